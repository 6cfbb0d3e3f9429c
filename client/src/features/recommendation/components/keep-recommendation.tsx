import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Printer from 'lucide-react/icons/printer';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button';
import { FootBar } from '../../../shared/ui/foot-bar';
import { LinkButton } from '../../../shared/ui/link-button';
import { MenuButton } from '../../../shared/ui/menu-button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { freeRoutineName } from '../../../shared/widgets/myfit/routine-list';
import { useRoutines } from '../../../shared/widgets/myfit/use-routines';
import type { RecommendedWorkout, WorkoutResult } from '../api/recommendation.types';
import { routinePath, useKeepRecommendation } from '../hooks/use-keep-recommendation';
import { takeConditions } from '../lib/request-draft';
import { fitWorkouts } from '../lib/workout-texts';
import { AddAllModal } from './add-all-modal';

/** Starts the recommended session in 오늘 운동. */
function startPath({ id, requestedBodyParts }: WorkoutResult, fit: readonly RecommendedWorkout[]): string {
  const query = new URLSearchParams({
    history: String(id),
    workouts: fit.map(({ workoutId }) => workoutId).join(','),
    title: `${requestedBodyParts.join('·')} 추천 운동`,
  });
  return `/training/session/new?${query.toString()}`;
}

/** Actions on the whole recommendation: start it, save it as a routine with one press, and rarer ones. */
export function KeepRecommendation({ result }: { result: WorkoutResult }) {
  const { made, create, addTo } = useKeepRecommendation(result.id);
  const { data: routines = [] } = useRoutines();
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const [routine] = made.data ?? [];
  // The link replaces the pressed button, so the focus moves to it.
  const link = useRef<HTMLAnchorElement>(null);
  const fit = fitWorkouts(result);
  const here = create.isSuccess && routine !== undefined;
  useEffect(() => {
    if (here) link.current?.focus();
  }, [here]);
  if (fit.length === 0) {
    return (
      <FootBar>
        <LinkButton to="/recommend/workout" onClick={() => takeConditions(result)}>
          지금 몸에 맞게 다시 추천받기
        </LinkButton>
      </FootBar>
    );
  }
  return (
    <FootBar>
      <LinkButton
        to={routine ? `/training/session/new?routine=${routine.routineId}` : startPath(result, fit)}
      >
        운동 시작
      </LinkButton>
      {routine ? (
        <LinkButton ref={link} to={routinePath(routine.routineId)} variant="secondary">
          만든 루틴 보기
        </LinkButton>
      ) : (
        <Button
          variant="secondary"
          loading={create.isPending || made.isLoading}
          onClick={() => create.mutate(freeRoutineName(result.requestedBodyParts.join('·'), routines))}
        >
          <span>
            <VisuallyHidden>이 추천으로 </VisuallyHidden>루틴 만들기
          </span>
        </Button>
      )}
      <MenuButton
        label="추천 결과 메뉴"
        icon={<EllipsisVertical size={20} />}
        items={[
          {
            key: 'add',
            label: '있는 루틴에 모두 담기',
            icon: <FolderPlus size={18} />,
            run: () => setChoosing(true),
            disabled: routines.length === 0 || addTo.isPending,
          },
          {
            key: 'again',
            label: '조건 바꿔 다시 추천받기',
            icon: <SlidersHorizontal size={18} />,
            run: () => {
              takeConditions(result);
              void navigate('/recommend/machine');
            },
          },
          { key: 'print', label: '인쇄하기', icon: <Printer size={18} />, run: () => window.print() },
        ]}
      />
      {choosing && (
        <AddAllModal
          routines={routines}
          recommended={fit.map(({ workoutId }) => workoutId)}
          onChoose={routine => {
            setChoosing(false);
            addTo.mutate(routine);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FootBar>
  );
}

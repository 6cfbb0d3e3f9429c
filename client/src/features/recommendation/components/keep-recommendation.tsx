import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { freeRoutineName } from '../../../shared/widgets/myfit/routine-list';
import { useRoutines } from '../../../shared/widgets/myfit/use-routines';
import type { WorkoutResult } from '../api/recommendation.types';
import { routinePath, useKeepRecommendation } from '../hooks/use-keep-recommendation';
import { AddAllModal } from './add-all-modal';

/** The whole recommendation into a routine by one press, or into one that is there. */
export function KeepRecommendation({ result }: { result: WorkoutResult }) {
  const { made, create, addTo } = useKeepRecommendation(result.id);
  const { data: routines = [] } = useRoutines();
  const [choosing, setChoosing] = useState(false);
  const [routine] = made.data ?? [];
  const name = freeRoutineName(result.requestedBodyParts.join('·'), routines);
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      {routine ? (
        <LinkButton to={routinePath(routine.routineId)} size="large">
          만든 루틴 보기
        </LinkButton>
      ) : (
        <Button
          size="large"
          icon={<ListPlus aria-hidden size={20} />}
          loading={create.isPending || made.isLoading}
          onClick={() => create.mutate(name)}
        >
          이 추천으로 루틴 만들기
        </Button>
      )}
      {routines.length > 0 && (
        <Button variant="secondary" loading={addTo.isPending} onClick={() => setChoosing(true)}>
          있는 루틴에 모두 담기
        </Button>
      )}
      {/* Two lines in any case: what stands below stays where it is. */}
      <p css={[text.small, { minHeight: '2lh', color: color('text-2') }]}>
        {routine
          ? `이 추천으로 만든 ‘${routine.routineName}’ 루틴이 있어요.`
          : `‘${name}’ 이름으로 한 번에 담아요. 이름은 나중에 바꿀 수 있어요.`}
      </p>
      {choosing && (
        <AddAllModal
          routines={routines}
          recommended={result.recommends.map(({ workoutId }) => workoutId)}
          onChoose={routine => {
            setChoosing(false);
            addTo.mutate(routine);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

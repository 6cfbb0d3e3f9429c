import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Skeleton } from '../../../shared/ui/skeleton';
import { setsText, weightText } from '../../../shared/widgets/workout/amounts';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import { fetchAlternatives } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { RecommendedWorkout, WorkoutAlternative } from '../api/recommendation.types';

interface AlternativesModalProps {
  workout: RecommendedWorkout;
  historyId: number;
  onChoose: (alternative: WorkoutAlternative) => void;
  onClose: () => void;
}

/** What may take the place of a recommended workout, best first; one press takes it. */
export function AlternativesModal({ workout, historyId, onChoose, onClose }: AlternativesModalProps) {
  const { workoutId, koreanName } = workout;
  const found = useQuery({
    queryKey: recommendationKeys.alternatives(historyId, workoutId),
    queryFn: () => fetchAlternatives(historyId, workoutId),
    // Health, exclusions and the rest of the session change what may come.
    gcTime: 0,
  });
  return (
    <Modal
      title="다른 운동으로"
      description={`‘${koreanName}’ 자리에 할 운동을 골라 주세요. 나머지는 그대로 둬요.`}
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: space(2), marginTop: space(4) }}>
        {found.isPending ? (
          [1, 2, 3].map(row => <Skeleton key={row} height={88} />)
        ) : found.isError ? (
          <>
            <p css={text.body2}>{messageOf(found.error)}</p>
            <Button variant="secondary" loading={found.isFetching} onClick={() => void found.refetch()}>
              다시 시도
            </Button>
          </>
        ) : found.data.length === 0 ? (
          <p css={text.body2}>지금 기구와 몸 상태로는 바꿀 만한 운동이 없어요.</p>
        ) : (
          <ul css={{ display: 'grid', gap: space(2) }}>
            {found.data.map(alternative => (
              <li key={alternative.workoutId}>
                <Choice alternative={alternative} onChoose={() => onChoose(alternative)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function Choice({ alternative, onChoose }: { alternative: WorkoutAlternative; onChoose: () => void }) {
  const { koreanName, imgPath, machineKoreanName, weight, loadLabel, repeat, repeatUnit, set, reason } =
    alternative;
  return (
    <button
      type="button"
      onClick={onChoose}
      css={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: space(3),
        width: '100%',
        padding: space(3),
        borderRadius: radius.control,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
        color: color('text'),
        textAlign: 'left',
        [media.hover]: { '&:hover': { background: color('surface-2') } },
      }}
    >
      <WorkoutPicture src={imgPath} size={56} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>{koreanName}</strong>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {machineKoreanName.join(' · ')}
        </span>
        <span css={[text.small, { display: 'block', fontVariantNumeric: 'tabular-nums' }]}>
          {weightText(weight, loadLabel)} · {setsText(repeat, set, repeatUnit)}
        </span>
        <span css={[text.small, { display: 'block', marginTop: space(1), color: color('text-2') }]}>
          {reason}
        </span>
      </span>
    </button>
  );
}

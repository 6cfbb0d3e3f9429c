import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Skeleton } from '../../../shared/ui/skeleton';
import { AlternativeChoice } from '../../../shared/widgets/workout/alternative-choice';
import { fetchAlternatives } from '../../../shared/widgets/workout/alternatives.api';
import type { WorkoutAlternative } from '../../../shared/widgets/workout/alternatives.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { RecommendedWorkout } from '../api/recommendation.types';

interface AlternativesModalProps {
  workout: RecommendedWorkout;
  historyId: number;
  onChoose: (alternative: WorkoutAlternative) => void;
  onClose: () => void;
}

/** Replacements for a recommended workout, best first; one press takes one. */
export function AlternativesModal({ workout, historyId, onChoose, onClose }: AlternativesModalProps) {
  const { workoutId, koreanName } = workout;
  const found = useQuery({
    queryKey: recommendationKeys.alternatives(historyId, workoutId),
    queryFn: () => fetchAlternatives({ historyId, workoutId }),
    // Health, exclusions and the rest of the session change the candidates.
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
          <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) }}>
            {found.data.map(alternative => (
              <li key={alternative.workoutId}>
                <AlternativeChoice alternative={alternative} onChoose={() => onChoose(alternative)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { useWorkoutChanges } from '../hooks/use-workout-changes';
import { AlternativesModal } from './alternatives-modal';

interface WorkoutChangesProps {
  workout: RecommendedWorkout;
  historyId: number;
}

/** Swaps the workout or leaves it out; and a way back to the recommended one. */
export function WorkoutChanges({ workout, historyId }: WorkoutChangesProps) {
  const [choosing, setChoosing] = useState(false);
  const { swap, exclude, isBusy } = useWorkoutChanges(historyId);
  const { koreanName, swappedFrom } = workout;
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: '1 1 8rem' } }}>
        <Button
          variant="secondary"
          aria-label={`${koreanName}, 다른 운동으로`}
          disabled={isBusy}
          onClick={() => setChoosing(true)}
        >
          다른 운동으로
        </Button>
        <Button
          variant="ghost"
          aria-label={`${koreanName}, 이건 빼 주세요`}
          disabled={isBusy}
          loading={exclude.isPending}
          onClick={() => exclude.mutate(workout)}
        >
          이건 빼 주세요
        </Button>
      </div>
      {swappedFrom && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0, 2) }}>
          <p css={[text.small, { flex: '1 1 8rem', color: color('text-2') }]}>
            추천한 ‘{swappedFrom.koreanName}’ 자리예요.
          </p>
          <Button
            variant="ghost"
            disabled={isBusy}
            aria-label={`${swappedFrom.koreanName} 운동으로 되돌리기`}
            onClick={() => swap.mutate({ from: workout, to: swappedFrom })}
          >
            되돌리기
          </Button>
        </div>
      )}
      {choosing && (
        <AlternativesModal
          workout={workout}
          historyId={historyId}
          onChoose={to => {
            setChoosing(false);
            swap.mutate({ from: workout, to });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

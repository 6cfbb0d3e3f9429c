import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LoadBar } from '../../../shared/ui/load-bar';
import { StatTile } from '../../../shared/ui/stat-tile';
import { rangeOf } from '../../../shared/widgets/workout/amounts';
import { StopLine } from '../../../shared/widgets/workout/stop-line';
import type { RecommendedWorkout } from '../api/recommendation.types';

interface WorkoutProps {
  workout: Omit<RecommendedWorkout, 'swappedFrom' | 'against'>;
}

/** Weight, repetitions and sets. */
export function WorkoutAmounts({ workout }: WorkoutProps) {
  const { weight, loadLabel, repeat, repeatUnit, set, stop } = workout;
  const timed = repeatUnit === 'seconds';
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > :first-of-type': { flexGrow: 1.6 } }}>
      {weight === null ? (
        <StatTile label="무게" value={loadLabel} highlighted />
      ) : (
        <StatTile
          label={loadLabel === '보조' ? '추천 보조' : '추천 무게'}
          value={formatNumber(weight)}
          unit="kg"
          highlighted
        />
      )}
      <StatTile
        label={timed ? '시간' : '횟수'}
        value={stop ? rangeOf(stop) : repeat}
        unit={timed ? '초' : '회'}
      />
      <StatTile label="세트" value={set} unit="세트" />
      <StopLine stop={stop} />
    </div>
  );
}

/** The range of the load; nothing without a load, or for assisted workouts. */
export function WorkoutRange({ workout }: WorkoutProps) {
  const { weight, loadLabel, weightRange } = workout;
  const [low, high] = weightRange ?? [];
  if (weight === null || low === undefined || high === undefined || loadLabel === '보조') return null;
  return <LoadBar value={weight} low={low} high={high} />;
}

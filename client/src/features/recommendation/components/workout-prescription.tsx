import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LoadBar } from '../../../shared/ui/load-bar';
import { StatTile } from '../../../shared/ui/stat-tile';
import type { RecommendedWorkout } from '../api/recommendation.types';

/** How heavy, how often and how many sets; below it the range the load lies in. */
export function WorkoutPrescription({ workout }: { workout: Omit<RecommendedWorkout, 'swappedFrom'> }) {
  const { weight, loadLabel, repeat, repeatUnit, set } = workout;
  const assisted = loadLabel === '보조';
  const timed = repeatUnit === 'seconds';
  const [low, high] = workout.weightRange ?? [];
  return (
    <>
      <div
        css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > :first-of-type': { flexGrow: 1.6 } }}
      >
        {weight === null ? (
          <StatTile label="무게" value={loadLabel} highlighted />
        ) : (
          <StatTile
            label={assisted ? '추천 보조' : '추천 무게'}
            value={formatNumber(weight)}
            unit="kg"
            highlighted
          />
        )}
        <StatTile label={timed ? '시간' : '횟수'} value={repeat} unit={timed ? '초' : '회'} />
        <StatTile label="세트" value={set} unit="세트" />
      </div>
      {weight !== null && low !== undefined && high !== undefined && !assisted && (
        <LoadBar value={weight} low={low} high={high} />
      )}
    </>
  );
}

import type { ReasonedTarget, WorkoutProgress } from '../recommendation/public.js';
import type { MyWorkout } from './entities/my-workout.entity.js';

/** The numbers shown for a workout of a routine. */
export interface ShownLoad {
  weight: number | null;
  rep: number | null;
  setCount: number | null;
}

/**
 * Today's numbers: the row's own, or on `auto` the derived ones. After an answer, the numbers it refers to stay until the day is over, so that a
 * second answer refers to the same ones.
 */
export function shownLoad(row: MyWorkout, { answered, next }: WorkoutProgress): ShownLoad {
  const own = { weight: row.weight, rep: row.rep, setCount: row.setCount };
  if (row.mode === 'fixed') return own;
  const setCount = row.setCount ?? next?.sets ?? null;
  if (answered) return { weight: answered.weightKg, rep: answered.repetitions, setCount };
  return next ? { weight: next.weightKg, rep: next.repetitions, setCount } : own;
}

/** The next target, if it differs from the shown numbers. */
export function proposalOf(row: MyWorkout, progress: WorkoutProgress): ReasonedTarget | null {
  const { answered, next } = progress;
  if (!next) return null;
  if (row.mode === 'auto') return answered ? next : null;
  const { weight, rep, setCount } = shownLoad(row, progress);
  const isSame = next.weightKg === weight && next.repetitions === rep && setCount !== null;
  return isSame ? null : { ...next, sets: setCount ?? next.sets };
}

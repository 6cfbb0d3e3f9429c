import type { ReasonedTarget, WorkoutProgress } from '../recommendation/public.js';
import type { MyWorkout } from './entities/my-workout.entity.js';

/** The numbers a routine's card shows. */
export interface ShownLoad {
  weight: number | null;
  rep: number | null;
  setCount: number | null;
}

/**
 * What is to be done today: the row's own numbers, or on `auto` what was derived. Once the member has answered, it is what they answered
 * about until the day is over, so that a second answer is about the same.
 */
export function shownLoad(row: MyWorkout, { answered, next }: WorkoutProgress): ShownLoad {
  const own = { weight: row.weight, rep: row.rep, setCount: row.setCount };
  if (row.mode === 'fixed') return own;
  const setCount = row.setCount ?? next?.sets ?? null;
  if (answered) return { weight: answered.weightKg, rep: answered.repetitions, setCount };
  return next ? { weight: next.weightKg, rep: next.repetitions, setCount } : own;
}

/** What would be done next where that is not what stands there anyway. */
export function proposalOf(row: MyWorkout, progress: WorkoutProgress): ReasonedTarget | null {
  const { answered, next } = progress;
  if (!next) return null;
  if (row.mode === 'auto') return answered ? next : null;
  const { weight, rep, setCount } = shownLoad(row, progress);
  const isSame = next.weightKg === weight && next.repetitions === rep && setCount !== null;
  return isSame ? null : { ...next, sets: setCount ?? next.sets };
}

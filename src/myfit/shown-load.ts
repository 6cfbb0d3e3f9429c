import type { ReasonedTarget, WorkoutProgress } from '../recommendation/public.js';
import type { MyWorkout } from './entities/my-workout.entity.js';

/** The numbers that a workout of a routine shows. */
export interface ShownLoad {
  weight: number | null;
  rep: number | null;
  setCount: number | null;
}

/**
 * What is to be done today: the row's own numbers, or on `auto` those that were derived. Once the member has answered, the numbers they
 * answered about stay until the day is over, so that a second answer is about the same ones.
 */
export function shownLoad(row: MyWorkout, { answered, next }: WorkoutProgress): ShownLoad {
  const own = { weight: row.weight, rep: row.rep, setCount: row.setCount };
  if (row.mode === 'fixed') return own;
  const setCount = row.setCount ?? next?.sets ?? null;
  if (answered) return { weight: answered.weightKg, rep: answered.repetitions, setCount };
  return next ? { weight: next.weightKg, rep: next.repetitions, setCount } : own;
}

/** The next target, if it differs from the numbers that are shown anyway. */
export function proposalOf(row: MyWorkout, progress: WorkoutProgress): ReasonedTarget | null {
  const { answered, next } = progress;
  if (!next) return null;
  if (row.mode === 'auto') return answered ? next : null;
  const { weight, rep, setCount } = shownLoad(row, progress);
  const isSame = next.weightKg === weight && next.repetitions === rep && setCount !== null;
  return isSame ? null : { ...next, sets: setCount ?? next.sets };
}

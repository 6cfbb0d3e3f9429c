import type { WorkoutProgress } from '../recommendation/public.js';
import type { UpdateMyWorkoutDto } from './dto/my-workouts.dto.js';
import type { MyWorkout } from './entities/my-workout.entity.js';
import { proposalOf, shownLoad } from './shown-load.js';

export interface LoadChange {
  numbers: Pick<MyWorkout, 'weight' | 'rep' | 'setCount' | 'mode'>;
  /** The weight the member typed, kg; else null. */
  typedKg: number | null;
  /** The member reverts a typed weight. */
  untyped: boolean;
}

/** How a request changes a row's numbers. Weight or repetitions that differ from the shown ones make the row `fixed`. */
export function loadChange(
  row: MyWorkout,
  progress: WorkoutProgress,
  request: UpdateMyWorkoutDto,
): LoadChange {
  const setCount = request.setCount === undefined ? row.setCount : request.setCount;
  if (request.takeProposal) {
    const taken = proposalOf(row, progress) ?? {
      weightKg: row.weight,
      repetitions: row.rep,
      sets: setCount,
    };
    const numbers = { weight: taken.weightKg, rep: taken.repetitions, setCount: taken.sets, mode: row.mode };
    return { numbers, typedKg: null, untyped: true };
  }
  const shown = shownLoad(row, progress);
  const weight = request.weight === undefined ? shown.weight : request.weight;
  const rep = request.rep === undefined ? shown.rep : request.rep;
  const isTyped = weight !== shown.weight || rep !== shown.rep;
  const mode = request.mode ?? (isTyped ? 'fixed' : row.mode);
  if (mode === 'auto') {
    const numbers = { weight: row.weight, rep: row.rep, setCount, mode };
    return { numbers, typedKg: null, untyped: row.mode === 'fixed' };
  }
  return {
    numbers: { weight, rep, setCount, mode },
    typedKg: weight === shown.weight ? null : weight,
    untyped: false,
  };
}

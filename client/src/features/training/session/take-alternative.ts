import type { WorkoutAlternative } from '../../../shared/widgets/workout/alternatives.api';
import type { TrainingLog } from '../store/training-log';
import type { NextWorkout } from './next-workout';
import { planOfWorkouts } from './offline-plans';

/** What the screen needs of an alternative, with the numbers it was offered with. @throws ApiError */
export async function takeAlternative(log: TrainingLog, chosen: WorkoutAlternative): Promise<NextWorkout> {
  const [plan] = await planOfWorkouts(log, [chosen.workoutId]);
  const { weight, repeat, set, warmUp, restSeconds } = chosen;
  const holds = chosen.repeatUnit === 'seconds';
  return {
    ...plan!,
    restSeconds,
    warmups: warmUp.map(each => ({ weight: each.weight, reps: each.repeat })),
    target: {
      ...plan!.target,
      weight,
      reps: holds ? null : repeat,
      seconds: holds ? repeat : null,
      sets: set,
      style: null,
    },
  };
}

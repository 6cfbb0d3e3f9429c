import { fetchNextOf, fetchNextOfRoutine } from '../api/training.api';
import type { TrainingLog } from '../store/training-log';
import { untilControlled } from '../../../shared/pwa/controlled';
import { picturesOf } from '../../../shared/widgets/workout/pictures';
import type { NextRoutine, NextWorkout } from './next-workout';

const ROUTINE = 'routine:';
const WORKOUT = 'workout:';

/** Keeps what a session begins from, so that it begins without a network too. */
async function keep(
  log: TrainingLog,
  workouts: readonly NextWorkout[],
  routine?: NextRoutine,
): Promise<void> {
  await log.writePlans([
    ...workouts.map(value => ({ key: WORKOUT + value.workoutId, value })),
    ...(routine ? [{ key: ROUTINE + routine.routineId, value: routine }] : []),
  ]);
}

/** The plan of a routine: the server's, or without an answer the one kept last. @throws ApiError when there is neither */
export async function planOfRoutine(log: TrainingLog, routineId: number): Promise<NextRoutine> {
  try {
    const routine = await fetchNextOfRoutine(routineId);
    await keep(log, routine.workouts, routine);
    return routine;
  } catch (error) {
    const kept = await log.readPlan<NextRoutine>(ROUTINE + routineId);
    if (kept) return kept;
    throw error;
  }
}

/** The same for workouts of no routine. @throws ApiError when one was never seen here and cannot be asked for */
export async function planOfWorkouts(
  log: TrainingLog,
  workoutIds: readonly number[],
  historyId: number | null = null,
): Promise<NextWorkout[]> {
  if (workoutIds.length === 0) return [];
  try {
    const workouts = await fetchNextOf(workoutIds, historyId);
    await keep(log, workouts);
    return workouts;
  } catch (error) {
    const kept = await keptWorkouts(log, workoutIds);
    if (kept.length === workoutIds.length) return kept;
    throw error;
  }
}

/** What is known here of workouts, without asking anybody. */
export async function keptWorkouts(log: TrainingLog, workoutIds: readonly number[]): Promise<NextWorkout[]> {
  const plans = await Promise.all(workoutIds.map(id => log.readPlan<NextWorkout>(WORKOUT + id)));
  return plans.filter(plan => plan !== undefined);
}

export const keptRoutines = (log: TrainingLog): Promise<NextRoutine[]> => log.readPlans(ROUTINE);

/** Brings the plans, texts and drawings of routines onto the device. Quiet: what fails comes the next time. */
export async function prepareOffline(log: TrainingLog, routineIds: readonly number[]): Promise<void> {
  const workouts = new Map<number, NextWorkout>();
  for (const routineId of routineIds) {
    const routine = await planOfRoutine(log, routineId).catch(() => null);
    for (const workout of routine?.workouts ?? []) workouts.set(workout.workoutId, workout);
  }
  // The service worker keeps the answers.
  await untilControlled();
  for (const { workoutId, image } of workouts.values()) {
    await Promise.allSettled(
      [image, picturesOf(image).moving, `/api/workouts/${workoutId}`].map(url => fetch(url)),
    );
  }
}

/** Every workout whose numbers are on this device. */
export const knownWorkouts = (log: TrainingLog): Promise<NextWorkout[]> => log.readPlans(WORKOUT);

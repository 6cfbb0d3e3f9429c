import { fetchNextOf, fetchNextOfRoutine } from '../api/training.api';
import type { TrainingLog } from '../store/training-log';
import { send } from '../../../shared/api/send';
import { untilControlled } from '../../../shared/pwa/controlled';
import { picturesOf } from '../../../shared/widgets/workout/pictures';
import type { NextRoutine, NextWorkout } from './next-workout';

const ROUTINE = 'routine:';
const ROUTINES = 'routines';
const WORKOUT = 'workout:';
/** In a basement an answer often does not come at all: who has it here already waits no longer. */
const KEPT_AFTER_MS = 3000;

export interface RoutineChoice {
  routineId: number;
  routineName: string;
}

/** The server's answer; what is kept where that fails or takes too long. @throws ApiError where nothing is */
export async function answerOrKept<Value>(
  ask: () => Promise<Value>,
  readKept: () => Promise<Value | undefined>,
): Promise<Value> {
  const kept = await readKept();
  if (kept === undefined) return ask();
  const late = new Promise<Value>(resolve => setTimeout(resolve, KEPT_AFTER_MS, kept));
  return Promise.race([ask(), late]).catch(() => kept);
}

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

/** The plan of a routine. @throws ApiError where none came and none is kept */
export const planOfRoutine = (log: TrainingLog, routineId: number): Promise<NextRoutine> =>
  answerOrKept(
    async () => {
      const routine = await fetchNextOfRoutine(routineId);
      await keep(log, routine.workouts, routine);
      return routine;
    },
    () => log.readPlan<NextRoutine>(ROUTINE + routineId),
  );

/** The same for workouts of no routine. @throws ApiError when one was never seen here and cannot be asked for */
export async function planOfWorkouts(
  log: TrainingLog,
  workoutIds: readonly number[],
  historyId: number | null = null,
): Promise<NextWorkout[]> {
  if (workoutIds.length === 0) return [];
  return answerOrKept(
    async () => {
      const workouts = await fetchNextOf(workoutIds, historyId);
      await keep(log, workouts);
      return workouts;
    },
    async () => {
      const kept = await keptWorkouts(log, workoutIds);
      return kept.length === workoutIds.length ? kept : undefined;
    },
  );
}

/** What is known here of workouts, without asking anybody. */
export async function keptWorkouts(log: TrainingLog, workoutIds: readonly number[]): Promise<NextWorkout[]> {
  const plans = await Promise.all(workoutIds.map(id => log.readPlan<NextWorkout>(WORKOUT + id)));
  return plans.filter(plan => plan !== undefined);
}

/** The routines that a session can begin from without asking anybody, as they were when the server was asked last. */
export async function keptRoutines(log: TrainingLog): Promise<RoutineChoice[]> {
  const plans = await log.readPlans<NextRoutine>(ROUTINE);
  const routines = (await log.readPlan<RoutineChoice[]>(ROUTINES)) ?? plans;
  return routines.filter(({ routineId }) => plans.some(plan => plan.routineId === routineId));
}

/** Brings routines, their plans, texts and drawings onto the device. Quiet: what fails comes the next time. */
export async function prepareOffline(log: TrainingLog, routines: readonly RoutineChoice[]): Promise<void> {
  const choices = routines.map(({ routineId, routineName }) => ({ routineId, routineName }));
  await log.writePlans([{ key: ROUTINES, value: choices }]).catch(() => undefined);
  const workouts = new Map<number, NextWorkout>();
  for (const { routineId } of choices) {
    const routine = await planOfRoutine(log, routineId).catch(() => null);
    for (const workout of routine?.workouts ?? []) workouts.set(workout.workoutId, workout);
  }
  // The service worker keeps the answers.
  await untilControlled();
  for (const { workoutId, image } of workouts.values()) {
    await Promise.allSettled(
      [image, picturesOf(image).moving, `/api/workouts/${workoutId}`].map(url =>
        send(new Request(new URL(url, location.origin))),
      ),
    );
  }
}

/** Every workout whose numbers are on this device. */
export const knownWorkouts = (log: TrainingLog): Promise<NextWorkout[]> => log.readPlans(WORKOUT);

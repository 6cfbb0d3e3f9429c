import { fetchNextOf, fetchNextOfRoutine } from '../api/training.api';
import type { TrainingSession } from '../store/rows';
import type { TrainingLog } from '../store/training-log';
import { answerOrKept } from '../../../shared/api/answer-or-kept';
import type { Change } from '../../../shared/changes/change-database';
import { waitingChanges } from '../../../shared/changes/waiting-changes';
import { send } from '../../../shared/api/send';
import { queryClient } from '../../../shared/api/query-client';
import { onLoginLeft } from '../../../shared/session/session.store';
import { untilControlled } from '../../../shared/pwa/controlled';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';
import { healthKey } from '../../../shared/widgets/health/health.api';
import { additionsIn } from '../../../shared/widgets/myfit/routine-changes';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { picturesOf } from '../../../shared/widgets/workout/pictures';
import type { NextRoutine, NextWorkout } from './next-workout';
import { withWaiting } from './with-waiting';

const ROUTINE = 'routine:';
const ROUTINES = 'routines';
const WORKOUT = 'workout:';
const LIGHT_WEEK = 'light-week';

export interface RoutineChoice {
  routineId: number;
  routineName: string;
}

/** Stores what a session starts from, so that it starts offline, too. */
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

/** The server's plan of a routine, then also stored. @throws ApiError where none arrives */
async function fetchPlanOfRoutine(log: TrainingLog, routineId: number): Promise<NextRoutine> {
  const routine = await fetchNextOfRoutine(routineId);
  await keep(log, routine.workouts, routine);
  return routine;
}

/** A routine's plan with this device's unsent changes. @throws ApiError if none arrives and none is stored */
export async function planOfRoutine(log: TrainingLog, routineId: number): Promise<NextRoutine> {
  const plan = await answerOrKept(
    () => fetchPlanOfRoutine(log, routineId),
    () => log.readPlan<NextRoutine>(ROUTINE + routineId),
  );
  const changes = await waitingChanges();
  return withWaiting(plan, changes, await keptAdditions(log, changes));
}

/** The same for workouts without a routine. @throws ApiError where none arrives */
export async function fetchPlanOfWorkouts(
  log: TrainingLog,
  workoutIds: readonly number[],
  historyId: number | null,
): Promise<NextWorkout[]> {
  const { workouts, lightWeek } = await fetchNextOf(workoutIds, historyId);
  await keep(log, workouts);
  await log.writePlans([{ key: LIGHT_WEEK, value: lightWeek?.reason ?? null }]);
  return workouts;
}

/** The plan of workouts without a routine. @throws ApiError when one was never seen here and cannot be requested */
export async function planOfWorkouts(
  log: TrainingLog,
  workoutIds: readonly number[],
  historyId: number | null = null,
): Promise<NextWorkout[]> {
  if (workoutIds.length === 0) return [];
  return answerOrKept(
    () => fetchPlanOfWorkouts(log, workoutIds, historyId),
    async () => {
      const kept = await keptWorkouts(log, workoutIds);
      return kept.length === workoutIds.length ? kept : undefined;
    },
  );
}

/** For a session's workouts: the routine's plans, for others the recommendation's. @throws ApiError as `planOfWorkouts` */
export async function planOfSession(
  log: TrainingLog,
  { routineId, historyId }: Pick<TrainingSession, 'routineId' | 'historyId'>,
  workoutIds: readonly number[],
): Promise<NextWorkout[]> {
  // The routine may be gone.
  const routine = routineId === null ? null : await planOfRoutine(log, routineId).catch(() => null);
  const own = routine?.workouts.filter(({ workoutId }) => workoutIds.includes(workoutId)) ?? [];
  const others = workoutIds.filter(id => !own.some(({ workoutId }) => workoutId === id));
  return [...own, ...(await planOfWorkouts(log, others, historyId))];
}

/** The reason for a light week in the last answer about workouts; null where it proposed none. */
export const keptLightWeek = async (log: TrainingLog): Promise<string | null> =>
  (await log.readPlan<string | null>(LIGHT_WEEK)) ?? null;

/** This device's data about workouts, without a request. */
export async function keptWorkouts(log: TrainingLog, workoutIds: readonly number[]): Promise<NextWorkout[]> {
  const plans = await Promise.all(workoutIds.map(id => log.readPlan<NextWorkout>(WORKOUT + id)));
  return plans.filter(plan => plan !== undefined);
}

/** The same for workouts that wait to be added to routines. */
const keptAdditions = (log: TrainingLog, changes: readonly Change[]): Promise<NextWorkout[]> =>
  keptWorkouts(
    log,
    additionsIn(changes).map(({ workoutId }) => workoutId),
  );

/**
 * The routines that a session can start from without a request, as of the server's last answer; empty only
 * where the server said that there are none, null where that is unknown.
 */
export async function keptRoutines(log: TrainingLog): Promise<RoutineChoice[] | null> {
  const plans = await log.readPlans<NextRoutine>(ROUTINE);
  const routines = (await log.readPlan<RoutineChoice[]>(ROUTINES)) ?? null;
  const here = (routines ?? plans).filter(({ routineId }) =>
    plans.some(plan => plan.routineId === routineId),
  );
  return here.length > 0 || routines?.length === 0 ? here : null;
}

export const keptPlansKey = (memberId: number) => ['training', 'kept-plans', memberId] as const;

/** The plans of routines on this device, as a session would start with them. */
export const keptPlansOf = (log: TrainingLog) => ({
  queryKey: keptPlansKey(log.memberId),
  queryFn: async (): Promise<NextRoutine[]> => {
    const [plans, changes] = await Promise.all([log.readPlans<NextRoutine>(ROUTINE), waitingChanges()]);
    const known = await keptAdditions(log, changes);
    return plans.map(plan => withWaiting(plan, changes, known));
  },
  retry: false,
});

/** The log's revision when no session was open last: what a session teaches changes the next one once it is over. */
let learnedUpTo = 0;
onLoginLeft(() => (learnedUpTo = 0));

/** A page copies what it shows anew, unless that has just been done; the filling of the copy only what is made from something else now. */
export const COPIED_FOR_MS = { page: 30_000, filling: Infinity } as const;

/**
 * Asks for plans and copies them, by what they are made from: workouts, the log, the member's body and health, what is still to be sent.
 *
 * @returns a function that asks for one unless its copy is that old. @throws ApiError
 */
export async function plansOnce(log: TrainingLog, staleTime: number) {
  if ((await log.openSessions()).length === 0) learnedUpTo = await log.cursor();
  const unsent = (await waitingChanges()).map(({ id }) => id);
  const member = [healthKey, bodyKeys.recent].map(key => queryClient.getQueryData(key));
  return (workouts: unknown, copy: () => Promise<unknown>): Promise<true> =>
    queryClient.fetchQuery({
      queryKey: ['training', 'copied-plan', log.memberId, workouts, learnedUpTo, member, unsent],
      queryFn: async () => {
        await copy();
        return true as const;
      },
      staleTime,
      gcTime: Infinity,
      retry: false,
    });
}

/**
 * Copies routines, their plans and drawings onto the device. Ignores failures: the next run fetches what is missing.
 *
 * @param staleTime one of `COPIED_FOR_MS`
 * @param onPlans called once the plans are here, before the drawings
 * @returns whether every plan has come
 */
export async function prepareOffline(
  log: TrainingLog,
  routines: readonly RoutineChoice[],
  staleTime: number,
  onPlans?: () => void,
): Promise<boolean> {
  const choices = routines.map(({ routineId, routineName }) => ({ routineId, routineName }));
  await log.writePlans([{ key: ROUTINES, value: choices }]).catch(() => undefined);
  const workouts = new Map<number, NextWorkout>();
  const once = await plansOnce(log, staleTime);
  let complete = true;
  for (const choice of choices) {
    const { routineId } = choice;
    await once([choice, queryClient.getQueryData(myfitKeys.workouts(routineId))], async () => {
      const routine = await fetchPlanOfRoutine(log, routineId);
      for (const workout of routine.workouts) workouts.set(workout.workoutId, workout);
    }).catch(() => (complete = false));
  }
  onPlans?.();
  // The service worker caches the answers.
  await untilControlled();
  for (const { image } of workouts.values()) {
    await Promise.allSettled(
      [image, picturesOf(image).moving].map(url => send(new Request(new URL(url, location.origin)))),
    );
  }
  return complete;
}

/** Every workout whose numbers are on this device. */
export const knownWorkouts = (log: TrainingLog): Promise<NextWorkout[]> => log.readPlans(WORKOUT);

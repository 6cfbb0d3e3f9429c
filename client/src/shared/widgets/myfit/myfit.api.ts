import { api, unwrap } from '../../api/api.client';
import type { Place } from '../training-preferences/training-preferences.api';

/** The member's routines in the order of their tabs, with the list's version. @throws ApiError */
export async function fetchRoutineList() {
  const { routines, version } = await unwrap(api.GET('/api/myfit/routines/workout'));
  return { routines: [...routines].sort((a, b) => a.routineIndex - b.routineIndex), version };
}

/** @throws ApiError */
export const fetchRoutines = async () => (await fetchRoutineList()).routines;
export type Routine = Awaited<ReturnType<typeof fetchRoutines>>[number];

/** Marks a routine that the server must create. */
export const NEW_ROUTINE_ID = -1;

/**
 * Sends the whole list: `NEW_ROUTINE_ID` creates, a missing one is deleted, the id of one deleted less than ten minutes
 * ago restores it with its workouts. @throws ApiError, CONFLICT_EXCEPTION where the list has another version by now
 */
export async function saveRoutines(routines: readonly Routine[], version: number): Promise<Routine[]> {
  const known = routines.map(({ routineId, routineIndex, routineName }) => ({
    routineId,
    routineIndex,
    routineName,
  }));
  const saved = await unwrap(api.POST('/api/myfit/routines/workout', { body: { routines: known, version } }));
  return [...saved.routines].sort((a, b) => a.routineIndex - b.routineIndex);
}

/** The workouts of a routine in order. @throws ApiError */
export async function fetchRoutineWorkouts(routineId: number) {
  return unwrap(api.GET('/api/myfit/routines/workout/{routineId}', { params: { path: { routineId } } }));
}
export type RoutineWorkout = Awaited<ReturnType<typeof fetchRoutineWorkouts>>[number];

/** Weight in kg as loaded on the equipment, repetitions (or seconds) and sets; null means undecided. */
export interface Prescription {
  weight: number | null;
  rep: number | null;
  setCount: number | null;
}

/** 자동 follows what was learned, 고정 stays as typed. */
export type RoutineMode = RoutineWorkout['mode'];

export interface Addition {
  /** The recommendation it comes from. */
  historyId?: number;
  mode?: RoutineMode;
  /** The member has confirmed the weight. */
  confirmed?: boolean;
}

/** @throws ApiError, ALREADY_EXIST_MY_WORKOUT_EXCEPTION, MY_WORKOUT_SIZE_OVER_EXCEPTION, IMPLAUSIBLE_LOAD_EXCEPTION */
export async function addToRoutine(
  routineId: number,
  workoutId: number,
  prescription: Prescription,
  addition: Addition = {},
): Promise<RoutineWorkout[]> {
  return unwrap(
    api.POST('/api/myfit/routines/workout/{routineId}', {
      params: { path: { routineId } },
      body: { workoutIds: [workoutId], ...prescription, ...addition },
    }),
  );
}

/** Creates the first four routines with workouts for this place; a member with routines gets those. @throws ApiError */
export async function fillRoutines(place: Place) {
  return unwrap(api.POST('/api/myfit/routines/workout/filled', { body: { place } }));
}

/** Creates a routine from a whole recommendation; a repeated `requestId` creates no second one. @throws ApiError */
export async function createRecommendedRoutine(historyId: number, routineName: string, requestId: string) {
  return unwrap(
    api.POST('/api/myfit/routines/workout/recommended', { body: { historyId, routineName, requestId } }),
  );
}

/** The routines created from a recommendation. @throws ApiError */
export async function fetchRoutinesMadeFrom(historyId: number): Promise<Routine[]> {
  const { routines } = await unwrap(
    api.GET('/api/myfit/routines/workout/recommended/{historyId}', { params: { path: { historyId } } }),
  );
  return routines;
}

export type RecommendedRoutine = Awaited<ReturnType<typeof createRecommendedRoutine>>;

/** Adds a whole recommendation as far as it fits. @throws ApiError, MY_WORKOUT_SIZE_OVER_EXCEPTION */
export async function addRecommendation(historyId: number, routineId: number) {
  return unwrap(
    api.POST('/api/myfit/routines/workout/{routineId}/recommended', {
      params: { path: { routineId } },
      body: { historyId },
    }),
  );
}

/** Changes to a routine's workout; missing fields stay. */
export interface WorkoutChange extends Partial<Prescription> {
  /** 1-based. */
  myWorkoutIndex?: number;
  mode?: RoutineMode;
  takeProposal?: boolean;
  confirmed?: boolean;
}

/** Returns the whole list. @throws ApiError, IMPLAUSIBLE_LOAD_EXCEPTION */
export async function updateMyWorkout(myWorkoutId: number, change: WorkoutChange): Promise<RoutineWorkout[]> {
  return unwrap(
    api.POST('/api/myfit/routines/workout/update/{myWorkoutId}', {
      params: { path: { myWorkoutId } },
      body: change,
    }),
  );
}

/** @throws ApiError */
export async function removeMyWorkout(myWorkoutId: number): Promise<void> {
  await unwrap(
    api.POST('/api/myfit/routines/workout/delete/{myWorkoutId}', { params: { path: { myWorkoutId } } }),
  );
}

export type Feedback = 'LIGHT' | 'RIGHT' | 'HEAVY';

/**
 * How today's weight felt: the next one follows from it; a later answer replaces the earlier.
 *
 * @param rep repetitions done, where the feeling ended the sets
 * @throws ApiError
 */
export async function sendFeedback(myWorkoutId: number, feedback: Feedback, rep?: number): Promise<void> {
  await unwrap(
    api.POST('/api/myfit/routines/workout/feedback/{myWorkoutId}', {
      params: { path: { myWorkoutId } },
      body: { feedback, ...(rep !== undefined && { rep }) },
    }),
  );
}

/** Takes today's answer back. @throws ApiError */
export async function withdrawFeedback(myWorkoutId: number): Promise<void> {
  await unwrap(
    api.DELETE('/api/myfit/routines/workout/feedback/{myWorkoutId}', { params: { path: { myWorkoutId } } }),
  );
}

/** @throws ApiError */
export async function fetchMySupplements() {
  return unwrap(api.GET('/api/myfit/routines/supplement'));
}
export type MySupplement = Awaited<ReturnType<typeof fetchMySupplements>>[number];

/**
 * @param chosenUnit true when the pack size was explicitly chosen, which the server takes by path
 * @throws ApiError, ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION
 */
export async function addMySupplement(supplementId: number, chosenUnit: boolean): Promise<void> {
  await unwrap(
    chosenUnit
      ? api.POST('/api/myfit/routines/supplement/{supplementId}', { params: { path: { supplementId } } })
      : api.POST('/api/myfit/routines/supplement', { body: { supplementIds: [supplementId] } }),
  );
}

/** @throws ApiError */
export async function removeMySupplement(mySupplementId: number): Promise<void> {
  await unwrap(
    api.POST('/api/myfit/routines/supplement/delete/{mySupplementId}', {
      params: { path: { mySupplementId } },
    }),
  );
}

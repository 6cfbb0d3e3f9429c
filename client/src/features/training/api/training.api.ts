import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];
export type SessionTotals = Schemas['SessionSummaryDto'];
export type BrokenRecord = Schemas['BrokenRecordDto'];
export type NextStep = Schemas['NextStepDto'];

/** @throws ApiError `ROUTINE_NOT_FOUND_EXCEPTION` */
export const fetchNextOfRoutine = (routineId: number): Promise<Schemas['NextRoutineDto']> =>
  unwrap(api.GET('/api/training/next/{routineId}', { params: { path: { routineId } } }));

/** @param historyId the recommendation that provides the numbers. @throws ApiError */
export async function fetchNextOf(
  workoutIds: readonly number[],
  historyId: number | null,
): Promise<Schemas['NextWorkoutsDto']> {
  const query = { workoutIds: workoutIds.join(','), ...(historyId === null ? {} : { historyId }) };
  return unwrap(api.GET('/api/training/next', { params: { query } }));
}

/** Up to ten names for the text typed so far. @throws ApiError */
export const suggestWorkouts = (keyword: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/workouts/search/list', { params: { query: { keyword } }, signal }));

/** A session's totals, with records and next changes. @throws ApiError `TRAINING_SESSION_NOT_FOUND_EXCEPTION` */
export const fetchSummary = (trainingSessionId: string): Promise<SessionTotals> =>
  unwrap(
    api.GET('/api/training/sessions/{trainingSessionId}/summary', {
      params: { path: { trainingSessionId } },
    }),
  );

/** What a picture shows: a finished session, or the bests of a workout. */
export type Pictured = { trainingSessionId: string } | { workoutId: number };

/** As a PNG. @throws ApiError `TRAINING_SESSION_NOT_FOUND_EXCEPTION`, `WORKOUT_NOT_FOUND_EXCEPTION` */
export async function fetchPicture(path: Pictured, withWeights: boolean): Promise<Blob> {
  const query = { weights: withWeights ? ('true' as const) : ('false' as const) };
  return 'workoutId' in path
    ? unwrap(
        api.GET('/api/training/workouts/{workoutId}/picture', { params: { path, query }, parseAs: 'blob' }),
      )
    : unwrap(
        api.GET('/api/training/sessions/{trainingSessionId}/picture', {
          params: { path, query },
          parseAs: 'blob',
        }),
      );
}

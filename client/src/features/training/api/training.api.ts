import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import type { NextRoutine, NextWorkouts } from '../session/next-workout';
import type { SyncTransport } from '../store/rows';

type Schemas = components['schemas'];
export type SessionTotals = Schemas['SessionSummaryDto'];
export type BrokenRecord = Schemas['BrokenRecordDto'];
export type NextStep = Schemas['NextStepDto'];

const CHANGES_PAGE = 500;

/** How the log sends to the member's server. */
export const trainingTransport: SyncTransport = {
  sync: (items, after) => unwrap(api.POST('/api/training/sync', { body: { items, after } })),
  changes: after =>
    unwrap(api.GET('/api/training/changes', { params: { query: { after, limit: CHANGES_PAGE } } })),
};

/** @throws ApiError `ROUTINE_NOT_FOUND_EXCEPTION` */
export const fetchNextOfRoutine = (routineId: number): Promise<NextRoutine> =>
  unwrap(api.GET('/api/training/next/{routineId}', { params: { path: { routineId } } }));

/** @param historyId the recommendation that provides the numbers. @throws ApiError */
export async function fetchNextOf(
  workoutIds: readonly number[],
  historyId: number | null,
): Promise<NextWorkouts> {
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

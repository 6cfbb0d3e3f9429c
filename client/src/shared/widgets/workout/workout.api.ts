import { queryOptions } from '@tanstack/react-query';
import { answerOrKept } from '../../api/answer-or-kept';
import { api, unwrap } from '../../api/api.client';

/** All workouts with their search fields; the service worker caches the answer. @throws ApiError */
export const fetchCopiedWorkouts = () => unwrap(api.GET('/api/workouts/copy'));

export type CopiedWorkout = Awaited<ReturnType<typeof fetchCopiedWorkouts>>[number];

/** The same as a query, as long as the server lets the answer be cached. */
export const copiedWorkouts = queryOptions({
  queryKey: ['workouts', 'copy'],
  queryFn: fetchCopiedWorkouts,
  staleTime: 60 * 60_000,
});

/** The server's answer, or this device's where none arrives. @throws ApiError `WORKOUT_NOT_FOUND_EXCEPTION` */
export const fetchWorkout = (id: number, signal?: AbortSignal) =>
  answerOrKept(
    () => unwrap(api.GET('/api/workouts/{id}', { params: { path: { id } }, signal })),
    async () => (await fetchCopiedWorkouts()).find(workout => workout.id === id),
  );

export type WorkoutDetail = Awaited<ReturnType<typeof fetchWorkout>>;

export const workoutKey = (id: number) => ['workouts', 'detail', id] as const;

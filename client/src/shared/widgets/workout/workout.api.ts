import { api, unwrap } from '../../api/api.client';

/** @throws ApiError `WORKOUT_NOT_FOUND_EXCEPTION` */
export const fetchWorkout = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/workouts/{id}', { params: { path: { id } }, signal }));

export type WorkoutDetail = Awaited<ReturnType<typeof fetchWorkout>>;

export const workoutKey = (id: number) => ['workouts', 'detail', id] as const;

import { api, unwrap } from '../../../shared/api/api.client';

/** Machines, mistakes and safety of a workout. @throws ApiError */
export async function fetchWorkoutDetail(workoutId: number) {
  return unwrap(api.GET('/api/workouts/{id}', { params: { path: { id: workoutId } } }));
}

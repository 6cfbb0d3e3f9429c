import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

export type RoutineShare = components['schemas']['RoutineShareDto'];

export const routineShareKey = (routineId: number) => ['myfit', 'share', routineId] as const;

/** @throws ApiError */
export async function fetchShare(routineId: number): Promise<RoutineShare> {
  return unwrap(
    api.GET('/api/myfit/routines/workout/{routineId}/share', { params: { path: { routineId } } }),
  );
}

/** Creates the link, or changes what it shows. @throws ApiError */
export async function shareRoutine(routineId: number, withName: boolean): Promise<RoutineShare> {
  return unwrap(
    api.POST('/api/myfit/routines/workout/{routineId}/share', {
      params: { path: { routineId } },
      body: { withName },
    }),
  );
}

/** @throws ApiError */
export async function endShare(routineId: number): Promise<void> {
  await unwrap(
    api.DELETE('/api/myfit/routines/workout/{routineId}/share', { params: { path: { routineId } } }),
  );
}

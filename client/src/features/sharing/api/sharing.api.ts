import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

export type SharedRoutine = components['schemas']['SharedRoutineDto'];

export const sharedRoutineKey = (secret: string) => ['shared', 'routine', secret] as const;

/** @throws ApiError, `SHARED_ROUTINE_NOT_FOUND_EXCEPTION` */
export async function fetchSharedRoutine(secret: string, signal?: AbortSignal): Promise<SharedRoutine> {
  return unwrap(api.GET('/api/shared/routines/{secret}', { params: { path: { secret } }, signal }));
}

/** Copies it into the member's own list; a repeated `requestId` creates no second copy. @throws ApiError */
export async function takeSharedRoutine(secret: string, requestId: string): Promise<number> {
  const { routine } = await unwrap(
    api.POST('/api/shared/routines/{secret}/take', { params: { path: { secret } }, body: { requestId } }),
  );
  return routine.routineId;
}

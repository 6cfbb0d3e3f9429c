import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type BulkChange = Partial<Omit<components['schemas']['BulkSupplementsInput'], 'ids'>>;

/** Applies one change to all these rows, or to none. @returns the history entries that undo it @throws ApiError */
export async function changeMany(
  resource: 'supplements' | 'workouts',
  ids: readonly number[],
  change: BulkChange,
): Promise<number[]> {
  const response = await adminFetch(`bulk/${resource}`, { method: 'PUT', body: { ids, ...change } });
  return ((await response.json()) as components['schemas']['BulkChangedDto']).entries;
}

/** @throws ApiError `CHANGED_SINCE_EXCEPTION` */
export async function undoMany(entries: readonly number[]): Promise<void> {
  await adminFetch('bulk/undo', { method: 'POST', body: { entries } });
}

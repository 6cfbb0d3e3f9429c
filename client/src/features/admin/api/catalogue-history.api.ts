import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';
import type { ResourceName } from './admin.api';

export type History = components['schemas']['CatalogueHistoryDto'];
export type HistoryEntry = components['schemas']['CatalogueChangeEntryDto'];

/** Narrows the history; empty means all of it. */
export interface HistoryFilter {
  resource: ResourceName | null;
  resourceId: number | null;
}

export const historyKeys = {
  all: ['admin', 'history'] as const,
  list: ({ resource, resourceId }: HistoryFilter) => ['admin', 'history', resource, resourceId] as const,
};

/** @param before the previous answer's `next` @throws ApiError */
export async function fetchHistory(
  { resource, resourceId }: HistoryFilter,
  before: number | null,
): Promise<History> {
  const query = new URLSearchParams({
    ...(resource && { resource }),
    ...(resourceId !== null && { resourceId: String(resourceId) }),
    ...(before !== null && { before: String(before) }),
  });
  return (await adminFetch(`history?${query.toString()}`)).json() as Promise<History>;
}

/** @throws ApiError `CHANGED_SINCE_EXCEPTION`, `IN_USE_EXCEPTION` */
export async function undoChange(id: number): Promise<void> {
  await adminFetch(`history/${id}/undo`, { method: 'POST' });
}

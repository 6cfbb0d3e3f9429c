import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type MissedKeyword = components['schemas']['MissedKeywordDto'];
type Key = Pick<MissedKeyword, 'kind' | 'keyword'>;

export const missedSearchesKey = ['admin', 'missedSearches'] as const;

/** @throws ApiError */
export async function fetchMissedSearches(): Promise<MissedKeyword[]> {
  return (await adminFetch('missedSearches')).json() as Promise<MissedKeyword[]>;
}

/** @throws ApiError `WORKOUT_NOT_FOUND_EXCEPTION`, `SUPPLEMENT_NOT_FOUND_EXCEPTION`, `CONFLICT_EXCEPTION`, or with `fields` */
export async function addAlias({ kind, keyword }: Key, id: number): Promise<void> {
  await adminFetch('missedSearches/alias', { method: 'POST', body: { kind, keyword, id } });
}

/** @throws ApiError */
export async function ignoreSearch({ kind, keyword }: Key): Promise<void> {
  await adminFetch('missedSearches/ignore', { method: 'POST', body: { kind, keyword } });
}

export type IgnoredKeyword = components['schemas']['IgnoredKeywordDto'];

export const ignoredSearchesKey = [...missedSearchesKey, 'ignored'] as const;

/** @throws ApiError */
export async function fetchIgnoredSearches(): Promise<IgnoredKeyword[]> {
  return (await adminFetch('missedSearches/ignored')).json() as Promise<IgnoredKeyword[]>;
}

/** @throws ApiError */
export async function restoreSearch({ kind, keyword }: Key): Promise<void> {
  await adminFetch('missedSearches/restore', { method: 'POST', body: { kind, keyword } });
}

/** Up to ten names for the text typed so far. @throws ApiError */
export async function suggestNames(kind: Key['kind'], keyword: string, signal: AbortSignal) {
  const path = kind === 'workouts' ? '/api/workouts/search/list' : '/api/supplements/search/list';
  return unwrap(api.GET(path, { params: { query: { keyword } }, signal }));
}

import { api, unwrap, unwrapWithHeaders } from '../../../shared/api/api.client';
import type { SupplementTypeFilter } from '../lib/search-filters';

/** One page of results. `lastPage` is at least 1. */
export interface ResultPage<Item> {
  items: Item[];
  total: number;
  lastPage: number;
}

export function resultPage<Item>({ data, headers }: { data: Item[]; headers: Headers }): ResultPage<Item> {
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  const pageSize = Number(headers.get('X-Page-Size')) || Math.max(1, data.length);
  return { items: data, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) };
}

/** @param page from 1 @param part null for all @throws ApiError */
export async function searchWorkouts(
  page: number,
  keyword: string | null,
  part: string | null,
  signal?: AbortSignal,
) {
  return resultPage(
    await unwrapWithHeaders(
      api.POST('/api/workouts/search/list/{page}', {
        params: { path: { page } },
        body: { ...(keyword && { searchKeyword: keyword }), bodyPartKoreanName: part ? [part] : [] },
        signal,
      }),
    ),
  );
}

/** @param page from 1 @param type null for all @throws ApiError */
export async function searchSupplements(
  page: number,
  keyword: string | null,
  type: SupplementTypeFilter | null,
  signal?: AbortSignal,
) {
  return resultPage(
    await unwrapWithHeaders(
      api.POST('/api/supplements/search/list/{page}', {
        params: { path: { page } },
        body: { ...(keyword && { searchKeyword: keyword }), supplementType: type ? [type] : [] },
        signal,
      }),
    ),
  );
}

export interface Suggestion {
  id: number;
  koreanName: string;
}

export type Suggest = (keyword: string, signal: AbortSignal) => Promise<Suggestion[]>;

/** Up to ten names for what was typed so far. @throws ApiError */
export const suggestWorkouts: Suggest = (keyword, signal) =>
  unwrap(api.GET('/api/workouts/search/list', { params: { query: { keyword } }, signal }));

/** Up to ten names for what was typed so far. @throws ApiError */
export const suggestSupplements: Suggest = (keyword, signal) =>
  unwrap(api.GET('/api/supplements/search/list', { params: { query: { keyword } }, signal }));

export type WorkoutItem = Awaited<ReturnType<typeof searchWorkouts>>['items'][number];
export type SupplementItem = Awaited<ReturnType<typeof searchSupplements>>['items'][number];

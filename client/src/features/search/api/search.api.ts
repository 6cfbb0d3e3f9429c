import { answerOrKept } from '../../../shared/api/answer-or-kept';
import { api, unwrap, unwrapWithHeaders } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';
import type * as DeviceSearch from '../../../shared/widgets/workout/device-search';
import type { SupplementTypeFilter } from '../lib/search-filters';

/** One page of results. `lastPage` is at least 1. */
export interface ResultPage<Item> {
  items: Item[];
  total: number;
  lastPage: number;
  /** Found in this device's copy, as the server did not answer. */
  fromDevice?: boolean;
}

export function resultPage<Item>({ data, headers }: { data: Item[]; headers: Headers }): ResultPage<Item> {
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  const pageSize = Number(headers.get('X-Page-Size')) || Math.max(1, data.length);
  return { items: data, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The page size of `GET /api/workouts/search/list`. */
const PAGE_SIZE = 12;
const SUGGESTIONS = 10;

const searchDevice: typeof DeviceSearch.searchDevice = async query =>
  (await import('../../../shared/widgets/workout/device-search')).searchDevice(query);

/** @param page from 1 @param part null for all @throws ApiError */
export const searchWorkouts = (
  page: number,
  keyword: string | null,
  part: string | null,
  signal?: AbortSignal,
): Promise<ResultPage<WorkoutItem>> =>
  answerOrKept<ResultPage<WorkoutItem>>(
    async () =>
      resultPage(
        await unwrapWithHeaders(
          api.POST('/api/workouts/search/list/{page}', {
            params: { path: { page } },
            body: { ...(keyword && { searchKeyword: keyword }), bodyPartKoreanName: part ? [part] : [] },
            signal,
          }),
        ),
      ),
    async () => {
      const query = { keyword: keyword ?? '', facets: part ? [part] : [], page, pageSize: PAGE_SIZE };
      const { workouts, total } = await searchDevice(query);
      return {
        items: workouts,
        total,
        lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
        fromDevice: true,
      };
    },
  );

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

/** Up to ten names for the text typed so far. @throws ApiError */
export const suggestWorkouts: Suggest = (keyword, signal) =>
  answerOrKept<Suggestion[]>(
    () => unwrap(api.GET('/api/workouts/search/list', { params: { query: { keyword } }, signal })),
    async () => (await searchDevice({ keyword, pageSize: SUGGESTIONS })).workouts,
  );

/** Up to ten names for the text typed so far. @throws ApiError */
export const suggestSupplements: Suggest = (keyword, signal) =>
  unwrap(api.GET('/api/supplements/search/list', { params: { query: { keyword } }, signal }));

export type WorkoutItem = components['schemas']['WorkoutDto'];
export type SupplementItem = Awaited<ReturnType<typeof searchSupplements>>['items'][number];

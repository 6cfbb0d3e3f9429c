import { api, unwrap } from '../../../shared/api/api.client';

/** One variant (flavour × servings) with all the others of its product. @throws ApiError `SUPPLEMENT_NOT_FOUND_EXCEPTION` */
export const fetchSupplement = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/supplements/{id}', { params: { path: { id } }, signal }));

export type SupplementDetail = Awaited<ReturnType<typeof fetchSupplement>>;

export const supplementKey = (id: number) => ['supplements', 'detail', id] as const;

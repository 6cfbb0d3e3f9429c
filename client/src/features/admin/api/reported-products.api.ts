import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';
import type { AdminRow } from './admin.api';

export type ReportedFetch = components['schemas']['ReportedFetchDto'];
export type ReportedProduct = components['schemas']['ReportedProductDto'];
export type ReportedState = ReportedProduct['state'];

export const reportedKeys = {
  all: ['admin', 'reported'] as const,
  fetch: ['admin', 'reported', 'fetch'] as const,
  list: (state: ReportedState, page: number) => ['admin', 'reported', 'list', state, page] as const,
};

/** @throws ApiError */
export async function reportedFetch(): Promise<ReportedFetch> {
  return (await adminFetch('reportedProducts/fetch')).json() as Promise<ReportedFetch>;
}

/** @throws ApiError `SOURCE_NOT_CONFIGURED_EXCEPTION` */
export async function startReportedFetch(): Promise<ReportedFetch> {
  const response = await adminFetch('reportedProducts/fetch', { method: 'POST' });
  return response.json() as Promise<ReportedFetch>;
}

/** @param page from 1 @throws ApiError */
export async function listReported(
  state: ReportedState,
  page: number,
): Promise<{ products: ReportedProduct[]; lastPage: number }> {
  const response = await adminFetch(`reportedProducts/list/${page}?state=${state}`);
  const total = Number(response.headers.get('X-Total-Count'));
  const pageSize = Number(response.headers.get('X-Page-Size')) || 1;
  const products = (await response.json()) as ReportedProduct[];
  return { products, lastPage: Math.max(1, Math.ceil(total / pageSize)) };
}

/** @throws ApiError with `fields`, or `CHANGED_SINCE_EXCEPTION` */
export async function acceptReported(id: number, fields: object): Promise<void> {
  await adminFetch(`reportedProducts/${id}`, { method: 'PUT', body: fields });
}

/** @throws ApiError `CHANGED_SINCE_EXCEPTION` */
export async function refuseReported(id: number): Promise<void> {
  await adminFetch(`reportedProducts/${id}/refuse`, { method: 'POST' });
}

/** Adds it to the catalogue with a pack and a price. @throws ApiError with `fields`, or `CHANGED_SINCE_EXCEPTION` */
export async function listInCatalogue(id: number, fields: object): Promise<AdminRow> {
  const response = await adminFetch(`reportedProducts/${id}/list`, { method: 'POST', body: fields });
  return response.json() as Promise<AdminRow>;
}

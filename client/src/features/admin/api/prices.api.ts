import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type PriceFetch = components['schemas']['PriceFetchDto'];
export type PriceRow = components['schemas']['PriceRowDto'];
export type PriceOffer = components['schemas']['OfferDto'];
export type PriceList = keyof PriceFetch['counts'];

export const priceKeys = {
  all: ['admin', 'prices'] as const,
  fetch: ['admin', 'prices', 'fetch'] as const,
  lists: ['admin', 'prices', 'list'] as const,
  list: (of: PriceList, page: number) => ['admin', 'prices', 'list', of, page] as const,
};

/** @throws ApiError */
export async function priceFetch(): Promise<PriceFetch> {
  return (await adminFetch('prices/search')).json() as Promise<PriceFetch>;
}

/** @throws ApiError `SOURCE_NOT_CONFIGURED_EXCEPTION` */
export async function startPriceFetch(): Promise<PriceFetch> {
  return (await adminFetch('prices/search', { method: 'POST' })).json() as Promise<PriceFetch>;
}

/** @param page from 1 @throws ApiError */
export async function listPrices(
  of: PriceList,
  page: number,
): Promise<{ rows: PriceRow[]; lastPage: number }> {
  const response = await adminFetch(`prices/list/${page}?of=${of}`);
  const total = Number(response.headers.get('X-Total-Count'));
  const pageSize = Number(response.headers.get('X-Page-Size')) || 1;
  const rows = (await response.json()) as PriceRow[];
  return { rows, lastPage: Math.max(1, Math.ceil(total / pageSize)) };
}

/** A price that an admin has just seen. @throws ApiError with `fields` */
export async function enterPrice(id: number, price: number): Promise<void> {
  await adminFetch(`prices/${id}`, { method: 'PUT', body: { price } });
}

/** @param productId of the offer for the same product; null for none @throws ApiError `CHANGED_SINCE_EXCEPTION` */
export async function chooseOffer(id: number, productId: string | null): Promise<void> {
  await adminFetch(`prices/${id}/offer`, { method: 'PUT', body: { productId } });
}

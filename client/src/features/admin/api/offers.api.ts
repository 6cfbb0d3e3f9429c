import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type Offer = components['schemas']['CorrectionDto'];

export const offersKey = ['admin', 'offers'] as const;

/** @throws ApiError */
export async function fetchOffers(): Promise<Offer[]> {
  return (await adminFetch('offers')).json() as Promise<Offer[]>;
}

/** Takes these fields and leaves the others as they are. @throws ApiError `SEED_OFFER_NOT_FOUND_EXCEPTION` */
export async function decideOffer(id: number, fields: readonly string[]): Promise<void> {
  await adminFetch(`offers/${id}`, { method: 'POST', body: { fields } });
}

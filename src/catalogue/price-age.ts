import { koreanDate } from '../common/time/korean-date.js';

/** Entered by an admin, imported from a file, or found by a shopping search. */
export const PRICE_SOURCES = ['entered', 'imported', 'search'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Origin of a price. */
export interface PriceOrigin {
  priceSource: PriceSource | null;
  pricedAt: Date | null;
}

/** A price last seen longer ago counts as old. */
export const OLD_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

export interface PriceAge {
  /** `YYYY-MM-DD`; null when unknown. */
  pricedOn: string | null;
  oldPrice: boolean;
}

/** Prices seen before this moment are old. */
export const oldBefore = (now: Date): Date => new Date(now.getTime() - OLD_AFTER_DAYS * DAY_MS);

/** An example's price is invented and has no age until somebody enters a real one. A real price of unknown age is old. */
export function priceAge(
  { slug }: { slug: string | null },
  { pricedAt }: Pick<PriceOrigin, 'pricedAt'>,
  now: Date,
): PriceAge {
  if (pricedAt === null) return { pricedOn: null, oldPrice: slug === null };
  return { pricedOn: koreanDate(pricedAt), oldPrice: pricedAt < oldBefore(now) };
}

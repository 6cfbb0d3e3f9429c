import { PRICE_SOURCES, type PriceOrigin } from '../../catalogue/public.js';

/** What the price of a row in the change history was said to be from; undefined for rows without one. */
export function originOf({ priceSource, pricedAt }: Record<string, unknown>): PriceOrigin | undefined {
  if (pricedAt === undefined) return undefined;
  return {
    priceSource: PRICE_SOURCES.find(source => source === priceSource) ?? null,
    pricedAt: typeof pricedAt === 'string' ? new Date(pricedAt) : null,
  };
}

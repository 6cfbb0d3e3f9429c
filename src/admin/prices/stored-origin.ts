import { PRICE_SOURCES, type PriceOrigin } from '../../catalogue/public.js';

/** The price's origin as a history entry recorded it; undefined for rows without a price. */
export function originOf({ priceSource, pricedAt }: Record<string, unknown>): PriceOrigin | undefined {
  if (pricedAt === undefined) return undefined;
  return {
    priceSource: PRICE_SOURCES.find(source => source === priceSource) ?? null,
    pricedAt: typeof pricedAt === 'string' ? new Date(pricedAt) : null,
  };
}

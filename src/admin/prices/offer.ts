import type { Offer } from './entities/price-offers.entity.js';

const HIGHEST_PRICE = 10_000_000;
const LONGEST_TEXT = 200;
const LONGEST_LINK = 1_000;
const LONGEST_ID = 40;
/** Types 1 to 3 are new products on sale; higher ones are second-hand, discontinued or announced. */
const LAST_NEW_TYPE = 3;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The offer in a search item; null when it is not sold new or has no price. */
export function offerOf(item: unknown): Offer | null {
  if (typeof item !== 'object' || item === null) return null;
  const fields = item as Record<string, unknown>;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const price = Number(text('lprice') || NaN);
  const productId = text('productId');
  const link = text('link');
  const title = plain(text('title'));
  const isSold = Number(text('productType') || 1) <= LAST_NEW_TYPE;
  if (!isSold || !Number.isSafeInteger(price) || price <= 0 || price > HIGHEST_PRICE) return null;
  if (productId === '' || productId.length > LONGEST_ID || title === '') return null;
  if (!/^https?:\/\/[^\s"'<>]+$/.test(link) || link.length > LONGEST_LINK) return null;
  return { productId, title, mall: plain(text('mallName')), price, link };
}

/** Titles are HTML and mark the search words. */
function plain(html: string): string {
  return html
    .replace(/<\/?b>/gi, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** Flavours that shops do not write. */
const UNSAID_FLAVORS = new Set(['무맛', '기본', '캡슐', '정']);

/** The search query for a variant. */
export function offerQuery({
  koreanName,
  brand,
  flavor,
}: {
  koreanName: string;
  brand: string;
  flavor: string;
}): string {
  return [
    ...(brand !== '' && !koreanName.includes(brand) ? [brand] : []),
    koreanName,
    ...(UNSAID_FLAVORS.has(flavor) || koreanName.includes(flavor) ? [] : [flavor]),
  ].join(' ');
}

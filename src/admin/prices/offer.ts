import type { Offer } from './entities/price-offers.entity.js';

const HIGHEST_PRICE = 10_000_000;
const LONGEST_TEXT = 200;
const LONGEST_LINK = 1_000;
const LONGEST_ID = 40;
/** 1 to 3 are on sale and new; above are second-hand, discontinued and announced ones. */
const LAST_NEW_TYPE = 3;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What an item of the search offers; null for what cannot be bought new, or says no price. */
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

/** Titles mark the words that were searched, and are HTML. */
function plain(html: string): string {
  return html
    .replace(/<\/?b>/gi, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** Flavours that no shop writes. */
const UNSAID_FLAVORS = new Set(['무맛', '기본', '캡슐', '정']);

/** What a variant is searched by. */
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

import { formatMonthDay } from '../../../shared/lib/format';
import type { PriceRow } from '../api/prices.api';

const SOURCES: Record<NonNullable<PriceRow['priceSource']>, string> = {
  entered: '직접 넣음',
  imported: '파일로 가져옴',
  search: '네이버 쇼핑',
};

/** `직접 넣음 · 9월 3일`; unknown parts are named as unknown. */
export function priceOrigin({ priceSource, pricedAt }: Pick<PriceRow, 'priceSource' | 'pricedAt'>): string {
  const source = priceSource === null ? '출처 모름' : SOURCES[priceSource];
  return `${source} · ${pricedAt === null ? '날짜 모름' : formatMonthDay(pricedAt)}`;
}

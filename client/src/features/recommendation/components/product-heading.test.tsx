import { render, screen } from '@testing-library/react';
import { todayInKorea } from '../../../shared/lib/format';
import type { RecommendedSupplement, RecommendedUnit } from '../api/recommendation.types';
import { ProductHeading } from './product-heading';

const ago = (days: number) => todayInKorea(new Date(Date.now() - days * 86_400_000));

function show(example: boolean, pricedOn: string | null | undefined): string {
  const unit = { supplementId: 3, servings: 30, price: 12_000, packs: 1, pricedOn } as RecommendedUnit;
  const item = { koreanName: '아연', source: '', imageURL: '/zinc.svg', certified: true, example };
  const { unmount } = render(<ProductHeading item={item as RecommendedSupplement} unit={unit} />);
  const shown = screen.getByRole('heading').parentElement?.textContent ?? '';
  unmount();
  return shown;
}

it('says of a price how old it is today, however old the recommendation', () => {
  expect(show(false, ago(29))).toMatch(/12,000원\d+월 \d+일에 확인한 가격이에요$/);
  expect(show(false, ago(32))).toMatch(/30일 넘은 가격이에요 \(\d+월 \d+일 확인\)$/);
  expect(show(false, null)).toMatch(/확인한 날을 모르는 가격이에요$/);
});

it('says nothing of invented prices, nor where an earlier recommendation did not know', () => {
  expect(show(true, null)).toMatch(/12,000원$/);
  expect(show(false, undefined)).toMatch(/12,000원$/);
});

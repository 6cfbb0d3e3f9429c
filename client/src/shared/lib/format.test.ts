import fc from 'fast-check';
import { formatBudget, formatMonthDay, formatNumber, formatWon } from './format';

describe('a number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-123456, '-123,456'],
    [1234567.891, '1,234,567.89'],
    [32.5, '32.5'],
    [2.999, '3'],
  ])('%p is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('is written as the platform would', () => {
    const platform = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -1e12, max: 1e12 }),
          fc.integer({ min: 0, max: 1e9 }).map(n => n / 100),
        ),
        value => {
          expect(formatNumber(value)).toBe(platform.format(value === 0 ? 0 : value));
        },
      ),
    );
  });
});

it('money is written in won, budgets in ten thousands of it', () => {
  expect(formatWon(12_300)).toBe('12,300원');
  expect(formatBudget(70_000)).toBe('7만원');
  expect(formatBudget(125_000)).toBe('12.5만원');
});

it('writes a day, and a time as its day in Korea', () => {
  expect(formatMonthDay('2026-11-18')).toBe('11월 18일');
  expect(formatMonthDay('2026-11-18T16:00:00.000Z')).toBe('11월 19일');
});

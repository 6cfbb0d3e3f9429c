import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { changeSinceLastMonth } from './body-change';
import { plainName } from './supplement-name';

const row = (date: string, muscleMass: number, { bodyFat = 16, weight = 80 } = {}) =>
  ({ date, muscleMass, bodyFat, weight }) as BodyData;

it('compares with the last row of the month before', () => {
  const rows = [row('2026-11-18', 44), row('2026-11-02', 43.9), row('2026-10-30', 43), row('2026-10-01', 40)];
  expect(changeSinceLastMonth(rows, 'muscleMass')).toEqual({ difference: 0.8, text: '지난달보다 +0.8kg' });
});

it('does not call it more muscle where only the weight fell', () => {
  const rows = [row('2026-11-18', 46, { weight: 72 }), row('2026-10-30', 44, { weight: 80 })];
  expect(changeSinceLastMonth(rows, 'muscleMass')).toEqual({ difference: -2.1, text: '지난달보다 −2.1kg' });
});

it('says the month where the last month has no row, also over the year', () => {
  expect(
    changeSinceLastMonth([row('2026-01-03', 40), row('2025-12-30', 40, { bodyFat: 18 })], 'bodyFat')?.text,
  ).toBe('지난달보다 −2%p');
  expect(changeSinceLastMonth([row('2026-03-03', 40.5), row('2025-11-30', 40)], 'muscleMass')?.text).toBe(
    '11월보다 +0.4kg',
  );
});

it('says nothing without an earlier month and says so when nothing changed', () => {
  expect(changeSinceLastMonth([], 'bodyFat')).toBeNull();
  expect(changeSinceLastMonth([row('2026-11-18', 44), row('2026-11-01', 40)], 'muscleMass')).toBeNull();
  expect(changeSinceLastMonth([row('2026-11-18', 44), row('2026-10-01', 44)], 'muscleMass')?.text).toBe(
    '지난달과 같아요',
  );
});

it.each([
  ['클린 웨이 (초코) 2kg', '클린 웨이 2kg'],
  ['크레아틴 모노(무맛)', '크레아틴 모노'],
  ['(이름)', '(이름)'],
])('shows %s without its parentheses', (name, plain) => expect(plainName(name)).toBe(plain));

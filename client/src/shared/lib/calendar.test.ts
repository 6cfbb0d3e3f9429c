import { ticksAround, placeOf } from './axis';
import { byWeek, daysOf, lastMondays, localDateOf, mondayOf, monthAfter, weeksOf } from './calendar';

it('lays a month out from Monday to Sunday', () => {
  // 2026-02-01 is a Sunday, 2026-02-28 a Saturday.
  const weeks = weeksOf('2026-02');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
  expect(weeks[4]!.filter(Boolean)).toHaveLength(6);
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
});

it('goes over the ends of years and leap days', () => {
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

it('dates an instant by the place of the device', () => {
  expect(localDateOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

it('adds up weeks and shows those without anything', () => {
  const mondays = lastMondays('2026-11-17', 3);
  expect(mondays).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  const entries = [
    { localDate: '2026-11-08', value: 100 },
    { localDate: '2026-11-16', value: 50 },
    { localDate: '2026-11-17', value: 25 },
    { localDate: '2026-10-01', value: 999 },
  ];
  expect(byWeek(entries, mondays).map(({ value }) => value)).toEqual([100, 0, 75]);
});

it.each([
  [0, 20],
  [47.3, 61.9],
  [0, 5400],
  [40, 40],
  [0, 0],
  [0.2, 0.4],
])('puts round lines around %s to %s', (low, high) => {
  const ticks = ticksAround(low, high);
  expect(ticks[0]!).toBeLessThanOrEqual(low);
  expect(ticks.at(-1)!).toBeGreaterThanOrEqual(high);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(placeOf(low, ticks)).toBeGreaterThanOrEqual(0);
  expect(placeOf(high, ticks)).toBeLessThanOrEqual(100);
});

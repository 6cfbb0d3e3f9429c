import { ticksAround, placeOf } from '../../../shared/lib/axis';
import { byWeek, daysOf, lastMondays, mondayOf, monthAfter, streakOf, weeksOf } from './calendar';

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

it.each([
  [['2026-11-05', '2026-11-12', '2026-11-13'], 2],
  [['2026-11-05', '2026-11-12', '2026-11-16'], 3],
  [['2026-10-29', '2026-11-12'], 1],
  [['2026-11-05'], 0],
  [[], 0],
  // Ended without a set.
  [['2026-11-05', '2026-11-12 empty', '2026-11-16'], 1],
  [['2026-11-05', '2026-11-12', '2026-11-12 empty', '2026-11-16 empty'], 2],
])('counts the weeks in a row with training: %j on a Tuesday', async (days, weeks) => {
  const sessions = days.map(id => ({ id, localDate: id.slice(0, 10) }));
  const trained = (ids: readonly string[]) => Promise.resolve(ids.some(id => !id.endsWith('empty')));
  expect(await streakOf(sessions, '2026-11-17', trained)).toBe(weeks);
});

it('a week off neither counts nor ends the weeks in a row; one that was merely not trained does end them', async () => {
  const sessions = ['2026-10-27', '2026-11-03', '2026-11-16'].map(id => ({ id, localDate: id }));
  const trained = (ids: readonly string[]) => Promise.resolve(ids.length > 0);
  const streak = (...breaks: { startsOn: string; endsOn: string }[]) =>
    streakOf(sessions, '2026-11-17', trained, breaks);
  expect(await streak({ startsOn: '2026-11-10', endsOn: '2026-11-12' })).toBe(3);
  expect(await streak({ startsOn: '2026-11-15', endsOn: '2026-11-16' })).toBe(3);
  expect(await streak({ startsOn: '2026-11-16', endsOn: '2026-11-18' })).toBe(1);
  expect(await streak({ startsOn: '2026-10-20', endsOn: '2026-10-22' })).toBe(1);
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

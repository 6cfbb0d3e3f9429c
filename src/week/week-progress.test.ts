import { mondayOf } from '../common/time/dates.js';
import { dateOf, weekProgress, type DoneSession, type PlannedWork } from './week-progress.js';

const MONDAY = '2026-11-23';
const planned = (
  day: number | null,
  sets: Record<number, number>,
  skipped = false,
  isOff = false,
): PlannedWork => ({
  ...{ day, skipped, isOff, historyId: null, routineId: null },
  sets: new Map(Object.entries(sets).map(([id, count]) => [Number(id), count])),
});
const done = (id: string, date: string, sets: Record<number, number>): DoneSession => ({
  ...{ id, date, historyId: null, routineId: null },
  sets: planned(null, sets).sets,
});
const PUSH = planned(1, { 1: 3, 2: 3 });
const PULL = planned(3, { 3: 3, 4: 3 });
const PUSH_AGAIN = planned(5, { 1: 3, 2: 3 });
const states = (days: readonly PlannedWork[], sessions: readonly DoneSession[], today: string) => {
  const { days: all, next, others } = weekProgress(MONDAY, days, sessions, today);
  return [all.map(({ state }) => state).join(' '), next, others.map(({ id }) => id)];
};

describe('a week against what was done', () => {
  it('has the days of a calendar', () => {
    expect(dateOf(MONDAY, 7)).toBe('2026-11-29');
    expect(['2026-11-23', '2026-11-26', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
      ...['2026-11-23', '2026-11-23', '2026-11-23', '2026-12-28'],
    ]);
  });

  it.each([
    ['before anything', [], '2026-11-23', ['today planned planned', 0, []]],
    ['once a day went by', [], '2026-11-24', ['missed planned planned', 1, []]],
    [
      'with a day done',
      [done('a', '2026-11-23', { 1: 3, 2: 2 })],
      '2026-11-23',
      ['done planned planned', 1, []],
    ],
    [
      'done on another day: of two that are alike its own first',
      [done('a', '2026-11-27', { 1: 3, 2: 3 })],
      '2026-11-27',
      ['missed missed done', null, []],
    ],
    ['with half of it', [done('a', '2026-11-23', { 1: 3 })], '2026-11-23', ['done planned planned', 1, []]],
    [
      'with more of one workout than another day has',
      [done('a', '2026-11-23', { 1: 3, 2: 3, 3: 9 })],
      '2026-11-23',
      ['done planned planned', 1, []],
    ],
    [
      'with little of a day, which is another training',
      [done('a', '2026-11-23', { 1: 2, 9: 8 })],
      '2026-11-23',
      ['today planned planned', 0, ['a']],
    ],
    [
      'with two sessions of the same work',
      [done('a', '2026-11-23', { 1: 3, 2: 3 }), done('b', '2026-11-24', { 1: 3, 2: 3 })],
      '2026-11-24',
      ['done planned done', 1, []],
    ],
  ])('%s', (_, sessions, today, expected) => {
    expect(states([PUSH, PULL, PUSH_AGAIN], sessions, today)).toEqual(expected);
  });

  it('has the day that a session was begun from, also with other workouts; of two alike that one', () => {
    const days = [PUSH, PULL, PUSH_AGAIN].map((day, at) => ({ ...day, historyId: 7 + at }));
    const swapped = { ...done('a', '2026-11-23', { 1: 1, 8: 3 }), historyId: 7 };
    expect(states(days, [swapped], '2026-11-24')).toEqual(['done planned planned', 1, []]);
    const late = { ...done('a', '2026-11-28', { 1: 3, 2: 3 }), historyId: 9 };
    expect(states(days, [late], '2026-11-28')).toEqual(['missed missed done', null, []]);
    const routines = [{ ...PUSH, routineId: 3 }, PULL];
    const ofRoutine = { ...done('a', '2026-11-23', { 8: 4 }), routineId: 3 };
    expect(states(routines, [ofRoutine], '2026-11-23')).toEqual(['done planned', 1, []]);
    // Little of it is not the day.
    const little = { ...done('a', '2026-11-23', { 8: 2 }), historyId: 7 };
    expect(states(days, [little], '2026-11-23')).toEqual(['today planned planned', 0, ['a']]);
  });

  it('has a day that two sessions of one date did together', () => {
    const days = [PUSH, PULL].map((day, at) => ({ ...day, historyId: 7 + at }));
    const halves = [done('a', '2026-11-23', { 1: 2 }), done('b', '2026-11-23', { 2: 2 })];
    expect(states(days, halves, '2026-11-24')).toEqual(['done planned', 1, []]);
    const begun = halves.map(half => ({ ...half, historyId: 7, sets: new Map([[9, 2]]) }));
    expect(states(days, begun, '2026-11-24')).toEqual(['done planned', 1, []]);
    const [first, second] = halves as [DoneSession, DoneSession];
    expect(states(days, [first, { ...second, date: '2026-11-24' }], '2026-11-24')).toEqual([
      ...['missed planned', 1, ['a', 'b']],
    ]);
  });

  it('is never late without days, and passes over what is left out', () => {
    const free = [planned(null, { 1: 3 }, true), planned(null, { 2: 3 }), planned(null, { 3: 3 })];
    expect(states(free, [done('a', '2026-11-24', { 3: 3 })], '2026-11-29')).toEqual([
      ...['skipped planned done', 1, []],
    ]);
  });

  it('of a day on which its member is ill nothing is missed, and what was done all the same is done', () => {
    const days = [planned(1, { 1: 3 }, false, true), planned(3, { 2: 3 }, false, true), planned(5, { 3: 3 })];
    expect(states(days, [done('a', '2026-11-25', { 2: 3 })], '2026-11-26')).toEqual([
      ...['off done planned', 2, []],
    ]);
  });

  it('of a day without a set nothing is done', () => {
    expect(states([planned(2, {})], [done('a', '2026-11-24', { 1: 3 })], '2026-11-25')).toEqual([
      ...['missed', null, ['a']],
    ]);
  });
});

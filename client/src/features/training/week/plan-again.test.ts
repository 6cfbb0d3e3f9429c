import type { AcceptedWeek, MyWeek, WeekPlan } from '../api/week.api';
import { againRequest, changesOf, firstFree, restOf } from './plan-again';

const items = (...names: string[]) =>
  names.map(koreanName => ({ workoutId: koreanName.length, koreanName, set: 3 }));

it('what changes is said of a weekday and of a place in the order', () => {
  const days = [{ historyId: 1, items: items('스쿼트') }] as AcceptedWeek['days'];
  const solved = (day: number | null) =>
    ({ request: { keptDays: [{ day, historyId: 1 }] }, days: [{ day, items: items('런지') }] }) as WeekPlan;
  expect(changesOf({ days } as AcceptedWeek, solved(4))).toEqual(['목요일은 스쿼트 대신 런지.']);
  expect(changesOf({ days } as AcceptedWeek, solved(null))).toEqual(['1번째는 스쿼트 대신 런지.']);
});

it('a day with the same workouts is called unchanged only with the same sets', () => {
  const days = [{ historyId: 1, items: items('스쿼트', '런지') }] as AcceptedWeek['days'];
  const solved = (set: number) =>
    ({
      request: { keptDays: [{ day: 4, historyId: 1 }] },
      days: [{ day: 4, items: [{ ...items('스쿼트')[0], set }, ...items('런지')] }],
    }) as WeekPlan;
  expect(changesOf({ days } as AcceptedWeek, solved(3))).toEqual([]);
  expect(changesOf({ days } as AcceptedWeek, solved(4))).toEqual(['목요일은 세트만 달라요: 스쿼트 4세트.']);
});

it('many workouts that give way are counted: a column on a phone is narrow', () => {
  const days = [{ historyId: 1, items: items('스쿼트', '런지', '바벨 로우') }] as AcceptedWeek['days'];
  const solved = {
    request: { keptDays: [{ day: 4, historyId: 1 }] },
    days: [{ day: 4, items: items('니 푸시업 하기', '플랭크 홀드 하기') }],
  } as unknown as WeekPlan;
  expect(changesOf({ days } as AcceptedWeek, solved)).toEqual([
    '목요일은 운동 3개 대신 니 푸시업 하기, 플랭크 홀드 하기.',
  ]);
});

it('new wishes plan no second session for a day that is done', () => {
  const week = (doneOn: string | null) =>
    ({ startsOn: '2026-11-23', plan: { days: [{ doneOn }] } }) as MyWeek;
  expect(firstFree(week('2026-11-24'), '2026-11-24')).toBe('2026-11-25');
  expect(firstFree(week('2026-11-23'), '2026-11-24')).toBe('2026-11-24');
  // Nothing is left after it: the server says so.
  expect(firstFree(week('2026-11-29'), '2026-11-29')).toBe('2026-11-29');
  expect(firstFree({ ...week(null), plan: null }, '2026-11-24')).toBe('2026-11-24');
});

it('the rest of a week in order makes room for the sets of a routine that is one of its days', () => {
  const day = { day: null, doneOn: null, limitMinutes: 45, place: 'home', items: items('스쿼트') };
  const plan = {
    request: {},
    days: [
      { ...day, historyId: 1, state: 'done', routineId: 8 },
      { ...day, historyId: 2, state: 'today', routineId: 9 },
      { ...day, historyId: 3, state: 'planned', routineId: null },
    ],
  } as unknown as AcceptedWeek;
  const week = { startsOn: '2026-11-23' } as MyWeek;
  expect(againRequest(week, plan, '2026-11-24', restOf(plan))).toMatchObject({
    days: [{ day: null }],
    fixedSets: [{ day: null, workoutId: 3, set: 3 }],
  });
});

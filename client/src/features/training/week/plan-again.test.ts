import type { AcceptedWeek, WeekPlan } from '../api/week.api';
import { changesOf } from './plan-again';

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

import { withOneMoreDay, withTenMoreMinutes } from './week-wishes';
import type { WeekWishes } from './week-wishes';

const WISHES: WeekWishes = {
  days: [1, 5],
  times: 2,
  minutes: 60,
  place: 'gym',
  unlike: { 5: { minutes: 85, place: 'home' } },
  goal: '일반',
  experience: null,
  kept: [],
  excluded: [],
};

it('takes a day more in its place, or once more where the days are left open', () => {
  expect(withOneMoreDay(3)(WISHES).days).toEqual([1, 3, 5]);
  expect(withOneMoreDay(null)({ ...WISHES, days: [] })).toEqual({ ...WISHES, days: [], times: 3 });
});

it('takes ten minutes more on every day, up to the longest session', () => {
  expect(withTenMoreMinutes(WISHES)).toEqual({
    ...WISHES,
    minutes: 70,
    unlike: { 5: { minutes: 90, place: 'home' } },
  });
});

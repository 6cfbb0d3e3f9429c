import type { AcceptedWeek } from '../api/week.api';
import {
  NO_CARDIO,
  requestNow,
  requestOf,
  wishesOf,
  withOneMoreDay,
  withTenMoreMinutes,
  withUsual,
} from './week-wishes';
import type { WeekWishes } from './week-wishes';

const WISHES: WeekWishes = {
  days: [1, 5],
  times: 2,
  minutes: 60,
  place: 'gym',
  unlike: { 5: { minutes: 85, place: 'home' } },
  cardio: NO_CARDIO,
  goal: '일반',
  experience: null,
  kept: [],
  excluded: [],
};

it('takes a day more in its place, or once more where the days are left open', () => {
  // Like the last day, which its gain was measured with.
  expect(withOneMoreDay(3)(WISHES)).toMatchObject({ days: [1, 3, 5], unlike: { 3: WISHES.unlike[5] } });
  expect(withOneMoreDay(null)({ ...WISHES, days: [] })).toEqual({ ...WISHES, days: [], times: 3 });
});

it('keeps a day for its parts, whatever else changes', () => {
  const legs = ['허벅지 앞', '허벅지 뒤'];
  const wishes = { ...WISHES, unlike: { 1: { minutes: 60, place: 'gym', parts: legs } } } as const;
  const request = requestOf(wishes, '2026-11-23', '2026-11-23', undefined);
  expect(request.days).toEqual([
    { day: 1, minutes: 60, place: 'gym', bodyPartKoreanName: legs },
    { day: 5, minutes: 60, place: 'gym' },
  ]);
  expect(wishesOf(request).unlike).toEqual(wishes.unlike);
  expect(withUsual(wishes, { minutes: 45 })).toMatchObject({
    ...{ minutes: 45, unlike: { 1: { minutes: 45, place: 'gym', parts: legs } } },
  });
});

it('changes the time or the place of every day, and leaves what else differs on one', () => {
  expect(withUsual(WISHES, { place: 'home' }).unlike).toEqual({ 5: { minutes: 85, place: 'home' } });
  const minutes = withUsual(WISHES, { minutes: 45 });
  expect(minutes).toMatchObject({ minutes: 45, unlike: { 5: { minutes: 45, place: 'home' } } });
  expect(withUsual(minutes, { place: 'home' }).unlike).toEqual({});
});

it('takes ten minutes more on every day, up to the longest session', () => {
  expect(withTenMoreMinutes(WISHES)).toEqual({
    ...WISHES,
    minutes: 70,
    unlike: { 5: { minutes: 90, place: 'home' } },
  });
});

it('asks for the endurance that was wished for, and begins with it again', () => {
  const cardio = { days: [2, 6], minutes: 40, effort: 'hard' } as const;
  const request = requestOf({ ...WISHES, cardio }, '2026-11-23', '2026-11-23', undefined);
  expect(request.cardio).toEqual([
    { day: 2, minutes: 40, effort: 'hard' },
    { day: 6, minutes: 40, effort: 'hard' },
  ]);
  expect(wishesOf(request).cardio).toEqual(cardio);
  expect(requestOf(WISHES, '2026-11-23', '2026-11-23', undefined)).not.toHaveProperty('cardio');
});

it('begins with the days as they were moved, not as they were asked for', () => {
  const cardio = { days: [2, 6], minutes: 40, effort: 'hard' } as const;
  const request = requestOf({ ...WISHES, cardio }, '2026-11-23', '2026-11-23', undefined);
  const plan = (...days: number[]) => ({ request, days: days.map(day => ({ day })) }) as AcceptedWeek;
  const moved = requestNow(plan(1, 4), [
    { day: 7, minutes: 40, effort: 'moderate' },
    { day: 6, minutes: 40, effort: 'moderate' },
  ]);
  expect(wishesOf(moved)).toMatchObject({
    days: [1, 4],
    unlike: { 4: { minutes: 85, place: 'home' } },
    cardio: { days: [7, 6], minutes: 40, effort: 'hard' },
  });
  // What health forbids today is still wished for.
  expect(requestNow(plan(1, 5), [])).toEqual(request);
  expect(requestNow(plan(5, 1), [])).toEqual(request);
});

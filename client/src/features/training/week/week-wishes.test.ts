import type { Place } from '../../../shared/widgets/training-preferences/training-preferences.api';
import type { AcceptedWeek, PlannedDay, WeekRequest } from '../api/week.api';
import {
  NO_CARDIO,
  pressedDay,
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

const plannedOn = (day: number, more: Partial<PlannedDay> = {}) =>
  ({ day, historyId: 1, routineId: null, state: 'planned', items: [], ...more }) as unknown as PlannedDay;

it('takes six days; of a full week one that is over makes room for another', () => {
  const over = (count: number) => (day: number) => day <= count;
  expect(pressedDay([1, 3], 5, over(0))).toEqual([1, 3, 5]);
  expect(pressedDay([1, 3], 3, over(0))).toEqual([1]);
  const full = [1, 2, 3, 4, 5, 6];
  expect(pressedDay(full, 7, over(3))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(pressedDay(full, 7, over(0))).toBeNull();
  // A week has a day.
  expect(pressedDay([3], 3, over(0))).toBeNull();
});

it('takes a day more in its place, or once more where the days are left open', () => {
  // Like the last day, which its gain was measured with.
  expect(withOneMoreDay(3)(WISHES)).toMatchObject({ days: [1, 3, 5], unlike: { 3: WISHES.unlike[5] } });
  expect(withOneMoreDay(null)({ ...WISHES, days: [] })).toEqual({ ...WISHES, days: [], times: 3 });
});

it('keeps a day for its parts, whatever else changes', () => {
  const legs = ['허벅지 앞', '허벅지 뒤'];
  const wishes = { ...WISHES, unlike: { 1: { minutes: 60, place: 'gym', parts: legs } } } as const;
  const request = requestOf(wishes, '2026-11-23', '2026-11-23');
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
  const request = requestOf({ ...WISHES, cardio }, '2026-11-23', '2026-11-23');
  expect(request.cardio).toEqual([
    { day: 2, minutes: 40, effort: 'hard' },
    { day: 6, minutes: 40, effort: 'hard' },
  ]);
  expect(wishesOf(request).cardio).toEqual(cardio);
  expect(requestOf(WISHES, '2026-11-23', '2026-11-23')).not.toHaveProperty('cardio');
});

it('begins with the days as they were moved, not as they were asked for', () => {
  const cardio = { days: [2, 6], minutes: 40, effort: 'hard' } as const;
  const request = requestOf({ ...WISHES, cardio }, '2026-11-23', '2026-11-23');
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

it('begins with the endurance of days that were over when the week was planned, each once', () => {
  const cardio = { days: [1, 4, 6], minutes: 40, effort: 'hard' } as const;
  const request = requestOf({ ...WISHES, cardio }, '2026-11-23', '2026-11-24');
  const planned = [4, 7].map(day => ({ day, minutes: 40, effort: 'hard' as const }));
  expect(wishesOf(requestNow({ request, days: [] }, planned)).cardio.days).toEqual([1, 4, 7]);
});

it('begins with unlike days exchanged as their member exchanged them', () => {
  const legs = ['허벅지 앞', '엉덩이'];
  const days: WeekRequest['days'] = [
    { day: 1, minutes: 60, place: 'gym', bodyPartKoreanName: legs },
    { day: 3, minutes: 60, place: 'gym' },
    { day: 5, minutes: 30, place: 'home' },
  ];
  const planned = (day: number, limitMinutes: number, place: Place, part: string) =>
    ({ day, limitMinutes, place, items: [{ bodyPartKoreanName: [part] }] }) as PlannedDay;
  const request = { startsOn: '2026-11-23', days };
  const dayOf = (now: PlannedDay[]) => requestNow({ request, days: now }, []).days.map(({ day }) => day);
  const [chest, back, legDay] = [
    planned(1, 60, 'gym', '가슴'),
    planned(3, 30, 'home', '등'),
    planned(5, 60, 'gym', '엉덩이'),
  ];
  expect(dayOf([chest, back, legDay])).toEqual([5, 1, 3]);
  // The rest of the week at home is no exchange.
  const atHome = [
    planned(1, 60, 'gym', '엉덩이'),
    planned(3, 60, 'home', '가슴'),
    planned(5, 30, 'home', '등'),
  ];
  expect(dayOf(atHome)).toEqual([1, 3, 5]);
});

it('asks to go on from the days where they are now', () => {
  const days = [plannedOn(5, { historyId: 8 }), plannedOn(1, { historyId: 9 })];
  const request = requestOf(WISHES, '2026-11-23', '2026-11-23', { historyId: 7, days });
  expect(request).toMatchObject({
    beforeHistoryId: 7,
    beforeDays: days.map(({ day, historyId }) => ({ day, historyId })),
  });
});

it('asks to go on from as many days as the server takes: several may be done on one', () => {
  const days = Array.from({ length: 16 }, (_, at) => plannedOn((at % 7) + 1, { historyId: at }));
  const { beforeDays } = requestOf(WISHES, '2026-11-23', '2026-11-23', { historyId: 7, days });
  expect(beforeDays).toHaveLength(14);
  expect(beforeDays!.at(-1)!.historyId).toBe(15);
});

it('still wishes for certain parts on a day that has a routine meanwhile, however often it is planned', () => {
  const unlike = { 3: { minutes: 60, place: 'gym' as const, parts: ['엉덩이'] } };
  const items = [{ workoutId: 4, set: 3, bodyPartKoreanName: ['가슴'] }] as PlannedDay['items'];
  const at = { limitMinutes: 60, place: 'gym' as const, items };
  const days = [plannedOn(1, at), plannedOn(3, { ...at, routineId: 3 }), plannedOn(5, at)];
  let wishes: WeekWishes = { ...WISHES, days: [1, 3, 5], unlike };
  for (let times = 0; times < 2; times++) {
    const request = requestOf(wishes, '2026-11-23', '2026-11-23', { historyId: 7, days });
    expect(request.fixedSets).toHaveLength(1);
    // Also for the week after.
    for (const known of [request, requestNow({ request, days }, [])])
      expect(wishesOf(known)).toMatchObject({ days: [1, 3, 5], unlike });
    wishes = wishesOf(requestNow({ request, days }, []));
  }
});

it('leaves the days of routines as they are, and wishes for them again', () => {
  const items = [{ workoutId: 4, set: 3 }] as PlannedDay['items'];
  const ask = (days: PlannedDay[]) => requestOf(WISHES, '2026-11-23', '2026-11-23', { historyId: 7, days });
  const routine = plannedOn(5, { routineId: 3, items });
  const request = ask([plannedOn(1), routine]);
  expect(request).toMatchObject({ fixedSets: [{ day: 5, workoutId: 4, set: 3 }] });
  expect(wishesOf(request).days).toEqual([1, 5]);
  // Where it is now, with its own time and place, also when the week is planned once more.
  const moved = { ...routine, day: 6, limitMinutes: 85, place: 'home' as const };
  for (const routineId of [3, null]) {
    const days = [plannedOn(2, { limitMinutes: 60, place: 'gym' }), { ...moved, routineId }];
    expect(wishesOf(requestNow({ request, days }, []))).toMatchObject({
      ...{ days: [2, 6], minutes: 60, unlike: { 6: { minutes: 85, place: 'home' } } },
    });
  }
  // One that was missed is not to come; a week of routines alone has nothing to plan.
  for (const days of [
    [{ ...routine, state: 'missed' as const }],
    [plannedOn(1, { routineId: 2, items }), routine],
  ]) {
    expect(ask(days)).toMatchObject({ days: [{ day: 1 }, { day: 5 }] });
    expect(ask(days)).not.toHaveProperty('fixedSets');
  }
});

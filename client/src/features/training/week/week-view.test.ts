import type { AcceptedWeek, MyWeek, PlannedDay } from '../api/week.api';
import { firstWishes, requestOf, usualDays, wishesOf, withPin } from './week-wishes';
import { cellText, daysToMoveTo, restText, weekCells, withSessions } from './week-view';

const MONDAY = '2026-11-23';
const day = (of: Partial<PlannedDay>): PlannedDay => ({
  ...{
    day: 1,
    date: MONDAY,
    title: '전신',
    historyId: 1,
    minutes: 50,
    limitMinutes: 60,
    place: 'gym',
    routineId: null,
    state: 'planned',
    doneOn: null,
    items: [],
  },
  ...of,
});
const planOf = (days: PlannedDay[]): AcceptedWeek => ({
  ...{ historyId: 1, revision: 1, days, next: 0, parts: [], reasons: [], notes: [] },
  request: { startsOn: MONDAY, days: [] },
  proof: { proved: true, gapPercent: 0 },
});
const weekOf = (days: PlannedDay[], otherDays: string[] = []): MyWeek => ({
  cardio: { planned: [], done: [], countedMinutes: 0, recommendedMinutes: 150 },
  ...{ startsOn: MONDAY, earlier: null, breaks: [], lightWeek: null, otherDays, isNextPlanned: false },
  plan: planOf(days),
});

it('the strip has what was done where it was done, what was missed where it stood', () => {
  const week = weekOf(
    [
      day({ state: 'done', doneOn: '2026-11-24' }),
      day({ day: 3, date: '2026-11-25', state: 'missed', title: '하체' }),
      day({ day: 5, date: '2026-11-27', title: '상체' }),
    ],
    ['2026-11-26'],
  );
  const cells = weekCells(week, '2026-11-26');
  expect(cells.map(({ state }) => state)).toEqual([
    ...['rest', 'done', 'missed', 'other', 'planned', 'rest', 'rest'],
  ]);
  expect(cells.map(cell => cellText(cell, week.plan)).slice(1, 5)).toEqual([
    '화요일, 전신, 했어요',
    '수요일, 하체, 놓쳤어요',
    '오늘 목요일, 다른 운동을 했어요',
    '금요일, 상체, 할 운동',
  ]);
});

it('a day on which a missed one was made up still has its own to do', () => {
  const madeUp = day({ state: 'done', doneOn: '2026-11-25' });
  const own = (state: PlannedDay['state']) => day({ day: 3, date: '2026-11-25', title: '하체', state });
  const wednesday = (state: PlannedDay['state']) => weekCells(weekOf([madeUp, own(state)]), '2026-11-25')[2];
  expect(wednesday('today')).toMatchObject({ index: 1, state: 'today' });
  // Until then what was made up is done where it was missed.
  const states = (own1: PlannedDay) =>
    weekCells(weekOf([madeUp, own1]), '2026-11-25').map(({ state }) => state);
  expect(states(own('today')).slice(0, 3)).toEqual(['done', 'rest', 'today']);
  expect(states(own('done')).slice(0, 3)).toEqual(['rest', 'rest', 'done']);
  for (const state of ['done', 'missed', 'skipped', 'off'] as const)
    expect(wednesday(state)).toMatchObject({ index: 0, state: 'done' });
});

const twoSets = [
  {
    ...{ workoutId: 3, koreanName: '바벨 벤치프레스', imgPath: '', set: 2 },
    ...{ bodyPartKoreanName: ['가슴'], against: null },
  },
];

it('what was done here is done before the server knows of it, from half of its sets on as the server counts', () => {
  const days = [
    day({ state: 'today', historyId: 7, items: twoSets }),
    day({ day: 3, date: '2026-11-25', historyId: 8, items: twoSets }),
  ];
  const session = {
    ...{ id: 'a', historyId: 7, routineId: null },
    ...{ endedAt: '2026-11-23T03:00:00.000Z', localDate: MONDAY },
  };
  const stateAfter = (doneSets: number | undefined, of: PlannedDay = days[0]!) =>
    withSessions(weekOf([of]), [{ ...session, doneSets }]).plan!.days[0]!.state;
  const { plan } = withSessions(weekOf(days), [
    { ...session, doneSets: 1 },
    { ...session, historyId: 8, endedAt: null, doneSets: 2 },
  ]);
  expect(plan!.days.map(({ state, doneOn }) => [state, doneOn])).toEqual([
    ...[
      ['done', MONDAY],
      ['planned', null],
    ],
  ]);
  expect(plan!.next).toBe(1);
  // Ended at once, of another week, or of what a routine has replaced since.
  expect(stateAfter(0)).toBe('today');
  expect(stateAfter(undefined)).toBe('today');
  expect(stateAfter(2, { ...days[0]!, routineId: 5 })).toBe('today');
});

it('a routine done here in place of a day is that day’s, once, and only in its week', () => {
  const days = [
    day({ state: 'done', doneOn: MONDAY, routineId: 5 }),
    day({ day: 3, date: '2026-11-25', historyId: 2, routineId: 5 }),
    day({ day: 5, date: '2026-11-27', historyId: 3, routineId: 5 }),
    day({ day: 6, date: '2026-11-28', historyId: 4 }),
  ].map(each => ({ ...each, items: twoSets }));
  const on = (localDate: string, of: { historyId: number | null; routineId: number | null }) => ({
    ...of,
    ...{ id: localDate, localDate, doneSets: 1, endedAt: `${localDate}T03:00:00.000Z` },
  });
  const routine = { historyId: null, routineId: 5 };
  const states = (...sessions: ReturnType<typeof on>[]) =>
    withSessions(weekOf(days), sessions).plan!.days.map(({ state }) => state);
  // The server knows of Monday's.
  expect(states(on('2026-11-25', routine), on(MONDAY, routine))).toEqual([
    ...['done', 'done', 'planned', 'planned'],
  ]);
  expect(states(on('2026-11-22', routine), on('2026-11-25', { historyId: 2, routineId: null }))).toEqual([
    ...['done', 'planned', 'planned', 'planned'],
  ]);
  expect(states(on('2026-11-28', { historyId: 4, routineId: null })).at(-1)).toBe('done');
  // A week that nobody has planned has sessions, too.
  expect(withSessions({ ...weekOf(days), plan: null }, [on('2026-11-28', routine)]).plan).toBeNull();
});

it('endurance stands on its day: planned until it is done, here or as the server knows', () => {
  const cardio = {
    planned: [
      { day: 2, minutes: 30, effort: 'moderate' as const },
      { day: 6, minutes: 30, effort: 'moderate' as const },
    ],
    done: [{ sessionId: 'a', date: MONDAY, kind: 'walk' as const, minutes: 20, effort: 'moderate' as const }],
    ...{ countedMinutes: 20, recommendedMinutes: 150 },
  };
  const run = { kind: 'run', seconds: 1_500, effort: 'hard', meters: null } as const;
  const session = { historyId: null, routineId: null, endedAt: null, localDate: '2026-11-24', cardio: run };
  const week = withSessions({ ...weekOf([]), cardio }, [
    { ...session, id: 'b' },
    // Already known to the server, and one of another week.
    { ...session, id: 'a', localDate: MONDAY },
    { ...session, id: 'c', localDate: '2026-11-30' },
  ]);
  expect(weekCells(week, MONDAY).map(cell => cell.cardio)).toEqual([
    ...['done', 'done', null, null, null, 'planned', null],
  ]);
  expect(week.cardio.countedMinutes).toBe(70);
  expect(cellText(weekCells(week, MONDAY)[5]!, week.plan)).toBe('토요일, 쉬는 날, 유산소');
});

it('endurance that is not sent lasts and counts as the server says later', () => {
  const session = (id: string, seconds: number, effort: 'moderate' | 'hard') => ({
    ...{ id, historyId: null, routineId: null, endedAt: null, localDate: MONDAY },
    cardio: { kind: 'run' as const, seconds, effort, meters: null },
  });
  const { cardio } = withSessions(weekOf([]), [session('a', 29, 'moderate'), session('b', 90, 'hard')]);
  expect(cardio.done.map(({ minutes }) => minutes)).toEqual([1, 2]);
  // 29 s and twice 90 s.
  expect(cardio.countedMinutes).toBe(3);
});

it('a day may be moved to those that are not over', () => {
  const on = (weekday: number, state: PlannedDay['state']) =>
    day({ day: weekday, date: `2026-11-${22 + weekday}`, state });
  const days = [on(1, 'missed'), on(3, 'today'), on(5, 'planned'), on(6, 'done')];
  const to = (index: number, today = '2026-11-25') => daysToMoveTo(MONDAY, days, index, today);
  expect(to(1)).toEqual([4, 5, 6, 7]);
  expect(to(1, '2026-11-29')).toEqual([7]);
  // In another day's place that one would be missed instead.
  expect(to(0)).toEqual([4, 7]);
  expect(to(3)).toEqual([]);
  expect(daysToMoveTo(MONDAY, [day({ day: null, date: null })], 0, MONDAY)).toEqual([]);
});

describe('what is wished for', () => {
  const choices = {
    place: 'home',
    bodyPartKoreanName: [],
    goal: '근력',
    experience: '숙련',
    minutes: 45,
  } as const;

  it('begins with every second day, and with what was chosen before', () => {
    expect(['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'].map(usualDays)).toEqual([
      [1, 3, 5],
      [2, 4, 6],
      [2, 4, 6],
      // A week of Sundays alone would be offered again.
      [3, 5, 7],
    ]);
    expect(firstWishes({ earlier: null }, { ...choices, bodyPartKoreanName: [] }, MONDAY)).toMatchObject({
      ...{ days: [1, 3, 5], minutes: 45, place: 'home', goal: '근력', experience: '숙련' },
    });
    expect(firstWishes({ earlier: null }, null, MONDAY)).toMatchObject({
      minutes: 60,
      place: 'gym',
      goal: '일반',
    });
  });

  it('is what was asked for the week before, days that are unlike the others too', () => {
    const request = {
      startsOn: MONDAY,
      days: [
        { day: 1, minutes: 60, place: 'gym' as const },
        { day: 6, minutes: 30, place: 'home' as const },
      ],
      goal: '근비대' as const,
    };
    const wishes = wishesOf(request);
    expect(wishes).toMatchObject({
      days: [1, 6],
      minutes: 60,
      unlike: { 6: { minutes: 30, place: 'home' } },
    });
    expect(firstWishes({ earlier: { historyId: 1, request } }, null, MONDAY)).toEqual(wishes);
    expect(requestOf(wishes, MONDAY, MONDAY)).toEqual(request);
  });

  it('has workouts that stay and that are left out, one at a time, also the week after', () => {
    const first = firstWishes({ earlier: null }, null, MONDAY);
    const pinned = withPin(withPin(first, 4, 'kept'), 9, 'excluded');
    const request = requestOf(pinned, MONDAY, MONDAY);
    expect(request).toMatchObject({ keptWorkoutIds: [4], excludedWorkoutIds: [9] });
    expect(wishesOf(request)).toMatchObject({ kept: [4], excluded: [9] });
    expect(withPin(pinned, 4, 'excluded')).toMatchObject({ kept: [], excluded: [9, 4] });
    expect(requestOf(withPin(withPin(pinned, 4, null), 9, null), MONDAY, MONDAY)).toEqual(
      requestOf(first, MONDAY, MONDAY),
    );
  });

  it('is asked from today on; in order where no day is chosen', () => {
    const wishes = { ...firstWishes({ earlier: null }, null, MONDAY), days: [], times: 2 };
    expect(requestOf(wishes, MONDAY, '2026-11-25', { historyId: 7 })).toEqual({
      ...{ startsOn: MONDAY, from: '2026-11-25', goal: '일반', beforeHistoryId: 7 },
      days: [
        { day: null, minutes: 60, place: 'gym' },
        { day: null, minutes: 60, place: 'gym' },
      ],
    });
  });
});

it('praises a week that is over only where all of it was done', () => {
  const over = (...states: PlannedDay['state'][]) =>
    restText(false, planOf(states.map(state => day({ state }))));
  expect(over('done', 'done')).toBe('이번 주 운동을 모두 마쳤어요. 수고했어요!');
  for (const state of ['missed', 'skipped', 'off'] as const)
    expect(over('done', state)).toBe('이번 주에 남은 운동이 없어요.');
});

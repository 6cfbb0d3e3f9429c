import type { MyWeek, PlannedDay } from '../api/week.api';
import {
  cardioMoveText,
  costOfLeaving,
  costOfMove,
  missedDay,
  movedDays,
  weekOn,
  withChange,
} from './day-moves';

const MONDAY = '2026-11-23';
const dayOn = (day: number, title: string, state: PlannedDay['state'], doneOn: string | null = null) => ({
  ...{
    day,
    title,
    state,
    doneOn,
    historyId: day,
    minutes: 50,
    limitMinutes: 60,
    place: 'gym' as const,
    routineId: null,
  },
  date: `2026-11-${22 + day}`,
  items: title.split('·').map((part, at) => ({
    ...{ workoutId: 10 * day + at, koreanName: part, imgPath: '', set: 3 + at, against: null },
    bodyPartKoreanName: [part, '복근'],
  })),
});
const weekOf = (days: PlannedDay[]): MyWeek => ({
  cardio: { planned: [], done: [], countedMinutes: 0, recommendedMinutes: 150 },
  ...{ startsOn: MONDAY, earlier: null, breaks: [], lightWeek: null, otherDays: [], isNextPlanned: false },
  plan: {
    ...{ historyId: 1, revision: 1, days, next: 0, parts: [], reasons: [], notes: [] },
    request: { startsOn: MONDAY, days: [] },
    proof: { proved: true, gapPercent: 0 },
  },
});

it('a move says who changes places and what is trained on following days by it', () => {
  const week = weekOf([
    dayOn(1, '가슴·어깨', 'done', '2026-11-23'),
    dayOn(3, '등', 'planned'),
    dayOn(5, '어깨·팔', 'planned'),
  ]);
  expect(costOfMove(week, '2026-11-24', 2, 2)).toBe('어깨가 이틀 연속이에요.');
  expect(costOfMove(week, '2026-11-24', 2, 6)).toBe('새로 연달아 하는 부위는 없어요.');
  expect(costOfMove(week, '2026-11-24', 1, 5)).toBe(
    '금요일의 어깨·팔과 자리를 바꿔요. 새로 연달아 하는 부위는 없어요.',
  );
});

it('asks of no missed day with nothing that may be done now', () => {
  const unfit = dayOn(1, '가슴·등', 'missed');
  const against = unfit.items.map(item => ({ ...item, against: '지금은 쉬어요.' }));
  const days = [{ ...unfit, items: against }, dayOn(2, '하체', 'missed')];
  expect(missedDay(weekOf(days), '2026-11-26')).toMatchObject({ index: 1 });
  expect(missedDay(weekOf(days.slice(0, 1)), '2026-11-26')).toBeNull();
});

it('read on an earlier day is as it is today: what was today’s is missed, what was done or left out stays', () => {
  const days = [dayOn(1, '등', 'done', '2026-11-23'), dayOn(2, '가슴', 'today'), dayOn(3, '하체', 'planned')];
  const { plan } = weekOn(weekOf([...days, dayOn(5, '어깨', 'skipped')]), '2026-11-25');
  expect(plan?.days.map(({ state }) => state)).toEqual(['done', 'missed', 'today', 'skipped']);
  expect(plan?.next).toBe(2);
});

it('a run that grows is said as long as it is, one that stays is not said', () => {
  const week = weekOf([dayOn(1, '등', 'planned'), dayOn(2, '등', 'planned'), dayOn(6, '등', 'planned')]);
  expect(costOfMove(week, MONDAY, 2, 3)).toBe('등이 사흘 연속이에요.');
  expect(costOfMove(week, MONDAY, 2, 5)).toBe('새로 연달아 하는 부위는 없어요.');
});

it('what was left out or missed is not trained; what changes places with a missed day is missed', () => {
  const days = [dayOn(1, '등', 'missed'), dayOn(2, '등', 'skipped'), dayOn(4, '가슴', 'planned')];
  expect(costOfMove(weekOf(days), '2026-11-25', 0, 3)).toBe('새로 연달아 하는 부위는 없어요.');
  const after = movedDays(weekOf(days), '2026-11-25', 0, 4);
  expect(after.map(({ day, state }) => [day, state])).toEqual([
    ...[
      [4, 'planned'],
      [2, 'skipped'],
      [1, 'missed'],
    ],
  ]);
  expect(movedDays(weekOf(days), '2026-11-25', 0, 2)[1]).toMatchObject({
    ...{ day: 1, state: 'skipped' },
  });
});

describe('a missed day', () => {
  it('goes to the free day after which the least is trained on following days, the first of them', () => {
    const week = weekOf([dayOn(1, '가슴', 'missed'), dayOn(3, '가슴', 'planned'), dayOn(6, '등', 'planned')]);
    expect(missedDay(week, '2026-11-24')).toMatchObject({ index: 0, to: 5 });
    expect(costOfLeaving(week.plan!.days[0]!)).toBe('이번 주에 가슴 3세트를 덜 해요.');
  });

  it('has no place where every day that is left is taken, and none is asked about where none was missed', () => {
    const week = weekOf([dayOn(5, '가슴', 'missed'), dayOn(6, '등', 'today'), dayOn(7, '하체', 'planned')]);
    expect(missedDay(week, '2026-11-28')).toMatchObject({ to: null });
    expect(missedDay(weekOf([dayOn(6, '등', 'today')]), '2026-11-28')).toBeNull();
  });

  it('may be done today, unless its member has trained otherwise', () => {
    const week = weekOf([dayOn(1, '가슴', 'missed'), dayOn(7, '등', 'planned')]);
    expect(missedDay(week, '2026-11-28')).toMatchObject({ to: 6 });
    expect(missedDay({ ...week, otherDays: ['2026-11-28'] }, '2026-11-28')).toMatchObject({ to: null });
  });

  it('of nothing costs nothing', () => {
    const day = { ...dayOn(1, '가슴', 'missed'), items: [] };
    expect(costOfLeaving(day)).toBe('이번 주 운동은 그대로예요.');
  });
});

it('a week changed or missed here gives no reasons that were of other days', () => {
  const days = [dayOn(3, '가슴', 'today'), dayOn(5, '하체', 'planned')];
  const week = weekOf(days);
  const told: MyWeek = {
    ...week,
    plan: { ...week.plan!, reasons: ['같은 부위를 이틀 이어서 하지 않게 나눴어요.'] },
  };
  const [wednesday, friday] = ['2026-11-25', '2026-11-27'];
  const reasons = (of: MyWeek) => of.plan!.reasons.length;
  expect([weekOn(told, wednesday), weekOn(told, friday)].map(reasons)).toEqual([1, 0]);
  const changed = [{ day: 4 }, { skipped: true }].map(to => withChange(told, wednesday, 0, to));
  expect(changed.map(reasons)).toEqual([0, 0]);
});

it('a week changed here shows the change before the server has it: moved, left out and taken up again', () => {
  const week = weekOf([dayOn(1, '등', 'missed'), dayOn(3, '가슴', 'today'), dayOn(5, '하체', 'planned')]);
  const today = '2026-11-25';
  const states = ({ plan }: MyWeek) => [plan!.days.map(({ day, state }) => `${day} ${state}`), plan!.next];
  const moved = withChange(week, today, 1, { day: 5 });
  expect(states(moved)).toEqual([['1 missed', '5 planned', '3 today'], 2]);
  const out = withChange(week, today, 1, { skipped: true });
  expect(states(out)).toEqual([['1 missed', '3 skipped', '5 planned'], 2]);
  expect(states(withChange(out, today, 1, { skipped: false }))).toEqual(
    states({ ...week, plan: { ...week.plan!, next: 1 } }),
  );
  expect(states(withChange(week, today, 0, { skipped: false }))[0]).toContain('1 missed');
  expect(withChange({ ...week, plan: null }, today, 0, { day: 2 }).plan).toBeNull();
});

it('a day that is put on a day off is off, and one that is taken from it is to be done', () => {
  const days = [dayOn(1, '등', 'today'), dayOn(3, '가슴', 'off'), dayOn(5, '하체', 'skipped')];
  const off = (startsOn: string, endsOn: string) => ({ startsOn, endsOn, kind: 'away' as const });
  const week = {
    ...weekOf(days),
    breaks: [off('2026-11-25', '2026-11-25'), off('2026-11-27', '2026-11-29')],
  };
  const states = (index: number, to: Parameters<typeof withChange>[3]) =>
    withChange(week, MONDAY, index, to).plan!.days.map(({ day, state }) => `${day} ${state}`);
  expect(states(0, { day: 3 })).toEqual(['3 off', '1 today', '5 skipped']);
  expect(states(0, { day: 6 })).toEqual(['6 off', '3 off', '5 skipped']);
  expect(states(1, { day: 4 })).toEqual(['1 today', '4 planned', '5 skipped']);
  expect(states(2, { skipped: false })).toEqual(['1 today', '3 off', '5 off']);
});

it('endurance that moves to a day of lifting is said with it', () => {
  const week = weekOf([dayOn(1, '등', 'done', MONDAY), dayOn(3, '가슴', 'planned')]);
  expect(cardioMoveText(week, 3)).toBe('유산소를 수요일로 옮겼어요. 그날은 가슴 운동도 해요.');
  expect(cardioMoveText(week, 1)).toBe('유산소를 월요일로 옮겼어요.');
});

describe('a move beside planned endurance', () => {
  const planned = [
    { day: 4, minutes: 75, effort: 'hard' as const },
    { day: 6, minutes: 40, effort: 'moderate' as const },
  ];
  const weekWith = (days: PlannedDay[]): MyWeek => ({
    ...weekOf(days),
    cardio: { planned, done: [], countedMinutes: 0, recommendedMinutes: 150 },
  });

  it('says what else that day has, and that legs may be tired the day after a hard one', () => {
    const week = weekWith([dayOn(1, '허벅지 앞·종아리', 'planned'), dayOn(2, '가슴', 'planned')]);
    const none = '새로 연달아 하는 부위는 없어요.';
    expect(costOfMove(week, MONDAY, 0, 5)).toBe(
      `${none} 금요일 전날에 숨이 찬 유산소를 해서 다리가 무거울 수 있어요.`,
    );
    expect(costOfMove(week, MONDAY, 1, 5)).toBe(none);
    expect(costOfMove(week, MONDAY, 1, 6)).toBe(`${none} 토요일에는 유산소 40분도 해요.`);
  });

  it('says it of the day that changes places, too, and of no day that stays', () => {
    const week = weekWith([
      dayOn(4, '가슴', 'planned'),
      dayOn(5, '종아리', 'planned'),
      dayOn(6, '등', 'planned'),
    ]);
    expect(costOfMove(week, MONDAY, 1, 4)).toBe(
      '목요일의 가슴과 자리를 바꿔요. 새로 연달아 하는 부위는 없어요. 목요일에는 유산소 75분도 해요.',
    );
    expect(costOfMove(week, MONDAY, 2, 5)).toBe(
      '금요일의 종아리와 자리를 바꿔요. 새로 연달아 하는 부위는 없어요. 토요일에는 유산소 40분도 해요.',
    );
  });

  it('is not what a missed day is offered first', () => {
    const week = weekWith([dayOn(1, '허벅지 앞', 'missed'), dayOn(3, '등', 'planned')]);
    expect(missedDay(week, '2026-11-26')).toMatchObject({ to: 7 });
  });
});

import { particle } from '../../../shared/lib/particle';
import type { AcceptedWeek, MyWeek, PlannedDay } from '../api/week.api';
import { dateAfter, dateInWeek, WEEKDAY_NUMBERS, WEEKDAYS } from '../../../shared/lib/calendar';

/** Two or more consecutive days: their number in words. */
const IN_A_ROW = ['', '', '이틀', '사흘', '나흘', '닷새', '엿새', '이레'];

/** The date of a planned day, done or to come; null where there is none. */
const trainedOn = (day: PlannedDay): string | null => day.doneOn ?? (isToCome(day) ? day.date : null);

/** The parts that a day trains. */
const partsOf = ({ items }: PlannedDay): string[] =>
  items.flatMap(({ bodyPartKoreanName: [part] }) => part ?? []);

/** `월요일`. */
export const weekdayName = (day: number): string => `${WEEKDAYS[day - 1]}요일`;

export const isDayOff = ({ breaks }: Pick<MyWeek, 'breaks'>, date: string): boolean =>
  breaks.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);

/** With the state that its date gives it. */
function inTime(day: PlannedDay, week: MyWeek, today: string): PlannedDay {
  const { date } = day;
  if (date === null) return { ...day, state: 'planned' };
  if (isDayOff(week, date)) return { ...day, state: 'off' };
  return { ...day, state: date === today ? 'today' : date < today ? 'missed' : 'planned' };
}

/** The plan's days after a move, as the server stores it: a day already in that place is swapped. */
export function movedDays(week: MyWeek, today: string, index: number, to: number): PlannedDay[] {
  const days = week.plan?.days ?? [];
  const from = days[index]?.day ?? null;
  const at = (each: PlannedDay, day: number | null, left: boolean): PlannedDay => {
    const date = day === null ? null : dateInWeek(week.startsOn, day);
    return left ? { ...each, day, date } : inTime({ ...each, day, date }, week, today);
  };
  return days.map((each, place) => {
    if (place === index) return at(each, to, each.state === 'done');
    return each.day === to ? at(each, from, each.state === 'done' || each.state === 'skipped') : each;
  });
}

/** The day to continue with: today's, else the next one; null if none is left. */
export const nextOf = (days: readonly PlannedDay[]): number | null =>
  ['today', 'planned'].map(state => days.findIndex(day => day.state === state)).find(index => index >= 0) ??
  null;

/** Whether it is still to be done. */
export const isToCome = ({ state }: Pick<PlannedDay, 'state'>): boolean =>
  state === 'today' || state === 'planned';

/** Whether it may still be done. */
export const isOpen = (day: PlannedDay): boolean => isToCome(day) || day.state === 'missed';

/** The plan with days that this device has changed: its own words are not true of them, as the server says, too. */
function planWith(plan: AcceptedWeek, days: PlannedDay[]): AcceptedWeek {
  const isChanged = days.some(({ day, state }, at) => {
    const before = plan.days[at]!;
    return day !== before.day || (state !== before.state && (state === 'missed' || state === 'skipped'));
  });
  return { ...plan, days, next: nextOf(days), reasons: isChanged ? [] : plan.reasons };
}

/** The week on a day, whichever day it was read on: what was today's is missed on the next. */
export function weekOn(week: MyWeek, today: string): MyWeek {
  if (!week.plan) return week;
  const days = week.plan.days.map(day => (isOpen(day) ? inTime(day, week, today) : day));
  return { ...week, plan: planWith(week.plan, days) };
}

/** The week after a change, as the server will answer it. */
export function withChange(
  week: MyWeek,
  today: string,
  index: number,
  { day, skipped }: { day?: number | undefined; skipped?: boolean | undefined },
): MyWeek {
  const { plan } = week;
  if (!plan) return week;
  const moved = day === undefined ? plan.days : movedDays(week, today, index, day);
  const days = moved.map((each, at): PlannedDay => {
    if (at !== index || skipped === undefined) return each;
    return skipped ? { ...each, state: 'skipped' } : inTime(each, week, today);
  });
  return { ...week, plan: planWith(plan, days) };
}

/** What a move of endurance means. */
export function cardioMoveText({ plan }: MyWeek, to: number): string {
  const beside = plan?.days.find(each => each.day === to && isToCome(each));
  return `유산소를 ${weekdayName(to)}로 옮겼어요.${beside ? ` 그날은 ${beside.title} 운동도 해요.` : ''}`;
}

/** The parts trained on consecutive days, with the days of each run. */
function runs(days: readonly PlannedDay[]): Map<string, string[][]> {
  const dates = new Map<string, Set<string>>();
  for (const day of days) {
    const date = trainedOn(day);
    if (date === null) continue;
    for (const part of partsOf(day)) dates.set(part, (dates.get(part) ?? new Set()).add(date));
  }
  const found = new Map<string, string[][]>();
  for (const [part, on] of dates) {
    const all: string[][] = [];
    for (const date of [...on].sort()) {
      const last = all.at(-1);
      if (last && dateAfter(last.at(-1)!, 1) === date) last.push(date);
      else all.push([date]);
    }
    found.set(part, all);
  }
  return found;
}

/** For each part its longest run of consecutive days that is new, grouped by length. */
export function newlyInARow(
  before: readonly PlannedDay[],
  after: readonly PlannedDay[],
): Map<number, string[]> {
  const were = runs(before);
  const found = new Map<number, string[]>();
  for (const [part, all] of runs(after)) {
    const known = new Set(were.get(part)?.map(String));
    const longest = Math.max(
      0,
      ...all.filter(run => run.length > 1 && !known.has(String(run))).map(run => run.length),
    );
    if (longest > 1) found.set(longest, [...(found.get(longest) ?? []), part]);
  }
  return found;
}

const LEGS = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];

/** What a moved day meets at its new place: that day's endurance and, if it trains legs, a hard one the day before. */
function cardioBeside({ planned }: MyWeek['cardio'], moved: PlannedDay): string[] {
  const { day } = moved;
  if (day === null) return [];
  const isLegDay = partsOf(moved).some(part => LEGS.includes(part));
  const isTired = isLegDay && planned.some(each => each.effort === 'hard' && each.day === day - 1);
  return [
    ...planned.flatMap(each =>
      each.day === day ? `${weekdayName(day)}에는 유산소 ${each.minutes}분도 해요.` : [],
    ),
    ...(isTired ? [`${weekdayName(day)} 전날에 숨이 찬 유산소를 해서 다리가 무거울 수 있어요.`] : []),
  ];
}

/** What a move adds beside endurance. */
const cardioNotes = (cardio: MyWeek['cardio'], before: readonly PlannedDay[], after: readonly PlannedDay[]) =>
  after.flatMap((each, place) =>
    each.day === before[place]!.day || trainedOn(each) === null || each.doneOn
      ? []
      : cardioBeside(cardio, each),
  );

/** What a move costs: which days swap, what is now trained on consecutive days, and where it meets endurance. */
export function costOfMove(week: MyWeek, today: string, index: number, to: number): string {
  const days = week.plan?.days ?? [];
  const there = days.find((each, place) => place !== index && each.day === to && each.state !== 'done');
  const after = movedDays(week, today, index, to);
  const rows = [...newlyInARow(days, after)].sort(([a], [b]) => b - a);
  return [
    there && `${weekdayName(to)}의 ${particle(there.title, '와/과')} 자리를 바꿔요.`,
    ...rows.map(([count, parts]) => `${particle(parts.join('·'), '이/가')} ${IN_A_ROW[count]} 연속이에요.`),
    rows.length === 0 && '새로 연달아 하는 부위는 없어요.',
    ...cardioNotes(week.cardio, days, after),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What this week loses without a day. */
export function costOfLeaving({ items }: PlannedDay): string {
  const sets = new Map<string, number>();
  for (const { bodyPartKoreanName, set } of items) {
    const part = bodyPartKoreanName[0];
    if (part) sets.set(part, (sets.get(part) ?? 0) + set);
  }
  const most = [...sets].sort(([, a], [, b]) => b - a);
  // A routine that has lost its workouts.
  if (most.length === 0) return '이번 주 운동은 그대로예요.';
  return `이번 주에 ${most.map(([part, count]) => `${part} ${count}세트`).join(', ')}를 덜 해요.`;
}

export interface MissedDay {
  index: number;
  day: PlannedDay;
  /** The free day that fits it best, 1 = Monday; null where none is left. */
  to: number | null;
}

/**
 * The first missed day without a decision, unless nothing on it may be done now, with the best day to make it up: where it adds the fewest
 * consecutive days and meets no endurance. Not one with other training: the rest of a week is planned from the next day on.
 */
export function missedDay(week: MyWeek, today: string): MissedDay | null {
  const { startsOn, plan, cardio, otherDays } = week;
  if (!plan) return null;
  const index = plan.days.findIndex(
    ({ state, items }) =>
      state === 'missed' && (items.length === 0 || items.some(({ against }) => against === null)),
  );
  const day = plan.days[index];
  if (!day) return null;
  const taken = new Set([...plan.days.map(trainedOn), ...otherDays]);
  const free = WEEKDAY_NUMBERS.filter(each => {
    const date = dateInWeek(startsOn, each);
    return date >= today && !taken.has(date) && !isDayOff(week, date);
  });
  const costOf = (to: number) => {
    const after = movedDays(week, today, index, to);
    return (
      [...newlyInARow(plan.days, after).values()].flat().length + cardioNotes(cardio, plan.days, after).length
    );
  };
  const [best] = free.map(to => ({ to, cost: costOf(to) })).sort((a, b) => a.cost - b.cost || a.to - b.to);
  return { index, day, to: best?.to ?? null };
}

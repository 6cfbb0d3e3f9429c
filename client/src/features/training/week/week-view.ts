import { dateAfter, dateInWeek, DAYS_A_WEEK, WEEKDAY_NUMBERS, WEEKDAYS } from '../../../shared/lib/calendar';
import type { AcceptedWeek, MyWeek, PlannedDay } from '../api/week.api';
import type { KnownSession } from '../hooks/use-logged';
import type { TrainingSession } from '../store/rows';
import { isDayOff, isToCome, nextOf } from './day-moves';

export type CellState = PlannedDay['state'] | 'other' | 'rest';

export interface WeekCell {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 월 … 일. */
  weekday: string;
  isToday: boolean;
  state: CellState;
  /** Index of the planned day and the id of its recommendation, or null. */
  index: number | null;
  historyId: number | null;
  /** Weekdays (1 = Monday) that this planned day may be moved to. */
  free: readonly number[];
  cardio: 'planned' | 'done' | null;
}

/** The parameter of /week that shows the week after this one. */
export const COMING = 'next';

/** 이번 주, or the week after it. */
export const weekName = ({ startsOn }: Pick<MyWeek, 'startsOn'>, today: string): string =>
  today < startsOn ? '다음 주' : '이번 주';

const STATE_TEXTS: Record<CellState, string> = {
  ...{
    done: '했어요',
    today: '오늘 할 운동',
    planned: '할 운동',
    missed: '놓쳤어요',
    skipped: '쉬기로 했어요',
    off: '아프거나 자리를 비워 쉬어요',
  },
  ...{ other: '다른 운동을 했어요', rest: '쉬는 날' },
};

const CARDIO_TEXTS = { planned: '유산소', done: '유산소 했어요' } as const;

/** The seven days of a week: a completed day shows on its actual date, or on its planned one while another of the actual date is still to do. */
export function weekCells(week: MyWeek, today: string): WeekCell[] {
  const { startsOn, plan, otherDays } = week;
  return WEEKDAYS.map((weekday, place) => {
    const date = dateAfter(startsOn, place);
    const index = indexOn(plan?.days ?? [], date);
    const planned = plan?.days[index];
    const state =
      planned?.state ?? (otherDays.includes(date) ? 'other' : isDayOff(week, date) ? 'off' : 'rest');
    const free = planned ? daysToMoveTo(startsOn, plan?.days ?? [], index, today) : [];
    const { planned: wished, done } = cardioOn(week, date);
    const cardio = done.length > 0 ? 'done' : wished ? 'planned' : null;
    const day = { index: planned ? index : null, historyId: planned?.historyId ?? null };
    return { date, weekday, isToday: date === today, state, ...day, free, cardio };
  });
}

/** A day's planned and completed endurance. */
export function cardioOn({ startsOn, cardio }: MyWeek, date: string) {
  return {
    planned: cardio.planned.find(({ day }) => day !== null && dateInWeek(startsOn, day) === date),
    done: cardio.done.filter(each => each.date === date),
  };
}

/** Whether a session was begun from a day: with its routine, else from its recommendation. */
export const isFrom = (
  { historyId, routineId }: PlannedDay,
  session: Pick<TrainingSession, 'historyId' | 'routineId'>,
): boolean => (routineId === null ? session.historyId === historyId : session.routineId === routineId);

/** A smaller share of a day's sets was different training, as the server counts it. */
const LEAST_SHARE = 0.5;

/** Adds what was done on this device and the server does not know yet. */
export function withSessions(
  week: MyWeek,
  sessions: readonly Pick<
    KnownSession,
    'id' | 'historyId' | 'routineId' | 'endedAt' | 'localDate' | 'cardio' | 'doneSets'
  >[],
): MyWeek {
  const { startsOn, plan } = week;
  const own = sessions.filter(
    ({ localDate }) => localDate >= startsOn && localDate <= dateAfter(startsOn, DAYS_A_WEEK - 1),
  );
  const cardio = withCardio(week.cardio, own);
  if (!plan) return { ...week, cardio };
  const done = new Set(own.filter(({ endedAt }) => endedAt !== null));
  // Each completes one day; those that the server knows of have theirs.
  const taken = (day: PlannedDay) => {
    const wanted = day.items.reduce((sum, { set }) => sum + set, 0);
    const isDone = (doneSets = 0) => wanted > 0 && doneSets >= wanted * LEAST_SHARE;
    const found = [...done].find(
      each =>
        isFrom(day, each) && (day.state === 'done' ? each.localDate === day.doneOn : isDone(each.doneSets)),
    );
    if (found) done.delete(found);
    return found;
  };
  plan.days.filter(({ state }) => state === 'done').forEach(taken);
  const days = plan.days.map((day): PlannedDay => {
    const session = day.state === 'done' ? undefined : taken(day);
    return session ? { ...day, state: 'done', doneOn: session.localDate } : day;
  });
  return { ...week, cardio, plan: { ...plan, days, next: nextOf(days) } };
}

/** As the server counts it. */
const COUNTS = { light: 0, moderate: 1, hard: 2 } as const;

function withCardio(
  cardio: MyWeek['cardio'],
  sessions: readonly Pick<TrainingSession, 'id' | 'localDate' | 'cardio'>[],
): MyWeek['cardio'] {
  const known = new Set(cardio.done.map(({ sessionId }) => sessionId));
  const fresh = sessions.flatMap(({ id, localDate: date, cardio: of }) =>
    of && !known.has(id) ? [{ sessionId: id, date, ...of }] : [],
  );
  const seconds = fresh.reduce((sum, each) => sum + COUNTS[each.effort] * each.seconds, 0);
  const done = fresh.map(({ sessionId, date, kind, effort, seconds: lasted }) => ({
    ...{ sessionId, date, kind, effort },
    minutes: Math.max(1, Math.round(lasted / 60)),
  }));
  return {
    ...cardio,
    done: [...cardio.done, ...done],
    countedMinutes: cardio.countedMinutes + Math.round(seconds / 60),
  };
}

const dateOf = ({ date, doneOn }: PlannedDay): string | null => doneOn ?? date;

/** Of several planned days on a date the one to do, else the one done; -1 without one. What was done on another's date is done on its own. */
function indexOn(days: readonly PlannedDay[], date: string): number {
  const are = (...states: PlannedDay['state'][]) =>
    days.findIndex(day => dateOf(day) === date && states.includes(day.state));
  const isTaken = (on: string | null) => days.some(day => dateOf(day) === on && isToCome(day));
  const all = [
    are('today', 'planned'),
    are('done'),
    are('missed', 'skipped', 'off'),
    days.findIndex(({ date: own, doneOn }) => own === date && doneOn !== own && isTaken(doneOn)),
  ];
  return all.find(index => index >= 0) ?? -1;
}

/** For screen readers: `화요일, 하체, 놓쳤어요`. */
export function cellText(
  { weekday, isToday, state, index, cardio }: WeekCell,
  plan: AcceptedWeek | null,
): string {
  const title = index === null ? null : plan?.days[index]?.title;
  return [
    isToday ? `오늘 ${weekday}요일` : `${weekday}요일`,
    title,
    STATE_TEXTS[state],
    cardio && CARDIO_TEXTS[cardio],
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Weekdays (1 = Monday) that are not over, without the day's own: where it may be moved. A missed day takes no other day's place,
 * which would then be missed.
 */
export function daysToMoveTo(
  startsOn: string,
  days: readonly PlannedDay[],
  index: number,
  today: string,
): number[] {
  const from = days[index];
  if (!from || from.day === null || from.state === 'done') return [];
  const taken = from.date !== null && from.date < today ? days.map(dateOf) : [];
  return WEEKDAY_NUMBERS.filter(day => {
    const date = dateInWeek(startsOn, day);
    return day !== from.day && date >= today && !taken.includes(date);
  });
}

/** What a day without a session is. @param over the week of which nothing is left to do */
export function restText(
  trained: boolean,
  over: Pick<AcceptedWeek, 'days'> | null,
  cardio: WeekCell['cardio'] = null,
): string {
  if (trained) return '계획에 없던 운동을 한 날이에요.';
  if (over?.days.some(({ state }) => state !== 'done')) return '이번 주에 남은 운동이 없어요.';
  if (over) return '이번 주 운동을 모두 마쳤어요. 수고했어요!';
  return cardio === null ? '쉬는 날이에요. 푹 쉬어야 늘어요.' : '근력 운동은 쉬는 날이에요.';
}

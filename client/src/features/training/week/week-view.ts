import { dateAfter, WEEKDAYS } from '../lib/calendar';
import type { AcceptedWeek, MyWeek, PlannedDay } from '../api/week.api';
import type { TrainingSession } from '../store/rows';

export type CellState = PlannedDay['state'] | 'other' | 'rest';

export interface WeekCell {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 월 … 일. */
  weekday: string;
  isToday: boolean;
  state: CellState;
  /** Of the day of the plan, or null. */
  index: number | null;
  /** Weekdays (1 = Monday) that what is planned here may be moved to. */
  free: readonly number[];
}

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

/** The seven days of a week: a day that was done stands where it was done. */
export function weekCells({ startsOn, plan, otherDays, breaks = [] }: MyWeek, today: string): WeekCell[] {
  const isOff = (date: string) => breaks.some(each => each.startsOn <= date && date <= each.endsOn);
  return WEEKDAYS.map((weekday, place) => {
    const date = dateAfter(startsOn, place);
    const index = plan ? plan.days.findIndex(day => dateOf(day) === date) : -1;
    const planned = plan?.days[index];
    const state = planned?.state ?? (otherDays.includes(date) ? 'other' : isOff(date) ? 'off' : 'rest');
    const free = planned ? daysToMoveTo(startsOn, plan?.days ?? [], index, today) : [];
    return { date, weekday, isToday: date === today, state, index: planned ? index : null, free };
  });
}

/** With what was done of it on this device and is not known to the server yet. */
export function withSessions(
  week: MyWeek,
  sessions: readonly Pick<TrainingSession, 'historyId' | 'endedAt' | 'localDate'>[],
): MyWeek {
  if (!week.plan) return week;
  const days = week.plan.days.map((day): PlannedDay => {
    const own = sessions.find(({ historyId, endedAt }) => endedAt !== null && historyId === day.historyId);
    return own && day.state !== 'done' ? { ...day, state: 'done', doneOn: own.localDate } : day;
  });
  const next = [
    days.findIndex(({ state }) => state === 'today'),
    days.findIndex(({ state }) => state === 'planned'),
  ];
  return { ...week, plan: { ...week.plan, days, next: next.find(index => index >= 0) ?? null } };
}

const dateOf = ({ date, doneOn }: PlannedDay): string | null => doneOn ?? date;

/** For screen readers: `화요일, 하체, 놓쳤어요`. */
export function cellText({ weekday, isToday, state, index }: WeekCell, plan: AcceptedWeek | null): string {
  const title = index === null ? null : plan?.days[index]?.title;
  return [isToday ? `오늘 ${weekday}요일` : `${weekday}요일`, title, STATE_TEXTS[state]]
    .filter(Boolean)
    .join(', ');
}

/**
 * Weekdays (1 = Monday) that are not over, without the day's own: where it may be moved. A day that was missed takes no other's place,
 * which would be missed then.
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
  return WEEKDAYS.map((_, place) => place + 1).filter(day => {
    const date = dateAfter(startsOn, day - 1);
    return day !== from.day && date >= today && !taken.includes(date);
  });
}

import { queryClient } from '../../../shared/api/query-client';
import { changeKind, same } from '../../../shared/changes/change-kinds';
import { changeDay, fetchWeek, moveCardio, weeksKey } from '../api/week.api';
import type { PlannedCardio, PlannedDay } from '../api/week.api';
import { localDateOf } from '../../../shared/lib/calendar';
import { weekdayName } from './day-moves';

export interface DayChange {
  startsOn: string;
  index: number;
  historyId: number;
  change: { day?: number; skipped?: boolean };
}
/** What the member saw of a day before changing it. */
interface DayBase {
  day: number | null;
  skipped: boolean;
}
export const baseOf = ({ day, state }: Pick<PlannedDay, 'day' | 'state'>): DayBase => ({
  day,
  skipped: state === 'skipped',
});

export const changeText = ({ day, skipped }: DayChange['change'] | DayBase): string =>
  skipped ? '이번 주는 쉬기' : typeof day === 'number' ? weekdayName(day) : '다시 하기';

const options = {
  // Another plan has taken its place: there is nothing left to move.
  done: ['WEEK_NOT_FOUND_EXCEPTION'],
  sentLater: () => void queryClient.invalidateQueries({ queryKey: weeksKey }),
};

/** A day that is moved, left out or taken up again. */
export const weekDayChange = changeKind({
  ...options,
  kind: 'week-day',
  send: ({ startsOn, index, historyId, change }: DayChange) =>
    changeDay(startsOn, index, { historyId, ...change }, localDateOf(new Date())),
  subject: ({ historyId }) => historyId,
  clash: async ({ startsOn, historyId, change }, base: DayBase) => {
    const { plan } = await fetchWeek(startsOn);
    const day = plan?.days.find(each => each.historyId === historyId);
    if (!day) return null;
    const there = baseOf(day);
    const wanted: DayBase = { day: change.day ?? base.day, skipped: change.skipped ?? false };
    return same(there, base) || same(there, wanted) ? null : changeText(there);
  },
});

export interface CardioMove {
  startsOn: string;
  /** The weekday of each, in the order of the plan. */
  days: number[];
}
export const cardioDays = (planned: readonly PlannedCardio[]): number[] =>
  planned.flatMap(({ day }) => day ?? []);
export const cardioText = (days: readonly number[]): string => days.map(weekdayName).join(', ');

/** Endurance that is moved to another day. */
export const cardioChange = changeKind({
  ...options,
  kind: 'week-cardio',
  send: ({ startsOn, days }: CardioMove) => moveCardio(startsOn, days, localDateOf(new Date())),
  subject: ({ startsOn }) => startsOn,
  clash: async ({ startsOn, days }, base: number[]) => {
    const { cardio } = await fetchWeek(startsOn);
    const there = cardioDays(cardio.planned);
    return same(there, base) || same(there, days) ? null : cardioText(there);
  },
});

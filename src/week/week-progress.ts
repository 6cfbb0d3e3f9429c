import { dateAfter } from '../common/time/dates.js';

/** A planned day, as far as it can be compared with the completed sessions. */
export interface PlannedWork {
  /** 1 = Monday; null in a week without days. */
  day: number | null;
  skipped: boolean;
  /** The member is ill or away on it. */
  isOff: boolean;
  /** Sets by workout. */
  sets: ReadonlyMap<number, number>;
}

/** The completed work of one session. */
export interface DoneSession {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Work sets by workout. */
  sets: ReadonlyMap<number, number>;
}

export type DayState = 'done' | 'today' | 'planned' | 'missed' | 'skipped' | 'off';

export interface DayProgress {
  state: DayState;
  /** The session that completed it, or null. */
  session: DoneSession | null;
}

export interface WeekProgress {
  /** In the order of the plan. */
  days: DayProgress[];
  /** The day to continue with: today's, else the next one; null if none is left. */
  next: number | null;
  /** Sessions outside the plan. */
  others: DoneSession[];
}

/** A session with a smaller share of a day's sets was different training: own choice. */
const LEAST_SHARE = 0.5;

/** The date of a weekday (1 = Monday) in the week that starts on a given Monday; all `YYYY-MM-DD`. */
export function dateOf(startsOn: string, day: number): string {
  return dateAfter(startsOn, day - 1);
}

/**
 * Which day each session completed: the one it covers most of; among equals, its own day first. A planned day that is over counts as missed; a week
 * without days is never late.
 *
 * @param sessions of the week, earliest first
 */
export function weekProgress(
  startsOn: string,
  planned: readonly PlannedWork[],
  sessions: readonly DoneSession[],
  today: string,
): WeekProgress {
  const doneBy = new Map<number, DoneSession>();
  const others: DoneSession[] = [];
  for (const session of sessions) {
    const open = planned.flatMap((work, index) => {
      const share = shareOf(work, session);
      const isItsDay = work.day !== null && dateOf(startsOn, work.day) === session.date;
      return doneBy.has(index) || share < LEAST_SHARE ? [] : [{ index, share, isItsDay }];
    });
    const [best] = open.sort(
      (a, b) => b.share - a.share || Number(b.isItsDay) - Number(a.isItsDay) || a.index - b.index,
    );
    if (best) doneBy.set(best.index, session);
    else others.push(session);
  }
  const days = planned.map((work, index): DayProgress => {
    const session = doneBy.get(index) ?? null;
    return { state: session ? 'done' : stateOf(startsOn, work, today), session };
  });
  const isNext = (state: DayState) => days.findIndex(each => each.state === state);
  const next = [isNext('today'), isNext('planned')].find(index => index >= 0);
  return { days, next: next ?? null, others };
}

function shareOf({ sets }: PlannedWork, session: DoneSession): number {
  const wanted = [...sets.values()].reduce((sum, count) => sum + count, 0);
  const done = [...sets].reduce((sum, [id, count]) => sum + Math.min(count, session.sets.get(id) ?? 0), 0);
  return wanted === 0 ? 0 : done / wanted;
}

function stateOf(startsOn: string, { day, skipped, isOff }: PlannedWork, today: string): DayState {
  if (skipped) return 'skipped';
  if (isOff) return 'off';
  if (day === null) return 'planned';
  const date = dateOf(startsOn, day);
  if (date === today) return 'today';
  return date < today ? 'missed' : 'planned';
}

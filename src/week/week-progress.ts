import { dateAfter } from '../common/time/dates.js';

/** A planned day, as far as it can be compared with the completed sessions. */
export interface PlannedWork {
  /** 1 = Monday; null in a week without days. */
  day: number | null;
  skipped: boolean;
  /** The member is ill or away on it. */
  isOff: boolean;
  /** The recommendation its sessions begin from; null with a routine. */
  historyId: number | null;
  /** The routine that replaces its workouts, or null. */
  routineId: number | null;
  /** Sets by workout. */
  sets: ReadonlyMap<number, number>;
}

/** The completed work of one session. */
export interface DoneSession {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What it was begun from. */
  historyId: number | null;
  routineId: number | null;
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
 * Which day each session completed: the one it covers most of; among equals, the one it was begun from, then its own day. Sessions of one date that
 * complete none alone may complete one together: one was ended too early. A planned day that is over counts as missed; a week without days is
 * never late.
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
  const completes = (session: DoneSession): boolean => {
    const open = planned.flatMap((work, index) => {
      const share = shareOf(work, session);
      const isItsDay = work.day !== null && dateOf(startsOn, work.day) === session.date;
      const isBegunFrom = isFrom(work, session);
      return doneBy.has(index) || share < LEAST_SHARE ? [] : [{ index, share, isBegunFrom, isItsDay }];
    });
    const [best] = open.sort(
      (a, b) =>
        b.share - a.share ||
        Number(b.isBegunFrom) - Number(a.isBegunFrom) ||
        Number(b.isItsDay) - Number(a.isItsDay) ||
        a.index - b.index,
    );
    if (best) doneBy.set(best.index, session);
    return best !== undefined;
  };
  const alone = sessions.filter(session => !completes(session));
  const others = [...new Set(alone.map(({ date }) => date))]
    .map(date => alone.filter(session => session.date === date))
    .filter(ofDate => ofDate.length === 1 || !completes(together(ofDate)))
    .flat();
  const days = planned.map((work, index): DayProgress => {
    const session = doneBy.get(index) ?? null;
    return { state: session ? 'done' : stateOf(startsOn, work, today), session };
  });
  const isNext = (state: DayState) => days.findIndex(each => each.state === state);
  const next = [isNext('today'), isNext('planned')].find(index => index >= 0);
  return { days, next: next ?? null, others };
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

const isFrom = (work: PlannedWork, { historyId, routineId }: DoneSession): boolean =>
  work.routineId === null ? historyId !== null && historyId === work.historyId : routineId === work.routineId;

function shareOf(work: PlannedWork, session: DoneSession): number {
  const wanted = sum(work.sets.values());
  // Begun from the day it is of the day, also with other workouts where a machine was taken.
  const done = isFrom(work, session)
    ? Math.min(wanted, sum(session.sets.values()))
    : sum([...work.sets].map(([id, count]) => Math.min(count, session.sets.get(id) ?? 0)));
  return wanted === 0 ? 0 : done / wanted;
}

/** Sessions of one date as one. */
function together(sessions: readonly DoneSession[]): DoneSession {
  const sets = new Map<number, number>();
  for (const [id, count] of sessions.flatMap(each => [...each.sets]))
    sets.set(id, (sets.get(id) ?? 0) + count);
  const [first] = sessions;
  const isOne = sessions.every(
    ({ historyId, routineId }) => historyId === first!.historyId && routineId === first!.routineId,
  );
  return { ...first!, ...(!isOne && { historyId: null, routineId: null }), sets };
}

function stateOf(startsOn: string, { day, skipped, isOff }: PlannedWork, today: string): DayState {
  if (skipped) return 'skipped';
  if (isOff) return 'off';
  if (day === null) return 'planned';
  const date = dateOf(startsOn, day);
  if (date === today) return 'today';
  return date < today ? 'missed' : 'planned';
}

import { dateAfter, DAYS_A_WEEK, mondayOf } from '../../common/time/dates.js';

/** All dates are `YYYY-MM-DD`. */
export interface KeptWeeksFacts {
  /** Lifting sessions with a work set, by day. */
  lifted: ReadonlyMap<string, number>;
  /** Days with endurance exercise. */
  cardioDays: readonly string[];
  /** The sessions of accepted weeks, without those left out, by Monday. */
  planned: ReadonlyMap<string, number>;
  breaks: readonly { startsOn: string; endsOn: string; kind: 'ill' | 'away' }[];
  /** The first day of a pregnancy whose weeks, and those after the birth, count until today; null without one. */
  pregnantFrom: string | null;
}

/**
 * How many weeks in a row a member has kept, up to this one, which is only counted once it is kept. A week is kept by as many sessions as its plan
 * has, or by any training without a plan. A week with a declared day off, of a pregnancy or after a birth, and one left out as a whole is kept, too;
 * the light week after an illness by one session. Weeks before the first training do not count.
 */
export function keptWeeks(facts: KeptWeeksFacts, today: string): number {
  const present = mondayOf(today);
  const sessions = byWeek([...facts.lifted]);
  const cardio = byWeek(facts.cardioDays.map(day => [day, 1]));
  const isTrained = (monday: string): boolean => sessions.has(monday) || cardio.has(monday);
  const isKept = (monday: string): boolean => {
    if (isSpared(facts, monday)) return true;
    const planned = facts.planned.get(monday);
    if (planned === undefined) return isTrained(monday);
    const wanted = isAfterIllness(facts, monday) ? Math.min(1, planned) : planned;
    return (sessions.get(monday) ?? 0) >= wanted;
  };
  const [first] = [...sessions.keys(), ...cardio.keys()].sort();
  if (first === undefined) return 0;
  let count = 0;
  for (let monday = present; monday >= first; monday = dateAfter(monday, -DAYS_A_WEEK)) {
    if (isKept(monday)) count++;
    else if (monday !== present) break;
  }
  return count;
}

function byWeek(days: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [day, count] of days) sums.set(mondayOf(day), (sums.get(mondayOf(day)) ?? 0) + count);
  return sums;
}

function isSpared({ breaks, pregnantFrom }: KeptWeeksFacts, monday: string): boolean {
  const sunday = dateAfter(monday, DAYS_A_WEEK - 1);
  return (
    breaks.some(({ startsOn, endsOn }) => startsOn <= sunday && endsOn >= monday) ||
    (pregnantFrom !== null && pregnantFrom <= sunday)
  );
}

/** The week for which a light one is proposed. */
const isAfterIllness = ({ breaks }: KeptWeeksFacts, monday: string): boolean =>
  breaks.some(
    ({ kind, endsOn }) => kind === 'ill' && endsOn < monday && endsOn >= dateAfter(monday, -DAYS_A_WEEK),
  );

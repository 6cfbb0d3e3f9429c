import type { EngineMember } from '../strength/strength.types.js';
import { daysBetween } from './detraining.js';
import type { ExerciseRecord, Peak } from './strength-belief.types.js';
import { ADULT_AGE } from './strength-ceiling.js';

/**
 * Limits how fast the belief rises, because tendons and technique need more time than one answer. In each of an exercise's first three
 * sessions, while the estimate comes only from the body, it rises by at most 10 %. After them, and from the first session for growing
 * members, by at most 5 % per week. Returning to an earlier belief is no rise.
 */
const FIRST_SESSIONS = 3;
const MOST_RISE_FIRST = Math.log(1.1);
const MOST_RISE_A_WEEK = Math.log(1.05);
const WEEK_DAYS = 7;
const LONG_AGO = '0000-01-01';

/** The highest ln kg to believe after an observation on `date`; `present` is the belief before it. */
export function mostBelievedLogKg(
  record: ExerciseRecord,
  present: number,
  member: Pick<EngineMember, 'ageYears'>,
  date: string,
): number {
  const last = record.highest.at(-1)?.logKg ?? present;
  if (!isGrowing(member) && record.days < FIRST_SESSIONS) return Math.max(last, present) + MOST_RISE_FIRST;
  const weekAgo = peakAWeekBefore(record.highest, date)?.logKg ?? present;
  return Math.max(last, present, weekAgo + MOST_RISE_A_WEEK);
}

/** The peaks after a day that set the belief to `logKg`, without those too old for the weekly limit. */
export function peaksAfter(
  { highest, days }: Pick<ExerciseRecord, 'highest' | 'days'>,
  present: number,
  logKg: number,
  member: Pick<EngineMember, 'ageYears'>,
  date: string,
): Peak[] {
  // The first peak gets a date far back: until then the estimate from the body held.
  const peaks = highest.length === 0 ? [{ date: LONG_AGO, logKg: present }] : highest;
  const last = peaks.at(-1)!;
  const peak = { date, logKg: Math.max(last.logKg, logKg) };
  // After the first sessions the weekly limit starts from their result.
  if (!isGrowing(member) && days + 1 === FIRST_SESSIONS) return [{ ...peak, date: LONG_AGO }];
  const since = peaks.findLastIndex(each => isAWeekBefore(each, date));
  return [...peaks.slice(Math.max(0, since)), peak];
}

function peakAWeekBefore(peaks: readonly Peak[], date: string): Peak | undefined {
  return peaks.findLast(each => isAWeekBefore(each, date)) ?? peaks[0];
}

function isAWeekBefore(peak: Peak, date: string): boolean {
  return daysBetween(peak.date, date) >= WEEK_DAYS;
}

function isGrowing({ ageYears }: Pick<EngineMember, 'ageYears'>): boolean {
  return ageYears < ADULT_AGE;
}

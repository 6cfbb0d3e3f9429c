import type { EngineMember } from '../strength/strength.types.js';
import { daysBetween } from './detraining.js';
import type { ExerciseRecord, Peak } from './strength-belief.types.js';
import { ADULT_AGE } from './strength-ceiling.js';

/**
 * A rise is believed slowly: tendons and technique need longer than one answer. In each of an exercise's first three
 * sessions, while the estimate is still only the body's, by at most 10 %; after them, and for whoever is growing from the
 * first one on, by at most 5 % a week. Coming back to what was believed before is no rise.
 */
const FIRST_SESSIONS = 3;
const MOST_RISE_FIRST = Math.log(1.1);
const MOST_RISE_A_WEEK = Math.log(1.05);
const WEEK_DAYS = 7;
const LONG_AGO = '0000-01-01';

/** The highest ln kg to be believed after an observation on `date`; `present` is what is believed before it. */
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

/** The peaks after a day that led to believing `logKg`, without those too old to count a week from. */
export function peaksAfter(
  { highest, days }: Pick<ExerciseRecord, 'highest' | 'days'>,
  present: number,
  logKg: number,
  member: Pick<EngineMember, 'ageYears'>,
  date: string,
): Peak[] {
  // A first session's peak counts from the day before it: the body's estimate was what held until then.
  const peaks = highest.length === 0 ? [{ date: LONG_AGO, logKg: present }] : highest;
  const last = peaks.at(-1)!;
  const peak = { date, logKg: Math.max(last.logKg, logKg) };
  // After the first sessions the weekly limit starts from what they showed.
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

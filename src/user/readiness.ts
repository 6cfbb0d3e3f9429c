import { isCalendarDate } from '../common/time/korean-date.js';

/**
 * What the readiness screen asks, each to be answered with yes or no: the seven general questions of PAR-Q+
 * (Warburton et al. 2011, Health & Fitness Journal of Canada 4(2)), in words of our own on the screen.
 */
export const READINESS_QUESTIONS = [
  'heart', // a physician named a heart disease or high blood pressure
  'chestPain', // at rest, in daily life or in training
  'dizziness', // lost balance or consciousness within twelve months
  'chronicCondition', // any other
  'medicine', // prescribed, for a chronic condition
  'boneOrJoint', // that training could make worse, now or within twelve months
  'supervisedOnly', // a physician allows training under supervision only
] as const;
export type ReadinessQuestion = (typeof READINESS_QUESTIONS)[number];

/** What the answers mean for training: `yes` once one question was answered so. */
export type ReadinessState = 'clear' | 'yes' | 'unanswered';

/** What is kept of the screen; dates are `YYYY-MM-DD`, KST. */
export interface KeptReadiness {
  /** The questions answered with yes; null before any answer. */
  readinessYes: ReadinessQuestion[] | null;
  readinessAnsweredOn: string | null;
  /** When it was last answered or skipped; null = never, or health has changed since. */
  readinessAskedOn: string | null;
}

/** The last day on which answers of that day count. PAR-Q+ is valid for twelve months. */
export function readinessHoldsUntil(answeredOn: string): string {
  const next = `${Number(answeredOn.slice(0, 4)) + 1}${answeredOn.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}

const isWithinAYear = (date: string | null, today: string): boolean =>
  date !== null && today <= readinessHoldsUntil(date);

/** Whether the screen is to be shown: never seen, seen a year ago, or health has changed since. */
export const isReadinessDue = ({ readinessAskedOn }: KeptReadiness, today: string): boolean =>
  !isWithinAYear(readinessAskedOn, today);

/** "No" to every question holds for a year; a "yes" holds until it is answered again: time alone makes nobody healthy. */
export function readinessState(kept: KeptReadiness, today: string): ReadinessState {
  if (kept.readinessYes !== null && kept.readinessYes.length > 0) return 'yes';
  return isWithinAYear(kept.readinessAnsweredOn, today) ? 'clear' : 'unanswered';
}

/** After a change of health: to be asked again; a clear answer no longer counts, a yes does. */
export function readinessAfterChange(kept: KeptReadiness): KeptReadiness {
  const yes = kept.readinessYes !== null && kept.readinessYes.length > 0;
  return {
    readinessYes: yes ? kept.readinessYes : null,
    readinessAnsweredOn: yes ? kept.readinessAnsweredOn : null,
    readinessAskedOn: null,
  };
}

import type { ReadinessQuestion } from '../catalogue/public.js';
import { isCalendarDate } from '../common/time/korean-date.js';

/** What the answers mean for training: `yes` if one question was answered with yes. */
export type ReadinessState = 'clear' | 'yes' | 'unanswered';

/** The stored state of the screen; dates are `YYYY-MM-DD`, KST. */
export interface KeptReadiness {
  /** The questions answered with yes; null before any answer. */
  readinessYes: ReadinessQuestion[] | null;
  readinessAnsweredOn: string | null;
  /** When it was last answered or skipped; null = never, or health has changed since. */
  readinessAskedOn: string | null;
}

/** The last day on which answers of that date are valid. PAR-Q+ is valid for twelve months. */
export function readinessHoldsUntil(answeredOn: string): string {
  const next = `${Number(answeredOn.slice(0, 4)) + 1}${answeredOn.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}

const isWithinAYear = (date: string | null, today: string): boolean =>
  date !== null && today <= readinessHoldsUntil(date);

/** Whether the screen is due: never seen, seen a year ago, or health has changed since. */
export const isReadinessDue = ({ readinessAskedOn }: KeptReadiness, today: string): boolean =>
  !isWithinAYear(readinessAskedOn, today);

/** "No" to every question is valid for a year; a "yes" is valid until it is answered again, because time alone makes nobody healthy. */
export function readinessState(kept: KeptReadiness, today: string): ReadinessState {
  if (kept.readinessYes !== null && kept.readinessYes.length > 0) return 'yes';
  return isWithinAYear(kept.readinessAnsweredOn, today) ? 'clear' : 'unanswered';
}

/** The state after a change of health: the screen is due; a clear answer is no longer valid, a yes is. */
export function readinessAfterChange(kept: KeptReadiness): KeptReadiness {
  const yes = kept.readinessYes !== null && kept.readinessYes.length > 0;
  return {
    readinessYes: yes ? kept.readinessYes : null,
    readinessAnsweredOn: yes ? kept.readinessAnsweredOn : null,
    readinessAskedOn: null,
  };
}

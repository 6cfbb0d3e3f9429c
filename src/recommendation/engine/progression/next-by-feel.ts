import { daysBetween, PAUSE_DAYS } from '../learning/detraining.js';
import type { ExerciseSession, ReasonedStep, ProgressionInput, Why } from './progression.types.js';
import { atTheTop } from './at-the-top.js';
import { repetitionRange } from '../workout/prescription/repetition-range.js';
import { missesInARow, outcomeOf, setsLeftOut, weakestSet } from './session-outcome.js';

/** Seconds of a hold: limits and step. At the upper limit a harder variant trains more than a longer hold. */
const HOLD = { least: 10, most: 60, step: 5 } as const;
const BAND_LEAST = 6;

/**
 * The next target of an exercise without a computed load: holds progress by seconds, bands and plain moves by repetitions. An answer moves
 * them by one step, 가벼웠어요 by two; at the top a harder variant or a thicker band is due.
 */
export function nextByFeel(
  { sessions, workout, goal, today, harderVariants }: ProgressionInput,
  last: ExerciseSession,
): ReasonedStep {
  const { asked, answer } = last;
  const hold = workout.loadType === 'hold';
  const range = repetitionRange(goal, workout);
  const { least, most, step } = hold ? HOLD : { least: BAND_LEAST, most: range.most, step: 1 };
  const from = asked.repetitions;
  const to = (repetitions: number, why: Why): ReasonedStep => ({ ...asked, repetitions, why });
  const fewer = (by: number): number => Math.min(from, Math.max(least, from - by));

  const days = daysBetween(last.date, today);
  if (days >= PAUSE_DAYS) return to(fewer(2 * step), { template: 'afterPause', args: { days } });
  const outcome = outcomeOf(last, null);
  if (outcome === 'leftOut') return to(from, setsLeftOut(last));
  if (outcome === 'missed') {
    const misses = missesInARow(sessions, null);
    if (misses === 1)
      return to(from, { template: 'againAfterMiss', args: { done: weakestSet(last), asked: from } });
    return to(fewer(misses * step), { template: 'lessAfterMiss', args: { misses } });
  }
  if (answer === 'HEAVY') {
    const less = fewer(step);
    if (less === from) return to(from, { template: 'same', args: {} });
    return to(less, { template: 'fewerRepetitions', args: { from, to: less } });
  }
  if (from >= most) {
    const isBand = workout.loadType === 'band';
    return to(
      from,
      isBand ? { template: 'thickerBand', args: { repetitions: from } } : atTheTop(harderVariants)(from),
    );
  }
  const up = Math.min(most, from + (answer === 'LIGHT' ? 2 : 1) * step);
  return to(up, { template: 'moreRepetitions', args: { from, to: up } });
}

import type { TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';
import { underestimated, type StopRule } from '../../learning/load-evidence.js';
import { exerciseStrength, type MemberStrength } from '../../learning/member-strength.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { loadLadder } from './load-ladder.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import {
  isHeavyHinge,
  MOST_BODYWEIGHT_REPETITIONS,
  MOST_REPETITIONS,
  repetitionRange,
} from './repetition-range.js';
import { cautiousOneRepMaxKg } from './stated-reserve.js';
import { repetitionsAtShare } from '../../strength/repetition-table.js';

/**
 * From this standard deviation of the expected repetitions on, the member's own feeling is more accurate than a number: the feeling is off
 * by 0.8 (`SIMULATED.feltSd`) plus rounding, a number by this much. Tested from 1 to 2.5 with simulated members.
 */
const WIDE_FROM_REPETITIONS = 2;
/** Standard deviations above the expectation: one in 50 members could continue past it. */
const FURTHEST_SD = 2;

export interface BelievedOneRepMax {
  oneRepMaxKg: number;
  logSd: number;
}

/** Null where the possible repetitions are known well enough. */
export function stopRule(
  { oneRepMaxKg, logSd }: BelievedOneRepMax,
  liftedKg: number,
  reserve: number,
  furthest: number,
): StopRule | null {
  const toFailure = (sds: number): number =>
    repetitionsAtShare(liftedKg / (oneRepMaxKg * Math.exp(sds * logSd)));
  if ((toFailure(1) - toFailure(-1)) / 2 <= WIDE_FROM_REPETITIONS) return null;
  const within = (repetitions: number): number =>
    Math.max(1, Math.min(furthest, Math.floor(repetitions - reserve + 1e-6)));
  const [least, most] = [within(toFailure(-RANGE_SD)), within(toFailure(FURTHEST_SD))];
  if (least >= most) return null;
  const missed = underestimated(Math.min(most, within(toFailure(0))), reserve);
  // At least one, so that nobody trains to failure.
  return { least, most, felt: Math.max(1, Math.round(reserve - missed)) };
}

/** The stop rule for a recommended load in a first session; null for members who need caution. */
export function stopOf(
  strength: MemberStrength,
  workout: EngineWorkout,
  goal: TrainingGoal,
  { weightKg, basis }: Prescription,
): StopRule | null {
  const ladder = loadLadder(strength.member, workout);
  const own = exerciseStrength(strength, workout);
  if (ladder === null || own === null || !strength.mayShowLoad || strength.cautiousFor !== null) return null;
  const believed = { oneRepMaxKg: cautiousOneRepMaxKg(own), logSd: own.logStandardDeviation };
  const furthest = furthestByFeel(goal, workout);
  return stopRule(believed, ladder.liftedKg(weightKg), basis.askedReserve, furthest);
}

/** The reserve that is really left at the stop: more after many repetitions than after few. */
export function leftAtStop({ least, most, felt }: StopRule): number {
  return felt + (underestimated(least, felt) + underestimated(most, felt)) / 2;
}

/** The most repetitions in a set that ends by feel. */
export function furthestByFeel(goal: TrainingGoal, workout: EngineWorkout): number {
  if (isHeavyHinge(workout)) return repetitionRange(goal, workout).most;
  return workout.bodyweightShare === null ? MOST_REPETITIONS : MOST_BODYWEIGHT_REPETITIONS;
}

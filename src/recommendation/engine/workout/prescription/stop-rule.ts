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
 * From this standard deviation of the expected repetitions on the member's own feeling is nearer to the truth than any number: it misses by
 * 0.8 (`SIMULATED.feltSd`) and by what is rounded, a number by this. Tried from 1 to 2.5 with simulated members.
 */
const WIDE_FROM_REPETITIONS = 2;
/** Standard deviations above the expectation: of 50 members one could go on from there. */
const FURTHEST_SD = 2;

export interface BelievedOneRepMax {
  oneRepMaxKg: number;
  logSd: number;
}

/** Null where it is known well enough how often a load can be lifted. */
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
  // At least one, so that nobody goes to failure.
  return { least, most, felt: Math.max(1, Math.round(reserve - missed)) };
}

/** Of a load as it is recommended, to a member who need not be careful: the rule that a session of it begins with. */
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

/** What is truly left then: of many repetitions more than of few. */
export function leftAtStop({ least, most, felt }: StopRule): number {
  return felt + (underestimated(least, felt) + underestimated(most, felt)) / 2;
}

/** How far a set may go that is ended by how it feels. */
export function furthestByFeel(goal: TrainingGoal, workout: EngineWorkout): number {
  if (isHeavyHinge(workout)) return repetitionRange(goal, workout).most;
  return workout.bodyweightShare === null ? MOST_REPETITIONS : MOST_BODYWEIGHT_REPETITIONS;
}

import type { BaseLift } from '../../../../catalogue/catalogue.vocabulary.js';
import type { EngineMember, EngineWorkout, LearnedCorrection } from '../workout-engine.types.js';
import type { Experience } from '../workout-wire-names.js';
import { ACCESSORY_RATIO_LOG_SD, priorLogSd } from './estimate-uncertainty.js';
import { rebasedLogMean } from './rebase-correction.js';
import { estimateStrength, type StrengthEstimate } from './strength-estimate.js';

/** Two dumbbells never reach the bar: a hand presses at most this share of the barbell bench. */
const MOST_PRESS_PER_HAND_OF_BENCH = 0.45;
const PRESSING_PATTERNS: ReadonlySet<EngineWorkout['pattern']> = new Set([
  'horizontalPush',
  'inclinePush',
  'verticalPush',
]);

/** The first session starts lighter for the old, the young and the heavy, and reaches the full weight in steps. */
const CAUTIOUS_FACTOR = 0.9;
const CAUTION_LEFT_PER_OBSERVATION = 0.025;
const CAUTIOUS_FROM_AGE = 60;
const CAUTIOUS_BELOW_AGE = 18;
const CAUTIOUS_FROM_BODY_MASS_INDEX = 30;
/** Below this age no load is recommended. */
const LEAST_LOADED_AGE = 14;

/** A member's strength with everything learned so far. */
export interface MemberStrength {
  member: EngineMember;
  experience: Experience | undefined;
  estimate: StrengthEstimate;
  corrections: Partial<Record<BaseLift, LearnedCorrection>>;
  mayShowLoad: boolean;
}

export interface ExerciseStrength {
  baseLift: BaseLift;
  baseOneRepMaxKg: number;
  /** Per hand where the load is per hand; body weight included where it is lifted. */
  oneRepMaxKg: number;
  logStandardDeviation: number;
  learned: LearnedCorrection;
  capped: boolean;
  firstSessionFactor: number;
}

export function memberStrength(
  member: EngineMember,
  experience: Experience | undefined,
  corrections: Partial<Record<BaseLift, LearnedCorrection>>,
): MemberStrength {
  return {
    member,
    experience,
    estimate: estimateStrength(member, experience),
    corrections,
    mayShowLoad: member.ageYears >= LEAST_LOADED_AGE,
  };
}

/** The 1RM of one exercise for one member, or null where the exercise has no load model. */
export function exerciseStrength(strength: MemberStrength, workout: EngineWorkout): ExerciseStrength | null {
  const { baseLift } = workout;
  const ratio = strength.member.sex === '남' ? workout.ratioMale : workout.ratioFemale;
  if (baseLift === null || !(ratio > 0)) return null;
  const baseOneRepMaxKg = learnedOneRepMax(strength, baseLift);
  const most = isPressPerHand(workout)
    ? MOST_PRESS_PER_HAND_OF_BENCH * learnedOneRepMax(strength, 'bench')
    : Infinity;
  const learned = learnedCorrection(strength, baseLift);
  const ratioSd = isBaseLiftItself(workout, ratio) ? 0 : ACCESSORY_RATIO_LOG_SD;
  return {
    baseLift,
    baseOneRepMaxKg,
    oneRepMaxKg: Math.min(baseOneRepMaxKg * ratio, most),
    logStandardDeviation: Math.sqrt(learned.variance + ratioSd ** 2),
    learned,
    capped: strength.estimate.lifts[baseLift].capped,
    firstSessionFactor: firstSessionFactor(strength, learned.observationCount),
  };
}

/** True for the base lift's own exercise, whose 1RM needs no ratio. */
export function isBaseLiftItself(workout: EngineWorkout, ratio: number): boolean {
  return (
    ratio === 1 &&
    workout.mechanic === 'compound' &&
    (workout.loadType === 'barbell' || workout.loadType === 'stack')
  );
}

function isPressPerHand(workout: EngineWorkout): boolean {
  return workout.loadType === 'dumbbellPerHand' && PRESSING_PATTERNS.has(workout.pattern);
}

function learnedCorrection(strength: MemberStrength, lift: BaseLift): LearnedCorrection {
  const priorSd = priorLogSd(strength.member);
  const learned = strength.corrections[lift];
  if (learned === undefined) return { logMean: 0, variance: priorSd ** 2, observationCount: 0 };
  const { oneRepMaxKg } = strength.estimate.lifts[lift];
  return { ...learned, logMean: rebasedLogMean(learned, oneRepMaxKg, priorSd), estimateKg: oneRepMaxKg };
}

function learnedOneRepMax(strength: MemberStrength, lift: BaseLift): number {
  return strength.estimate.lifts[lift].oneRepMaxKg * Math.exp(learnedCorrection(strength, lift).logMean);
}

function firstSessionFactor(strength: MemberStrength, observations: number): number {
  const { ageYears } = strength.member;
  const cautious =
    ageYears >= CAUTIOUS_FROM_AGE ||
    ageYears < CAUTIOUS_BELOW_AGE ||
    strength.estimate.body.bodyMassIndex >= CAUTIOUS_FROM_BODY_MASS_INDEX;
  return cautious ? Math.min(1, CAUTIOUS_FACTOR + CAUTION_LEFT_PER_OBSERVATION * observations) : 1;
}

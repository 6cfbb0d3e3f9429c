import { BASE_LIFTS, type BaseLift, type MovementPattern } from '../../../catalogue/catalogue.vocabulary.js';
import { priorLogSd } from '../strength/estimate-uncertainty.js';
import { isBaseLiftItself } from '../strength/modelled-strength.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';

/**
 * How much people of the same body differ, as standard deviations on the log scale. Together they give the ±15 % of a base lift at equal
 * fat-free mass and age (`MEASURED_LOG_SD`) and the spread of an exercise's ratio between people. The split is a choice of this model:
 * strong people are strong in most things, so most of it is common.
 */
const OVERALL_SD = 0.12;
const BASE_LIFT_SD = 0.09;
const EXERCISE_SD = { baseLiftItself: 0.03, compound: 0.1, singleJoint: 0.2 } as const;

export const BASE_LIFT_VARIANCE = BASE_LIFT_SD ** 2;
/** Variance of a base lift's own term, the narrowest one. */
export const BASE_LIFT_ITSELF_VARIANCE = EXERCISE_SD.baseLiftItself ** 2;
/** Position of the overall term in the joint belief; the base lifts follow it. */
export const OVERALL = 0;
export const placeOfLift = (lift: BaseLift): number => 1 + BASE_LIFTS.indexOf(lift);
export const placeOfExercise = (index: number): number => 1 + BASE_LIFTS.length + index;

const TRUNK_PATTERNS: ReadonlySet<MovementPattern> = new Set([
  'trunkFlexion',
  'trunkRotation',
  'antiExtension',
  'legRaise',
]);

/** Variance of the overall term: a missing measurement adds the same uncertainty to all lifts. */
export function overallVariance(member: Pick<EngineMember, 'compositionSource'>): number {
  return OVERALL_SD ** 2 + priorLogSd(member) ** 2 - priorLogSd({ compositionSource: 'measured' }) ** 2;
}

/** Variance of the exercise's own term: how much its ratio to the base lift varies between people. */
export function exerciseVariance(workout: EngineWorkout, sex: EngineMember['sex']): number {
  if (isBaseLiftItself(workout, sex)) return EXERCISE_SD.baseLiftItself ** 2;
  return (isSingleJoint(workout) ? EXERCISE_SD.singleJoint : EXERCISE_SD.compound) ** 2;
}

/**
 * Single-joint and trunk exercises learn from the base lifts but teach them nothing. A hard day of crunches or curls says too little about a
 * press to move it: where two combinations of load and repetitions are equally good, any move can be two steps.
 */
export function isSingleJoint({ mechanic, pattern }: Pick<EngineWorkout, 'mechanic' | 'pattern'>): boolean {
  return mechanic === 'isolation' || TRUNK_PATTERNS.has(pattern);
}

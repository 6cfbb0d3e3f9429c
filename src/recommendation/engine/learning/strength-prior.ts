import { BASE_LIFTS, type BaseLift, type MovementPattern } from '../../../catalogue/catalogue.vocabulary.js';
import { priorLogSd } from '../strength/estimate-uncertainty.js';
import { isBaseLiftItself } from '../strength/modelled-strength.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';

/**
 * How far people of the same body differ, as standard deviations on the log scale. Together they are the ±15 % of a
 * base lift at equal fat-free mass and age (`MEASURED_LOG_SD`) and the spread of an exercise's ratio from one person
 * to the next; the split is this model's: strong people are strong in most things, so most of it is common.
 */
const OVERALL_SD = 0.12;
const BASE_LIFT_SD = 0.09;
const EXERCISE_SD = { baseLiftItself: 0.03, compound: 0.1, singleJoint: 0.2 } as const;

export const BASE_LIFT_VARIANCE = BASE_LIFT_SD ** 2;
/** Of a base lift's own term, the narrowest there is. */
export const BASE_LIFT_ITSELF_VARIANCE = EXERCISE_SD.baseLiftItself ** 2;
/** Place of the overall term in the joint belief; the base lifts follow it. */
export const OVERALL = 0;
export const placeOfLift = (lift: BaseLift): number => 1 + BASE_LIFTS.indexOf(lift);
export const placeOfExercise = (index: number): number => 1 + BASE_LIFTS.length + index;

const TRUNK_PATTERNS: ReadonlySet<MovementPattern> = new Set([
  'trunkFlexion',
  'trunkRotation',
  'antiExtension',
  'legRaise',
]);

/** Variance of the overall term: what a missing measurement adds is common to all lifts. */
export function overallVariance(member: Pick<EngineMember, 'compositionSource'>): number {
  return OVERALL_SD ** 2 + priorLogSd(member) ** 2 - priorLogSd({ compositionSource: 'measured' }) ** 2;
}

/** Variance of the exercise's own term: how well its ratio to the base lift holds from person to person. */
export function exerciseVariance(workout: EngineWorkout, sex: EngineMember['sex']): number {
  if (isBaseLiftItself(workout, sex)) return EXERCISE_SD.baseLiftItself ** 2;
  return (isSingleJoint(workout) ? EXERCISE_SD.singleJoint : EXERCISE_SD.compound) ** 2;
}

/**
 * One joint or the trunk: it learns from the base lifts but teaches them nothing. A hard day of crunches or curls says too little of a
 * press to move it, and between two loads and repetitions that are equally good any move at all can be two steps.
 */
export function isSingleJoint({ mechanic, pattern }: Pick<EngineWorkout, 'mechanic' | 'pattern'>): boolean {
  return mechanic === 'isolation' || TRUNK_PATTERNS.has(pattern);
}

import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineMember, EngineWorkout } from './strength.types.js';

/** Two dumbbells never match the bar: one hand presses at most this share of the barbell bench press. */
const MOST_PRESS_PER_HAND_OF_BENCH = 0.45;
const PRESSING_PATTERNS: ReadonlySet<EngineWorkout['pattern']> = new Set([
  'horizontalPush',
  'inclinePush',
  'verticalPush',
]);

/**
 * 1RM (kg) of an exercise from the base lifts, before any learning; per hand where the load is per hand, including body weight where it is
 * lifted. Null where the exercise has no load model.
 */
export function modelledOneRepMaxKg(
  baseLiftKg: Readonly<Record<BaseLift, number>>,
  sex: EngineMember['sex'],
  workout: EngineWorkout,
): number | null {
  const ratio = ratioOf(workout, sex);
  if (workout.baseLift === null || !(ratio > 0)) return null;
  const most = isPressPerHand(workout) ? MOST_PRESS_PER_HAND_OF_BENCH * baseLiftKg.bench : Infinity;
  return Math.min(baseLiftKg[workout.baseLift] * ratio, most);
}

/** True for the base lift's own exercise, whose 1RM needs no ratio. */
export function isBaseLiftItself(workout: EngineWorkout, sex: EngineMember['sex']): boolean {
  return (
    ratioOf(workout, sex) === 1 &&
    workout.mechanic === 'compound' &&
    (workout.loadType === 'barbell' || workout.loadType === 'stack')
  );
}

/** Exercise 1RM / base-lift 1RM. */
export function ratioOf(workout: EngineWorkout, sex: EngineMember['sex']): number {
  return sex === '남' ? workout.ratioMale : workout.ratioFemale;
}

function isPressPerHand(workout: EngineWorkout): boolean {
  return workout.loadType === 'dumbbellPerHand' && PRESSING_PATTERNS.has(workout.pattern);
}

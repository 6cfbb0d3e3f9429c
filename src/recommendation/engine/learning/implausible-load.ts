import { shareOfOneRepMax } from '../strength/repetition-table.js';
import { exerciseStrength, type MemberStrength } from './member-strength.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { liftedInAllKg } from './load-evidence.js';
import { strengthCeilingKg } from './strength-ceiling.js';

export const LOAD_DOUBTS = ['tooHeavy', 'tooLight'] as const;
/** Why a load is probably a typing error. */
export type LoadDoubt = (typeof LOAD_DOUBTS)[number];

/** Above 2.5 times the believed strength, or below an eighth of it, a typed load is probably a mistake. */
const FAR_ABOVE = 2.5;
const FAR_BELOW = 1 / 8;
/** Lower threshold for loads above the ceiling (nearly every lifter of that body). */
const ABOVE = 1.5;

/**
 * Checks a load for a likely typing error: `tooHeavy`, `tooLight` or null. Call it at entry ("375kg이 맞나요?"), before the load is saved. Also
 * null where the exercise has no load model.
 *
 * @param weightKg as shown (help where `assistable`); null for body weight
 * @param repetitions of each set, done or planned; 0 or null counts as one
 */
export function isImplausibleLoad(
  strength: MemberStrength,
  workout: EngineWorkout,
  weightKg: number | null,
  repetitions: number | null,
): LoadDoubt | null {
  const own = exerciseStrength(strength, workout);
  const liftedKg = liftedInAllKg(strength.member, workout, weightKg);
  if (own === null || liftedKg === null || weightKg === null || weightKg <= 0) return null;
  const { member } = strength;
  // The help exceeds the weight to be lifted.
  if (liftedKg <= 0) return 'tooHeavy';
  const impliedKg = liftedKg / shareOfOneRepMax(Math.max(1, repetitions ?? 1));
  const aboveMost = impliedKg > strengthCeilingKg(member, workout) && impliedKg > ABOVE * own.oneRepMaxKg;
  if (impliedKg > FAR_ABOVE * own.oneRepMaxKg || aboveMost) return 'tooHeavy';
  return impliedKg < FAR_BELOW * own.oneRepMaxKg ? 'tooLight' : null;
}

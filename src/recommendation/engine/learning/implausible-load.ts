import { shareOfOneRepMax } from '../strength/repetition-table.js';
import { exerciseStrength, type MemberStrength } from './member-strength.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { liftedInAllKg } from './load-evidence.js';
import { strengthCeilingKg } from './strength-ceiling.js';

export const LOAD_DOUBTS = ['tooHeavy', 'tooLight'] as const;
/** Why a load must be a typing error. */
export type LoadDoubt = (typeof LOAD_DOUBTS)[number];

/** A typed load this many times what is believed, or that small a part of it, was probably mistyped. */
const FAR_ABOVE = 2.5;
const FAR_BELOW = 1 / 8;
/** Above nearly every lifter of that body it is asked earlier. */
const ABOVE = 1.5;

/**
 * Whether a load must be a typing error: `tooHeavy` or `tooLight`, else null. To be asked at entry ("375kg이 맞나요?"),
 * before it is kept. Null also where the exercise has no load model.
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
  // More help than there is to lift.
  if (liftedKg <= 0) return 'tooHeavy';
  const impliedKg = liftedKg / shareOfOneRepMax(Math.max(1, repetitions ?? 1));
  const aboveMost = impliedKg > strengthCeilingKg(member, workout) && impliedKg > ABOVE * own.oneRepMaxKg;
  if (impliedKg > FAR_ABOVE * own.oneRepMaxKg || aboveMost) return 'tooHeavy';
  return impliedKg < FAR_BELOW * own.oneRepMaxKg ? 'tooLight' : null;
}

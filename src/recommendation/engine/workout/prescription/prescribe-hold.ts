import type { ExerciseStrength, MemberStrength } from '../../learning/member-strength.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';
import { holdSeconds, LIGHT_RESERVE } from './goal-scheme.js';
import { holdSecondsAtShare, type HoldingJoint } from './hold-endurance.js';
import type { Prescription } from './prescription.types.js';
import { cautiousOneRepMaxKg } from './stated-reserve.js';

/** Leaves a third of the longest hold unused, as with repetitions in reserve; half where it must stay light. */
const SHARE_OF_LONGEST = 2 / 3;
const LIGHT_SHARE_OF_LONGEST = 1 / 2;
const STEP_SECONDS = 5;
/** A shorter hold tests strength instead of training it. */
const LEAST_SECONDS = 10;

/** Seconds per set of a hold: the goal's, at most the share of what this body can hold. */
export function prescribeHold(
  { experience }: MemberStrength,
  workout: EngineWorkout,
  own: ExerciseStrength | null,
  goal: TrainingGoal,
  plain: Prescription,
): Prescription {
  const wanted = holdSeconds(goal, experience);
  const holdingJoint = holdingJointOf(workout);
  const basis = { ...plain.basis, usualRepetitions: wanted, holdingJoint };
  const held = { ...plain, repeat: wanted, repsInReserve: null, basis };
  if (own === null || basis.bodyLoadKg === null) {
    return workout.gentle ? held : { ...held, fit: 'unknown' };
  }
  const isLight = basis.askedReserve >= LIGHT_RESERVE;
  const longest = holdSecondsAtShare(basis.bodyLoadKg / cautiousOneRepMaxKg(own), holdingJoint);
  const most = (isLight ? LIGHT_SHARE_OF_LONGEST : SHARE_OF_LONGEST) * longest;
  const seconds = Math.floor(Math.min(wanted, most) / STEP_SECONDS) * STEP_SECONDS;
  return seconds < LEAST_SECONDS ? { ...held, fit: 'tooHeavy' } : { ...held, repeat: seconds };
}

function holdingJointOf({ pattern }: EngineWorkout): HoldingJoint {
  return pattern === 'squat' ? 'knee' : 'trunk';
}

import { explainUnfilled } from './explanation/explain-unfilled.js';
import { explainWorkout } from './explanation/explain-workout.js';
import { workoutEvidence } from './explanation/workout-evidence.js';
import { trimSets } from './prescription/trim-sets.js';
import { orderWorkouts, type ChosenWorkout } from './selection/order-workouts.js';
import { selectWorkouts } from './selection/select-workouts.js';
import { workoutCandidates } from './selection/workout-candidates.js';
import { memberStrength, type MemberStrength } from './strength/member-strength.js';
import type {
  EngineWorkout,
  WorkoutRecommendationInput,
  WorkoutRecommendationItem,
  WorkoutRecommendationOutput,
} from './workout-engine.types.js';

/**
 * Recommends one session: which exercises, in which order, with which load, and why. Pure: the same input gives the
 * same answer. Throws `RangeError` for 0 or more than 4 body parts; values outside the ranges named in the types
 * are the caller's to refuse.
 */
export function recommendWorkouts(input: WorkoutRecommendationInput): WorkoutRecommendationOutput {
  const { member, request, catalogue, belief } = input;
  const strength = memberStrength(member, request.experience, belief);
  const { candidates, tooHeavy } = workoutCandidates(input, strength);
  const slots = selectWorkouts(candidates, { bodyParts: request.bodyParts, experience: request.experience });
  const chosen = orderWorkouts(slots);
  const sets = trimSets(
    chosen.map(({ candidate }) => ({
      sets: candidate.prescription.sets,
      primaryBodyParts: candidate.workout.primaryBodyParts,
    })),
  );
  const served = new Set(chosen.map(({ bodyPart }) => bodyPart));
  return {
    items: chosen.map((choice, index) => itemOf(choice, sets[index]!, strength, input, tooHeavy)),
    unfilled: request.bodyParts
      .filter(part => !served.has(part))
      .map(part => ({
        bodyPartKoreanName: part,
        reason: explainUnfilled(part, request, catalogue, tooHeavy),
      })),
  };
}

function itemOf(
  { bodyPart, candidate }: ChosenWorkout,
  sets: number,
  strength: MemberStrength,
  input: WorkoutRecommendationInput,
  tooHeavy: readonly EngineWorkout[],
): WorkoutRecommendationItem {
  const { workout, prescription } = candidate;
  const standsInFor = tooHeavy.find(harder => harder.easierVariantId === workout.id) ?? null;
  const evidence = workoutEvidence(strength, prescription, standsInFor);
  return {
    workoutId: workout.id,
    weight: prescription.weightKg,
    set: sets,
    repeat: prescription.repeat,
    repeatUnit: prescription.repeatUnit,
    weightRange: prescription.weightRange,
    restSeconds: prescription.restSeconds,
    loadLabel: prescription.loadLabel,
    reason: explainWorkout({
      strength,
      workout,
      bodyPart,
      askedBodyParts: input.request.bodyParts,
      prescription,
      evidence,
      standsInFor,
    }),
    evidence,
  };
}

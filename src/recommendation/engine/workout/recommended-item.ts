import { explainLoad } from './explanation/explain-load.js';
import { explainWorkout } from './explanation/explain-workout.js';
import { workoutEvidence } from './explanation/workout-evidence.js';
import type { ChosenWorkout } from './selection/order-workouts.js';
import type { RefusedCandidate } from './selection/selection.types.js';
import type { WarmUpSet } from './session/warm-up.js';
import type { MemberStrength } from './strength/member-strength.js';
import type {
  EngineWorkout,
  WorkoutRecommendationInput,
  WorkoutRecommendationItem,
} from './workout-engine.types.js';

export interface ItemCircumstances {
  input: WorkoutRecommendationInput;
  strength: MemberStrength;
  sets: number;
  warmUp: WarmUpSet[];
  /** What was refused and it takes the place of, if anything. */
  standsInFor: RefusedCandidate | null;
  /** What the member puts it in the place of, if anything. */
  insteadOf: EngineWorkout | null;
}

/** One exercise of the answer: its numbers and the words for them. */
export function recommendedItem(
  { bodyPart, candidate }: ChosenWorkout,
  { input, strength, sets, warmUp, standsInFor, insteadOf }: ItemCircumstances,
): WorkoutRecommendationItem {
  const { workout, prescription, lightenedFor } = candidate;
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
      ...{ strength, workout, bodyPart, prescription, evidence, standsInFor, insteadOf, lightenedFor },
      askedBodyParts: input.request.bodyParts,
    }),
    warmUp,
    details: explainLoad({ strength, workout, prescription, evidence }),
    evidence,
  };
}

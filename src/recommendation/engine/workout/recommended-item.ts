import { explainLoad } from './explanation/explain-load.js';
import { toldStop } from './explanation/explain-stop.js';
import { explainWorkout } from './explanation/explain-workout.js';
import { workoutEvidence } from './explanation/workout-evidence.js';
import type { TrainingLimits } from './health/training-limits.js';
import { stopOf } from './prescription/stop-rule.js';
import { lastTrained } from './recovery/recent-training.js';
import type { ChosenWorkout } from './selection/order-workouts.js';
import type { RefusedCandidate } from './selection/selection.types.js';
import type { WarmUpSet } from './session/warm-up.js';
import type { MemberStrength } from '../learning/member-strength.js';
import type { WorkoutRecommendationInput, WorkoutRecommendationItem } from './workout-engine.types.js';
import type { EngineWorkout } from '../strength/strength.types.js';

export interface ItemCircumstances {
  input: WorkoutRecommendationInput;
  strength: MemberStrength;
  limits: TrainingLimits;
  sets: number;
  warmUp: WarmUpSet[];
  /** The refused workout that it replaces, if any. */
  standsInFor: RefusedCandidate | null;
  /** The workout that the member swaps for it, if any. */
  insteadOf: EngineWorkout | null;
}

/** One exercise of the answer, with its numbers and texts. */
export function recommendedItem(
  { bodyPart, candidate }: ChosenWorkout,
  { input, strength, limits, sets, warmUp, standsInFor, insteadOf }: ItemCircumstances,
): WorkoutRecommendationItem {
  const { workout, prescription, lightenedFor } = candidate;
  const evidence = workoutEvidence(strength, prescription, standsInFor);
  const isCareful = limits.rules.length > 0 || lastTrained(workout, input.profile.recentlyTrained) !== null;
  const stop = isCareful ? null : stopOf(strength, workout, limits.goal, prescription);
  return {
    workoutId: workout.id,
    weight: prescription.weightKg,
    set: sets,
    repeat: prescription.repeat,
    repeatUnit: prescription.repeatUnit,
    stop: stop && toldStop(stop),
    weightRange: prescription.weightRange,
    restSeconds: prescription.restSeconds,
    loadLabel: prescription.loadLabel,
    reason: explainWorkout({
      ...{ strength, workout, bodyPart, prescription, stop, evidence, standsInFor },
      ...{ insteadOf, lightenedFor },
      askedBodyParts: input.request.bodyParts,
    }),
    warmUp,
    details: explainLoad({ strength, workout, prescription, stop, evidence }),
    evidence,
  };
}

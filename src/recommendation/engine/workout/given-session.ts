import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { memberStrength } from '../learning/member-strength.js';
import { trainingLimits } from './health/training-limits.js';
import { singleDumbbellNote } from './prescription/own-loads.js';
import { recommendedItem } from './recommended-item.js';
import { recoveryNotes } from './recovery/recent-training.js';
import { orderWorkouts } from './selection/order-workouts.js';
import type { SelectionRules } from './selection/selection.types.js';
import { slotOption } from './selection/slot-options.js';
import { workoutCandidates } from './selection/workout-candidates.js';
import { minutesOf, warmUpMinutesOf } from './session/fit-time.js';
import { mobilitySession } from './session/mobility-session.js';
import { generalWarmUp, LONGEST_MINUTES } from './session/timed-session.js';
import { warmUpSets } from './session/warm-up.js';
import type { WorkoutRecommendationInput, WorkoutRecommendationOutput } from './workout-engine.types.js';

/** An exercise of a session chosen elsewhere, e.g. for a day of a week. */
export interface GivenExercise {
  workoutId: number;
  /** The part it is done for: one of those it trains first. */
  bodyPart: BodyPartName;
  sets: number;
}

/**
 * Order, loads and texts for a session whose exercises are given. It drops an exercise that health, machines or strength rule out, without a
 * replacement. `input.request.bodyParts` may have any length here.
 */
export function givenSession(
  input: WorkoutRecommendationInput,
  given: readonly GivenExercise[],
): WorkoutRecommendationOutput {
  const { member, request, belief, profile } = input;
  const limits = trainingLimits(profile.health, request.goal, member);
  if (limits.isMobility) return mobilitySession(input, limits);
  const strength = memberStrength(member, request.experience, belief);
  const rules: SelectionRules = {
    bodyParts: request.bodyParts,
    experience: request.experience ?? 'beginner',
  };
  const { candidates } = workoutCandidates(input, strength, limits);
  const chosen = orderWorkouts(
    given.flatMap(({ workoutId, bodyPart }) => {
      const candidate = candidates.find(({ workout }) => workout.id === workoutId);
      return candidate ? [{ bodyPart, option: slotOption(candidate, bodyPart, rules) }] : [];
    }),
  );
  const setsOf = new Map(given.map(({ workoutId, sets }) => [workoutId, sets]));
  const limit = request.minutes ?? LONGEST_MINUTES;
  const warmUps = warmUpSets(
    chosen.map(({ candidate: { workout, prescription } }) => ({
      ...{ workout, weightKg: prescription.weightKg, repeat: prescription.repeat },
    })),
    limit,
  );
  const items = chosen.map((choice, index) =>
    recommendedItem(choice, {
      ...{ input, strength, limits, standsInFor: null, insteadOf: null },
      sets: setsOf.get(choice.candidate.workout.id)!,
      warmUp: warmUps[index]!,
    }),
  );
  const minutes = minutesOf(
    items.map(({ set, restSeconds, warmUp, weight }) => ({
      ...{ sets: set, restSeconds, warmUp, isLoaded: weight !== null },
    })),
    limit,
  );
  const isEmpty = items.length === 0;
  return {
    items,
    unfilled: [],
    instead: null,
    notes: [
      ...limits.notes,
      ...[singleDumbbellNote(request.machineNames, profile.equipment)].filter(note => note !== null),
      ...recoveryNotes(request.bodyParts, profile.recentlyTrained),
    ],
    minutes: isEmpty ? null : minutes,
    generalWarmUp: isEmpty
      ? null
      : generalWarmUp({ warmUpMinutes: warmUpMinutesOf(limit), sparesWarmUp: false }),
  };
}

import { explainUnfilled, type Shortfall } from './explanation/explain-unfilled.js';
import { fitInstead, otherParts, partsLeftThin } from './fit-instead.js';
import { trainingLimits, type TrainingLimits } from './health/training-limits.js';
import { singleDumbbellNote } from './prescription/own-loads.js';
import { recommendedItem } from './recommended-item.js';
import { recoveryNotes } from './recovery/recent-training.js';
import { mobilitySession } from './session/mobility-session.js';
import { generalWarmUp, leftOutForTime, timedSession, timeNotes } from './session/timed-session.js';
import { orderWorkouts, type ChosenWorkout } from './selection/order-workouts.js';
import type { SelectionRules } from './selection/selection.types.js';
import { selectWorkouts } from './selection/select-workouts.js';
import { standIns } from './selection/stand-ins.js';
import { bestWithOneMore, workoutCandidates, type CandidatePool } from './selection/workout-candidates.js';
import { memberStrength, type MemberStrength } from '../learning/member-strength.js';
import type {
  UnfilledBodyPart,
  WorkoutRecommendationInput,
  WorkoutRecommendationOutput,
} from './workout-engine.types.js';

/**
 * Recommends one session: which exercises, in which order, with which load, and why. Pure: the same input gives the same answer. Throws
 * `RangeError` for 0 or more than 4 body parts; callers must reject values outside the ranges given in the types.
 */
export function recommendWorkouts(input: WorkoutRecommendationInput): WorkoutRecommendationOutput {
  const { member, request, belief, profile } = input;
  const limits = trainingLimits(profile.health, request.goal, member);
  if (limits.isMobility) return mobilitySession(input, limits);
  const strength = memberStrength(member, request.experience, belief);
  const rules: SelectionRules = {
    bodyParts: request.bodyParts,
    experience: request.experience ?? 'beginner',
  };
  const pool = workoutCandidates(input, strength, limits);
  const chosen = orderWorkouts(selectWorkouts(pool.candidates, rules));
  const standFor = standIns(chosen, pool.candidates, pool.refused, rules);
  const session = timedSession(chosen, request.minutes);
  const kept = chosen.filter((_, index) => session.sets[index]! > 0);
  return {
    items: chosen.flatMap((choice, index) =>
      session.sets[index] === 0
        ? []
        : [
            recommendedItem(choice, {
              ...{ input, strength, limits, insteadOf: null },
              sets: session.sets[index]!,
              warmUp: session.warmUps[index]!,
              standsInFor: standFor.get(idOf(choice)) ?? null,
            }),
          ],
    ),
    unfilled: unfilledParts(input, strength, limits, rules, pool, { chosen, kept }),
    instead: fitInstead(
      request.bodyParts,
      pool,
      () => workoutCandidates(askingFor(input, otherParts(request.bodyParts)), strength, limits),
      limits,
      profile.health,
    ),
    notes: [
      ...limits.notes,
      ...[singleDumbbellNote(request.machineNames, profile.equipment)].filter(note => note !== null),
      ...recoveryNotes(request.bodyParts, profile.recentlyTrained),
      ...timeNotes(session, request.minutes),
    ],
    minutes: kept.length === 0 ? null : session.minutes,
    generalWarmUp: kept.length === 0 ? null : generalWarmUp(session),
  };
}

const askingFor = (
  input: WorkoutRecommendationInput,
  bodyParts: WorkoutRecommendationInput['request']['bodyParts'],
): WorkoutRecommendationInput => ({ ...input, request: { ...input.request, bodyParts } });

const idOf = ({ candidate }: ChosenWorkout): number => candidate.workout.id;

function unfilledParts(
  input: WorkoutRecommendationInput,
  strength: MemberStrength,
  limits: TrainingLimits,
  rules: SelectionRules,
  pool: CandidatePool,
  session: Pick<Shortfall, 'chosen' | 'kept'>,
): UnfilledBodyPart[] {
  const { request, catalogue, profile } = input;
  const { refused } = pool;
  const thin = partsLeftThin(request.bodyParts, pool);
  const lost = leftOutForTime(session.chosen, session.kept, request.minutes);
  const excluded = catalogue.filter(
    ({ id, machineNames }) =>
      profile.excludedWorkoutIds.includes(id) &&
      machineNames.every(machine => request.machineNames.includes(machine)),
  );
  return request.bodyParts.flatMap(bodyPart => {
    const lostPart = lost.find(({ bodyPartKoreanName }) => bodyPartKoreanName === bodyPart);
    if (lostPart) return lostPart;
    const unfilled = explainUnfilled({
      ...{ bodyPart, catalogue, refused, excluded, ...session },
      askedBodyParts: request.bodyParts,
      isLeftThin: thin.includes(bodyPart),
      oneMore: () => bestWithOneMore(bodyPart, input, strength, limits, rules),
    });
    return unfilled ?? [];
  });
}

import { BODY_PARTS } from '../../../../catalogue/catalogue.vocabulary.js';
import { loadLabelOf, repeatUnitOf } from '../../../../catalogue/load-label.js';
import { workoutEvidence } from '../explanation/workout-evidence.js';
import { isFit, type TrainingLimits } from '../health/training-limits.js';
import { prescribeWorkout } from '../prescription/prescribe-workout.js';
import { recoveryNotes } from '../recovery/recent-training.js';
import { rotationHash } from '../selection/rotation-hash.js';
import { memberStrength } from '../../learning/member-strength.js';
import type {
  WorkoutRecommendationInput,
  WorkoutRecommendationItem,
  WorkoutRecommendationOutput,
} from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

/** ACSM's table for flexibility, read: hold 10–30 s, two to four times each. Repetitions and rest are values of this model. */
const HOLD_SECONDS = 20;
const REPETITIONS = 8;
const SETS = 2;
const REST_SECONDS = 15;
const MOST_MOVES = 6;
/** Per exercise, including the change. */
const MINUTES_EACH = 2;

type Source = Pick<WorkoutRecommendationInput, 'catalogue' | 'member' | 'profile' | 'request' | 'week'>;

/** Gentle mobility for a body too thin to train: each part once, whatever was requested, without a load. */
export function mobilitySession(
  input: WorkoutRecommendationInput,
  limits: TrainingLimits,
): WorkoutRecommendationOutput {
  const most = Math.min(MOST_MOVES, Math.floor((input.request.minutes ?? Infinity) / MINUTES_EACH));
  const moves = gentleMoves(input, limits);
  const ofEachPart = BODY_PARTS.flatMap(({ koreanName }) => {
    const move = moves.find(({ primaryBodyParts }) => primaryBodyParts[0] === koreanName);
    return move ?? [];
  }).slice(0, most);
  return {
    items: ofEachPart.map(workout => mobilityItem(input, workout, null)),
    unfilled: [],
    instead: null,
    notes: [...limits.notes, ...recoveryNotes(input.request.bodyParts, input.profile.recentlyTrained)],
    minutes: ofEachPart.length === 0 ? null : ofEachPart.length * MINUTES_EACH,
    generalWarmUp: null,
  };
}

/** In the order of offering, which changes every week. */
export function gentleMoves(
  { catalogue, member, profile, request, week }: Source,
  limits: TrainingLimits,
): EngineWorkout[] {
  const machines = new Set(request.machineNames);
  const order = ({ id }: EngineWorkout): number => rotationHash(member.memberKey, week, id);
  return catalogue
    .filter(
      workout =>
        workout.pattern === 'mobility' &&
        workout.machineNames.every(machine => machines.has(machine)) &&
        !profile.excludedWorkoutIds.includes(workout.id) &&
        isFit(workout, limits),
    )
    .sort((a, b) => order(a) - order(b));
}

/** @param insteadOf the exercise that the member swaps for it */
export function mobilityItem(
  input: WorkoutRecommendationInput,
  workout: EngineWorkout,
  insteadOf: EngineWorkout | null,
): WorkoutRecommendationItem {
  const strength = memberStrength(input.member, input.request.experience, input.belief);
  const repeatUnit = repeatUnitOf(workout.loadType);
  const repeat = repeatUnit === 'seconds' ? HOLD_SECONDS : REPETITIONS;
  const usual = prescribeWorkout(strength, workout, 'general');
  const basis = {
    ...usual.basis,
    usualRepetitions: repeat,
    ...{ leastRepetitions: repeat, mostRepetitions: repeat },
    ...{ fewestRepetitions: repeat, furthestRepetitions: repeat },
  };
  const prescription = { ...usual, strength: null, repsInReserve: null, basis };
  const how =
    repeatUnit === 'seconds'
      ? `편하게 숨을 쉬면서 ${repeat}초씩 머물러 주세요.`
      : `편하게 숨을 쉬면서 천천히 ${repeat}번 움직여 주세요.`;
  const why =
    insteadOf === null
      ? `힘을 들이지 않고 ${workout.primaryBodyParts[0]} 쪽을 부드럽게 풀어요.`
      : `${insteadOf.koreanName} 대신 해도 좋은 부드러운 움직임이에요.`;
  return {
    workoutId: workout.id,
    ...{ weight: null, weightRange: null, loadLabel: loadLabelOf(workout) },
    ...{ set: SETS, repeat, repeatUnit, stop: null, restSeconds: REST_SECONDS, warmUp: [] },
    reason: `${why} ${how}`,
    details: ['당기는 느낌이 편한 데까지만 하고, 어지러우면 바로 쉬어 주세요.'],
    // Members this thin are not asked to measure again.
    evidence: { ...workoutEvidence(strength, prescription, null), measureAgain: false },
  };
}

import { BODY_PARTS, type BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { trainingLimits } from '../health/training-limits.js';
import { LEAST_SETS } from '../prescription/trim-sets.js';
import { prescribeWorkout } from '../prescription/prescribe-workout.js';
import { recommendedItem } from '../recommended-item.js';
import { BODY_PARTS_BY_SIZE } from '../selection/body-part-slots.js';
import type { SelectionRules, SessionSlot, SlotOption } from '../selection/selection.types.js';
import { sessionRank } from '../selection/session-rank.js';
import { slotOption, slotOptions } from '../selection/slot-options.js';
import { workoutCandidates } from '../selection/workout-candidates.js';
import { minutesOf, type PlannedExercise } from '../session/fit-time.js';
import { gentleMoves, mobilityItem } from '../session/mobility-session.js';
import { LONGEST_MINUTES } from '../session/timed-session.js';
import { warmUpSets, type WarmUpSet } from '../session/warm-up.js';
import { memberStrength, type MemberStrength } from '../../learning/member-strength.js';
import type { WorkoutRecommendationInput, WorkoutRecommendationItem } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

/** One exercise of the current session. */
export interface SessionExercise {
  workout: EngineWorkout;
  /** null where only the exercise is known. */
  planned: PlannedExercise | null;
}

export interface Swap {
  /** The whole session in its order. */
  session: readonly SessionExercise[];
  /** Index of the exercise to swap, from 0. */
  index: number;
}

/**
 * Alternatives for one exercise while all others stay, best first: the same part, the same movement before others, then by the rank of the
 * whole session. They respect the machines, health, exclusions and time of `input`, and have at most as many sets as the exercise had. Pure;
 * empty where nothing else trains that part.
 */
export function alternativesFor(input: WorkoutRecommendationInput, swap: Swap): WorkoutRecommendationItem[] {
  const { request, profile } = input;
  const swapped = swap.session[swap.index]!.workout;
  const limits = trainingLimits(profile.health, request.goal, input.member);
  const present = new Set(swap.session.map(({ workout }) => workout.id));
  if (limits.isMobility) {
    return gentleMoves(input, limits)
      .filter(({ id }) => !present.has(id))
      .map(workout => mobilityItem(input, workout, swapped));
  }
  const strength = memberStrength(input.member, request.experience, input.belief);
  const bodyPart = partOf(swap, request.bodyParts);
  if (bodyPart === null) return [];
  const pool = workoutCandidates(
    { ...input, request: { ...request, bodyParts: [bodyPart] } },
    strength,
    limits,
  );
  const rules: SelectionRules = {
    bodyParts: request.bodyParts,
    experience: request.experience ?? 'beginner',
  };
  const rank = rankWith(swap, bodyPart, rules, strength, limits.goal);
  const isSameMovement = ({ workout, prescription }: SlotOption): boolean =>
    workout.pattern === swapped.pattern && prescription.fit !== 'tooLight';
  return slotOptions(pool.candidates, bodyPart, rules)
    .filter(({ workout }) => !present.has(workout.id))
    .map(option => ({ option, isSameMovement: isSameMovement(option), rank: rank(option) }))
    .filter(it => it.rank > -Infinity)
    .sort((a, b) => Number(b.isSameMovement) - Number(a.isSameMovement) || b.rank - a.rank)
    .flatMap(({ option }) => planned(option, swap, request.minutes ?? LONGEST_MINUTES))
    .map(({ option, sets, warmUp }) =>
      recommendedItem(
        { bodyPart, candidate: option },
        { input, strength, limits, sets, warmUp, standsInFor: null, insteadOf: swapped },
      ),
    );
}

/** The requested part that the exercise trains first; of several, the one that the rest of the session trains least. */
function partOf({ session, index }: Swap, asked: readonly BodyPartName[]): BodyPartName | null {
  const { primaryBodyParts } = session[index]!.workout;
  const known = BODY_PARTS_BY_SIZE.filter(part => primaryBodyParts.includes(part));
  const wanted = known.some(part => asked.includes(part))
    ? known.filter(part => asked.includes(part))
    : known;
  const others = (part: BodyPartName): number =>
    session.filter((each, at) => at !== index && each.workout.primaryBodyParts.includes(part)).length;
  return wanted.length === 0 ? null : wanted.reduce((a, b) => (others(b) < others(a) ? b : a));
}

/** The rank of the whole session with an option in place of the swapped exercise. */
function rankWith(
  swap: Swap,
  bodyPart: BodyPartName,
  rules: SelectionRules,
  strength: MemberStrength,
  goal: WorkoutRecommendationInput['request']['goal'],
): (option: SlotOption) => number {
  const known = new Set<string>(BODY_PARTS.map(({ koreanName }) => koreanName));
  const slots = swap.session.flatMap(({ workout }, index): SessionSlot[] => {
    const part =
      index === swap.index
        ? bodyPart
        : (workout.primaryBodyParts.find(each => rules.bodyParts.includes(each)) ??
          workout.primaryBodyParts.find(each => known.has(each)));
    if (part === undefined) return [];
    const prescription = prescribeWorkout(strength, workout, goal);
    const candidate = { workout, prescription, lightenedFor: null, tie: 0 };
    return [{ bodyPart: part, option: slotOption(candidate, part, rules) }];
  });
  const slot = slots.find(({ option }) => option?.workout === swap.session[swap.index]!.workout)!;
  // A handmade session may break the selection rules: then the exercise is ranked alone.
  const counted = sessionRank(slots, rules) === -Infinity ? [slot] : slots;
  return option => {
    slot.option = option;
    return sessionRank(counted, rules);
  };
}

interface PlannedOption {
  option: SlotOption;
  sets: number;
  warmUp: WarmUpSet[];
}

/** Its sets and warm-up sets within the session's time; empty if not even the fewest sets fit. */
function planned(option: SlotOption, { session, index }: Swap, limit: number): PlannedOption[] {
  const before = session
    .slice(0, index)
    .filter(({ workout, planned: plan }) =>
      plan === null ? workout.mechanic === 'compound' : plan.warmUp.length > 0,
    );
  const warmParts = new Set(before.flatMap(({ workout }) => workout.primaryBodyParts));
  const { sets: ownSets, restSeconds, weightKg, repeat } = option.prescription;
  const load = { workout: option.workout, weightKg, repeat };
  const [warmUp] = warmUpSets([load], limit, warmParts) as [WarmUpSet[]];
  const isLoaded = weightKg !== null;
  const most = Math.min(ownSets, session[index]!.planned?.sets ?? ownSets);
  const plans = session.flatMap(each => each.planned ?? []);
  if (plans.length < session.length) return [{ option, sets: most, warmUp }];
  // A session that already takes longer may keep its duration.
  const allowed = Math.max(limit, minutesOf(plans, limit));
  for (let sets = most; sets >= Math.min(most, LEAST_SETS); sets--) {
    const minutes = minutesOf(plans.with(index, { sets, restSeconds, warmUp, isLoaded }), limit);
    if (minutes <= allowed) return [{ option, sets, warmUp }];
  }
  return [];
}

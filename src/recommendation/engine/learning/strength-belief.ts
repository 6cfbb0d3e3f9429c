import { BASE_LIFTS, type BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { StrengthEstimate } from '../strength/strength-estimate.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import { daysBetween, detrainedShare } from './detraining.js';
import { covarianceTimes, faded, independent, sumOf, withSum, type JointGaussian } from './joint-gaussian.js';
import type { ExerciseRecord, StrengthBelief } from './strength-belief.types.js';
import {
  BASE_LIFT_ITSELF_VARIANCE,
  BASE_LIFT_VARIANCE,
  exerciseVariance,
  OVERALL,
  overallVariance,
  placeOfExercise,
  placeOfLift,
} from './strength-prior.js';
import { conditionOnInterval, type Belief } from './truncated-normal.js';

/** Raise this when the same observations would teach something else: older beliefs are then rebuilt. */
export const LEARNING_MODEL_VERSION = 6;

/**
 * Strength drifts, so certainty fades: after this many days 63 % of the learned variance reduction is forgotten. The uncertainty of a
 * well-known lift grows by about 2.5 % (sd) per week, as novices gain and others vary.
 */
const FORGETTING_DAYS = 220;
/** The belief before any observation. */
export function initialBelief(member: EngineMember, estimate: StrengthEstimate): StrengthBelief {
  const overall = overallVariance(member);
  return {
    modelVersion: LEARNING_MODEL_VERSION,
    joint: independent([overall, ...BASE_LIFTS.map(() => BASE_LIFT_VARIANCE)]),
    overallVariance: overall,
    exercises: [],
    basisKg: basisOf(estimate),
    asOf: null,
    trained: {},
  };
}

/**
 * Moves the belief forward to `date`: certainty fades, and lifts not trained for two weeks get weaker. Two steps give the same result as
 * one. A date before the belief's own changes nothing.
 */
export function beliefOn(belief: StrengthBelief, date: string): StrengthBelief {
  const { asOf, joint } = belief;
  if (asOf === null || date <= asOf) return belief;
  const days = daysBetween(asOf, date);
  const means = [...joint.means];
  const lostSince = (lastOn: string | undefined): number =>
    lastOn === undefined
      ? 0
      : detrainedShare(daysBetween(lastOn, date)) - detrainedShare(daysBetween(lastOn, asOf));
  const lostOf = (lift: BaseLift): number => lostSince(belief.trained[lift]?.lastOn);
  for (const lift of BASE_LIFTS) means[placeOfLift(lift)]! -= lostOf(lift);
  belief.exercises.forEach(({ apart }, index) => {
    // The exercise may be trained while its base lift rests, and the other way round.
    if (apart) means[placeOfExercise(index)]! += lostOf(apart.lift) - lostSince(apart.lastOn);
  });
  const kept = keptAfter(days, belief);
  return { ...belief, asOf: date, joint: faded({ ...joint, means }, priorVariances(belief), kept) };
}

/**
 * Restates the belief relative to a new estimate from the body. Training shows a weight, not a percentage, so a new measurement or a stated
 * experience hardly moves a well-known lift and fully moves an unknown one. This equals the effect of moving the prior mean on the posterior
 * mean: posterior covariance × prior precision × the move.
 */
export function rebasedBelief(
  belief: StrengthBelief,
  member: EngineMember,
  estimate: StrengthEstimate,
): StrengthBelief {
  const basisKg = basisOf(estimate);
  const moves = new Map(
    BASE_LIFTS.map(lift => [placeOfLift(lift), Math.log(basisKg[lift] / belief.basisKg[lift])] as const),
  );
  const unmoved = [...moves.values()].every(move => move === 0);
  const measured = overallVariance(member) < belief.overallVariance;
  if (unmoved && !measured) return belief;
  const scaled = new Map([...moves].map(([place, move]) => [place, move / BASE_LIFT_VARIANCE] as const));
  const follows = covarianceTimes(belief.joint, scaled);
  const means = belief.joint.means.map((mean, i) => mean + follows[i]! - (moves.get(i) ?? 0));
  const joint = { ...belief.joint, means };
  return measured
    ? {
        ...belief,
        basisKg,
        joint: withMeasuredBody(joint, belief.overallVariance, overallVariance(member)),
        overallVariance: overallVariance(member),
      }
    : { ...belief, basisKg, joint };
}

/** A first measurement narrows the prior of the overall term, as if the difference in precision had been observed. */
function withMeasuredBody(joint: JointGaussian, before: number, after: number): JointGaussian {
  const noiseSd = Math.sqrt(1 / (1 / after - 1 / before));
  return withSum(joint, [OVERALL], conditionOnInterval(sumOf(joint, [OVERALL]), 0, 0, noiseSd));
}

/** Positions of an exercise's terms in the joint belief; its own term only after a first observation. */
export function placesOf(belief: StrengthBelief, lift: BaseLift, workoutId: number | null): number[] {
  const index = belief.exercises.findIndex(exercise => exercise.workoutId === workoutId);
  const shared = [OVERALL, placeOfLift(lift)];
  return index === -1 ? shared : [...shared, placeOfExercise(index)];
}

export function recordOf(belief: StrengthBelief, workoutId: number): ExerciseRecord | undefined {
  return belief.exercises.find(exercise => exercise.workoutId === workoutId);
}

/** ln(true 1RM / modelled 1RM) of an exercise with a base lift. The exercise's own term is the prior's before a first observation. */
export function learnedOf(
  belief: StrengthBelief,
  workout: EngineWorkout & { baseLift: BaseLift },
  sex: EngineMember['sex'],
): Belief {
  const sum = sumOf(belief.joint, placesOf(belief, workout.baseLift, workout.id));
  if (recordOf(belief, workout.id)) return sum;
  return { mean: sum.mean, variance: sum.variance + exerciseVariance(workout, sex) };
}

/** ln(true 1RM / estimated 1RM) of a base lift. */
export function learnedOfLift(belief: StrengthBelief, lift: BaseLift): Belief {
  return sumOf(belief.joint, placesOf(belief, lift, null));
}

function priorVariances({ overallVariance: overall, exercises }: StrengthBelief): number[] {
  return [overall, ...BASE_LIFTS.map(() => BASE_LIFT_VARIANCE), ...exercises.map(({ variance }) => variance)];
}

function basisOf({ lifts }: StrengthEstimate): Record<BaseLift, number> {
  return Object.fromEntries(BASE_LIFTS.map(lift => [lift, lifts[lift].oneRepMaxKg])) as Record<
    BaseLift,
    number
  >;
}

/**
 * The share of what was learned that remains, per variable. An exercise's own term drifts as little as a base lift's: curls differ by a
 * fifth between people, but nobody's curl changes more in a week than their bench press.
 */
function keptAfter(days: number, { exercises }: StrengthBelief): number[] {
  const kept = (slower: number): number => Math.exp(-days / (FORGETTING_DAYS * slower));
  return [
    ...Array.from({ length: 1 + BASE_LIFTS.length }, () => kept(1)),
    ...exercises.map(({ variance }) => kept(variance / BASE_LIFT_ITSELF_VARIANCE)),
  ];
}

import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import { modelledOneRepMaxKg } from '../strength/modelled-strength.js';
import { estimateStrength, type StrengthEstimate } from '../strength/strength-estimate.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { sumOf, withIndependent, withNoise, withSum, withSumByOne } from './joint-gaussian.js';
import { ofBody } from './of-body.js';
import { peaksAfter, mostBelievedLogKg } from './rise-limit.js';
import { beliefOn, initialBelief, placesOf, rebasedBelief, recordOf } from './strength-belief.js';
import type { ExerciseRecord, LoadEvidence, StrengthBelief } from './strength-belief.types.js';
import { strengthCeilingKg } from './strength-ceiling.js';
import {
  BASE_LIFT_VARIANCE,
  exerciseVariance,
  isSingleJoint,
  placeOfExercise,
  placeOfLift,
} from './strength-prior.js';
import { conditionOnInterval, nearestOf, type Belief } from './truncated-normal.js';

/** Form of the day (sleep, food, warm-up): shared by all sets of an exercise on that day, log scale. */
const DAY_SD = 0.04;
/** Evidence more than this many standard deviations too high waits for a second observation that agrees. */
const OUTLIER_SD = 3;
/** Evidence that misses the expectation by at least this much (log scale, about one repetition) is a surprise. */
const SURPRISE = 0.025;
/** Where a member is this many prior standard deviations from the norm for their body and surprises again, the belief is reopened. */
const FAR_SD = 0.9;
/** A day this many standard deviations below the expectation may have been a bad one. */
const BAD_DAY_SD = 1.5;
/** Two held-back values agree when they differ by less than this (log scale). */
const AGREEMENT = 0.25;

export interface ObservedDay {
  /** `YYYY-MM-DD`, day of the observations. */
  date: string;
  /** The body on that day. */
  member: EngineMember;
  /** As in the recommendation that set the load. */
  experience: Experience | undefined;
  workout: EngineWorkout;
  evidence: readonly LoadEvidence[];
}

/**
 * Learns from one day of one exercise. Call it in date order. All sets of a day form one observation with the day's form on top, so
 * repeating a set adds no proof. A lower value is believed at once; a higher one only as far as `rise-limit.ts` allows, and one far above
 * all earlier ones only when a second day agrees. Pure: returns a new belief, or the same one where the exercise has no load model or
 * nothing was observed.
 */
export function learnDay(previous: StrengthBelief | null, day: ObservedDay): StrengthBelief {
  const { member, workout, evidence, date } = day;
  const { baseLift } = workout;
  if (baseLift === null || evidence.length === 0) return previous ?? untouched(day);
  const estimate = estimateOf(day);
  const before = rebasedBelief(beliefOn(previous ?? initialBelief(member, estimate), date), member, estimate);
  const modelledKg = modelledOneRepMaxKg(before.basisKg, member.sex, workout);
  if (modelledKg === null) return before;

  const belief = withExercise(before, { ...workout, baseLift }, member, date);
  const modelled = Math.log(modelledKg);
  const seen = { baseLift, date, member, modelled, bounds: boundsOf(evidence, modelled) };
  const ceiling = Math.max(Math.log(strengthCeilingKg(member, workout)) - modelled, 0);
  return learnExercise(belief, indexOf(belief, workout), { ...seen, ceiling });
}

interface SeenDay {
  baseLift: BaseLift;
  date: string;
  member: EngineMember;
  /** ln kg of the modelled 1RM; bounds and ceiling are relative to it. */
  modelled: number;
  bounds: Bounds[];
  ceiling: number;
}

function learnExercise(before: StrengthBelief, index: number, seen: SeenDay): StrengthBelief {
  const { baseLift, date, member, modelled, bounds, ceiling } = seen;
  const places = placesOf(before, baseLift, before.exercises[index]!.workoutId);
  const { low, high, noiseSd } = combined(bounds);
  const belief = withoutBadDay(before, index, places, value => nearestOf(value, low, high), noiseSd);
  const record = belief.exercises[index]!;
  const expected = sumOf(belief.joint, places);
  const value = nearestOf(expected.mean, low, high);
  const miss = value - expected.mean;
  const deviation = miss / Math.hypot(Math.sqrt(expected.variance), DAY_SD, noiseSd);
  const outlier = Math.abs(deviation) > OUTLIER_SD;
  const agreed = record.heldBack !== null && Math.abs(record.heldBack - modelled - value) < AGREEMENT;
  if (outlier && miss > 0 && !agreed) {
    const held: ExerciseRecord = { ...record, heldBack: modelled + value, doubt: 'outlier' };
    return observed(withRecord(belief, index, held), index, baseLift, date);
  }
  const surprise = Math.abs(miss) < SURPRISE ? 0 : deviation;
  const opened =
    outlier || isTooSure(belief, record, miss, expected) ? reopened(belief, baseLift, index) : belief;
  const start = sumOf(opened.joint, places);
  const wanted = conditionOnDay(start, bounds);
  const limit = mostBelievedLogKg(record, modelled + start.mean, member, date) - modelled;
  const learned = noHigherThan(start, wanted, Math.min(limit, ceiling));
  const isBadDay = deviation < -BAD_DAY_SD && record.surprise > -BAD_DAY_SD;
  // A day clearly below the belief never raises it, even when it reverts a bad day: that waits for a better day.
  const believed = sumOf(before.joint, places).mean;
  const most = nearestOf(believed, low, high) < believed - SURPRISE ? believed : Infinity;
  const [from, by] = isBadDay
    ? [belief, learned.mean - expected.mean]
    : [withLearned(opened, index, places, learned), Math.min(most - learned.mean, 0)];
  const moved = by < 0 ? movedBy(from, index, places, by) : from;
  const told = withRecord(moved, index, {
    ...record,
    days: record.days + 1,
    highest: peaksAfter(record, modelled + start.mean, modelled + learned.mean, member, date),
    heldBack: agreed ? modelled + value : null,
    surprise,
    badDay: by < 0 ? by : null,
    doubt: wanted.mean > ceiling ? 'ceiling' : null,
  });
  return observed(told, index, baseLift, date);
}

/**
 * A day far below the expectation is either a bad day or the truth. The lower value is believed at once, but as a move that can be reverted,
 * because bad days are more frequent than sudden losses. The move stays only if the next day is nearer to the new belief than to the old
 * one, by more than the day's form and the noise of its sets.
 *
 * @param nearest the observed value nearest to a given one
 * @param noiseSd of this observation, log scale
 */
function withoutBadDay(
  belief: StrengthBelief,
  index: number,
  places: readonly number[],
  nearest: (value: number) => number,
  noiseSd: number,
): StrengthBelief {
  const record = belief.exercises[index]!;
  if (record.badDay === null) return belief;
  const { mean } = sumOf(belief.joint, places);
  const earlier = mean - record.badDay;
  if (Math.abs(nearest(earlier) - earlier) > Math.abs(nearest(mean) - mean) + Math.hypot(DAY_SD, noiseSd))
    return belief;
  return withRecord(movedBy(belief, index, places, -record.badDay), index, { ...record, badDay: null });
}

/** Moves the mean of an exercise, and the related exercises with it, without adding certainty. */
function movedBy(
  belief: StrengthBelief,
  index: number,
  places: readonly number[],
  by: number,
): StrengthBelief {
  const { mean, variance } = sumOf(belief.joint, places);
  return withLearned(belief, index, places, { mean: mean + by, variance });
}

/** Updates an exercise, and all others unless it stands apart. */
function withLearned(
  belief: StrengthBelief,
  index: number,
  places: readonly number[],
  learned: Belief,
): StrengthBelief {
  const { joint, exercises } = belief;
  return {
    ...belief,
    joint:
      exercises[index]!.apart === null
        ? withSum(joint, places, learned)
        : withSumByOne(joint, places, placeOfExercise(index), learned),
  };
}

/** The belief was too sure if a member far from the norm for their body surprises twice in the same direction. */
function isTooSure(
  belief: StrengthBelief,
  { variance, surprise: before }: ExerciseRecord,
  miss: number,
  expected: Belief,
): boolean {
  const prior = Math.sqrt(belief.overallVariance + BASE_LIFT_VARIANCE + variance);
  const again = Math.abs(miss) >= SURPRISE && miss * before > 0;
  return again && Math.sign(miss) * expected.mean > FAR_SD * prior;
}

type Bounds = { low: number | null; high: number | null; noiseSd: number };

/** Relative to the modelled 1RM. Duplicates count once, and the result does not depend on the order of the evidence. */
function boundsOf(evidence: readonly LoadEvidence[], modelled: number): Bounds[] {
  const relative = evidence.map(({ lowKg, highKg, noiseSd }) => ({
    low: lowKg === null ? null : Math.log(lowKg) - modelled,
    high: highKg === null ? null : Math.log(highKg) - modelled,
    noiseSd,
  }));
  const byKey = new Map(relative.map(bounds => [JSON.stringify(bounds), bounds]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bounds]) => bounds);
}

/** The intersection of all bounds; where they contradict each other, the lower end. */
function combined(bounds: readonly Bounds[]): Bounds {
  const high = Math.min(...bounds.map(each => each.high ?? Infinity));
  const low = Math.min(high, Math.max(...bounds.map(each => each.low ?? -Infinity)));
  return {
    low: Number.isFinite(low) ? low : null,
    high: Number.isFinite(high) ? high : null,
    noiseSd: Math.min(...bounds.map(each => each.noiseSd)),
  };
}

/** Conditions the strength of the day on all observations, then the underlying strength on the result. */
function conditionOnDay(strength: Belief, bounds: readonly Bounds[]): Belief {
  const variance = strength.variance + DAY_SD ** 2;
  const ofDay = bounds.reduce<Belief>(
    (form, { low, high, noiseSd }) => conditionOnInterval(form, low, high, noiseSd),
    { mean: strength.mean, variance },
  );
  const gain = strength.variance / variance;
  return {
    mean: strength.mean + gain * (ofDay.mean - strength.mean),
    variance: strength.variance - gain ** 2 * (variance - ofDay.variance),
  };
}

/** Where the limit cuts a rise, the observation counts for less, so that later ones can still teach the rest. */
function noHigherThan(before: Belief, wanted: Belief, most: number): Belief {
  const highest = Math.max(before.mean, most);
  if (wanted.mean <= highest) return wanted;
  const share = (highest - before.mean) / (wanted.mean - before.mean);
  return { mean: highest, variance: before.variance - share * (before.variance - wanted.variance) };
}

/** Resets the uncertainty about this exercise to its prior; what was learned about the others stays. */
function reopened(belief: StrengthBelief, lift: BaseLift, index: number): StrengthBelief {
  const { variance, workoutId } = belief.exercises[index]!;
  const prior = belief.overallVariance + BASE_LIFT_VARIANCE + variance;
  const missing = prior - sumOf(belief.joint, placesOf(belief, lift, workoutId)).variance;
  if (missing <= 0) return belief;
  // For the base lift itself, its base-lift term was wrong; for any other exercise, its own term.
  const place = variance > BASE_LIFT_VARIANCE ? placeOfExercise(index) : placeOfLift(lift);
  return { ...belief, joint: withNoise(belief.joint, place, missing) };
}

function withExercise(
  belief: StrengthBelief,
  workout: EngineWorkout & { baseLift: BaseLift },
  member: EngineMember,
  date: string,
): StrengthBelief {
  if (recordOf(belief, workout.id)) return belief;
  const variance = exerciseVariance(workout, member.sex);
  const record: ExerciseRecord = {
    ...{ workoutId: workout.id, variance, days: 0 },
    apart: isSingleJoint(workout) ? { lift: workout.baseLift, lastOn: date } : null,
    ...{ last: null, highest: [], heldBack: null, surprise: 0, badDay: null, doubt: null },
  };
  return {
    ...belief,
    joint: withIndependent(belief.joint, variance),
    exercises: [...belief.exercises, record],
  };
}

function indexOf(belief: StrengthBelief, { id }: EngineWorkout): number {
  return belief.exercises.findIndex(({ workoutId }) => workoutId === id);
}

function withRecord(belief: StrengthBelief, index: number, record: ExerciseRecord): StrengthBelief {
  return { ...belief, exercises: belief.exercises.map((each, i) => (i === index ? record : each)) };
}

function observed(belief: StrengthBelief, index: number, lift: BaseLift, date: string): StrengthBelief {
  const record = belief.exercises[index]!;
  if (record.apart) {
    return withRecord({ ...belief, asOf: date }, index, { ...record, apart: { lift, lastOn: date } });
  }
  const before = belief.trained[lift];
  const days = (before?.days ?? 0) + (before?.lastOn === date ? 0 : 1);
  return { ...belief, asOf: date, trained: { ...belief.trained, [lift]: { lastOn: date, days } } };
}

function untouched(day: ObservedDay): StrengthBelief {
  return initialBelief(day.member, estimateOf(day));
}

const estimates = ofBody(() => new Map<Experience | undefined, StrengthEstimate>());

function estimateOf({ member, experience }: ObservedDay): StrengthEstimate {
  const known = estimates(member);
  const estimate = known.get(experience) ?? estimateStrength(member, experience);
  known.set(experience, estimate);
  return estimate;
}

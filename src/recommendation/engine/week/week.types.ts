import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience, TrainingGoal } from '../../../training-preferences/workout-wire-names.js';
import type { StrengthBelief } from '../learning/strength-belief.types.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { EquipmentSettings, TrainingProfile } from '../workout/workout-engine.types.js';

export interface TrainingDay {
  /** 0 Monday to 6 Sunday; null on every day = in order, whenever the member has time. */
  weekday: number | null;
  /** Time limit of the session, 10–90. */
  minutes: number;
  /** Korean names of everything available, including 맨몸. */
  machineNames: readonly string[];
  /** Loads at the place; left out: those of the profile. */
  equipment?: EquipmentSettings;
  /** The member wants only these parts; null = any. */
  onlyParts: readonly BodyPartName[] | null;
}

/** A workout the member wants to do. */
export interface PinnedWorkout {
  workoutId: number;
  /** Null = on any day. */
  weekday: number | null;
}

export interface PlannedWorkout {
  workoutId: number;
  /** The part it is chosen for. */
  bodyPart: BodyPartName;
  /** 2–4. */
  sets: number;
}

export interface KeptDay {
  /** Null in a week in order: the day at that position. */
  weekday: number | null;
  workouts: readonly Pick<PlannedWorkout, 'workoutId' | 'sets'>[];
}

export interface WeekInput {
  member: EngineMember;
  goal: TrainingGoal;
  experience: Experience | undefined;
  /** `recentlyTrained` is ignored: `trainedHard` gives it by weekday. */
  profile: TrainingProfile;
  catalogue: readonly EngineWorkout[];
  belief: StrengthBelief | null;
  /** Week index; rotates equally good workouts. */
  week: number;
  /** One to six, of different weekdays in order, none of them past. */
  days: readonly TrainingDay[];
  pins: readonly PinnedWorkout[];
  /** Sets per part already done that count for this week: direct ones whole, indirect ones half. */
  done: readonly { bodyPart: BodyPartName; sets: number }[];
  /** Parts trained directly, by weekday of this week; -1 = the Sunday before. A sore one also rests on a day that is for it. */
  trainedHard: readonly { bodyPart: BodyPartName; weekday: number; isSore?: boolean }[];
  /** The previous week, or this week before a change: its workouts stay on their day where that costs little. */
  old: readonly KeptDay[];
  /** `old` is this week before a change, so the plan should change as little as possible. */
  isAgain: boolean;
  /** Workouts of `old` that were in every week for so long that a few of them should change. */
  lasting: readonly number[];
  /** Recently replaced workouts: they do not come back at once. */
  givenWay?: readonly number[];
}

export interface PlannedDay {
  /** As requested; days in order get weekdays of their own. */
  weekday: number;
  /** In training order; empty where nothing fits. */
  workouts: PlannedWorkout[];
  /** Whole minutes including warm-up; 0 without a workout. */
  minutes: number;
}

export interface PartOfWeek {
  bodyPart: BodyPartName;
  /** Sets of workouts that train it first, without those done before the plan. */
  directSets: number;
  /** Sets of workouts that also train it: each counts half. */
  indirectSets: number;
  /** Direct sets plus half of the indirect ones, including those done before the plan. */
  fractionalSets: number;
  /** Days with at least one whole set of it, or two halves. */
  times: number;
  /** Usual fractional weekly sets for this goal. */
  range: readonly [number, number];
}

/**
 * Why a part has no workout of its own, or why a wish is not met. `many`: the days have room, but no further workout; `little`: what is possible
 * adds less than it costs; `otherParts`: it trains a wanted part and, as much, one that is not.
 */
export type LeftOutCause =
  | 'health'
  | 'tooHard'
  | 'excluded'
  | 'notThere'
  | 'otherDays'
  | 'otherParts'
  | 'resting'
  | 'time'
  | 'many'
  | 'little'
  | 'noStrength'
  | 'gone';

/** A requested day without a workout: nothing is possible there, or nothing improves the week. */
export interface EmptyDay {
  weekday: number;
  because: 'nothing' | 'enough';
}

export interface WeekPlan {
  days: PlannedDay[];
  parts: PartOfWeek[];
  /** Points of this week; comparable only between weeks of the same request. */
  value: number;
  /** Upper bound on the points of any week within the rules. */
  bound: number;
  /** (bound − value) / bound; 0 = proved to be the best week. */
  gap: number;
  isProved: boolean;
  leftOut: { bodyPart: BodyPartName; because: LeftOutCause }[];
  unmetPins: (PinnedWorkout & { because: LeftOutCause })[];
  /** Empty where no day has a workout. */
  emptyDays: EmptyDay[];
  /** Workouts replaced after a long time in every week by another for the same part. */
  renewed: number[];
  /** Health notes for the whole week: sentences of 해요체. */
  notes: string[];
  /** The body is so thin that only gentle mobility fits: no day has a workout. */
  isMobility: boolean;
}

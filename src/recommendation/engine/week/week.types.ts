import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience, TrainingGoal } from '../../../training-preferences/workout-wire-names.js';
import type { StrengthBelief } from '../learning/strength-belief.types.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { TrainingProfile } from '../workout/workout-engine.types.js';

/** A day on which the member can train. */
export interface TrainingDay {
  /** 0 Monday to 6 Sunday; null on every day = in order, whenever there is time. */
  weekday: number | null;
  /** What the session may take, 10–90. */
  minutes: number;
  /** Korean names of everything that is there, 맨몸 included. */
  machineNames: readonly string[];
  /** The member's wish to train these parts alone; null = any. */
  onlyParts: readonly BodyPartName[] | null;
}

/** A workout that the member wants to do. */
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
  /** Null in a week in order: of the day of that place. */
  weekday: number | null;
  workouts: readonly Pick<PlannedWorkout, 'workoutId' | 'sets'>[];
}

export interface WeekInput {
  member: EngineMember;
  goal: TrainingGoal;
  experience: Experience | undefined;
  /** `recentlyTrained` is not read: `trainedHard` tells it by weekday. */
  profile: TrainingProfile;
  catalogue: readonly EngineWorkout[];
  belief: StrengthBelief | null;
  /** Running number of the week, for the order of equally good workouts. */
  week: number;
  /** One to six, of different weekdays in their order, none of them past. */
  days: readonly TrainingDay[];
  pins: readonly PinnedWorkout[];
  /** Sets of each part that are done and count for this week, direct ones whole, indirect ones half. */
  done: readonly { bodyPart: BodyPartName; sets: number }[];
  /** Parts that were trained directly: on a weekday of this week, -1 = the Sunday before. */
  trainedHard: readonly { bodyPart: BodyPartName; weekday: number }[];
  /** The week before this one or this week before a change: what is in it stays on its day where that costs little. */
  old: readonly KeptDay[];
  /** `old` is this week before a change: as little as possible is to change with it. */
  isAgain: boolean;
  /** Workouts of `old` that were in every week for so long that a few of them are to change. */
  lasting: readonly number[];
}

export interface PlannedDay {
  /** As asked; those in order get weekdays of their own. */
  weekday: number;
  /** In training order; empty where nothing fits. */
  workouts: PlannedWorkout[];
  /** Whole minutes, warming up included; 0 without a workout. */
  minutes: number;
}

export interface PartOfWeek {
  bodyPart: BodyPartName;
  /** Sets of workouts that train it first, without those done before. */
  directSets: number;
  /** Sets of workouts that train it as well: each counts half. */
  indirectSets: number;
  /** Direct and half of the indirect sets, with those done before. */
  fractionalSets: number;
  /** Days on which it gets at least one whole set, or two halves. */
  times: number;
  /** Fractional sets a week that this goal is usually trained with. */
  range: readonly [number, number];
}

/** Why a part has no workout of its own, or a wish is not met. */
export type LeftOutCause = 'health' | 'excluded' | 'notThere' | 'otherDays' | 'time';

export interface WeekPlan {
  days: PlannedDay[];
  parts: PartOfWeek[];
  /** Points of this week; they compare weeks of the same question only. */
  value: number;
  /** No week within the rules has more points. */
  bound: number;
  /** (bound − value) / bound, 0 = the best week, proved. */
  gap: number;
  isProved: boolean;
  leftOut: { bodyPart: BodyPartName; because: LeftOutCause }[];
  unmetPins: (PinnedWorkout & { because: LeftOutCause })[];
  /** Workouts that gave way to others after having been in every week for long. */
  renewed: number[];
  /** What health says for the whole week: sentences of 해요체. */
  notes: string[];
  /** The body is so thin that only gentle mobility is fit: no day has a workout. */
  isMobility: boolean;
}

import type { LoadAnswer } from '../learning/load-evidence.js';
import type { StopRule } from '../learning/load-evidence.js';
import type { MemberStrength } from '../learning/member-strength.js';
import type { RecentTraining } from '../workout/workout-engine.types.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { TrainingGoal } from '../../../training-preferences/workout-wire-names.js';

/** A planned load: kg as shown (help where `loadLabel` is 보조), null for body weight, bands and holds. */
export interface Target {
  weightKg: number | null;
  /** Of each set; seconds of a hold. */
  repetitions: number;
  sets: number;
  /** What ends each set where too little is known for a number; the repetitions are then a guess. */
  stop?: StopRule;
}

export interface DoneSet {
  weightKg: number | null;
  repetitions: number;
}

/** One exercise on one day. */
export interface ExerciseSession {
  /** `YYYY-MM-DD`. */
  date: string;
  asked: Target;
  /** Sets done, in order, with their repetitions; null where the member only answered, which counts as done as planned. */
  sets: readonly DoneSet[] | null;
  answer: LoadAnswer | null;
}

export interface ProgressionInput {
  /** With the belief as of `today`. */
  strength: MemberStrength;
  workout: EngineWorkout;
  goal: TrainingGoal;
  /** The least reserve (repetitions) that health requires, where it exceeds the goal's own; 0 = none. */
  leastReserve?: number;
  /** True where health asks for caution anywhere: the plan then never gets slower repetitions or pauses, only less of the same. */
  isProtected?: boolean;
  /** Harder variants that health and equipment allow, easiest first. */
  harderVariants?: readonly EngineWorkout[];
  /** The easier variant, where health and equipment allow it. */
  easierVariant?: EngineWorkout | null;
  /** When the exercise's main body part was last trained, if less than 48 hours ago. */
  recent?: RecentTraining | null;
  /** Sessions of this exercise, oldest first; the last few are enough. */
  sessions: readonly ExerciseSession[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** How to do the repetitions where nothing else changes: lowered over three seconds, or with a one-second pause at the hardest point. */
export const REPETITION_STYLES = ['slow', 'pause'] as const;
export type RepetitionStyle = (typeof REPETITION_STYLES)[number];

/** Why a target is what it is. Each template has a sentence in `explain-next.ts` that states its arguments and no more. */
export type Why = { [T in keyof WhyArguments]: { template: T; args: WhyArguments[T] } }[keyof WhyArguments];

export interface WhyArguments {
  /** Never done before: based on the body and `days` of related training. */
  first: { days: number };
  /** The lightest load available, still heavier than it should be. */
  lightest: Record<never, never>;
  moreRepetitions: { from: number; to: number };
  moreLoad: { fromKg: number | null; toKg: number | null; repetitions: number };
  /** The belief is higher than one session may rise: two steps of the load, or a tenth. */
  moreLoadInSteps: {
    fromKg: number | null;
    toKg: number | null;
    repetitions: number;
    limit: 'steps' | 'share';
  };
  /** The next load is a big jump: repetitions rise past the usual `most`. */
  pastRange: { most: number; nextKg: number };
  same: Record<never, never>;
  /** Done and not called heavy, but the estimate leaves too little in reserve. */
  lessByEstimate: { weightKg: number | null; repetitions: number };
  /** The same load again, with the repetitions the last sets suggest. */
  asFelt: { weightKg: number | null; repetitions: number };
  fewerRepetitions: { from: number; to: number };
  lessLoad: { fromKg: number | null; toKg: number | null };
  /** `done` of `asked` repetitions in the weakest set. */
  againAfterMiss: { done: number; asked: number };
  lessAfterMiss: { misses: number };
  /** `done` of `asked` sets were done, and done well. */
  setsLeftOut: { done: number; asked: number };
  /** Done with less than planned, so no increase yet. */
  lighterThanAsked: { askedKg: number | null; doneKg: number | null };
  afterPause: { days: number };
  /** The body part was trained less than 48 hours ago, so more stays in reserve than usual. */
  soonAgain: RecentTraining;
  /** The same where no load is computed: just no increase. */
  notMoreSoSoon: RecentTraining;
  /** Body weight or a hold has become easy: a harder variant is due. */
  harderVariant: { repetitions: number; workoutId: number; workoutName: string };
  /** Hardly a repetition is possible and nothing is lighter: the easier variant is due. */
  easierVariant: { repetitions: number; workoutId: number; workoutName: string };
  /** Like `harderVariant`, where none fits. */
  atTheTop: { repetitions: number };
  /** The next thicker band. */
  thickerBand: { repetitions: number };
  /** After the same target `times` in a row: slow lowering or a pause, with fewer repetitions. */
  slowLowering: { times: number; repetitions: number };
  pause: { times: number; repetitions: number };
  /** After the same target `times` in a row: lighter once. */
  lighterOnce: { times: number; weightKg: number | null; repetitions: number };
  /** After less than planned `times` in a row: plan what was done. */
  asDone: { times: number; doneKg: number | null };
}

export interface ReasonedStep extends Target {
  why: Why;
  style?: RepetitionStyle;
}

export interface NextTarget extends Target {
  why: Why;
  /** Null = as usual. */
  style: RepetitionStyle | null;
  /** Repetitions expected in reserve after each set, to the nearest half; null without a load model. */
  reserves: readonly number[] | null;
}

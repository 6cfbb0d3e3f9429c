import type { LoadAnswer } from '../learning/load-evidence.js';
import type { StopRule } from '../learning/load-evidence.js';
import type { MemberStrength } from '../learning/member-strength.js';
import type { RecentTraining } from '../workout/workout-engine.types.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { TrainingGoal } from '../../../training-preferences/workout-wire-names.js';

/** What is to be done: kg as shown (help where `loadLabel` is 보조), null for body weight, bands and holds. */
export interface Target {
  weightKg: number | null;
  /** Of each set; seconds of a hold. */
  repetitions: number;
  sets: number;
  /** What ends each set, where too little is known for a number: the repetitions are then a guess. */
  stop?: StopRule;
}

/** One set as it was done. */
export interface DoneSet {
  weightKg: number | null;
  repetitions: number;
}

/** One exercise on one day. */
export interface ExerciseSession {
  /** `YYYY-MM-DD`. */
  date: string;
  asked: Target;
  /** Those that were done, in their order, with the repetitions that were; null where only an answer was given: taken as done as asked. */
  sets: readonly DoneSet[] | null;
  answer: LoadAnswer | null;
}

export interface ProgressionInput {
  /** With the belief as of `today`. */
  strength: MemberStrength;
  workout: EngineWorkout;
  goal: TrainingGoal;
  /** Repetitions that health asks to be left in reserve, beyond the goal's own; 0 where it asks nothing. */
  leastReserve?: number;
  /** True where health asks for caution anywhere: then nothing is done more slowly or held, only less of it. */
  isProtected?: boolean;
  /** Harder variants that health and equipment allow, the easiest first. */
  harderVariants?: readonly EngineWorkout[];
  /** The easier variant, where health and equipment allow it. */
  easierVariant?: EngineWorkout | null;
  /** When what the exercise trains first was trained, where that was less than 48 hours ago. */
  recent?: RecentTraining | null;
  /** Of this exercise, oldest first; the last few are enough. */
  sessions: readonly ExerciseSession[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** How repetitions are done where nothing else changes: lowered in three seconds, or with a pause of one where it is hardest. */
export const REPETITION_STYLES = ['slow', 'pause'] as const;
export type RepetitionStyle = (typeof REPETITION_STYLES)[number];

/** Why a target is what it is. Each template has a sentence in `explain-next.ts` that says its arguments and no more. */
export type Why = { [T in keyof WhyArguments]: { template: T; args: WhyArguments[T] } }[keyof WhyArguments];

export interface WhyArguments {
  /** Never done: what the body and `days` of related training say. */
  first: { days: number };
  /** The lightest load there is, and still heavier than it should be. */
  lightest: Record<never, never>;
  moreRepetitions: { from: number; to: number };
  moreLoad: { fromKg: number | null; toKg: number | null; repetitions: number };
  /** The same where more is believed than one session may rise by: two steps of the load, or a tenth. */
  moreLoadInSteps: {
    fromKg: number | null;
    toKg: number | null;
    repetitions: number;
    limit: 'steps' | 'share';
  };
  /** The next load is a big jump: repetitions go on past the usual `most`. */
  pastRange: { most: number; nextKg: number };
  same: Record<never, never>;
  /** It was done and not called heavy, but the estimate leaves too little in reserve. */
  lessByEstimate: { weightKg: number | null; repetitions: number };
  /** The same load again, with what the last time's sets said of the repetitions. */
  asFelt: { weightKg: number | null; repetitions: number };
  fewerRepetitions: { from: number; to: number };
  lessLoad: { fromKg: number | null; toKg: number | null };
  /** `done` of `asked` repetitions in the weakest set. */
  againAfterMiss: { done: number; asked: number };
  lessAfterMiss: { misses: number };
  /** `done` of `asked` sets were done, and well. */
  setsLeftOut: { done: number; asked: number };
  /** Done with less than was asked, so not more yet. */
  lighterThanAsked: { askedKg: number | null; doneKg: number | null };
  afterPause: { days: number };
  /** Its part was trained less than 48 hours ago, so more stays in reserve than usual. */
  soonAgain: RecentTraining;
  /** The same where no load is computed: only not more than last time. */
  notMoreSoSoon: RecentTraining;
  /** Body weight or a hold has become easy: time for a harder variant. */
  harderVariant: { repetitions: number; workoutId: number; workoutName: string };
  /** Hardly a repetition can be done, and there is nothing lighter: time for the easier variant. */
  easierVariant: { repetitions: number; workoutId: number; workoutName: string };
  /** As `harderVariant`, where there is none that fits. */
  atTheTop: { repetitions: number };
  /** The next thicker band. */
  thickerBand: { repetitions: number };
  /** After the same `times` in a row, slowly lowered or paused, with fewer repetitions for it. */
  slowLowering: { times: number; repetitions: number };
  pause: { times: number; repetitions: number };
  /** After the same `times` in a row, once less of it. */
  lighterOnce: { times: number; weightKg: number | null; repetitions: number };
  /** After doing less than was asked `times` in a row, what was done is asked. */
  asDone: { times: number; doneKg: number | null };
}

/** A target with its reason. */
export interface ReasonedStep extends Target {
  why: Why;
  style?: RepetitionStyle;
}

export interface NextTarget extends Target {
  why: Why;
  /** Null = as usual. */
  style: RepetitionStyle | null;
  /** Repetitions expected to be left in reserve after each set, to the half; null without a load model. */
  reserves: readonly number[] | null;
}

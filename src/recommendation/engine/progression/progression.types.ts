import type { LoadAnswer } from '../learning/load-evidence.js';
import type { MemberStrength } from '../workout/strength/member-strength.js';
import type { EngineWorkout, RecentTraining } from '../workout/workout-engine.types.js';
import type { TrainingGoal } from '../../../training-preferences/workout-wire-names.js';

/** What is to be done: kg as shown (help where `loadLabel` is 보조), null for body weight, bands and holds. */
export interface Target {
  weightKg: number | null;
  /** Of each set; seconds of a hold. */
  repetitions: number;
  sets: number;
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
  /** When what the exercise trains first was trained, where that was less than 48 hours ago. */
  recent?: RecentTraining | null;
  /** Of this exercise, oldest first; the last few are enough. */
  sessions: readonly ExerciseSession[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Why a target is what it is. Each template has a sentence in `explain-next.ts` that says its arguments and no more. */
export type Why = { [T in keyof WhyArguments]: { template: T; args: WhyArguments[T] } }[keyof WhyArguments];

export interface WhyArguments {
  /** Never done: what the body and `days` of related training say. */
  first: { days: number };
  /** The lightest load there is, and still heavier than it should be. */
  lightest: Record<never, never>;
  moreRepetitions: { from: number; to: number };
  moreLoad: { fromKg: number | null; toKg: number | null; repetitions: number };
  /** The next load is a big jump: repetitions go on past the usual `most`. */
  pastRange: { most: number; nextKg: number };
  same: Record<never, never>;
  /** It was done and not called heavy, but the estimate leaves too little in reserve. */
  lessByEstimate: { weightKg: number | null; repetitions: number };
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
  harderVariant: { repetitions: number };
  /** The next thicker band. */
  thickerBand: { repetitions: number };
}

export interface NextTarget extends Target {
  why: Why;
}

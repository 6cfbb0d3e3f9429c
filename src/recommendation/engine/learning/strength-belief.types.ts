import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { JointGaussian } from './joint-gaussian.js';

/**
 * What is believed of a member's strength, on the log scale:
 *
 *   ln 1RM(exercise) = ln(estimate from the body × ratio) + overall + base lift + exercise
 *
 * with the last three known jointly. It is a projection of kept observations and can be made from them again at any
 * time. Plain JSON; only exercises that were observed take room.
 */
export interface StrengthBelief {
  /** The learning that made it: another one's belief is rebuilt, not read. */
  modelVersion: number;
  /** In this order: overall, the base lifts as in `BASE_LIFTS`, the exercises as in `exercises`. */
  joint: JointGaussian;
  /** Of the overall term: wider where the composition was never measured. */
  overallVariance: number;
  exercises: ExerciseRecord[];
  /** Estimates (kg) from the body that the means are relative to. */
  basisKg: Record<BaseLift, number>;
  /** The last day that it accounts for, `YYYY-MM-DD`; null before any observation. */
  asOf: string | null;
  /** By base lift: the day an exercise of it that teaches it was last trained, and on how many days. */
  trained: Partial<Record<BaseLift, { lastOn: string; days: number }>>;
}

/** What an exercise was last asked or done with; kg as shown. */
export interface LastLoad {
  weightKg: number | null;
  repetitions: number;
}

/** What is kept of an observed exercise besides its place in the joint belief. */
export interface ExerciseRecord {
  workoutId: number;
  /** Of its own term. */
  variance: number;
  /** Days it was observed on. */
  days: number;
  /** Of an exercise that teaches its base lift nothing: that lift, and when it was last trained itself. Null for the others. */
  apart: { lift: BaseLift; lastOn: string } | null;
  /** The heaviest that was asked or done on the last of them; null where nothing was. */
  last: LastLoad | null;
  /** The highest that was believed (ln kg of 1RM): returning to it after a fall is no rise. */
  highest: Peak[];
  /** ln kg of an observation too high to be believed before a second one agrees. */
  heldBack: number | null;
  /** By how many standard deviations the last observation was outside the expectation, 0 where hardly. */
  surprise: number;
  /** How far (log scale, below 0) the last observation moved the mean, where it may only have been a bad day. */
  badDay: number | null;
  /** Why the last observation was not believed in full: to be asked, not only told. */
  doubt: Doubt | null;
}

/** The highest belief from `date` on. The list reaches a week back: rises are counted by the week. */
export interface Peak {
  date: string;
  logKg: number;
}

/** `outlier`: far above everything before; `ceiling`: above nearly every lifter of such a body. */
export type Doubt = 'outlier' | 'ceiling';

/**
 * One piece of evidence about one exercise: its 1RM lies between `lowKg` and `highKg` (null = open; as lifted in all,
 * body weight included), blurred by `noiseSd` on the log scale. An exact measurement has both equal.
 */
export interface LoadEvidence {
  lowKg: number | null;
  highKg: number | null;
  noiseSd: number;
}

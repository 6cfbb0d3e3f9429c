import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { JointGaussian } from './joint-gaussian.js';

/**
 * The belief about a member's strength, on the log scale:
 *
 *   ln 1RM(exercise) = ln(estimate from the body × ratio) + overall + base lift + exercise
 *
 * with the last three known jointly. It is a projection of stored observations and can be rebuilt from them at any time. Plain JSON; only
 * observed exercises take up space.
 */
export interface StrengthBelief {
  /** The model version that made it. A belief of another version is rebuilt, not read. */
  modelVersion: number;
  /** Order: overall, base lifts as in `BASE_LIFTS`, exercises as in `exercises`. */
  joint: JointGaussian;
  /** Variance of the overall term: wider where the composition was never measured. */
  overallVariance: number;
  exercises: ExerciseRecord[];
  /** Estimates (kg) from the body that the means are relative to. */
  basisKg: Record<BaseLift, number>;
  /** The last day included, `YYYY-MM-DD`; null before any observation. */
  asOf: string | null;
  /** Per base lift: the last day, and the number of days, on which an exercise that teaches it was trained. */
  trained: Partial<Record<BaseLift, { lastOn: string; days: number }>>;
}

/** The last planned or done load of an exercise; kg as shown. */
export interface LastLoad {
  weightKg: number | null;
  repetitions: number;
}

/** Data kept for an observed exercise besides its position in the joint belief. */
export interface ExerciseRecord {
  workoutId: number;
  /** Variance of its own term. */
  variance: number;
  /** Number of days it was observed. */
  days: number;
  /** For an exercise that teaches its base lift nothing: that lift, and when the exercise was last trained. Null for the others. */
  apart: { lift: BaseLift; lastOn: string } | null;
  /** The heaviest planned or done load of the last observed day; null if there was none. */
  last: LastLoad | null;
  /** Highest beliefs so far (ln kg of 1RM): returning to one after a fall is no rise. */
  highest: Peak[];
  /** ln kg of an observation too high to believe until a second one agrees. */
  heldBack: number | null;
  /** Deviation of the last observation from the expectation, in standard deviations; 0 if negligible. */
  surprise: number;
  /** How far (log scale, below 0) the last observation moved the mean, if it may have been a bad day. */
  badDay: number | null;
  /** Why the last observation was not fully believed. The app asks the member about it, rather than only reporting it. */
  doubt: Doubt | null;
}

/** The highest belief from `date` on. The list covers one week, because rises are limited per week. */
export interface Peak {
  date: string;
  logKg: number;
}

/** `outlier`: far above everything before; `ceiling`: above nearly every lifter of such a body. */
export type Doubt = 'outlier' | 'ceiling';

/**
 * One piece of evidence about an exercise: its 1RM lies between `lowKg` and `highKg` (null = open; total lifted, including body weight),
 * with noise `noiseSd` on the log scale. In an exact measurement both are equal.
 */
export interface LoadEvidence {
  lowKg: number | null;
  highKg: number | null;
  noiseSd: number;
}

import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';

/**
 * What was learned about one base lift of one member: ln(true 1RM / 1RM estimated from the body). Plain numbers, so
 * it can be stored as JSON and read back; the caller keeps one a member and base lift.
 */
export interface StrengthCorrection {
  logMean: number;
  variance: number;
  /** Observations that were believed; held-back ones do not count. */
  observationCount: number;
  /** Value of an observation too far off to be believed before a second one agrees. */
  heldBack: number | null;
  /** The session of the last observation, and the mean it began with: what a session may raise counts from there. */
  session: string | null;
  sessionStartLogMean: number;
  /** The estimate (kg) the means are relative to; null before any observation. */
  estimateKg: number | null;
}

/**
 * One piece of evidence: the true value lies between `low` and `high` (both ln(observed 1RM / estimated 1RM); null =
 * open), blurred by `noiseSd`. An exact measurement has `low === high`.
 */
export interface StrengthObservation {
  baseLift: BaseLift;
  /** The present estimate (kg) of the base lift, without learning, that `low` and `high` are relative to. */
  estimateKg: number;
  low: number | null;
  high: number | null;
  /** Standard deviation on the log scale. */
  noiseSd: number;
  /** Standard deviation of a first estimate, for a member nothing was learned about yet. */
  priorSd: number;
  /** Any stable name of the training session or edit, for instance a date. */
  session: string;
}

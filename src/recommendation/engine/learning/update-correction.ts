import { MEASURED_LOG_SD } from '../workout/strength/estimate-uncertainty.js';
import { rebasedLogMean } from '../workout/strength/rebase-correction.js';
import type { StrengthCorrection, StrengthObservation } from './strength-correction.types.js';
import { conditionOnInterval, nearestOf } from './truncated-normal.js';

/** Evidence further off than this many standard deviations waits for a second one that agrees. */
const OUTLIER_SD = 3;
/** Two held-back values agree when their 1RMs differ by less than this share (log scale). */
const AGREEMENT = 0.25;
/** One observation moves the estimate by at most 10 %, and one session raises it by at most 10 %. */
export const MOST_RISE = Math.log(1.1);
export const MOST_FALL = Math.log(0.9);
/** Strength itself drifts from session to session, so learning never stops (about 2 % a session). */
const DRIFT_SD = 0.02;

/** A correction nothing has been learned for yet. */
export function initialCorrection(priorSd: number = MEASURED_LOG_SD): StrengthCorrection {
  return {
    logMean: 0,
    variance: priorSd ** 2,
    observationCount: 0,
    heldBack: null,
    session: null,
    sessionStartLogMean: 0,
    estimateKg: null,
  };
}

/**
 * Learns from one observation: a Kalman filter on the log scale, with intervals for answers that only bound the
 * truth. No observation moves the estimate by more than 10 %; one session raises it by at most 10 % in all, while
 * several observations of a session may lower it without limit. Where a step is cut, the observation counts for
 * less, so the rest can still be learned. Pure: returns a new correction.
 */
export function updateCorrection(
  previous: StrengthCorrection | null,
  observation: StrengthObservation,
): StrengthCorrection {
  const before = previous ?? initialCorrection(observation.priorSd);
  const started = startSession(rebase(before, observation), observation);
  if (isOutlier(started, observation)) {
    const value = nearestOf(started.logMean, observation.low, observation.high);
    const agreed = started.heldBack !== null && Math.abs(started.heldBack - value) < AGREEMENT;
    // The belief was wrong by so much that its variance means nothing any more: back to the prior's.
    return agreed
      ? believe(
          { ...started, variance: Math.max(started.variance, observation.priorSd ** 2) },
          observation,
          value,
        )
      : { ...started, heldBack: value };
  }
  return believe(started, observation, null);
}

/** The body data or the stated experience may have changed since the last observation, and the estimate with them. */
function rebase(
  correction: StrengthCorrection,
  { estimateKg, priorSd }: StrengthObservation,
): StrengthCorrection {
  const { logMean, sessionStartLogMean, heldBack, estimateKg: basisKg } = correction;
  const rebased = rebasedLogMean(correction, estimateKg, priorSd);
  return {
    ...correction,
    logMean: rebased,
    sessionStartLogMean: sessionStartLogMean + rebased - logMean,
    heldBack: heldBack === null ? null : heldBack - Math.log(estimateKg / (basisKg ?? estimateKg)),
    estimateKg,
  };
}

function startSession(
  correction: StrengthCorrection,
  { session, priorSd }: StrengthObservation,
): StrengthCorrection {
  if (session === correction.session) return correction;
  const widest = Math.max(correction.variance, priorSd ** 2);
  return {
    ...correction,
    variance:
      correction.session === null
        ? correction.variance
        : Math.min(widest, correction.variance + DRIFT_SD ** 2),
    session,
    sessionStartLogMean: correction.logMean,
  };
}

function isOutlier(
  { logMean, variance }: StrengthCorrection,
  { low, high, noiseSd }: StrengthObservation,
): boolean {
  const distance = Math.abs(nearestOf(logMean, low, high) - logMean);
  return distance > OUTLIER_SD * Math.sqrt(variance + noiseSd ** 2);
}

/** `heldBack` stays while evidence keeps agreeing with it, so that each further piece is believed at once. */
function believe(
  correction: StrengthCorrection,
  { low, high, noiseSd }: StrengthObservation,
  heldBack: number | null,
): StrengthCorrection {
  const { logMean, variance, sessionStartLogMean } = correction;
  const learned = conditionOnInterval({ mean: logMean, variance }, low, high, noiseSd);
  const wanted = learned.mean - logMean;
  const most = Math.min(MOST_RISE, Math.max(0, sessionStartLogMean + MOST_RISE - logMean));
  const step = Math.min(most, Math.max(MOST_FALL, wanted));
  const believedShare = wanted === 0 ? 1 : step / wanted;
  return {
    ...correction,
    logMean: logMean + step,
    variance: variance - believedShare * (variance - learned.variance),
    observationCount: correction.observationCount + 1,
    heldBack,
  };
}

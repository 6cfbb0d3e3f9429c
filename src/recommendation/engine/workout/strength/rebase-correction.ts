import type { StrengthCorrection } from '../../learning/strength-correction.types.js';
import { clamp } from './interpolate.js';

/**
 * The correction's mean relative to a new estimate of the same lift. What was shown in training is a weight, not a
 * percentage: a new measurement or a stated experience moves a well-known lift hardly at all, an unknown one fully.
 * Exactly the share of the Kalman filter's mean that still rests on its prior: variance / prior variance.
 */
export function rebasedLogMean(correction: StrengthCorrection, estimateKg: number, priorSd: number): number {
  const { logMean, variance, estimateKg: basisKg } = correction;
  if (basisKg === null) return logMean;
  const shareOfPrior = clamp(variance / priorSd ** 2, 0, 1);
  return logMean - Math.log(estimateKg / basisKg) * (1 - shareOfPrior);
}

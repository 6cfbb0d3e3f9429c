import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import { priorLogSd } from '../strength/estimate-uncertainty.js';
import { estimateStrength } from '../strength/strength-estimate.js';
import type { EngineMember } from '../strength/strength.types.js';
import { sumOf, withSum } from './joint-gaussian.js';
import { beliefOn, initialBelief, placesOf, rebasedBelief } from './strength-belief.js';
import type { StrengthBelief } from './strength-belief.types.js';
import { conditionOnInterval } from './truncated-normal.js';

/** A conclusion of the first learning model about a base lift. That model did not keep its observations. */
export interface CarriedCorrection {
  kind: 'carried';
  baseLift: BaseLift;
  /** ln(true 1RM / estimated 1RM), and its variance. */
  logMean: number;
  variance: number;
  /** The estimate (kg) it is relative to; null = the estimate of the body stored with it. */
  estimateKg: number | null;
  observationCount: number;
}

/**
 * The first model treated an exercise's own deviation from the base lift as fresh noise each time, so six answers about curls made it
 * certain of the bench press. That deviation (sd 0.1 for compound exercises) is removed here.
 */
const IGNORED_SD = 0.1;

/** Learns from a carried-over conclusion as if it were one noisy measurement of its base lift. */
export function learnCarried(
  previous: StrengthBelief | null,
  carried: CarriedCorrection,
  member: EngineMember,
  date: string,
): StrengthBelief {
  const estimate = estimateStrength(member, undefined);
  const before = rebasedBelief(beliefOn(previous ?? initialBelief(member, estimate), date), member, estimate);
  const { baseLift, logMean, variance, estimateKg, observationCount } = carried;
  const prior = priorLogSd(member) ** 2;
  const trained = {
    ...before.trained,
    [baseLift]: { lastOn: date, days: (before.trained[baseLift]?.days ?? 0) + observationCount },
  };
  if (!(variance < prior)) return { ...before, asOf: date, trained };
  // The measurement noise that leads from the prior to the conclusion.
  const noise = 1 / (1 / variance - 1 / prior);
  const moved = Math.log((estimateKg ?? before.basisKg[baseLift]) / before.basisKg[baseLift]);
  const measured = moved + logMean * (1 + noise / prior);
  const places = placesOf(before, baseLift, null);
  const learned = conditionOnInterval(
    sumOf(before.joint, places),
    measured,
    measured,
    Math.sqrt(noise + IGNORED_SD ** 2),
  );
  return { ...before, asOf: date, trained, joint: withSum(before.joint, places, learned) };
}

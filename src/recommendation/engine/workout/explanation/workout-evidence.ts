import type { Prescription } from '../prescription/prescription.types.js';
import type { MemberStrength } from '../../learning/member-strength.js';
import type { RefusedCandidate } from '../selection/selection.types.js';
import type { Confidence, WorkoutEvidence } from '../workout-engine.types.js';

/** Log standard deviations: below the first, the range is within ±16 %; below the second, within ±27 %. */
const HIGH_CONFIDENCE_BELOW_SD = 0.12;
const MEDIUM_CONFIDENCE_BELOW_SD = 0.19;

/** The numbers behind a prescription, rounded for display. */
export function workoutEvidence(
  strength: MemberStrength,
  prescription: Prescription,
  standsInFor: RefusedCandidate | null,
): WorkoutEvidence {
  const own = prescription.strength;
  return {
    baseLift: own?.baseLift ?? null,
    baseOneRepMaxKg: own === null ? null : tenth(own.baseOneRepMaxKg),
    estimatedOneRepMaxKg: own?.oneRepMaxKg ?? null,
    percentOfOneRepMax:
      prescription.shareOfOneRepMax === null ? null : Math.round(prescription.shareOfOneRepMax * 100),
    repsInReserve: prescription.repsInReserve,
    fatFreeMassKg: tenth(strength.estimate.body.fatFreeMassKg),
    confidence: confidenceOf(strength, own?.logStandardDeviation ?? null),
    logStandardDeviation: own === null ? null : Math.round(own.logStandardDeviation * 1000) / 1000,
    learnedPercent: own === null ? 0 : Math.round((Math.exp(own.learned.logMean) - 1) * 100),
    observationCount: own?.learned.observationCount ?? 0,
    relatedObservationCount: own?.learned.relatedCount ?? 0,
    capped: own?.capped ?? false,
    firstSessionFactor: own?.firstSessionFactor ?? 1,
    compositionSource: strength.member.compositionSource,
    measureAgain: strength.doubt !== null,
    standsInForId: standsInFor?.workout.id ?? null,
    standsInCause: standsInFor === null ? null : toldCause(standsInFor),
    limit: prescription.limit,
    basis: prescription.basis,
  };
}

/** An exercise of unknown load may be too heavy. */
function toldCause({ cause }: RefusedCandidate): WorkoutEvidence['standsInCause'] {
  return cause === 'unknown' ? 'tooHeavy' : cause;
}

function confidenceOf(strength: MemberStrength, sd: number | null): Confidence {
  if (sd === null) return 'medium';
  if (sd < HIGH_CONFIDENCE_BELOW_SD) return 'high';
  return sd < MEDIUM_CONFIDENCE_BELOW_SD && strength.doubt === null ? 'medium' : 'low';
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

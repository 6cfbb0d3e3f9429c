import { observe, type EvidenceSource } from './observe.js';
import type { StrengthObservation } from './strength-correction.types.js';

export interface ChosenWeightEvidence extends EvidenceSource {
  /** Repetitions of each set at that weight. */
  repetitions: number;
  /** Repetitions in reserve that the recommendation asked for (`evidence.repsInReserve`). */
  repsInReserve: number;
}

/**
 * Evidence from a weight the member typed in place of the recommended one: the heaviest that feels right for these
 * repetitions. Null where the exercise has no load model.
 */
export function observationFromEditedWeight(evidence: ChosenWeightEvidence): StrengthObservation | null {
  const toFailure = evidence.repetitions + evidence.repsInReserve;
  return observe(evidence, { least: toFailure, most: toFailure }, 'editedWeight', true);
}

/** Weak evidence from a weight that stays in a routine: people also keep what they never tried. */
export function observationFromKeptWeight(evidence: ChosenWeightEvidence): StrengthObservation | null {
  const toFailure = evidence.repetitions + evidence.repsInReserve;
  return observe(evidence, { least: toFailure, most: toFailure }, 'keptWeight', true);
}

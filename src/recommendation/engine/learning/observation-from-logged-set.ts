import type { LoadFeedback } from './observation-from-feedback.js';
import { observationFromFeedback } from './observation-from-feedback.js';
import { observe, type EvidenceSource } from './observe.js';
import type { StrengthObservation } from './strength-correction.types.js';

export interface LoggedSetEvidence extends EvidenceSource {
  targetRepetitions: number;
  doneRepetitions: number;
  /** Absent where the member only logged numbers. */
  feedback: LoadFeedback | undefined;
}

/**
 * Evidence from one logged set. An unfinished set is a miss: it went to failure, whatever the answer says. A
 * finished one without an answer only shows that these repetitions were possible. Null where nothing was lifted or
 * the exercise has no load model.
 */
export function observationFromLoggedSet(evidence: LoggedSetEvidence): StrengthObservation | null {
  const { targetRepetitions, doneRepetitions, feedback } = evidence;
  if (doneRepetitions < targetRepetitions) {
    // Not even once: the 1RM is below the weight.
    if (doneRepetitions < 1) return observe(evidence, { least: null, most: 1 }, 'doneSet', false);
    return observe(evidence, { least: doneRepetitions, most: doneRepetitions }, 'doneSet', false);
  }
  if (feedback !== undefined) {
    return observationFromFeedback({ ...evidence, repetitions: doneRepetitions, feedback });
  }
  return observe(evidence, { least: doneRepetitions, most: null }, 'doneSet', false);
}

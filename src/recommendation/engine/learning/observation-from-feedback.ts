import { observe, type EvidenceSource } from './observe.js';
import type { StrengthObservation } from './strength-correction.types.js';

/** 가벼웠어요 / 적당했어요 / 무거웠어요. */
export type LoadFeedback = 'LIGHT' | 'RIGHT' | 'HEAVY';

/**
 * The answers stand for about 5, 2–3 and 0 repetitions in reserve. As they are the only three, LIGHT says "4 or
 * more", HEAVY "1 or fewer" and RIGHT "between": read as exact numbers, six times LIGHT could not lift an estimate
 * that is 30 % too low (bench/engine/README.md).
 */
const LEAST_RESERVE_WHEN_LIGHT = 4;
const MOST_RESERVE_WHEN_HEAVY = 1;

export interface FeedbackEvidence extends EvidenceSource {
  /** Repetitions of each set. */
  repetitions: number;
  feedback: LoadFeedback;
}

/** Evidence from the answer on a routine's card, or null where the exercise has no load model. */
export function observationFromFeedback(evidence: FeedbackEvidence): StrengthObservation | null {
  const light = evidence.repetitions + LEAST_RESERVE_WHEN_LIGHT;
  const heavy = evidence.repetitions + MOST_RESERVE_WHEN_HEAVY;
  switch (evidence.feedback) {
    case 'LIGHT':
      return observe(evidence, { least: light, most: null }, 'doneSet', false);
    case 'HEAVY':
      return observe(evidence, { least: null, most: heavy }, 'doneSet', false);
    case 'RIGHT':
      return observe(evidence, { least: heavy, most: light }, 'doneSet', true);
  }
}

import type { Mechanic } from '../../../catalogue/catalogue.vocabulary.js';

/** Spread of the ratio between an exercise and its base lift from one person to the next. */
const ACCESSORY_RATIO_LOG_SD = 0.1;

/** Log standard deviations of a 1RM computed from one set (day, effort, rounding of repetitions). */
const SET_LOG_SD: Record<Mechanic, number> = { compound: 0.07, isolation: 0.12 };

/** How much less an edited or kept weight tells than a set that was done. */
export const EVIDENCE_LOG_SD = { doneSet: 0, editedWeight: 0.07, keptWeight: 0.2 } as const;
export type EvidenceKind = keyof typeof EVIDENCE_LOG_SD;

/** Noise of one observation; through an accessory's ratio it tells less about the base lift. */
export function observationNoiseSd(mechanic: Mechanic, throughRatio: boolean, kind: EvidenceKind): number {
  return Math.hypot(SET_LOG_SD[mechanic], throughRatio ? ACCESSORY_RATIO_LOG_SD : 0, EVIDENCE_LOG_SD[kind]);
}

import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { EngineWorkout } from '../workout-engine.types.js';
import type { Experience } from '../workout-wire-names.js';

/** An exercise that may be chosen: every machine is there and its load can be lifted. */
export interface Candidate {
  workout: EngineWorkout;
  prescription: Prescription;
  /** [0, 1): order among equals. */
  tie: number;
}

/** A candidate for one part's slot, with what scoring a session has to compare. */
export interface SlotOption extends Candidate {
  /** Points in this part's slot, whatever else is chosen, plus the tie's share. */
  points: number;
  /** One bit for each body part trained first. */
  directPartsMask: number;
  isHeavyLegMove: boolean;
}

/** One place of the session; `null` where nothing is left for the part. */
export interface SessionSlot {
  bodyPart: BodyPartName;
  option: SlotOption | null;
}

export interface SelectionRules {
  bodyParts: readonly BodyPartName[];
  experience: Experience | undefined;
}

import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { Experience } from '../../../../training-preferences/workout-wire-names.js';

/** An exercise to choose from: all its machines are available and its load can be lifted. */
export interface Candidate {
  workout: EngineWorkout;
  prescription: Prescription;
  /** Why it was made lighter (health or recent training), as a clause; null if it was not. */
  lightenedFor: string | null;
  /** [0, 1): order among equally good exercises. */
  tie: number;
}

/** An exercise that was considered and refused. */
export interface RefusedCandidate extends Candidate {
  /** Its lightest load is too heavy, its load is unknown, health rules it out, or it is too heavy so soon again. */
  cause: 'tooHeavy' | 'unknown' | 'health' | 'recovery';
  /** Why health or recovery refuses it, as a clause; null for the other causes. */
  because: string | null;
}

/** A candidate for a part's slot, with the data that the session rank compares. */
export interface SlotOption extends Candidate {
  /** Points in this part's slot, independent of the other choices, plus the share of the tie. */
  points: number;
  /** One bit per body part trained first. */
  directPartsMask: number;
  isHeavyLegMove: boolean;
  /** A multi-joint lift with a bar; beginners do few of them. */
  isBarbellLift: boolean;
}

/** One slot of the session; `null` where nothing is left for the part. */
export interface SessionSlot {
  bodyPart: BodyPartName;
  option: SlotOption | null;
}

export interface SelectionRules {
  bodyParts: readonly BodyPartName[];
  /** A member who does not say counts as a beginner: a technical lift can still be requested, but an injury cannot be undone. */
  experience: Experience;
}

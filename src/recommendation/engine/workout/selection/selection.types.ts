import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { Experience } from '../../../../training-preferences/workout-wire-names.js';

/** An exercise that may be chosen: every machine is there and its load can be lifted. */
export interface Candidate {
  workout: EngineWorkout;
  prescription: Prescription;
  /** Why it was made lighter (the member's health or last training), as a clause of a sentence; null if it was not. */
  lightenedFor: string | null;
  /** [0, 1): order among equals. */
  tie: number;
}

/** An exercise that was considered and refused. */
export interface RefusedCandidate extends Candidate {
  /** Its lightest load cannot be lifted, nothing says how heavy it is, health rules it out, or it is too heavy so soon again. */
  cause: 'tooHeavy' | 'unknown' | 'health' | 'recovery';
  /** Why health or recovery refuses it, as a clause of a sentence; null for the other causes. */
  because: string | null;
}

/** A candidate for one part's slot, with what scoring a session has to compare. */
export interface SlotOption extends Candidate {
  /** Points in this part's slot, whatever else is chosen, plus the tie's share. */
  points: number;
  /** One bit for each body part trained first. */
  directPartsMask: number;
  isHeavyLegMove: boolean;
  /** A multi-joint lift with a bar: what a beginner does few of. */
  isBarbellLift: boolean;
}

/** One place of the session; `null` where nothing is left for the part. */
export interface SessionSlot {
  bodyPart: BodyPartName;
  option: SlotOption | null;
}

export interface SelectionRules {
  bodyParts: readonly BodyPartName[];
  /** Whoever does not say counts as a beginner: a technical lift can still be asked for, an injury cannot be undone. */
  experience: Experience;
}

import type { LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import type { LoadLabel, RepeatUnit } from '../../../../catalogue/load-label.js';
import type { ExerciseStrength } from '../../learning/member-strength.js';
import type { HoldingJoint } from './hold-endurance.js';

/**
 * How well an exercise's load fits a member: `fits`; `fewRepetitions` = body weight is so heavy that fewer than
 * half of the goal's repetitions are left; `tooHeavy` = even the lightest load is; `tooLight` = body weight alone or the
 * load that there is is no challenge; `coarse` = the loads are so far apart that the reserve is missed by more than a
 * repetition and a half;
 * `unknown` = nothing says how heavy it is, so it is not recommended.
 */
export type Fit = 'fits' | 'fewRepetitions' | 'tooHeavy' | 'tooLight' | 'coarse' | 'unknown';

/** Besides the 1RM, everything that load and repetitions were chosen from: enough to choose them again. */
export interface PrescriptionBasis {
  loadType: LoadType;
  /** True where the load takes weight off the body. */
  assisted: boolean;
  /** The goal's; seconds of a hold. */
  usualRepetitions: number;
  leastRepetitions: number;
  mostRepetitions: number;
  /** Where no load within the range comes near the reserve. */
  furthestRepetitions: number;
  /** The same downwards. */
  fewestRepetitions: number;
  /** Repetitions in reserve that the goal and the member's health ask for. */
  askedReserve: number;
  /** kg of the body that are lifted; null where none counts. */
  bodyLoadKg: number | null;
  lightestLoadKg: number;
  loadStepKg: number;
  /** null = no end. */
  heaviestLoadKg: number | null;
  /** kg lifted in all that are asked at most after last time; null where it was never done. */
  mostLoadKg: number | null;
  /** Every kilogram up to 10, every second one above. */
  dumbbellRack: boolean;
  /** The joint whose endurance limits a hold; null for what is repeated. */
  holdingJoint: HoldingJoint | null;
}

/** The lightest or heaviest there is, or as far above last time as one session may go. */
export const LOAD_LIMITS = ['lightest', 'heaviest', 'lastTime'] as const;
export type LoadLimit = (typeof LOAD_LIMITS)[number];

export interface Prescription {
  fit: Fit;
  weightKg: number | null;
  weightRange: [number, number] | null;
  loadLabel: LoadLabel;
  sets: number;
  repeat: number;
  repeatUnit: RepeatUnit;
  restSeconds: number;
  /** As they are with the estimate; more than asked where a first session starts lighter. */
  repsInReserve: number | null;
  strength: ExerciseStrength | null;
  /** Lifted in all, body weight included, as a share of the exercise's 1RM; null without a load model. */
  shareOfOneRepMax: number | null;
  /** Why no other load comes nearer to the asked reserve: the loads end, or more would be too much more than last time. */
  limit: LoadLimit | null;
  basis: PrescriptionBasis;
}

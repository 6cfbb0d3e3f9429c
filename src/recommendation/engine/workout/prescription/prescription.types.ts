import type { LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import type { LoadLabel, RepeatUnit } from '../../../../catalogue/load-label.js';
import type { ExerciseStrength } from '../../learning/member-strength.js';
import type { HoldingJoint } from './hold-endurance.js';

/**
 * How well an exercise's load fits a member: `fits`; `fewRepetitions` = body weight is so heavy that fewer than half of the goal's
 * repetitions remain; `tooHeavy` = even the lightest load is; `tooLight` = body weight alone or the available load is no challenge; `coarse`
 * = the loads are so far apart that the reserve is missed by more than a repetition and a half; `unknown` = its load is unknown, so it is
 * not recommended.
 */
export type Fit = 'fits' | 'fewRepetitions' | 'tooHeavy' | 'tooLight' | 'coarse' | 'unknown';

/** Everything besides the 1RM that load and repetitions were chosen from: enough to choose them again. */
export interface PrescriptionBasis {
  loadType: LoadType;
  /** True where the load reduces body weight. */
  assisted: boolean;
  /** Of the goal; seconds of a hold. */
  usualRepetitions: number;
  leastRepetitions: number;
  mostRepetitions: number;
  /** Upper limit where no load within the range comes near the reserve. */
  furthestRepetitions: number;
  /** Lower limit in the same case. */
  fewestRepetitions: number;
  /** Repetitions in reserve that the goal and the member's health require. */
  askedReserve: number;
  /** kg of body weight lifted; null where none counts. */
  bodyLoadKg: number | null;
  lightestLoadKg: number;
  loadStepKg: number;
  /** null = no upper limit. */
  heaviestLoadKg: number | null;
  /** Most kg lifted in total after the last session; null where it was never done. */
  mostLoadKg: number | null;
  /** Every kilogram up to 10, every second one above. */
  dumbbellRack: boolean;
  /** The joint whose endurance limits a hold; null for repetitions. */
  holdingJoint: HoldingJoint | null;
}

/** The lightest or heaviest available, or the most that one session may rise. */
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
  /** Relative to the estimate; more than required where a first session starts lighter. */
  repsInReserve: number | null;
  strength: ExerciseStrength | null;
  /** Total lifted, including body weight, as a share of the exercise's 1RM; null without a load model. */
  shareOfOneRepMax: number | null;
  /** Why no other load comes closer to the required reserve: the loads end, or the rise would be too large. */
  limit: LoadLimit | null;
  basis: PrescriptionBasis;
}

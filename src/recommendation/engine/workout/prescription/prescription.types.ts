import type { LoadLabel, RepeatUnit } from '../../../../catalogue/load-label.js';
import type { ExerciseStrength } from '../strength/member-strength.js';

/**
 * How well an exercise's load fits a member: `fits`; `fewRepetitions` = body weight is so heavy that fewer than
 * half of the goal's repetitions are left; `tooHeavy` = even the lightest load is; `tooLight` = body weight alone
 * is no challenge; `unknown` = nothing says how heavy it is, so it is not recommended.
 */
export type Fit = 'fits' | 'fewRepetitions' | 'tooHeavy' | 'tooLight' | 'unknown';

export interface Prescription {
  fit: Fit;
  weightKg: number | null;
  weightRange: [number, number] | null;
  loadLabel: LoadLabel;
  sets: number;
  repeat: number;
  repeatUnit: RepeatUnit;
  restSeconds: number;
  repsInReserve: number | null;
  strength: ExerciseStrength | null;
  /** Lifted in all, body weight included, as a share of the exercise's 1RM; null without a load model. */
  shareOfOneRepMax: number | null;
}

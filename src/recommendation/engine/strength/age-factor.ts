import { interpolate } from './interpolate.js';

/** Below this age, training with weights needs a qualified person who watches and selects the loads. No program can do that. */
export const LOADED_FROM_AGE = 14;

/**
 * Share of the strength at age 20–34. A model of this project; bench/engine/README.md compares it with the fall of the OpenPowerlifting
 * percentiles with age.
 */
const AGE_FACTORS = [
  [15, 0.8],
  [16, 0.9],
  [18, 0.96],
  [20, 1],
  [34, 1],
  [35, 0.98],
  [40, 0.96],
  [45, 0.93],
  [50, 0.91],
  [55, 0.88],
  [60, 0.84],
  [65, 0.8],
  [70, 0.76],
  [75, 0.72],
] as const;

/** 0.72–1; linear between the table's ages, constant outside them. */
export function ageFactor(ageYears: number): number {
  return interpolate(AGE_FACTORS, ageYears);
}

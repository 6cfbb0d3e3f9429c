import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineMember } from './strength.types.js';
import { interpolate } from './interpolate.js';
import { STRENGTH_CAP_TABLE, type StrengthCapGrid } from './strength-cap.table.js';

/** Powerlifting contests neither lift; shares of the bench press from strength standards. */
const OVERHEAD_PRESS_OF_BENCH = 0.6;
const PULLDOWN_OF_BENCH = 0.85;

/**
 * Upper limit (kg) of an estimate from the body alone: the 5th percentile of first-meet lifters of that sex, body weight and age
 * (OpenPowerlifting).
 */
export function strengthCapKg(lift: BaseLift, member: ReferenceBody): number {
  return referenceKg(STRENGTH_CAP_TABLE, lift, member);
}

type ReferenceBody = Pick<EngineMember, 'sex' | 'ageYears' | 'weightKg'>;

/**
 * The value (kg) that a table of reference lifters gives for a lift and a body. Linear between cells; below the lightest class in proportion
 * to body weight; constant above the heaviest class and outside the ages.
 */
export function referenceKg(
  tables: Readonly<Record<EngineMember['sex'], StrengthCapGrid>>,
  lift: BaseLift,
  member: ReferenceBody,
): number {
  if (lift === 'overheadPress') return OVERHEAD_PRESS_OF_BENCH * referenceKg(tables, 'bench', member);
  if (lift === 'latPulldown') return PULLDOWN_OF_BENCH * referenceKg(tables, 'bench', member);
  const table = tables[member.sex];
  const atAge = table[lift].map(row =>
    interpolate(
      row.map((kg, column) => [table.agesYears[column]!, kg] as const),
      member.ageYears,
    ),
  );
  const byWeight = atAge.map((kg, row) => [table.bodyWeightsKg[row]!, kg] as const);
  return interpolate([[0, 0], ...byWeight], member.weightKg);
}

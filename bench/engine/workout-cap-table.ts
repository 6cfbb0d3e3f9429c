/**
 * Writes src/recommendation/engine/strength/strength-cap.table.ts from the OpenPowerlifting summary:
 *   npx tsx bench/engine/workout-cap-table.ts
 */
import { writeFileSync } from 'node:fs';
import { gridText, referenceGrid } from './reference-grid.js';
import { readReferenceCells, type ReferenceCell, type ReferenceLift } from './workout-reference.js';

const fifthPercentile = (cell: ReferenceCell, lift: ReferenceLift): number => cell.percentiles[lift][5];

const cells = readReferenceCells();
const table = {
  남: referenceGrid(
    cells.filter(cell => cell.sex === '남'),
    fifthPercentile,
  ),
  여: referenceGrid(
    cells.filter(cell => cell.sex === '여'),
    fifthPercentile,
  ),
};
writeFileSync(
  new URL('../../src/recommendation/engine/strength/strength-cap.table.ts', import.meta.url),
  `/**
 * Written by bench/engine/workout-cap-table.ts; do not edit by hand.
 *
 * 5th percentile (kg) of lifters at their first raw meet, by body weight (rows) and age (columns), smoothed and
 * made monotone. Source: this file uses data from the OpenPowerlifting project, https://www.openpowerlifting.org
 * (public domain; summary of 233,720 lifters in bench/engine/data).
 */
export interface StrengthCapGrid {
  bodyWeightsKg: readonly number[];
  agesYears: readonly number[];
  squat: readonly (readonly number[])[];
  bench: readonly (readonly number[])[];
  deadlift: readonly (readonly number[])[];
}

export const STRENGTH_CAP_TABLE: Record<'남' | '여', StrengthCapGrid> = {
  남: ${gridText(table.남)},
  여: ${gridText(table.여)},
};
`,
);

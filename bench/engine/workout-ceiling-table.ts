/**
 * Writes src/recommendation/engine/learning/strength-ceiling.table.ts from the OpenPowerlifting summary:
 *   npx tsx bench/engine/workout-ceiling-table.ts
 */
import { writeFileSync } from 'node:fs';
import { gridText, referenceGrid } from './reference-grid.js';
import { readReferenceCells, type ReferenceCell, type ReferenceLift } from './workout-reference.js';

/** Standard normal quantiles. */
const Q90 = 1.2816;
const Q99 = 2.3263;

const median = (cell: ReferenceCell, lift: ReferenceLift): number => cell.percentiles[lift][50];
/** The summary ends at the 90th percentile; extrapolates, as strength within a cell is close to log-normal. */
const ninetyNinth = (cell: ReferenceCell, lift: ReferenceLift): number => {
  const { 50: p50, 90: p90 } = cell.percentiles[lift];
  return p50 * (p90 / p50) ** (Q99 / Q90);
};

const cells = readReferenceCells();
const tableText = (kgOf: typeof median): string =>
  (['남', '여'] as const)
    .map(
      sex =>
        `  ${sex}: ${gridText(
          referenceGrid(
            cells.filter(cell => cell.sex === sex),
            kgOf,
          ),
        )},`,
    )
    .join('\n');

writeFileSync(
  new URL('../../src/recommendation/engine/learning/strength-ceiling.table.ts', import.meta.url),
  `import type { StrengthCapGrid } from '../strength/strength-cap.table.js';

/**
 * Written by bench/engine/workout-ceiling-table.ts; do not edit by hand.
 *
 * Median and 99th percentile (kg) of lifters at their first raw meet, by body weight (rows) and age (columns), smoothed
 * and made monotone; the 99th carried on from median and 90th as a log-normal. Source: this file uses data from the
 * OpenPowerlifting project, https://www.openpowerlifting.org (public domain; summary of 233,720 lifters in
 * bench/engine/data).
 */
export const MEDIAN_TABLE: Record<'남' | '여', StrengthCapGrid> = {
${tableText(median)}
};

export const NINETY_NINTH_TABLE: Record<'남' | '여', StrengthCapGrid> = {
${tableText(ninetyNinth)}
};
`,
);

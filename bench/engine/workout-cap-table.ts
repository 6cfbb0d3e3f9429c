/**
 * Writes src/recommendation/engine/workout/strength/strength-cap.table.ts from the OpenPowerlifting summary:
 *   npx tsx bench/engine/workout-cap-table.ts
 *
 * The 5th percentiles of small cells jump about, so each cell is drawn towards a sex × weight × age model
 * (weight of 100 lifters), then the lower envelope makes the table monotone: rising with body weight, rising
 * with age up to 20–23 and falling after it.
 */
import { writeFileSync } from 'node:fs';
import {
  middleAge,
  readReferenceCells,
  REFERENCE_LIFTS,
  type ReferenceCell,
  type ReferenceLift,
} from './workout-reference.js';

const SHRINKAGE_LIFTERS = 100;
const PEAK_BAND = '20-23';

interface CapGrid {
  bodyWeightsKg: number[];
  agesYears: number[];
  kg: Record<ReferenceLift, number[][]>;
}

function gridOf(cells: ReferenceCell[]): CapGrid {
  const classes = [...new Set(cells.map(cell => cell.bodyWeightClass))];
  const bands = [...new Set(cells.map(cell => cell.ageBand))].sort((a, b) => middleAge(a) - middleAge(b));
  const bodyWeightsKg = classes.map(name => {
    const own = cells.filter(cell => cell.bodyWeightClass === name);
    const lifters = own.reduce((sum, cell) => sum + cell.lifters, 0);
    return round(own.reduce((sum, cell) => sum + cell.lifters * cell.medianBodyWeightKg, 0) / lifters);
  });
  const cellAt = new Map(cells.map(cell => [`${cell.bodyWeightClass}|${cell.ageBand}`, cell]));
  const peak = bands.indexOf(PEAK_BAND);
  const kg = {} as CapGrid['kg'];
  for (const lift of REFERENCE_LIFTS) {
    const measured = classes.map(name => bands.map(band => cellAt.get(`${name}|${band}`)));
    const model = additiveModel(measured, lift);
    const smooth = measured.map((row, i) =>
      row.map((cell, j) => {
        const expected = model[i]![j]!;
        if (cell === undefined) return expected;
        const share = cell.lifters / (cell.lifters + SHRINKAGE_LIFTERS);
        return share * Math.log(cell.percentiles[lift][5]) + (1 - share) * expected;
      }),
    );
    kg[lift] = lowerEnvelope(smooth, peak).map(row => row.map(value => round(Math.exp(value))));
  }
  return { bodyWeightsKg, agesYears: bands.map(middleAge), kg };
}

/** ln(kg) ≈ class effect + age effect, weighted by lifters, fitted by alternating means. */
function additiveModel(measured: (ReferenceCell | undefined)[][], lift: ReferenceLift): number[][] {
  const rows = measured.map(() => 0);
  const columns = measured[0]!.map(() => 0);
  for (let round = 0; round < 200; round++) {
    measured.forEach((_, i) => {
      rows[i] = weightedMean(
        measured[i]!.map((cell, j) => [cell, columns[j]!] as const),
        lift,
      );
    });
    columns.forEach((_, j) => {
      columns[j] = weightedMean(
        measured.map((row, i) => [row[j], rows[i]!] as const),
        lift,
      );
    });
  }
  return rows.map(row => columns.map(column => row + column));
}

function weightedMean(pairs: (readonly [ReferenceCell | undefined, number])[], lift: ReferenceLift): number {
  let sum = 0;
  let weight = 0;
  for (const [cell, other] of pairs) {
    if (cell === undefined) continue;
    sum += cell.lifters * (Math.log(cell.percentiles[lift][5]) - other);
    weight += cell.lifters;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Each value becomes the least of the heavier classes' and of the ages between it and the peak. */
function lowerEnvelope(values: number[][], peak: number): number[][] {
  return values.map((row, i) =>
    row.map((_, j) => {
      let least = Infinity;
      for (let heavier = i; heavier < values.length; heavier++) {
        for (let age = Math.min(j, peak); age <= Math.max(j, peak); age++)
          least = Math.min(least, values[heavier]![age]!);
      }
      return least;
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const cells = readReferenceCells();
const table = {
  남: gridOf(cells.filter(cell => cell.sex === '남')),
  여: gridOf(cells.filter(cell => cell.sex === '여')),
};
const numbers = (values: number[]): string => `[${values.join(', ')}]`;
const gridText = (grid: CapGrid): string => `{
    bodyWeightsKg: ${numbers(grid.bodyWeightsKg)},
    agesYears: ${numbers(grid.agesYears)},
${REFERENCE_LIFTS.map(lift => `    ${lift}: [\n${grid.kg[lift].map(row => `      ${numbers(row)},`).join('\n')}\n    ],`).join('\n')}
  }`;
writeFileSync(
  new URL('../../src/recommendation/engine/workout/strength/strength-cap.table.ts', import.meta.url),
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

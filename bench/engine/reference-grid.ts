import { middleAge, REFERENCE_LIFTS, type ReferenceCell, type ReferenceLift } from './workout-reference.js';

const SHRINKAGE_LIFTERS = 100;
const PEAK_BAND = '20-23';

/** One number (kg) per body weight (rows) and age (columns), smooth and monotone. */
export interface ReferenceGrid {
  bodyWeightsKg: number[];
  agesYears: number[];
  kg: Record<ReferenceLift, number[][]>;
}

/** A cell's load for a lift, kg. */
type Reading = (cell: ReferenceCell, lift: ReferenceLift) => number;

/**
 * The cells of one sex, smoothed and made monotone. Percentiles of small cells are noisy, so each cell is shrunk towards
 * a weight × age model (with the weight of 100 lifters); then the lower envelope makes the table rise with body weight, rise
 * with age up to 20–23 and fall after it.
 */
export function referenceGrid(cells: ReferenceCell[], kgOf: Reading): ReferenceGrid {
  const classes = [...new Set(cells.map(cell => cell.bodyWeightClass))];
  const bands = [...new Set(cells.map(cell => cell.ageBand))].sort((a, b) => middleAge(a) - middleAge(b));
  const bodyWeightsKg = classes.map(name => {
    const own = cells.filter(cell => cell.bodyWeightClass === name);
    const lifters = own.reduce((sum, cell) => sum + cell.lifters, 0);
    return round(own.reduce((sum, cell) => sum + cell.lifters * cell.medianBodyWeightKg, 0) / lifters);
  });
  const cellAt = new Map(cells.map(cell => [`${cell.bodyWeightClass}|${cell.ageBand}`, cell]));
  const peak = bands.indexOf(PEAK_BAND);
  const kg = {} as ReferenceGrid['kg'];
  for (const lift of REFERENCE_LIFTS) {
    const measured = classes.map(name => bands.map(band => cellAt.get(`${name}|${band}`)));
    const logOf = (cell: ReferenceCell): number => Math.log(kgOf(cell, lift));
    const model = additiveModel(measured, logOf);
    const smooth = measured.map((row, i) =>
      row.map((cell, j) => {
        const expected = model[i]![j]!;
        if (cell === undefined) return expected;
        const share = cell.lifters / (cell.lifters + SHRINKAGE_LIFTERS);
        return share * logOf(cell) + (1 - share) * expected;
      }),
    );
    kg[lift] = lowerEnvelope(smooth, peak).map(row => row.map(value => round(Math.exp(value))));
  }
  return { bodyWeightsKg, agesYears: bands.map(middleAge), kg };
}

/** ln(kg) ≈ class effect + age effect, weighted by lifters, fitted by alternating means. */
function additiveModel(
  measured: (ReferenceCell | undefined)[][],
  logOf: (cell: ReferenceCell) => number,
): number[][] {
  const rows = measured.map(() => 0);
  const columns = measured[0]!.map(() => 0);
  for (let round = 0; round < 200; round++) {
    measured.forEach((_, i) => {
      rows[i] = weightedMean(
        measured[i]!.map((cell, j) => [cell, columns[j]!] as const),
        logOf,
      );
    });
    columns.forEach((_, j) => {
      columns[j] = weightedMean(
        measured.map((row, i) => [row[j], rows[i]!] as const),
        logOf,
      );
    });
  }
  return rows.map(row => columns.map(column => row + column));
}

function weightedMean(
  pairs: (readonly [ReferenceCell | undefined, number])[],
  logOf: (cell: ReferenceCell) => number,
): number {
  let sum = 0;
  let weight = 0;
  for (const [cell, other] of pairs) {
    if (cell === undefined) continue;
    sum += cell.lifters * (logOf(cell) - other);
    weight += cell.lifters;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Replaces each value with the minimum over the heavier classes and over the ages between it and the peak. */
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

/** Formats a grid as a source literal. */
export function gridText(grid: ReferenceGrid): string {
  const numbers = (values: number[]): string => `[${values.join(', ')}]`;
  const lifts = REFERENCE_LIFTS.map(
    lift => `    ${lift}: [\n${grid.kg[lift].map(row => `      ${numbers(row)},`).join('\n')}\n    ],`,
  );
  return `{
    bodyWeightsKg: ${numbers(grid.bodyWeightsKg)},
    agesYears: ${numbers(grid.agesYears)},
${lifts.join('\n')}
  }`;
}

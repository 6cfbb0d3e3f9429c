import { readFileSync } from 'node:fs';

export type ReferenceLift = 'squat' | 'bench' | 'deadlift';
export type ReferencePercentile = 5 | 10 | 25 | 50 | 75 | 90;
export const REFERENCE_LIFTS: readonly ReferenceLift[] = ['squat', 'bench', 'deadlift'];
export const REFERENCE_PERCENTILES: readonly ReferencePercentile[] = [5, 10, 25, 50, 75, 90];

/** One cell of the OpenPowerlifting summary: first raw meets of one sex, class and age band. Loads in kg. */
export interface ReferenceCell {
  sex: '남' | '여';
  bodyWeightClass: string;
  ageBand: string;
  lifters: number;
  medianBodyWeightKg: number;
  percentiles: Record<ReferenceLift, Record<ReferencePercentile, number>>;
}

const FILE = new URL('./data/strength-reference-openpowerlifting.csv', import.meta.url);

/** Reads the summary beside this file (credit and licence in its header). None of its fields is quoted. */
export function readReferenceCells(): ReferenceCell[] {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  const [header, ...rows] = lines.map(line => line.split(','));
  return rows.map(row => {
    const text = (name: string): string => row[header!.indexOf(name)] ?? '';
    const amount = (name: string): number => Number(text(name));
    const percentilesOf = (lift: ReferenceLift): Record<ReferencePercentile, number> => ({
      5: amount(`${lift}_p05`),
      10: amount(`${lift}_p10`),
      25: amount(`${lift}_p25`),
      50: amount(`${lift}_p50`),
      75: amount(`${lift}_p75`),
      90: amount(`${lift}_p90`),
    });
    return {
      sex: text('sex') === 'M' ? '남' : '여',
      bodyWeightClass: text('bw_class_kg'),
      ageBand: text('age_band'),
      lifters: amount('n_lifters'),
      medianBodyWeightKg: amount('median_bw_kg'),
      percentiles: {
        squat: percentilesOf('squat'),
        bench: percentilesOf('bench'),
        deadlift: percentilesOf('deadlift'),
      },
    };
  });
}

/** The middle of an age band such as `24-34`, in years. */
export function middleAge(ageBand: string): number {
  const [from = 0, to = 0] = ageBand.split('-').map(Number);
  return (from + to + 1) / 2;
}

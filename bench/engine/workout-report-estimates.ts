import { estimateStrength } from '../../src/recommendation/engine/strength/strength-estimate.js';
import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';
import { BUILDS, FAT_PERCENT, reportMember, type Build } from './workout-report-members.js';
import {
  middleAge,
  readReferenceCells,
  REFERENCE_LIFTS,
  REFERENCE_PERCENTILES,
  type ReferenceCell,
  type ReferenceLift,
} from './workout-reference.js';

const PRIME_BAND = '24-34';
const AGE_CLASS = { 남: '-83', 여: '-63' };
const SEX_NAME = { 남: 'men', 여: 'women' };

/** Where the estimate ranks among first-meet lifters: `<5` with its share of the 5th percentile, or a percentile. */
function place(kg: number, cell: ReferenceCell, lift: ReferenceLift): string {
  const values = cell.percentiles[lift];
  const share = `${Math.round((kg / values[5]) * 100)} % of p5`;
  if (kg < values[5]) return `<5 (${share})`;
  const above = REFERENCE_PERCENTILES.findIndex(percentile => values[percentile] > kg);
  if (above === -1) return '>90';
  const [low, high] = [REFERENCE_PERCENTILES[above - 1]!, REFERENCE_PERCENTILES[above]!];
  return `${Math.round(low + ((high - low) * (kg - values[low])) / (values[high] - values[low]))}`;
}

function row(cell: ReferenceCell, build: Build, label: string): string {
  const member = reportMember(cell.sex, cell.medianBodyWeightKg, middleAge(cell.ageBand), build);
  const { lifts, level } = estimateStrength(member, undefined);
  const columns = REFERENCE_LIFTS.map(lift => {
    const { oneRepMaxKg, capped } = lifts[lift];
    return `${oneRepMaxKg.toFixed(0)}${capped ? '\\*' : ''} → ${place(oneRepMaxKg, cell, lift)}`;
  });
  return `| ${label} | ${level.toFixed(2)} | ${columns.join(' | ')} |`;
}

function table(title: string, rows: string[]): string {
  return `**${title}**\n\n| | level | squat | bench press | deadlift |\n|---|---|---|---|---|\n${rows.join('\n')}`;
}

function sexTables(sex: EngineMember['sex'], cells: readonly ReferenceCell[]): string[] {
  const own = cells.filter(cell => cell.sex === sex);
  const byClass = own.filter(cell => cell.ageBand === PRIME_BAND);
  const byAge = own.filter(cell => cell.bodyWeightClass === AGE_CLASS[sex]);
  return [
    table(
      `${SEX_NAME[sex]} of ${PRIME_BAND} years by class and build (fat ${BUILDS.map(build => `${FAT_PERCENT[sex][build]} %`).join(' / ')})`,
      byClass.flatMap(cell =>
        BUILDS.map(build =>
          row(cell, build, `${cell.bodyWeightClass} kg (${cell.medianBodyWeightKg} kg), ${build}`),
        ),
      ),
    ),
    table(
      `${SEX_NAME[sex]} of the ${AGE_CLASS[sex]} kg class by age, usual build`,
      byAge.map(cell => row(cell, 'usual', cell.ageBand)),
    ),
  ];
}

function summary(cells: readonly ReferenceCell[]): string {
  const shares = { below5: 0, below10: 0, below25: 0, capped: 0, all: 0 };
  for (const cell of cells) {
    for (const build of BUILDS) {
      const member = reportMember(cell.sex, cell.medianBodyWeightKg, middleAge(cell.ageBand), build);
      const { lifts } = estimateStrength(member, undefined);
      for (const lift of REFERENCE_LIFTS) {
        const { oneRepMaxKg, capped } = lifts[lift];
        shares.all += 1;
        if (oneRepMaxKg <= cell.percentiles[lift][5] + 0.5) shares.below5 += 1;
        if (oneRepMaxKg <= cell.percentiles[lift][10]) shares.below10 += 1;
        if (oneRepMaxKg <= cell.percentiles[lift][25]) shares.below25 += 1;
        if (capped) shares.capped += 1;
      }
    }
  }
  const percent = (count: number): string => `${((100 * count) / shares.all).toFixed(1)} %`;
  return `Over all ${cells.length} cells of the reference × 3 builds × 3 lifts (${shares.all} estimates): ${percent(shares.below5)} are at or
below the 5th percentile of first-meet lifters of that sex, class and age, ${percent(shares.below10)} below the 10th, ${percent(shares.below25)}
below the 25th; the cap limited ${percent(shares.capped)}. The few above the 5th lie in small cells that the smoothed cap table evens out.`;
}

function unmeasured(): string {
  const rows = [22, 27, 32, 37].map(bodyMassIndex => {
    const heightM = 1.725;
    const member: EngineMember = {
      ...reportMember('남', bodyMassIndex * heightM ** 2, 35, 'usual'),
      heightCm: heightM * 100,
      bodyFatPercent: 18,
      compositionSource: 'default',
    };
    const used = estimateStrength(member, undefined);
    const taken = estimateStrength(
      { ...member, compositionSource: 'measured', muscleMassPercent: 0.56 * 82 },
      undefined,
    );
    return `| ${bodyMassIndex} | ${used.body.fatPercent.toFixed(0)} % | ${used.lifts.bench.oneRepMaxKg.toFixed(0)} kg | ${taken.lifts.bench.oneRepMaxKg.toFixed(0)} kg |`;
  });
  return `**Without a measurement** the preset's fat is at least what body-mass index and age make likely (Deurenberg 1991). A man of
35, 172.5 cm, default composition (18 %):

| BMI | fat used | bench 1RM | bench 1RM if 18 % were a measurement |
|---|---|---|---|
${rows.join('\n')}`;
}

/** Compares the estimate with the public reference. */
export function estimateSection(): string {
  const cells = readReferenceCells();
  return `### The estimate against first-meet lifters

This page uses data from the OpenPowerlifting project, https://www.openpowerlifting.org (public domain; the summary with its
header is in \`data/\`). Competitors are not gym members: an untrained body should land at or under their 5th percentile, and
never near the median. Each entry: estimated 1RM in kg (\\* = limited by the cap) → percentile among first-meet lifters.

![Estimates and reference percentiles by sex, body weight and age](workout-estimates.svg)

${summary(cells)}

${[...sexTables('남', cells), ...sexTables('여', cells), unmeasured()].join('\n\n')}`;
}

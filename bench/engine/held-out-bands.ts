/**
 * Compares the estimate for members who gave no experience with bands that the engine does not use:
 *   node --import tsx bench/engine/held-out-bands.ts
 * ExRx's bodies and bands were written down before their first run; Kilgore's rows were chosen after it. No run changed any.
 */
import { estimateStrength } from '../../src/recommendation/engine/strength/strength-estimate.js';

const KG_PER_LB = 0.45359;

/**
 * 1RM in pounds of untrained people and of intermediates (about two years) from 18 to 39 years, by body weight in pounds. ExRx.net, Strength
 * Standards, as copied in the public repository cashpw/notes.cashpw.com at 164ec2f, `content/posts/exrx_*_strength_standards_ages_18_39_lb.md`.
 * Its table of women's squats is empty there.
 */
const STANDARDS = {
  남: {
    bodies: [123, 132, 148, 165, 181, 198],
    lifts: {
      bench: { untrained: [90, 100, 110, 120, 130, 135], intermediate: [140, 155, 170, 185, 200, 215] },
      overheadPress: { untrained: [60, 65, 70, 75, 80, 85], intermediate: [100, 105, 120, 130, 140, 145] },
      squat: { untrained: [85, 90, 100, 110, 120, 125], intermediate: [190, 205, 230, 250, 270, 285] },
      deadlift: { untrained: [105, 115, 125, 135, 150, 155], intermediate: [220, 240, 270, 295, 315, 335] },
    },
  },
  여: {
    bodies: [97, 105, 114, 123, 132, 148],
    lifts: {
      bench: { untrained: [50, 55, 60, 65, 70, 75], intermediate: [75, 80, 85, 90, 95, 105] },
      overheadPress: { untrained: [30, 35, 35, 40, 40, 45], intermediate: [50, 55, 60, 60, 65, 70] },
      deadlift: { untrained: [55, 60, 65, 70, 75, 80], intermediate: [120, 130, 140, 150, 160, 175] },
    },
  },
} as const;
/**
 * The same for physically active people and intermediates, kg: Lon Kilgore, standards by age and body weight (lonkilgore.com), second-hand
 * from public code that contains them; the rows for 18 and 25 years that exist for these bodies.
 */
const BY_AGE = [
  {
    sex: '남',
    ageYears: 18,
    lift: 'squat',
    bands: { 57: [34, 78], 68: [38, 87], 79: [46, 106], 91: [49, 113] },
  },
  {
    sex: '남',
    ageYears: 18,
    lift: 'bench',
    bands: { 57: [34, 61], 68: [42, 75], 79: [43, 77], 91: [50, 91] },
  },
  {
    sex: '여',
    ageYears: 18,
    lift: 'squat',
    bands: { 57: [23, 44], 68: [29, 56], 79: [32, 61], 91: [35, 66] },
  },
  {
    sex: '여',
    ageYears: 25,
    lift: 'bench',
    bands: { 57: [14, 26], 68: [19, 37], 79: [21, 40], 91: [22, 42] },
  },
] as const;
/** The usual build in `cooper-bench-press.ts`: body-mass index, fat (%). */
const BUILD = { 남: [24.5, 20], 여: [22.5, 29] } as const;
/** For the first table. */
const AGE = 25;

interface Case {
  sex: '남' | '여';
  ageYears: number;
  weightKg: number;
  lift: 'bench' | 'overheadPress' | 'squat' | 'deadlift';
  /** kg */
  band: readonly [number, number];
}

interface Standard {
  untrained: readonly number[];
  intermediate: readonly number[];
}

const ofExrx = (['남', '여'] as const).flatMap(sex =>
  Object.entries<Standard>(STANDARDS[sex].lifts).flatMap(([lift, { untrained, intermediate }]) =>
    STANDARDS[sex].bodies.map((pounds, index): Case => ({
      ...{ sex, ageYears: AGE, weightKg: pounds * KG_PER_LB, lift: lift as Case['lift'] },
      band: [untrained[index]! * KG_PER_LB, intermediate[index]! * KG_PER_LB],
    })),
  ),
);
const ofKilgore = BY_AGE.flatMap(({ bands, ...of }) =>
  Object.entries<readonly [number, number]>(bands).map(([kg, band]): Case => ({
    ...of,
    weightKg: Number(kg),
    band,
  })),
);

function estimateOf({ sex, ageYears, weightKg, lift }: Case): number {
  const [bodyMassIndex, bodyFatPercent] = BUILD[sex];
  const member = {
    ...{ sex, ageYears, weightKg, bodyFatPercent, upDownBalance: 0.5, memberKey: 1 },
    heightCm: 100 * Math.sqrt(weightKg / bodyMassIndex),
    muscleMassPercent: 0.55 * (100 - bodyFatPercent),
    compositionSource: 'measured' as const,
  };
  return estimateStrength(member, undefined).lifts[lift].oneRepMaxKg;
}

for (const [name, cases] of [
  ['ExRx', ofExrx],
  ['Kilgore', ofKilgore],
] as const) {
  const counts = new Map<string, number>();
  console.log(`\n${name}\n\n| | age | lift | body | estimate | band |\n|---|---|---|---|---|---|`);
  for (const each of cases) {
    const kg = estimateOf(each);
    const [low, high] = each.band;
    const where = kg < low ? 'below' : kg > high ? 'above' : 'within';
    for (const key of [where, `${each.sex} ${each.lift} ${where}`])
      counts.set(key, (counts.get(key) ?? 0) + 1);
    const shown = `${kg.toFixed(1)} kg${where === 'within' ? '' : ` (${where})`}`;
    console.log(
      `| ${each.sex} | ${each.ageYears} | ${each.lift} | ${each.weightKg.toFixed(0)} kg | ${shown} | ${low.toFixed(0)}–${high.toFixed(0)} kg |`,
    );
  }
  console.log(`\n${[...counts].map(([key, count]) => `${key} ${count}`).join(', ')} of ${cases.length}`);
}

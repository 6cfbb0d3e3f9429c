/**
 * Compares the bench press estimate with norms that the engine does not use:
 *   node --import tsx bench/engine/cooper-bench-press.ts
 */
import { estimateStrength } from '../../src/recommendation/engine/strength/strength-estimate.js';

const KG_PER_LB = 0.45359;
const AGES = [18, 25, 35, 45, 55, 65];
/**
 * Bench press on a Universal machine, pounds per pound of body weight: lower bounds of the ratings "poor", "fair" and "good", i.e. the
 * 20th, 40th and 60th percentile. Cooper Institute, Physical Fitness Specialist Manual, revised 2002; one row per age in `AGES`.
 */
const RATIOS = {
  남: [
    [0.89, 1.06, 1.19],
    [0.88, 0.99, 1.14],
    [0.78, 0.88, 0.98],
    [0.72, 0.8, 0.88],
    [0.63, 0.71, 0.79],
    [0.57, 0.66, 0.72],
  ],
  여: [
    [0.53, 0.58, 0.65],
    [0.51, 0.59, 0.7],
    [0.47, 0.53, 0.6],
    [0.43, 0.5, 0.54],
    [0.39, 0.44, 0.48],
    [0.38, 0.43, 0.47],
  ],
} as const;
/** The same source converts a free weight (lb) to that machine's weight by a factor and a constant. */
const UNIVERSAL = { 남: [1.016, 18.41], 여: [0.848, 21.37] } as const;
/** Height (cm), body-mass index, fat (%): light, usual, heavy. */
const BUILDS = {
  남: [
    [175, 22, 15],
    [175, 24.5, 20],
    [175, 27, 24],
  ],
  여: [
    [162, 20, 24],
    [162, 22.5, 29],
    [162, 25, 33],
  ],
} as const;

let [below, within, above] = [0, 0, 0];
console.log('| | age | body | estimate | 20th, 40th, 60th percentile |\n|---|---|---|---|---|');
for (const sex of ['남', '여'] as const) {
  const [factor, constant] = UNIVERSAL[sex];
  for (const [index, ageYears] of AGES.entries()) {
    for (const [heightCm, bodyMassIndex, bodyFatPercent] of BUILDS[sex]) {
      const weightKg = bodyMassIndex * (heightCm / 100) ** 2;
      const body = { sex, ageYears, heightCm, weightKg, bodyFatPercent, upDownBalance: 0.5, memberKey: 1 };
      const measured = {
        ...body,
        muscleMassPercent: 0.55 * (100 - bodyFatPercent),
        compositionSource: 'measured' as const,
      };
      const kg = estimateStrength(measured, undefined).lifts.bench.oneRepMaxKg;
      const percentiles = RATIOS[sex][index]!.map(
        ratio => (((ratio * weightKg) / KG_PER_LB - constant) / factor) * KG_PER_LB,
      );
      if (kg < percentiles[0]!) below += 1;
      else if (kg > percentiles[2]!) above += 1;
      else within += 1;
      const shown = percentiles.map(value => value.toFixed(0)).join(', ');
      console.log(`| ${sex} | ${ageYears} | ${weightKg.toFixed(0)} kg | ${kg.toFixed(0)} kg | ${shown} |`);
    }
  }
}
console.log(`below the 20th percentile ${below}, 20th to 60th ${within}, above ${above}`);

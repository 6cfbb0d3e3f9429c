/**
 * Compares the engine with every published table it uses that no other script or test covers:
 *   node --import tsx bench/engine/published-tables.ts
 */
import { productWorkoutOf } from '../../src/recommendation/engine/workout/fixture/product-catalogue.js';
import {
  repetitionsAtShare,
  shareOfOneRepMax,
} from '../../src/recommendation/engine/strength/repetition-table.js';
import {
  exerciseStrength,
  memberStrength,
} from '../../src/recommendation/engine/learning/member-strength.js';
import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';

/** Shares of the 1RM (%) by repetitions. */
const FORMULAS = {
  Epley: (n: number) => 100 / (1 + n / 30),
  Brzycki: (n: number) => (100 * (37 - n)) / 36,
  Wathan: (n: number) => 48.8 + 53.8 * Math.exp(-0.075 * n),
};
const REPETITIONS = [2, 3, 5, 8, 10, 12, 15, 20];

console.log('| repetitions | engine | Epley | Brzycki | Wathan |\n|---|---|---|---|---|');
for (const n of REPETITIONS) {
  const shares = [100 * shareOfOneRepMax(n), ...Object.values(FORMULAS).map(share => share(n))];
  console.log(`| ${n} | ${shares.map(share => share.toFixed(1)).join(' | ')} |`);
}

/** CSEP 2003, second-hand from ACSM's guidelines: lower bounds of fair, good, very good; men on their toes, women on their knees. */
const PUSH_UPS: [sex: '남' | '여', age: number, fair: number, good: number, veryGood: number][] = [
  ['남', 25, 17, 22, 29],
  ['남', 35, 12, 17, 22],
  ['남', 45, 10, 13, 17],
  ['남', 55, 7, 10, 13],
  ['남', 65, 5, 8, 11],
  ['여', 25, 10, 15, 21],
  ['여', 35, 8, 13, 20],
  ['여', 45, 5, 11, 15],
  ['여', 55, 2, 7, 11],
  ['여', 65, 2, 5, 12],
];
/** Height (cm), weight (kg), fat (%): light, usual, heavy. */
const BUILDS = {
  남: [
    [172.5, 64, 15],
    [172.5, 74, 20],
    [172.5, 86, 27],
  ],
  여: [
    [159.6, 50, 24],
    [159.6, 58, 29],
    [159.6, 68, 35],
  ],
} as const;

console.log('\n| | age | light, usual, heavy | fair, good, very good from |\n|---|---|---|---|');
for (const [sex, ageYears, ...bands] of PUSH_UPS) {
  const workout = productWorkoutOf(sex === '남' ? 'push-up' : 'knee-push-up');
  const most = BUILDS[sex].map(([heightCm, weightKg, bodyFatPercent]) => {
    const muscleMassPercent = (sex === '남' ? 0.56 : 0.545) * (100 - bodyFatPercent);
    const body: EngineMember = {
      ...{ sex, ageYears, heightCm, weightKg, bodyFatPercent, muscleMassPercent },
      ...{ upDownBalance: 0.5, compositionSource: 'measured', memberKey: 1 },
    };
    const own = exerciseStrength(memberStrength(body, undefined, null), workout)!;
    return Math.floor(repetitionsAtShare((workout.bodyweightShare! * weightKg) / own.oneRepMaxKg));
  });
  console.log(`| ${sex} | ${ageYears} | ${most.join(', ')} | ${bands.join(', ')} |`);
}

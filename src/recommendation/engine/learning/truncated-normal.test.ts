import { conditionOnInterval, nearestOf, type Belief } from './truncated-normal.js';

const density = (x: number): number => Math.exp((-x * x) / 2);

/**
 * The same by numerical integration: the observation is normal too, so its part of the interval is weighted in small steps, and the value
 * follows it by its share of the variance.
 */
function addedUp(belief: Belief, low: number | null, high: number | null, noiseSd: number): Belief {
  const { mean, variance } = belief;
  const spread = Math.sqrt(variance + noiseSd ** 2);
  const from = Math.max(low ?? -Infinity, mean - 12 * spread);
  const to = Math.min(high ?? Infinity, mean + 12 * spread);
  const steps = 100_000;
  const values = Array.from({ length: steps }, (_, i) => from + ((i + 0.5) * (to - from)) / steps);
  const weights = values.map(value => density((value - mean) / spread));
  const averageOf = (figureOf: (value: number) => number): number =>
    values.reduce((sum, value, i) => sum + weights[i]! * figureOf(value), 0) /
    weights.reduce((sum, weight) => sum + weight, 0);
  const moved = averageOf(value => value - mean);
  const left = averageOf(value => (value - mean - moved) ** 2);
  const share = variance / spread ** 2;
  return { mean: mean + share * moved, variance: variance * (1 - share) + share ** 2 * left };
}

describe('conditioning a normal variable on an interval', () => {
  it.each([
    ['from the mean on', 0, null],
    ['up to the mean', null, 0],
    ['from below the mean on', -1.3, null],
    ['from above the mean on', 1.8, null],
    ['up to above the mean', null, 0.7],
    ['up to below the mean', null, -2.1],
    ['around the mean', -0.4, 1.1],
    ['above the mean', 0.5, 0.9],
    ['below the mean', -2, -1.2],
    ['anywhere', null, null],
  ])('%s gives the moments that adding up gives', (_, low, high) => {
    for (const noiseSd of [0.001, 0.5, 2]) {
      for (const [mean, variance] of [
        [0, 1],
        [0.3, 0.25],
      ] as const) {
        const shifted = [low, high].map(edge => (edge === null ? null : mean + edge * Math.sqrt(variance)));
        const [from, to] = shifted as [number | null, number | null];
        const learned = conditionOnInterval({ mean, variance }, from, to, noiseSd);
        const exact = addedUp({ mean, variance }, from, to, noiseSd);
        // Φ is accurate to 7.5e-8, a tail of 2 % to four digits.
        expect(learned.mean).toBeCloseTo(exact.mean, 4);
        expect(learned.variance).toBeCloseTo(exact.variance, 4);
      }
    }
  });

  it('takes an interval of one value, or one out of reach, as that value measured', () => {
    // A measurement with four times the precision moves the mean by four fifths and leaves a fifth of the variance.
    for (const [low, high, value] of [
      [1, 1, 1],
      [8, null, 8],
      [null, -8, -8],
      [7, 9, 7],
    ] as const) {
      const learned = conditionOnInterval({ mean: 0, variance: 1 }, low, high, 0.5);
      expect(learned.mean).toBeCloseTo(0.8 * value, 12);
      expect(learned.variance).toBeCloseTo(0.2, 12);
    }
  });
});

it('the nearest value of an interval is its edge, or the value itself within it', () => {
  expect(nearestOf(0.3, null, null)).toBe(0.3);
  expect(nearestOf(0.3, null, 1)).toBe(0.3);
  expect(nearestOf(0.3, 0, null)).toBe(0.3);
  expect(nearestOf(2, 0, 1)).toBe(1);
  expect(nearestOf(-2, 0, 1)).toBe(0);
});

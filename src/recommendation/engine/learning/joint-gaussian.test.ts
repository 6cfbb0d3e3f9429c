import fc from 'fast-check';
import {
  covarianceAt,
  covarianceTimes,
  faded,
  independent,
  sumOf,
  withIndependent,
  withNoise,
  withSum,
  type JointGaussian,
} from './joint-gaussian.js';
import { conditionOnInterval } from './truncated-normal.js';

const VARIANCES = [0.0144, 0.0081, 0.0081, 0.01, 0.04];
const places = fc.subarray([0, 1, 2, 3, 4], { minLength: 1 });
const measurement = fc.tuple(
  places,
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  fc.double({ min: 0.03, max: 0.2, noNaN: true }),
);

function observed(
  joint: JointGaussian,
  of: readonly number[],
  value: number,
  noiseSd: number,
): JointGaussian {
  return withSum(joint, of, conditionOnInterval(sumOf(joint, of), value, value, noiseSd));
}

/** The textbook solution: posterior precision = prior precision + Σ a aᵀ/σ², solved by Gauss–Jordan. */
function solved(list: readonly [number[], number, number][]): { means: number[]; covariance: number[][] } {
  const n = VARIANCES.length;
  const precision = VARIANCES.map((variance, i) => VARIANCES.map((_, j) => (i === j ? 1 / variance : 0)));
  const right = VARIANCES.map(() => 0);
  for (const [of, value, noiseSd] of list) {
    for (const i of of) {
      right[i]! += value / noiseSd ** 2;
      for (const j of of) precision[i]![j]! += 1 / noiseSd ** 2;
    }
  }
  const rows = precision.map((row, i) => [...row, right[i]!, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map(value => value / pivot);
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]!;
      rows[k] = rows[k]!.map((value, j) => value - factor * rows[i]![j]!);
    }
  }
  return { means: rows.map(row => row[n]!), covariance: rows.map(row => row.slice(n + 1)) };
}

describe('conditioning jointly normal variables on sums of them', () => {
  it('is exact: the same as solving all measurements at once', () => {
    fc.assert(
      fc.property(fc.array(measurement, { minLength: 1, maxLength: 8 }), list => {
        const joint = list.reduce(
          (before, [of, value, sd]) => observed(before, of, value, sd),
          independent(VARIANCES),
        );
        const exact = solved(list);
        VARIANCES.forEach((_, i) => {
          expect(joint.means[i]).toBeCloseTo(exact.means[i]!, 8);
          VARIANCES.forEach((_, j) =>
            expect(covarianceAt(joint, i, j)).toBeCloseTo(exact.covariance[i]![j]!, 8),
          );
        });
      }),
    );
  });

  it('does not depend on when a variable nothing is known of joins', () => {
    const early = observed(independent([0.01, 0.02, 0.04]), [0, 1], 0.2, 0.1);
    const late = withIndependent(observed(independent([0.01, 0.02]), [0, 1], 0.2, 0.1), 0.04);
    expect(late).toEqual(early);
  });

  it('fades back to the prior’s variances, keeps the means, and fades in two steps as in one', () => {
    const known = observed(independent(VARIANCES), [0, 1, 3], 0.3, 0.05);
    const shares = (...list: number[]): number[] =>
      VARIANCES.map((_, i) => list.reduce((all, share) => all * share ** (1 / (i + 1)), 1));
    const once = faded(known, VARIANCES, shares(0.9, 0.8));
    const twice = faded(faded(known, VARIANCES, shares(0.9)), VARIANCES, shares(0.8));
    once.covariance.forEach((value, i) => expect(twice.covariance[i]).toBeCloseTo(value, 12));
    expect(once.means).toEqual(known.means);
    expect(sumOf(faded(known, VARIANCES, shares(0)), [0, 1, 3]).variance).toBeCloseTo(
      0.0144 + 0.0081 + 0.01,
      12,
    );
  });

  it('makes one variable less certain by itself', () => {
    const known = observed(independent(VARIANCES), [0, 1, 3], 0.3, 0.05);
    const moved = withNoise(known, 1, 0.5);
    expect(moved.means).toEqual(known.means);
    VARIANCES.forEach((_, i) =>
      VARIANCES.forEach((_, j) =>
        expect(covarianceAt(moved, i, j)).toBe(covarianceAt(known, i, j) + (i === 1 && j === 1 ? 0.5 : 0)),
      ),
    );
  });

  it('multiplies the covariance with a sparse vector', () => {
    const known = observed(independent(VARIANCES), [0, 1, 3], 0.3, 0.05);
    const product = covarianceTimes(known, new Map([[1, 2]]));
    expect(product).toEqual(VARIANCES.map((_, i) => 2 * covarianceAt(known, i, 1)));
  });
});

import type { Belief } from './truncated-normal.js';

/** Jointly normal variables. `covariance` is the lower triangle, row by row. Plain numbers, because it is stored as JSON. */
export interface JointGaussian {
  means: number[];
  covariance: number[];
}

/** Independent variables with mean 0. */
export function independent(variances: readonly number[]): JointGaussian {
  return variances.reduce(withIndependent, { means: [], covariance: [] });
}

/** Adds a variable with mean 0, independent of the others. */
export function withIndependent(joint: JointGaussian, variance: number): JointGaussian {
  return {
    means: [...joint.means, 0],
    covariance: [...joint.covariance, ...joint.means.map(() => 0), variance],
  };
}

/** Mean and variance of the sum of the variables `of`. */
export function sumOf(joint: JointGaussian, of: readonly number[]): Belief {
  return {
    mean: of.reduce((sum, i) => sum + joint.means[i]!, 0),
    variance: of.reduce((sum, i) => sum + of.reduce((row, j) => row + covarianceAt(joint, i, j), 0), 0),
  };
}

/**
 * Updates every variable after the sum of the variables `of` is found to be `learned`. Exact where `learned` comes from conditioning that
 * sum, because the sum carries all the information about the other variables through their covariance with it.
 */
export function withSum(joint: JointGaussian, of: readonly number[], learned: Belief): JointGaussian {
  const before = sumOf(joint, of);
  const gains = joint.means.map(
    (_, i) => of.reduce((sum, j) => sum + covarianceAt(joint, i, j), 0) / before.variance,
  );
  const shift = learned.mean - before.mean;
  const fall = before.variance - learned.variance;
  return {
    means: joint.means.map((mean, i) => mean + gains[i]! * shift),
    covariance: mapTriangle(joint, (value, i, j) => value - gains[i]! * gains[j]! * fall),
  };
}

/**
 * The same, but only the variable `own` of the sum may explain what was learned. The other variables keep their beliefs, and their
 * covariance with the sum falls in proportion to its variance.
 */
export function withSumByOne(
  joint: JointGaussian,
  of: readonly number[],
  own: number,
  learned: Belief,
): JointGaussian {
  const before = sumOf(joint, of);
  const others = of.filter(place => place !== own);
  const withOthers = (i: number): number => others.reduce((sum, j) => sum + covarianceAt(joint, i, j), 0);
  const withLearned = (i: number): number =>
    ((withOthers(i) + covarianceAt(joint, i, own)) * learned.variance) / before.variance;
  const ownVariance = others.reduce((sum, i) => sum + withOthers(i) - 2 * withLearned(i), learned.variance);
  return {
    means: joint.means.map((mean, i) => (i === own ? mean + learned.mean - before.mean : mean)),
    covariance: mapTriangle(joint, (value, i, j) => {
      if (i === own && j === own) return ownVariance;
      if (i !== own && j !== own) return value;
      const other = i === own ? j : i;
      return withLearned(other) - withOthers(other);
    }),
  };
}

/** Adds `variance` to one variable, which may have moved on its own. */
export function withNoise(joint: JointGaussian, place: number, variance: number): JointGaussian {
  return {
    means: joint.means,
    covariance: mapTriangle(joint, (value, i, j) => (i === place && j === place ? value + variance : value)),
  };
}

/** Fades certainty: each variable keeps the share `kept` (0–1) of what was learned beyond its prior variance. Means stay. */
export function faded(
  joint: JointGaussian,
  priorVariances: readonly number[],
  kept: readonly number[],
): JointGaussian {
  return {
    means: joint.means,
    covariance: mapTriangle(
      joint,
      (value, i, j) =>
        Math.sqrt(kept[i]! * kept[j]!) * value + (i === j ? (1 - kept[i]!) * priorVariances[i]! : 0),
    ),
  };
}

/** The covariance times a sparse vector: entries not given are 0. */
export function covarianceTimes(joint: JointGaussian, vector: ReadonlyMap<number, number>): number[] {
  return joint.means.map((_, i) =>
    [...vector].reduce((sum, [j, value]) => sum + covarianceAt(joint, i, j) * value, 0),
  );
}

export function covarianceAt({ covariance }: JointGaussian, i: number, j: number): number {
  return i >= j ? covariance[(i * (i + 1)) / 2 + j]! : covariance[(j * (j + 1)) / 2 + i]!;
}

function mapTriangle(
  { means, covariance }: JointGaussian,
  map: (value: number, i: number, j: number) => number,
): number[] {
  const mapped = new Array<number>(covariance.length);
  for (let i = 0, place = 0; i < means.length; i++) {
    for (let j = 0; j <= i; j++, place++) mapped[place] = map(covariance[place]!, i, j);
  }
  return mapped;
}

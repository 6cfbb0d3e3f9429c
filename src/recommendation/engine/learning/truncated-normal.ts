/** Mean and variance of a belief after learning that `value + noise` lies in an interval. */
export interface Belief {
  mean: number;
  variance: number;
}

/** Below this probability the interval's nearer edge counts as an exact measurement. */
const LEAST_PROBABILITY = 1e-6;

/**
 * Conditions N(mean, variance) on low ≤ x + noise ≤ high, noise ~ N(0, noiseSd²), and matches the first two moments (the Gaussian of
 * expectation propagation; for low = high this is the Kalman update). Open ends are null.
 */
export function conditionOnInterval(
  belief: Belief,
  low: number | null,
  high: number | null,
  noiseSd: number,
): Belief {
  const { mean, variance } = belief;
  const spread = Math.sqrt(variance + noiseSd ** 2);
  const a = low === null ? -Infinity : (low - mean) / spread;
  const b = high === null ? Infinity : (high - mean) / spread;
  const probability = normalProbability(b) - normalProbability(a);
  if (b - a < 1e-3 || probability < LEAST_PROBABILITY) {
    return conditionOnPoint(belief, nearestOf(mean, low, high), noiseSd);
  }
  const shift = (normalDensity(a) - normalDensity(b)) / probability;
  const shrink = shift ** 2 - (weightedDensity(a) - weightedDensity(b)) / probability;
  return {
    mean: mean + (variance / spread) * shift,
    variance: variance * (1 - (variance / spread ** 2) * Math.min(1, Math.max(0, shrink))),
  };
}

/** Kalman update with an exact value. */
function conditionOnPoint({ mean, variance }: Belief, value: number, noiseSd: number): Belief {
  const gain = variance / (variance + noiseSd ** 2);
  return { mean: mean + gain * (value - mean), variance: variance * (1 - gain) };
}

/** The value in the interval nearest to `mean`. */
export function nearestOf(mean: number, low: number | null, high: number | null): number {
  return Math.min(high ?? Infinity, Math.max(low ?? -Infinity, mean));
}

function normalDensity(x: number): number {
  return Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);
}

function weightedDensity(x: number): number {
  return Number.isFinite(x) ? x * normalDensity(x) : 0;
}

/** Φ(x) to 7.5e-8 (Abramowitz & Stegun 1964, 26.2.17). */
function normalProbability(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = normalDensity(x) * polynomial;
  return x >= 0 ? 1 - tail : tail;
}

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

/** Round numbers around a range, at most five, the lowest first; the first and the last enclose it. */
export function ticksAround(low: number, high: number): number[] {
  const width = Math.max(high - low, 1);
  const size = 10 ** Math.floor(Math.log10(width / MOST_LINES));
  const step = STEPS.map(each => each * size).find(each => width / each <= MOST_LINES - 1) ?? 10 * size;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/** Where a value lies between the first and the last tick, in percent from below. */
export function placeOf(value: number, ticks: readonly number[]): number {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return ((value - low) / (high - low)) * 100;
}

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

/** Round numbers around a range, at most five, in ascending order; the first and the last enclose it. */
export function ticksAround(low: number, high: number): number[] {
  const width = Math.max(high - low, 1);
  const size = 10 ** Math.floor(Math.log10(width / MOST_LINES));
  const step = STEPS.map(each => each * size).find(each => width / each <= MOST_LINES - 1) ?? 10 * size;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/** A value's position between the first and the last tick, in percent from the bottom. */
export function placeOf(value: number, ticks: readonly number[]): number {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return ((value - low) / (high - low)) * 100;
}

const DAY_MS = 86_400_000;
/** Percent kept free on both sides, so that no point lies on the edge. */
const PADDING = 3;

/** Each day's position, in percent from the left; a single one in the middle. @param dates `YYYY-MM-DD`, oldest first */
export function placesOfDays(dates: readonly string[]): number[] {
  const days = dates.map(date => Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  const first = days[0] ?? 0;
  const span = (days.at(-1) ?? 0) - first;
  return days.map(day => (span === 0 ? 50 : PADDING + ((day - first) / span) * (100 - 2 * PADDING)));
}

/** The SVG path through points, each in percent from the left and from the top. */
export function linePath(places: readonly number[], heights: readonly number[]): string {
  return heights.map((height, i) => `${i === 0 ? 'M' : 'L'}${places[i]} ${height}`).join('');
}

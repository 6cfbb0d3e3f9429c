/** Piecewise linear interpolation through `points` (ascending x); constant outside them. */
export function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  let [beforeX, beforeY] = points[0]!;
  // The first step pairs the first point with itself: no slope, hence the 1.
  for (const [nextX, nextY] of points) {
    if (x <= nextX) return beforeY + ((nextY - beforeY) * (x - beforeX)) / (nextX - beforeX || 1);
    [beforeX, beforeY] = [nextX, nextY];
  }
  return beforeY;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

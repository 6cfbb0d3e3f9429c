/**
 * Value at `x` on the broken line through `points` (ascending x). Outside the line its ends hold.
 */
export function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  let [beforeX, beforeY] = points[0]!;
  // Begins with the first point and itself: no slope, hence the 1.
  for (const [nextX, nextY] of points) {
    if (x <= nextX) return beforeY + ((nextY - beforeY) * (x - beforeX)) / (nextX - beforeX || 1);
    [beforeX, beforeY] = [nextX, nextY];
  }
  return beforeY;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * `rows` with `row` moved to `index` (1-based), the others in their order. An index past the end means the end.
 *
 * @param row one of `rows`
 */
export function moved<T>(rows: readonly T[], row: T, index: number): T[] {
  const others = rows.filter(other => other !== row);
  const place = Math.min(Math.max(index, 1), rows.length) - 1;
  return [...others.slice(0, place), row, ...others.slice(place)];
}

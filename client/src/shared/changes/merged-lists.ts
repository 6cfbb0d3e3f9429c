/** Mine on top of what is there: what another device has added or removed since stays so. @param seen before my change */
export function mergedLists<Entry>(
  mine: readonly Entry[],
  seen: readonly Entry[],
  there: readonly Entry[],
): Entry[] {
  const kept = there.filter(each => mine.includes(each) || !seen.includes(each));
  return [...kept, ...mine.filter(each => !seen.includes(each) && !kept.includes(each))];
}

/** My changes applied to the current list: another device's additions and removals stay. @param seen the list before my change */
export function mergedLists<Entry>(
  mine: readonly Entry[],
  seen: readonly Entry[],
  there: readonly Entry[],
): Entry[] {
  const kept = there.filter(each => mine.includes(each) || !seen.includes(each));
  return [...kept, ...mine.filter(each => !seen.includes(each) && !kept.includes(each))];
}

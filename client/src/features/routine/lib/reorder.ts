export interface Move<Item> {
  items: Item[];
  /** The moved item's new place, 1-based. */
  position: number;
}

/**
 * The list after `moved` was dropped on the place of `target`; null when nothing changes: no destination, the same
 * place, or an item that is not in the list.
 */
export function moveOnto<Item, Id>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  moved: Id,
  target: Id | null | undefined,
): Move<Item> | null {
  const from = items.findIndex(item => idOf(item) === moved);
  const to = items.findIndex(item => idOf(item) === target);
  return moveTo(items, from, to);
}

/** The same by 0-based places. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Move<Item> | null {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return null;
  const rest = items.filter((_, index) => index !== from);
  return { items: [...rest.slice(0, to), item, ...rest.slice(to)], position: to + 1 };
}

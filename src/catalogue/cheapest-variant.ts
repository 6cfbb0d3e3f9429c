/** The variant that represents a product in lists: the cheapest; among equal prices, the one with the lowest id. */
export function cheapestVariant<T extends { id: number; price: number }>(
  variants: readonly T[],
): T | undefined {
  return [...variants].sort((a, b) => a.price - b.price || a.id - b.id)[0];
}

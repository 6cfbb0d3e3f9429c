/** The variant that stands for a product in lists: of the lowest price, of equal prices the lowest id. */
export function cheapestVariant<T extends { id: number; price: number }>(
  variants: readonly T[],
): T | undefined {
  return [...variants].sort((a, b) => a.price - b.price || a.id - b.id)[0];
}

interface NumberArray {
  readonly length: number;
  set(from: this): void;
}

/**
 * The array itself where it has room for `least` entries, else a larger copy. What is not used yet takes address space and
 * no memory.
 */
export function withRoom<A extends NumberArray>(array: A, least: number, type: new (length: number) => A): A {
  if (least <= array.length) return array;
  const larger = new type(Math.max(least, Math.ceil(array.length * 1.5), 64));
  larger.set(array);
  return larger;
}

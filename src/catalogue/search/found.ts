/** Work that others may interrupt between two of its steps, of about a millisecond each. */
export type Steps<Result = void> = Generator<void, Result>;

/** Numbers looked at in one step. */
const A_STEP = 2_000;

/** So many numbers as are looked at in one step. */
export function* parts(numbers: readonly number[] | Uint32Array): Generator<readonly number[] | Uint32Array> {
  for (let from = 0; from < numbers.length; from += A_STEP)
    yield 'subarray' in numbers ? numbers.subarray(from, from + A_STEP) : numbers.slice(from, from + A_STEP);
}

/** How good the documents, or the texts, are that are found, by their numbers. */
export class Found {
  /** 0: not found. */
  readonly qualities: Uint8Array;
  private readonly found: Uint32Array;
  count = 0;

  /** @param size more than the highest number */
  constructor(size: number) {
    this.qualities = new Uint8Array(size);
    this.found = new Uint32Array(size);
  }

  get numbers(): Uint32Array {
    return this.found.subarray(0, this.count);
  }

  /** Keeps the better quality; 0 adds nothing. */
  raise(number: number, quality: number): void {
    const known = this.qualities[number]!;
    if (quality <= known) return;
    if (known === 0) this.found[this.count++] = number;
    this.qualities[number] = quality;
  }

  clear(): void {
    for (const number of this.numbers) this.qualities[number] = 0;
    this.count = 0;
  }
}

const MOST_KEPT = 24;

/** Searches write what they find into the same memory, one after the other: a large catalogue takes a megabyte for each word typed. */
export class FoundPool {
  private readonly kept: Found[] = [];
  private taken = 0;
  private size = 0;

  /** For a search among fewer numbers than `size`. */
  begin(size: number): void {
    if (size > this.size) [this.kept.length, this.size] = [0, Math.ceil(size * 1.1)];
    this.takeBack(0);
  }

  /** Takes all of them back but the first ones. */
  takeBack(inUse: number): void {
    for (const found of this.kept.slice(inUse)) found.clear();
    this.kept.length = Math.min(this.kept.length, MOST_KEPT);
    this.taken = inUse;
  }

  next(): Found {
    return (this.kept[this.taken++] ??= new Found(this.size));
  }
}

/** How good the documents, or the texts, are that are found, by their numbers. */
export class Found {
  /** 0: not found. */
  readonly qualities: Uint8Array;
  readonly numbers: number[] = [];

  /** @param size more than the highest number */
  constructor(size: number) {
    this.qualities = new Uint8Array(size);
  }

  /** Keeps the better quality; 0 adds nothing. */
  raise(number: number, quality: number): void {
    const known = this.qualities[number]!;
    if (quality <= known) return;
    if (known === 0) this.numbers.push(number);
    this.qualities[number] = quality;
  }

  raiseAll({ numbers, qualities }: Found): void {
    for (const number of numbers) this.raise(number, qualities[number]!);
  }

  clear(): void {
    for (const number of this.numbers) this.qualities[number] = 0;
    this.numbers.length = 0;
  }
}

/** Kept for the next search, at most. */
const MOST_KEPT = 24;

/** Searches write what they find into the same memory, one after the other: a large catalogue takes 300 kB for each word typed. */
export class FoundPool {
  private kept: Found[] = [];

  /** An empty one for numbers below `size`. */
  take(size: number): Found {
    const found = this.kept.pop();
    if (found !== undefined && found.qualities.length >= size) return found;
    this.kept = [];
    return new Found(Math.ceil(size * 1.1));
  }

  giveBack(all: readonly Found[]): void {
    for (const found of all) {
      found.clear();
      if (this.kept.length < MOST_KEPT) this.kept.push(found);
    }
  }
}

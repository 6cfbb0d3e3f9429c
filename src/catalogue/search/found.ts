/** Work that others may interrupt between two of its steps, of about a millisecond each. */
export type Steps<Result = void> = Generator<void, Result>;

/** Numbers looked at in one step. */
const A_STEP = 2_000;

/** How good the documents, or the texts, are that are found, by their numbers. */
export class Found {
  readonly numbers: number[] = [];
  /** 0: not found. */
  readonly qualities: Uint8Array;

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

  /** All that is found, so many as are looked at in one step. */
  *slices(): Generator<number[]> {
    for (let from = 0; from < this.numbers.length; from += A_STEP)
      yield this.numbers.slice(from, from + A_STEP);
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
  private readonly kept: Found[] = [];

  /** @param work takes empty ones for numbers below `size`, and gives them up when it ends */
  *lend<Result>(size: number, work: (take: () => Found) => Steps<Result>): Steps<Result> {
    const taken: Found[] = [];
    const take = () => {
      const kept = this.kept.pop();
      taken.push(
        kept !== undefined && kept.qualities.length >= size ? kept : new Found(Math.ceil(size * 1.1)),
      );
      return taken.at(-1)!;
    };
    try {
      return yield* work(take);
    } finally {
      for (const found of taken) found.clear();
      this.kept.push(...taken.slice(0, MOST_KEPT - this.kept.length));
    }
  }
}

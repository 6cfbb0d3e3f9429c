/** Work that can be interrupted between steps of about a millisecond each. */
export type Steps<Result = void> = Generator<void, Result>;

/** Numbers processed per step. */
const A_STEP = 2_000;
/** From this length on, a list has spare capacity. */
const SHORT = 16;

/** Numbers in insertion order, in less than half the memory of an array. */
export class NumberList {
  count = 0;
  private kept = new Uint32Array();

  get numbers(): Uint32Array {
    return this.count === this.kept.length ? this.kept : this.kept.subarray(0, this.count);
  }

  push(number: number): this {
    if (this.count === this.kept.length) {
      const { kept } = this;
      // A shorter list has no spare capacity: thousands of them are scanned without creating a view of each.
      this.kept = new Uint32Array(this.count < SHORT ? this.count + 1 : 1.5 * this.count);
      this.kept.set(kept);
    }
    this.kept[this.count++] = number;
    return this;
  }
}

/** Chunks of numbers, one step each. */
export function* parts(numbers: Uint32Array): Generator<Uint32Array> {
  for (let from = 0; from < numbers.length; from += A_STEP) yield numbers.subarray(from, from + A_STEP);
}

/** Matched documents or texts by number, each with the quality of its match. */
export class SearchHits extends NumberList {
  /** 0: not found. */
  readonly qualities: Uint8Array;

  /** @param size greater than the highest number */
  constructor(size: number) {
    super();
    this.qualities = new Uint8Array(size);
  }

  /** Keeps the better quality; 0 adds nothing. */
  raise(number: number, quality: number): void {
    const known = this.qualities[number]!;
    if (quality <= known) return;
    if (known === 0) this.push(number);
    this.qualities[number] = quality;
  }
}

/** Reuses the memory of hits between searches: a large catalogue needs some for each typed word. */
export class SearchHitsPool {
  private readonly kept: SearchHits[] = [];
  private size = 0;
  inUse = 0;

  /** Starts a search over fewer numbers than `size`. */
  begin(size: number): void {
    if (size > this.size) [this.kept.length, this.size] = [0, Math.ceil(size * 1.1)];
    this.takeBack(0);
  }

  /** Returns all hits to the pool except the first `inUse`. */
  takeBack(inUse: number): void {
    for (const found of this.kept.slice(inUse, this.inUse)) {
      for (const number of found.numbers) found.qualities[number] = 0;
      found.count = 0;
    }
    this.inUse = inUse;
  }

  next(): SearchHits {
    return (this.kept[this.inUse++] ??= new SearchHits(this.size));
  }
}

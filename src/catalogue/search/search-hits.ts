/** Work that others may interrupt between two of its steps, of about a millisecond each. */
export type Steps<Result = void> = Generator<void, Result>;

/** Numbers looked at in one step. */
const A_STEP = 2_000;
/** A list of so many has room to spare. */
const SHORT = 16;

/** Numbers in the order they come, in less than half the memory of an array. */
export class NumberList {
  count = 0;
  private kept = new Uint32Array();

  get numbers(): Uint32Array {
    return this.count === this.kept.length ? this.kept : this.kept.subarray(0, this.count);
  }

  push(number: number): this {
    if (this.count === this.kept.length) {
      const { kept } = this;
      // A shorter one is always full: thousands of them are looked at without a view of each.
      this.kept = new Uint32Array(this.count < SHORT ? this.count + 1 : 1.5 * this.count);
      this.kept.set(kept);
    }
    this.kept[this.count++] = number;
    return this;
  }
}

/** So many as are looked at in one step. */
export function* parts(numbers: Uint32Array): Generator<Uint32Array> {
  for (let from = 0; from < numbers.length; from += A_STEP) yield numbers.subarray(from, from + A_STEP);
}

/** Matched documents or texts by number, each with the quality of its match. */
export class SearchHits extends NumberList {
  /** 0: not found. */
  readonly qualities: Uint8Array;

  /** @param size more than the highest number */
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

/** Reuses the memory of hits from one search to the next: a large catalogue needs some for each word typed. */
export class SearchHitsPool {
  private readonly kept: SearchHits[] = [];
  private size = 0;
  inUse = 0;

  /** For a search among fewer numbers than `size`. */
  begin(size: number): void {
    if (size > this.size) [this.kept.length, this.size] = [0, Math.ceil(size * 1.1)];
    this.takeBack(0);
  }

  /** Takes all of them back but the first ones. */
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

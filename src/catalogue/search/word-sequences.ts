/** Stands between two texts, so that words on both sides are no neighbours. */
export const TEXT_BREAK = 0xffffffff;

/**
 * The words of every document in the order they stand, in one array: what every search reads thousands of is 100 bytes a document and
 * lies side by side. An entry is `wordId << SLOT_BITS | place in SLOTS`, or TEXT_BREAK.
 */
export class WordSequences {
  /** Entries of a place stand from `starts[place]` up to `ends[place]`. */
  entries = new Uint32Array(1024);
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  private used = 0;
  private wasted = 0;

  set(place: number, words: readonly number[]): void {
    this.remove(place);
    const end = this.used + words.length;
    if (end > this.entries.length) this.move(Math.max(end, this.entries.length * 1.5));
    this.starts[place] = this.used;
    this.entries.set(words, this.used);
    this.used = this.ends[place] = this.used + words.length;
  }

  remove(place: number): void {
    this.wasted += this.of(place).length;
    this.starts[place] = this.ends[place] = 0;
    if (this.wasted > this.entries.length / 2) this.move(this.entries.length);
  }

  /** The entries of a place; to be read before the next change. */
  of(place: number): Uint32Array {
    return this.entries.subarray(this.starts[place] ?? 0, this.ends[place] ?? 0);
  }

  /** Into an array of this length, without what was removed. */
  private move(length: number): void {
    const moved = new Uint32Array(length);
    let used = 0;
    for (let place = 0; place < this.starts.length; place++) {
      const words = this.of(place);
      moved.set(words, used);
      this.starts[place] = used;
      this.ends[place] = used += words.length;
    }
    this.entries = moved;
    this.used = used;
    this.wasted = 0;
  }
}

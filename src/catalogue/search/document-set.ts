import { QUALITY_BY_KIND, SLOT_BITS, SLOT_MASK } from './match-quality.js';

/** Writing so many zeros in a row costs about as much as one at a place. */
const FILLING_WINS = 32;

/**
 * Documents (by ordinal) with how well each matches, 1 to 127. Dense, so that adding, joining and reading cost one array
 * access; the list of members makes emptying as cheap as filling.
 */
export class DocumentSet {
  quality: Uint8Array;
  members: Uint32Array;
  size = 0;

  constructor(capacity: number) {
    this.quality = new Uint8Array(capacity);
    this.members = new Uint32Array(capacity);
  }

  /** Takes a document in, or raises its quality; never lowers it. */
  add(ordinal: number, quality: number): void {
    const known = this.quality[ordinal]!;
    if (known === 0) this.members[this.size++] = ordinal;
    if (quality > known) this.quality[ordinal] = quality;
  }

  /**
   * The same for the postings of one word: the innermost loop of every search, so nothing in it goes through `this`.
   * @param row first entry of the word's kind in QUALITY_BY_KIND
   */
  addPostings(postings: Uint32Array, length: number, row: number): void {
    const { quality, members } = this;
    const qualities = QUALITY_BY_KIND.subarray(row, row + SLOT_MASK + 1);
    let size = this.size;
    for (let i = 0; i < length; i++) {
      const posting = postings[i]!;
      const ordinal = posting >>> SLOT_BITS;
      const better = qualities[posting & SLOT_MASK]!;
      const known = quality[ordinal]!;
      if (better <= known) continue;
      if (known === 0) members[size++] = ordinal;
      quality[ordinal] = better;
    }
    this.size = size;
  }

  clear(): void {
    if (this.size * FILLING_WINS > this.quality.length) this.quality.fill(0);
    else for (let i = 0; i < this.size; i++) this.quality[this.members[i]!] = 0;
    this.size = 0;
  }
}

/** Sets to work with, used again: each is 500 kB for 100,000 documents. */
export class DocumentSetPool {
  private free: DocumentSet[] = [];
  private capacity = 0;

  /** Room for so many documents from now on. */
  resize(capacity: number): void {
    if (capacity <= this.capacity) return;
    this.capacity = Math.max(capacity, Math.ceil(this.capacity * 1.5));
    this.free = [];
  }

  take(): DocumentSet {
    return this.free.pop() ?? new DocumentSet(this.capacity);
  }

  give(set: DocumentSet): void {
    set.clear();
    if (set.quality.length === this.capacity) this.free.push(set);
  }
}

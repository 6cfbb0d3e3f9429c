/** Documents (by ordinal) with a quality each, 1 to 127. Dense, so that adding and reading cost one array access. */
export class DocumentSet {
  quality: Uint8Array;
  members: number[] = [];

  constructor(capacity = 0) {
    this.quality = new Uint8Array(capacity);
  }

  get size(): number {
    return this.members.length;
  }

  /** Takes a document in, or raises its quality; never lowers it. */
  add(ordinal: number, quality: number): void {
    const known = this.quality[ordinal]!;
    if (known === 0) this.members.push(ordinal);
    if (quality > known) this.quality[ordinal] = quality;
  }

  /** Empties it, and makes room for so many documents. */
  reset(capacity: number): void {
    if (capacity > this.quality.length) this.quality = new Uint8Array(Math.ceil(capacity * 1.25));
    else for (const ordinal of this.members) this.quality[ordinal] = 0;
    this.members.length = 0;
  }
}

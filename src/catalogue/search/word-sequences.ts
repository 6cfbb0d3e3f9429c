import type { Renumbering } from './document-table.js';
import { withRoom } from './growable-array.js';
import type { GrowableList } from './growable-list.js';
import type { SavedParts } from './saved-parts.js';

/** Stands between two texts of a document, so that words on both sides are no neighbours. No posting has this value. */
export const TEXT_BREAK = 0xffffffff;

/** The words of every document in the order they stand, as posting entries, in one array: about 100 bytes a document. */
export class WordSequences {
  entries = new Uint32Array(1024);
  private used = 0;
  private starts = new Uint32Array(64);
  private ends = new Uint32Array(64);

  set(ordinal: number, { data, length }: GrowableList): void {
    this.starts = withRoom(this.starts, ordinal + 1, Uint32Array);
    this.ends = withRoom(this.ends, ordinal + 1, Uint32Array);
    this.entries = withRoom(this.entries, this.used + length, Uint32Array);
    this.starts[ordinal] = this.used;
    for (let i = 0; i < length; i++) this.entries[this.used++] = data[i]!;
    this.ends[ordinal] = this.used;
  }

  start(ordinal: number): number {
    return this.starts[ordinal]!;
  }

  end(ordinal: number): number {
    return this.ends[ordinal]!;
  }

  /** Frees what documents that are gone hold. */
  compact({ oldOrdinals }: Renumbering): void {
    const kept = oldOrdinals.reduce((sum, old) => sum + this.end(old) - this.start(old), 0);
    const entries = new Uint32Array(kept);
    const starts = new Uint32Array(oldOrdinals.length);
    const ends = new Uint32Array(oldOrdinals.length);
    let used = 0;
    oldOrdinals.forEach((old, ordinal) => {
      entries.set(this.entries.subarray(this.start(old), this.end(old)), used);
      starts[ordinal] = used;
      used += this.end(old) - this.start(old);
      ends[ordinal] = used;
    });
    this.entries = entries;
    this.used = used;
    this.starts = starts;
    this.ends = ends;
  }

  /** @param ordinals how many are in use */
  save(ordinals: number, parts: SavedParts): void {
    parts.put('entries', this.entries.subarray(0, this.used));
    parts.put('starts', this.starts.subarray(0, ordinals));
    parts.put('ends', this.ends.subarray(0, ordinals));
  }

  restore(parts: SavedParts): void {
    this.entries = parts.take('entries', Uint32Array);
    this.used = this.entries.length;
    this.starts = parts.take('starts', Uint32Array);
    this.ends = parts.take('ends', Uint32Array);
  }
}

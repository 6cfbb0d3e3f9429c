import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';

/** Stands between two texts of a document, so that words on both sides are no neighbours. No posting has this value. */
export const TEXT_BREAK = 0xffffffff;

/** The words of every document in the order they stand, as posting entries, in one array: about 100 bytes a document. */
export class WordSequences {
  entries = new Uint32Array(1024);
  private used = 0;
  private starts = new Uint32Array(64);
  private ends = new Uint32Array(64);

  set(ordinal: number, entries: readonly number[]): void {
    this.starts = withRoom(this.starts, ordinal + 1, Uint32Array);
    this.ends = withRoom(this.ends, ordinal + 1, Uint32Array);
    this.entries = withRoom(this.entries, this.used + entries.length, Uint32Array);
    this.entries.set(entries, this.used);
    this.starts[ordinal] = this.used;
    this.used += entries.length;
    this.ends[ordinal] = this.used;
  }

  start(ordinal: number): number {
    return this.starts[ordinal]!;
  }

  end(ordinal: number): number {
    return this.ends[ordinal]!;
  }

  /** Frees what documents that are gone hold. */
  compact(ordinals: number, isAlive: (ordinal: number) => boolean): void {
    const entries = new Uint32Array(this.used);
    let used = 0;
    for (let ordinal = 0; ordinal < ordinals; ordinal++) {
      const from = this.starts[ordinal]!;
      const to = isAlive(ordinal) ? this.ends[ordinal]! : from;
      entries.set(this.entries.subarray(from, to), used);
      this.starts[ordinal] = used;
      used += to - from;
      this.ends[ordinal] = used;
    }
    this.entries = entries;
    this.used = used;
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

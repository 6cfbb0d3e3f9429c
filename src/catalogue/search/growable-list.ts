import type { SavedParts } from './saved-parts.js';

/** A list of unsigned 32-bit numbers that grows by half: four bytes an entry, no object each. */
export class GrowableList {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 4) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  /** The last entry, or `undefined` when empty. */
  last(): number | undefined {
    return this.length === 0 ? undefined : this.data[this.length - 1];
  }

  /** Forgets all entries and keeps the room they took. */
  clear(): void {
    this.length = 0;
  }

  /** Puts another entry in the place of each, `null` takes it out. */
  replace(replacement: (value: number) => number | null): void {
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      const value = replacement(this.data[i]!);
      if (value !== null) this.data[kept++] = value;
    }
    this.length = kept;
  }
}

/** Saves many lists as two arrays. */
export function saveLists(lists: readonly GrowableList[], parts: SavedParts): void {
  const lengths = Uint32Array.from(lists, list => list.length);
  parts.put('lengths', lengths);
  parts.put('entries', {
    length: lengths.reduce((sum, length) => sum + length, 0),
    *pieces() {
      for (const [i, length] of lengths.entries()) yield lists[i]!.data.subarray(0, length);
    },
  });
}

/** The lists that `saveLists` saved. They share one array until they grow. */
export function restoreLists(parts: SavedParts): GrowableList[] {
  const entries = parts.take('entries', Uint32Array);
  let at = 0;
  return Array.from(parts.take('lengths', Uint32Array), length => {
    const list = new GrowableList(0);
    list.data = entries.subarray(at, at + length);
    list.length = length;
    at += length;
    return list;
  });
}

import { type Bitmap, bitmapLength, include, put } from './bitmap.js';
import type { GrowableList } from './growable-list.js';
import { SLOT_BITS, SLOT_MASK, SLOTS } from './match-quality.js';

/** What is in more than this share of the documents takes less room, and less time, as bitmaps than as lists. */
export const FREQUENT_SHARE = 1 / 32;

/** The documents of one word. */
export interface FrequentWord {
  /** By the best slot it has in them; `undefined` for a slot it is the best of in none. */
  bySlot: readonly (Bitmap | undefined)[];
  all: Bitmap;
}

/** The postings of frequent words as bitmaps. Made when a word is first looked for after a change. */
export class WordBitmaps {
  private readonly words = new Map<number, FrequentWord>();

  constructor(private readonly postings: readonly GrowableList[]) {}

  /** To be called after every change. */
  clear(): void {
    if (this.words.size > 0) this.words.clear();
  }

  /** `null` for a word whose postings are the better way. */
  of(wordId: number, documents: number): FrequentWord | null {
    const { data, length } = this.postings[wordId]!;
    if (length < documents * FREQUENT_SHARE) return null;
    const known = this.words.get(wordId);
    if (known !== undefined) return known;
    const bySlot = new Array<Bitmap | undefined>(SLOTS.length).fill(undefined);
    for (let i = 0; i < length; i++) {
      const posting = data[i]!;
      put((bySlot[posting & SLOT_MASK] ??= new Int32Array(bitmapLength(documents))), posting >>> SLOT_BITS);
    }
    const word = { bySlot, all: unite(bySlot.filter(bitmap => bitmap !== undefined)) };
    this.words.set(wordId, word);
    return word;
  }
}

function unite([first, ...others]: readonly Bitmap[]): Bitmap {
  if (others.length === 0) return first!;
  const united = first!.slice();
  for (const other of others) include(united, other);
  return united;
}

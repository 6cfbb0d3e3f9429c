import { type Bitmap, bitmapLength, type BitmapPool, include, put } from './bitmap.js';
import type { GrowableList } from './growable-list.js';
import { LevelCollector, type Levels } from './levels.js';
import { LruCache } from './lru-cache.js';
import {
  MOST_PIECE_QUALITY_BY_KIND,
  MOST_QUALITY_BY_KIND,
  SLOT_BITS,
  SLOT_MASK,
  SLOTS,
} from './match-quality.js';
import type { QueryTerm } from './query-term.js';
import { FREQUENT_SHARE, WordBitmaps } from './word-bitmaps.js';

/** What is kept of terms takes so many bytes, at most. */
const KEPT_BYTES = 6 * 2 ** 20;
const MOST_KEPT = 400;
const BITMAPS_A_TERM = 6;

interface Kept {
  all?: Bitmap;
  levels?: Levels;
  pieceLevels?: Levels;
}

/**
 * The documents of the words a term stands for, as bitmaps. Those of terms with many documents are kept: a brand, a machine or
 * 프로틴 is part of very many different searches.
 */
export class TermBitmaps {
  private readonly words: WordBitmaps;
  private kept: LruCache<QueryTerm, Kept> | null = null;
  private readonly askedFor = new WeakSet<QueryTerm>();
  private documents = 0;

  constructor(
    private readonly postings: readonly GrowableList[],
    private readonly pool: BitmapPool,
  ) {
    this.words = new WordBitmaps(postings);
  }

  /** To be called after every change. */
  clear(): void {
    this.words.clear();
    this.kept = null;
  }

  /** To be called before a search. @param documents how many ordinals there are */
  begin(documents: number): void {
    this.documents = documents;
  }

  /** Not to be written to. */
  all(term: QueryTerm): Bitmap {
    const [first, ...others] = term.words;
    if (first !== undefined && others.length === 0) {
      const frequent = this.words.of(first, this.documents);
      if (frequent !== null) return frequent.all;
    }
    const kept = this.keptOf(term);
    if (kept === null) return this.makeAll(term, this.pool.take());
    return (kept.all ??= kept.levels?.all ?? this.makeAll(term, this.newBitmap()));
  }

  /** By the best quality each can have: how good a document is is only known when it is looked into. */
  levels(term: QueryTerm): Levels {
    const kept = this.keptOf(term);
    if (kept === null) return this.makeLevels(term, MOST_QUALITY_BY_KIND, () => this.pool.take());
    return (kept.levels ??= this.makeLevels(term, MOST_QUALITY_BY_KIND, () => this.newBitmap()));
  }

  /** The same for a piece of a word typed without its spaces. */
  pieceLevels(term: QueryTerm): Levels {
    const kept = this.keptOf(term);
    if (kept === null) return this.makeLevels(term, MOST_PIECE_QUALITY_BY_KIND, () => this.pool.take());
    return (kept.pieceLevels ??= this.makeLevels(term, MOST_PIECE_QUALITY_BY_KIND, () => this.newBitmap()));
  }

  /** `null` for a term that is as soon made anew. */
  private keptOf(term: QueryTerm): Kept | null {
    if (term.entries < this.documents * FREQUENT_SHARE) return null;
    // Only what is asked for again is worth keeping.
    if (!this.askedFor.has(term)) {
      this.askedFor.add(term);
      return null;
    }
    const terms = (this.kept ??= new LruCache(this.room));
    let kept = terms.get(term);
    if (kept === undefined) terms.set(term, (kept = {}));
    return kept;
  }

  /** Terms that may be kept. */
  private get room(): number {
    return Math.min(MOST_KEPT, Math.floor(KEPT_BYTES / (BITMAPS_A_TERM * 4 * bitmapLength(this.documents))));
  }

  private newBitmap(): Bitmap {
    return new Int32Array(bitmapLength(this.documents));
  }

  private makeAll({ words }: QueryTerm, all: Bitmap): Bitmap {
    for (const wordId of words) {
      const frequent = this.words.of(wordId, this.documents);
      if (frequent !== null) {
        include(all, frequent.all);
      } else {
        const { data, length } = this.postings[wordId]!;
        for (let i = 0; i < length; i++) put(all, data[i]! >>> SLOT_BITS);
      }
    }
    return all;
  }

  /** @param qualities by kind and best slot */
  private makeLevels({ words, kinds }: QueryTerm, qualities: Uint8Array, take: () => Bitmap): Levels {
    const found = new LevelCollector(take);
    for (let i = 0; i < words.length; i++) {
      const wordId = words[i]!;
      const row = kinds[i]! << SLOT_BITS;
      const frequent = this.words.of(wordId, this.documents);
      if (frequent !== null) {
        frequent.bySlot.forEach(
          (bitmap, slot) => bitmap && include(found.of(qualities[row | slot]!), bitmap),
        );
      } else {
        collectPostings(found, this.postings[wordId]!, qualities.subarray(row, row + SLOT_MASK + 1));
      }
    }
    return found.collected();
  }
}

/** @param qualities by slot */
function collectPostings(found: LevelCollector, { data, length }: GrowableList, qualities: Uint8Array): void {
  const bitmaps = new Array<Bitmap | undefined>(SLOTS.length);
  for (let i = 0; i < length; i++) {
    const posting = data[i]!;
    const slot = posting & SLOT_MASK;
    put((bitmaps[slot] ??= found.of(qualities[slot]!)), posting >>> SLOT_BITS);
  }
}

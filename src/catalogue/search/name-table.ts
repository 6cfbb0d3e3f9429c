import { type Bitmap, bitmapLength, put } from './bitmap.js';
import { GONE, type Renumbering } from './document-table.js';
import { withRoom } from './growable-array.js';
import { type Levels, LevelCollector } from './levels.js';
import { LruCache } from './lru-cache.js';
import { ALSO_IN_NAME, EXACT_ALIAS, EXACT_NAME, NAME_START } from './match-quality.js';
import { NumbersByText, type TextHash } from './numbers-by-text.js';
import type { SavedParts } from './saved-parts.js';
import {
  HANGUL_FIRST,
  INITIALS,
  initialCode,
  isLoneConsonant,
  SYLLABLES_PER_INITIAL,
} from './search-text.js';
import type { TextStore } from './text-store.js';
import type { Vocabulary } from './vocabulary.js';
import { FREQUENT_SHARE } from './word-bitmaps.js';

/** What goes by a text: an ordinal, and below it the quality of having that text typed. */
const QUALITY_BITS = 7;
const QUALITY_MASK = (1 << QUALITY_BITS) - 1;
/** Names put in since the last sorting are gone through one by one, up to so many. */
const MOST_UNSORTED = 256;
/** Long lists are kept, so many of them: their entries lie far apart. */
const MOST_EXACT_KEPT = 300;
const LEAST_KEPT = 16;
/** Ordinal and beginning are sorted as one number: a float is exact up to 2^53. */
const MOST_ORDINALS = 2 ** 21;

/** What was typed, and between which numbers the first two characters lie of names that may begin with it. */
export interface NameBeginning {
  run: string;
  ranges: readonly (readonly [from: number, to: number])[];
  /** The best quality such a name can have. */
  most: number;
}

/** A name or alias without spaces. */
export interface WholeText {
  run: string;
  hash: TextHash;
}

/** Which documents go by a name as a whole, and whose names begin with what was typed. Spaces never count. */
export class NameTable {
  private readonly byText = new NumbersByText();
  /** By ordinal: the first two characters of the name in one number, 0 for a character that is not there. */
  private beginnings = new Uint32Array(0);
  private ordinals = 0;
  /** Ordinals by the beginnings they had when these were sorted. */
  private sortedBeginnings = new Uint32Array(0);
  private sortedOrdinals = new Uint32Array(0);
  private unsorted: number[] = [];
  /** What goes by the names asked for lately. */
  private readonly exactKept = new LruCache<string, Uint32Array | Levels>(MOST_EXACT_KEPT);

  constructor(
    private readonly texts: TextStore,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** To be called after the document's texts are stored. */
  set(ordinal: number, name: WholeText, others: readonly WholeText[]): void {
    this.beginnings = withRoom(this.beginnings, ordinal + 1, Uint32Array);
    this.beginnings[ordinal] = beginningOf(name.run);
    this.ordinals = Math.max(this.ordinals, ordinal + 1);
    this.unsorted.push(ordinal);
    this.exactKept.clear();
    this.add(name, ordinal, EXACT_NAME);
    for (const other of others)
      this.add(other, ordinal, EXACT_ALIAS + (name.run.includes(other.run) ? ALSO_IN_NAME : 0));
  }

  /**
   * What goes by exactly this name or alias: a list of ordinals with a quality each (see `exactOrdinal`, `exactQuality`), or levels where
   * that would be long.
   *
   * @param run without spaces, as for the others
   */
  exact(run: string): Uint32Array | Levels {
    const known = this.exactKept.get(run);
    if (known !== undefined) return known;
    const found = this.findExact(run);
    if (!(found instanceof Uint32Array) || found.length > LEAST_KEPT) this.exactKept.set(run, found);
    return found;
  }

  /** What is to be known of a name to tell whether it begins with `run`; `null` when none can. */
  beginning(run: string): NameBeginning | null {
    if (!this.vocabulary.canBegin(run)) return null;
    // Only the last character typed may be unfinished, so what stands before it tells most names apart at once.
    const first = run.length > 1 ? run.charCodeAt(0) : 0;
    const second = run.length > 2 ? run.charCodeAt(1) : 0;
    const most = isLoneConsonant(run.charCodeAt(run.length - 1)) ? NAME_START : NAME_START + 1;
    if (first !== 0) {
      const from = ((first << 16) | second) >>> 0;
      return { run, most, ranges: [[from, second === 0 ? (from | 0xffff) >>> 0 : from]] };
    }
    const ranges: [number, number][] = [];
    const initial = initialCode(run.charCodeAt(0));
    const place = INITIALS.indexOf(String.fromCharCode(initial));
    if (place >= 0) {
      const syllable = HANGUL_FIRST + place * SYLLABLES_PER_INITIAL;
      const last = syllable + SYLLABLES_PER_INITIAL - 1;
      ranges.push([(syllable << 16) >>> 0, ((last << 16) | 0xffff) >>> 0]);
    }
    ranges.push([(initial << 16) >>> 0, ((initial << 16) | 0xffff) >>> 0]);
    return { run, most, ranges };
  }

  /** Puts every document that may begin so into a bitmap. */
  putCandidates({ ranges }: NameBeginning, bitmap: Bitmap): void {
    for (const [from, to] of ranges) {
      if (this.sorted) {
        const end = lowerBound(this.sortedBeginnings, to + 1);
        for (let i = lowerBound(this.sortedBeginnings, from); i < end; i++)
          put(bitmap, this.sortedOrdinals[i]!);
        for (const ordinal of this.unsorted) put(bitmap, ordinal);
      } else {
        for (let ordinal = 0; ordinal < this.ordinals; ordinal++) put(bitmap, ordinal);
      }
    }
  }

  /** The quality of a document whose name begins so, 0 for any other. */
  raised(ordinal: number, { run, ranges }: NameBeginning): number {
    const beginning = this.beginnings[ordinal]!;
    let mayBegin = false;
    for (const [from, to] of ranges) if (beginning >= from && beginning <= to) mayBegin = true;
    if (!mayBegin) return 0;
    const begins = this.texts.nameBeginning(ordinal, run);
    if (begins === null) return 0;
    return begins === 'same' ? NAME_START + 1 : NAME_START;
  }

  compact({ oldOrdinals, newOrdinals }: Renumbering): void {
    this.byText.replace(entry => {
      const ordinal = newOrdinals[exactOrdinal(entry)]!;
      return ordinal === GONE ? null : ((ordinal << QUALITY_BITS) | exactQuality(entry)) >>> 0;
    });
    this.beginnings = Uint32Array.from(oldOrdinals, old => this.beginnings[old]!);
    this.ordinals = oldOrdinals.length;
    this.exactKept.clear();
    this.sort();
  }

  save(parts: SavedParts): void {
    this.byText.save(parts.within('byText'));
    parts.put('beginnings', this.beginnings.subarray(0, this.ordinals));
  }

  restore(parts: SavedParts): void {
    this.byText.restore(parts.within('byText'));
    this.beginnings = parts.take('beginnings', Uint32Array);
    this.ordinals = this.beginnings.length;
    this.sort();
  }

  private findExact(run: string): Uint32Array | Levels {
    const entries = this.byText.get(run);
    if (entries.length < this.ordinals * FREQUENT_SHARE) return Uint32Array.from(entries);
    const found = new LevelCollector(() => new Int32Array(bitmapLength(this.ordinals)));
    for (const entry of entries) put(found.of(exactQuality(entry)), exactOrdinal(entry));
    return found.collected();
  }

  private add({ run, hash }: WholeText, ordinal: number, quality: number): void {
    if (run !== '') this.byText.add(hash, ((ordinal << QUALITY_BITS) | quality) >>> 0);
  }

  /** Are the sorted beginnings of use? Sorts them when too many names are new. */
  private get sorted(): boolean {
    if (this.ordinals > MOST_ORDINALS) return false;
    if (this.unsorted.length > MOST_UNSORTED) this.sort();
    return true;
  }

  private sort(): void {
    const keys = new Float64Array(this.ordinals);
    for (let i = 0; i < keys.length; i++) keys[i] = this.beginnings[i]! * MOST_ORDINALS + i;
    keys.sort();
    this.sortedBeginnings = Uint32Array.from(keys, key => Math.floor(key / MOST_ORDINALS));
    this.sortedOrdinals = Uint32Array.from(keys, key => key % MOST_ORDINALS);
    this.unsorted = [];
  }
}

export function exactOrdinal(entry: number): number {
  return entry >>> QUALITY_BITS;
}

export function exactQuality(entry: number): number {
  return entry & QUALITY_MASK;
}

function beginningOf(run: string): number {
  return (((run.charCodeAt(0) || 0) << 16) | (run.charCodeAt(1) || 0)) >>> 0;
}

/** The first place in an ascending array that is not below `key`. */
function lowerBound(sorted: Uint32Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

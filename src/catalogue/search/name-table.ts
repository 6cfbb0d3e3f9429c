import type { DocumentSet } from './document-set.js';
import { withRoom } from './growable-array.js';
import { ALSO_IN_NAME, EXACT_ALIAS, EXACT_NAME, NAME_START } from './match-quality.js';
import { NumbersByText } from './numbers-by-text.js';
import type { SavedParts } from './saved-parts.js';
import { HANGUL_FIRST, INITIALS, initialCode, SYLLABLES_PER_INITIAL } from './search-text.js';
import type { TextStore } from './text-store.js';

/** What goes by a text: an ordinal, and below it the quality of having that text typed. */
const QUALITY_BITS = 7;
const QUALITY_MASK = (1 << QUALITY_BITS) - 1;
/** Names put in since the last sorting are gone through one by one, up to so many. */
const MOST_UNSORTED = 256;
/** Ordinal and beginning are sorted as one number: a float is exact up to 2^53. */
const MOST_ORDINALS = 2 ** 21;

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

  constructor(private readonly texts: TextStore) {}

  /**
   * To be called after the document's texts are stored.
   * @param name without spaces, as the others
   */
  set(ordinal: number, name: string, others: readonly string[]): void {
    this.beginnings = withRoom(this.beginnings, ordinal + 1, Uint32Array);
    this.beginnings[ordinal] = beginningOf(name);
    this.ordinals = Math.max(this.ordinals, ordinal + 1);
    this.unsorted.push(ordinal);
    this.add(name, ordinal, EXACT_NAME);
    for (const other of others)
      this.add(other, ordinal, EXACT_ALIAS + (name.includes(other) ? ALSO_IN_NAME : 0));
  }

  /** What the whole of a name is, or how it starts, weighs more than its words can tell. */
  raise(found: DocumentSet, run: string): void {
    this.raiseBeginnings(found, run);
    for (const entry of this.byText.get(run)) found.add(entry >>> QUALITY_BITS, entry & QUALITY_MASK);
  }

  compact(isAlive: (ordinal: number) => boolean): void {
    this.byText.filter(entry => isAlive(entry >>> QUALITY_BITS));
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

  private add(text: string, ordinal: number, quality: number): void {
    if (text !== '') this.byText.add(text, ((ordinal << QUALITY_BITS) | quality) >>> 0);
  }

  private raiseBeginnings(found: DocumentSet, run: string): void {
    // Only the last character typed may be unfinished, so what stands before it tells most names apart at once.
    const first = run.length > 1 ? run.charCodeAt(0) : 0;
    const second = run.length > 2 ? run.charCodeAt(1) : 0;
    if (first !== 0) {
      const from = ((first << 16) | second) >>> 0;
      this.raiseBetween(found, run, from, second === 0 ? (from | 0xffff) >>> 0 : from);
      return;
    }
    const initial = initialCode(run.charCodeAt(0));
    const place = INITIALS.indexOf(String.fromCharCode(initial));
    if (place >= 0) {
      const syllable = HANGUL_FIRST + place * SYLLABLES_PER_INITIAL;
      const last = syllable + SYLLABLES_PER_INITIAL - 1;
      this.raiseBetween(found, run, (syllable << 16) >>> 0, ((last << 16) | 0xffff) >>> 0);
    }
    this.raiseBetween(found, run, (initial << 16) >>> 0, ((initial << 16) | 0xffff) >>> 0);
  }

  /** Raises the documents found whose name begins with `run`, looking at names whose beginning lies between two. */
  private raiseBetween(found: DocumentSet, run: string, from: number, to: number): void {
    const start = this.sorted ? lowerBound(this.sortedBeginnings, from) : 0;
    const end = this.sorted ? lowerBound(this.sortedBeginnings, to + 1) : Infinity;
    if (end - start + this.unsorted.length < found.size) {
      for (let i = start; i < end; i++) this.raiseOne(found, this.sortedOrdinals[i]!, run, from, to);
      for (const ordinal of this.unsorted) this.raiseOne(found, ordinal, run, from, to);
    } else {
      for (let i = 0; i < found.size; i++) this.raiseOne(found, found.members[i]!, run, from, to);
    }
  }

  private raiseOne(found: DocumentSet, ordinal: number, run: string, from: number, to: number): void {
    const beginning = this.beginnings[ordinal]!;
    if (beginning < from || beginning > to || found.quality[ordinal] === 0) return;
    const begins = this.texts.nameBeginning(ordinal, run);
    if (begins === 'same') found.quality[ordinal] = NAME_START + 1;
    else if (begins === 'unfinished') found.quality[ordinal] = NAME_START;
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

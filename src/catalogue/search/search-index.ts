import { DocumentSetPool, type DocumentSet } from './document-set.js';
import { FacetTable } from './facet-table.js';
import { GrowableList } from './growable-list.js';
import { LruCache } from './lru-cache.js';
import {
  ALSO_IN_NAME,
  EXACT_ALIAS,
  EXACT_FROM,
  EXACT_NAME,
  NAME_START,
  OUTSIDE_NAMES,
  SLOT_BITS,
  SLOTS,
  type Slot,
} from './match-quality.js';
import { OrdinalsByText } from './ordinals-by-text.js';
import { selectPage } from './page-selection.js';
import { QueryEvaluator } from './query-evaluator.js';
import { readQuery } from './query-readings.js';
import type { SearchDocument } from './search-document.js';
import { continuesWith, initialCode, splitWords } from './search-text.js';
import { type MatchMode, TermCompiler } from './term-compiler.js';
import { TextStore } from './text-store.js';
import { Vocabulary } from './vocabulary.js';
import { TEXT_BREAK, WordSequences } from './word-sequences.js';

export interface SearchQuery {
  /** As typed; missing or only spaces means all documents, anything else without a letter or digit means none. */
  keyword?: string;
  /** Documents in any of these; empty means all. */
  facets?: readonly string[];
  /** From 1; past the last page there are no ids, and a page that is no positive integer counts as 1. */
  page?: number;
  /** 1 to 100, default 12. */
  pageSize?: number;
}

export interface SearchResult {
  ids: number[];
  /** Matches over all pages. */
  total: number;
}

/** A text as ids of its words, as words parted by single spaces, and without spaces. */
interface SplitText {
  ids: readonly number[];
  spaced: string;
  run: string;
}

const DEFAULT_PAGE_SIZE = 12;
const MOST_PAGE_SIZE = 100;
const SUGGESTIONS = 10;
/** About 400 bytes each. */
const CACHED_RESULTS = 20_000;
const SPLIT_TEXTS = 5000;
/** With fewer matches than this, words that sound alike are looked for too: an alias may have caught the misspelling. */
const FEW_FOUND = 12;
/** Documents that are gone leave their entries behind until they are this share of all. */
const COMPACT_SHARE = 0.25;
const LEAST_TO_COMPACT = 256;

/**
 * Search over a catalogue in memory: words in any order, parts of words, spacing, initial consonants, spelling, English and
 * the wrong keyboard. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was
 * typed; among equals the plain before the special, then the document's own order. Any string is a valid keyword; nothing throws on input.
 * Changes are seen by the next call.
 */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly postings: GrowableList[] = [];
  private readonly texts = new TextStore();
  private readonly pool = new DocumentSetPool();
  private readonly sequences = new WordSequences();
  private readonly compiler = new TermCompiler(this.vocabulary, this.postings);
  private readonly evaluator = new QueryEvaluator(this.postings, this.sequences, this.texts, this.pool);
  private readonly facets = new FacetTable();
  private readonly cache = new LruCache<SearchResult>(CACHED_RESULTS);
  private readonly ordinalOf = new Map<number, number>();
  private readonly names = new OrdinalsByText();
  private readonly otherNames = new OrdinalsByText();

  /** While a document is added: its words, and for each its best slot plus one (0 = not seen). */
  private readonly notedWords: number[] = [];
  private readonly bestSlot: number[] = [];
  private readonly sequence: number[] = [];
  private readonly splitTexts = new Map<string, SplitText>();

  /** By ordinal; an id of 0 marks an ordinal without a document. */
  private readonly ids: number[] = [];
  private readonly sortKeys: number[] = [];
  private primary = new Uint32Array(0);
  private secondary = new Uint32Array(0);
  private plainness = new Uint8Array(0);
  /** Names without spaces, and their first two characters in one number. */
  private readonly nameRuns: string[] = [];
  private beginnings = new Uint32Array(0);
  private freeOrdinals: number[] = [];
  private gone = new Set<number>();

  /** Ordinals in the documents' own order, and each one's place in it. */
  private order = new Uint32Array(0);
  private position = new Uint32Array(0);
  private orderIsStale = false;

  /** Number of documents. */
  get size(): number {
    return this.ordinalOf.size;
  }

  /** Puts many documents in; the same as upsert for each. */
  addAll(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.upsert(document);
  }

  /** Puts a document in, in place of the one with its id. @throws RangeError beyond 32 facet names. */
  upsert(document: SearchDocument): void {
    const primary = this.facets.bitsOf(document.facets, 0);
    const secondary = this.facets.bitsOf(document.facets, 1);
    this.remove(document.id);
    const ordinal = this.freeOrdinals.pop() ?? this.ids.length;
    this.makeRoom(ordinal);
    this.primary[ordinal] = primary;
    this.secondary[ordinal] = secondary;
    this.ids[ordinal] = document.id;
    this.sortKeys[ordinal] = document.sortKey;
    this.ordinalOf.set(document.id, ordinal);
    this.addTexts(ordinal, document);
    this.changed();
  }

  /** Takes a document out. @returns whether there was one */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf.get(id);
    if (ordinal === undefined) return false;
    this.ordinalOf.delete(id);
    this.ids[ordinal] = 0;
    this.gone.add(ordinal);
    if (this.gone.size >= LEAST_TO_COMPACT && this.gone.size > this.ids.length * COMPACT_SHARE)
      this.compact();
    this.changed();
    return true;
  }

  /** One page of what matches, best first. */
  search(query: SearchQuery): SearchResult {
    const keyword = (query.keyword ?? '').slice(0, 200).trim();
    const facets = query.facets ?? [];
    const page = positiveInteger(query.page, 1, Number.MAX_SAFE_INTEGER);
    const pageSize = positiveInteger(query.pageSize, DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE);
    const key = JSON.stringify([keyword, page, pageSize, ...facets]);
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const offset = Math.min((page - 1) * pageSize, this.ids.length + pageSize);
    const wanted = facets.length === 0 ? null : this.facets.bitsOfNames(facets);
    const result =
      keyword === '' ? this.browse(wanted, offset, pageSize) : this.match(keyword, wanted, offset, pageSize);
    this.cache.set(key, result);
    return result;
  }

  /** Ids to suggest while a keyword is typed, best first; none for an empty keyword. */
  suggest(keyword: string, limit = SUGGESTIONS): number[] {
    return keyword.trim() === '' ? [] : this.search({ keyword, pageSize: limit }).ids;
  }

  private makeRoom(ordinal: number): void {
    if (ordinal < this.primary.length) return;
    const capacity = Math.ceil(ordinal * 1.5) + 64;
    this.primary = enlarged(this.primary, new Uint32Array(capacity));
    this.secondary = enlarged(this.secondary, new Uint32Array(capacity));
    this.plainness = enlarged(this.plainness, new Uint8Array(capacity));
    this.beginnings = enlarged(this.beginnings, new Uint32Array(capacity));
  }

  private addTexts(ordinal: number, document: SearchDocument): void {
    const name = this.note(document.name, 'name');
    const others = [
      this.note(document.englishName, 'english'),
      ...document.aliases.map(alias => this.note(alias, 'alias')),
    ];
    for (const text of document.strongTexts) this.note(text, 'strong');
    for (const text of document.weakTexts) this.note(text, 'weak');
    for (const wordId of this.notedWords) {
      this.postings[wordId]!.push(((ordinal << SLOT_BITS) | (this.bestSlot[wordId]! - 1)) >>> 0);
      this.bestSlot[wordId] = 0;
    }
    this.notedWords.length = 0;
    this.sequences.set(ordinal, this.sequence);
    this.sequence.length = 0;
    this.texts.set(ordinal, [name.spaced, ...others.map(other => other.spaced).filter(hasHangul)]);
    this.nameRuns[ordinal] = name.run;
    this.beginnings[ordinal] = beginningOf(name.run);
    this.plainness[ordinal] = 7 - Math.max(0, Math.min(7, Math.trunc(document.specialness)));
    this.names.add(name.run, ordinal);
    for (const other of others) this.otherNames.add(other.run, ordinal);
  }

  /** Remembers the words of one text of the document being added, each with its best slot. */
  private note(text: string, slot: Slot): SplitText {
    // Names differ from document to document: keeping them would only push out what does come again.
    const split = slot === 'name' || slot === 'english' ? this.split(text) : this.splitRepeated(text);
    const rank = SLOTS.indexOf(slot === 'alias' && split.ids.length === 1 ? 'wholeAlias' : slot) + 1;
    this.sequence.push(TEXT_BREAK);
    for (const id of split.ids) {
      this.sequence.push(((id << SLOT_BITS) | (rank - 1)) >>> 0);
      const known = this.bestSlot[id]!;
      if (known === 0) this.notedWords.push(id);
      if (known === 0 || rank < known) this.bestSlot[id] = rank;
    }
    return split;
  }

  private split(text: string): SplitText {
    const words = splitWords(text);
    const ids = words.map(word => this.vocabulary.intern(word));
    while (this.postings.length < this.vocabulary.size) {
      this.postings.push(new GrowableList());
      this.bestSlot.push(0);
    }
    return { ids, spaced: words.join(' '), run: words.join('') };
  }

  /** Brands, body parts and the like come again and again: what they were split into is kept for a while. */
  private splitRepeated(text: string): SplitText {
    const known = this.splitTexts.get(text);
    if (known !== undefined) return known;
    const split = this.split(text);
    if (this.splitTexts.size >= SPLIT_TEXTS) this.splitTexts.clear();
    this.splitTexts.set(text, split);
    return split;
  }

  private browse(wanted: number | null, offset: number, pageSize: number): SearchResult {
    this.sortIfStale();
    if (wanted === null)
      return this.result(this.order.subarray(offset, offset + pageSize), this.order.length);
    const ordinals: number[] = [];
    let total = 0;
    for (const rank of [0, 1]) {
      for (const ordinal of this.order) {
        const isPrimary = (this.primary[ordinal]! & wanted) !== 0;
        if (rank === 0 ? !isPrimary : isPrimary || (this.secondary[ordinal]! & wanted) === 0) continue;
        if (total >= offset && ordinals.length < pageSize) ordinals.push(ordinal);
        total++;
      }
    }
    return this.result(ordinals, total);
  }

  private match(keyword: string, wanted: number | null, offset: number, pageSize: number): SearchResult {
    this.sortIfStale();
    this.pool.resize(this.ids.length);
    const found = this.evaluate(keyword);
    this.compiler.release();
    if (found === null) return { ids: [], total: 0 };
    const { ids, plainness, primary, secondary } = this;
    const someGone = this.gone.size > 0;
    const score = (ordinal: number, quality: number): number => {
      if (someGone && ids[ordinal] === 0) return 0;
      const base = (quality << 3) | (OUTSIDE_NAMES[quality] === 1 ? 0 : plainness[ordinal]!);
      if (wanted === null) return base;
      const isPrimary = (primary[ordinal]! & wanted) !== 0;
      if (!isPrimary && (secondary[ordinal]! & wanted) === 0) return 0;
      return base | (quality >= EXACT_FROM ? 0x800 : 0) | (isPrimary ? 0x400 : 0);
    };
    const { ordinals, total } = selectPage(found, score, this.position, this.order, offset, pageSize);
    this.pool.give(found);
    return this.result(ordinals, total);
  }

  /** The first reading of the keyword that finds anything, the likeliest first. The caller gives the set back. */
  private evaluate(keyword: string): DocumentSet | null {
    const { typed, joined, otherKeyboard, withoutFiller } = readQuery(keyword);
    const readings: [string[], MatchMode][] = [
      [typed, 'literal'],
      [joined, 'literal'],
      ...otherKeyboard.map((words): [string[], MatchMode] => [words, 'literal']),
      [typed, 'fuzzy'],
      [joined, 'fuzzy'],
      ...otherKeyboard.map((words): [string[], MatchMode] => [words, 'fuzzy']),
      [withoutFiller, 'literal'],
      [withoutFiller, 'fuzzy'],
    ];
    for (const [words, mode] of readings) {
      const terms = words.length === 0 ? null : this.compiler.compile(words, mode);
      if (terms === null) continue;
      const found = this.evaluator.all(terms);
      if (mode === 'literal') this.widen(found, words);
      this.raiseNames(found, words.join(''));
      if (found.size > 0) return found;
      this.pool.give(found);
    }
    return null;
  }

  /** Adds what the words mean as one word, and, where little was found, what sounds like them. */
  private widen(found: DocumentSet, words: string[]): void {
    if (found.size === 0) return;
    const single = words.length > 1 ? this.compiler.compileSingle(words.join('')) : null;
    if (single !== null) this.addFrom(found, this.evaluator.all([single]));
    const alike = found.size < FEW_FOUND ? this.compiler.compile(words, 'alike') : null;
    if (alike !== null) this.addFrom(found, this.evaluator.all(alike));
  }

  private addFrom(found: DocumentSet, more: DocumentSet): void {
    for (let i = 0; i < more.size; i++) found.add(more.members[i]!, more.quality[more.members[i]!]!);
    this.pool.give(more);
  }

  /** What the whole of a name is, or how it starts, weighs more than its words can tell. */
  private raiseNames(found: DocumentSet, run: string): void {
    const { beginnings } = this;
    // Only the last character typed may be unfinished, so what stands before it tells most names apart at once.
    const first = run.length > 1 ? run.charCodeAt(0) : 0;
    const second = run.length > 2 ? run.charCodeAt(1) : 0;
    const wanted = (first << 16) | second;
    const mask = second !== 0 ? -1 : -1 << 16;
    const initial = initialCode(run.charCodeAt(0));
    for (let i = 0; i < found.size; i++) {
      const ordinal = found.members[i]!;
      const beginning = beginnings[ordinal]!;
      if (first !== 0 ? (beginning & mask) !== wanted : initialCode(beginning >>> 16) !== initial) continue;
      const name = this.nameRuns[ordinal]!;
      if (name.startsWith(run)) found.quality[ordinal] = NAME_START + 1;
      else if (continuesWith(name, run)) found.quality[ordinal] = NAME_START;
    }
    for (const ordinal of this.otherNames.get(run)) {
      const inName = this.nameRuns[ordinal]!.includes(run);
      found.add(ordinal, EXACT_ALIAS + (inName ? ALSO_IN_NAME : 0));
    }
    for (const ordinal of this.names.get(run)) found.add(ordinal, EXACT_NAME);
  }

  private result(ordinals: ArrayLike<number>, total: number): SearchResult {
    return { ids: Array.from(ordinals, ordinal => this.ids[ordinal]!), total };
  }

  private changed(): void {
    this.orderIsStale = true;
    this.cache.clear();
  }

  private sortIfStale(): void {
    if (!this.orderIsStale) return;
    const { ids, sortKeys } = this;
    const alive = [...this.ordinalOf.values()];
    alive.sort((a, b) => sortKeys[a]! - sortKeys[b]! || ids[a]! - ids[b]!);
    this.order = Uint32Array.from(alive);
    this.position = new Uint32Array(ids.length);
    this.order.forEach((ordinal, place) => (this.position[ordinal] = place));
    this.orderIsStale = false;
  }

  /** Takes the entries of documents that are gone out of every list, so that their ordinals can be used again. */
  private compact(): void {
    const { gone } = this;
    for (const list of this.postings) list.filter(entry => !gone.has(entry >>> SLOT_BITS));
    const isAlive = (ordinal: number) => !gone.has(ordinal);
    this.texts.compact(this.ids.length, isAlive);
    this.sequences.compact(this.ids.length, isAlive);
    this.names.filter(isAlive);
    this.otherNames.filter(isAlive);
    for (const ordinal of gone) this.freeOrdinals.push(ordinal);
    this.gone = new Set();
  }
}

function enlarged<A extends Uint8Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/** 0 stands for a character that is not there. */
function beginningOf(run: string): number {
  return (((run.charCodeAt(0) || 0) << 16) | (run.charCodeAt(1) || 0)) >>> 0;
}

/** Only these can be found by initial consonants. */
function hasHangul(text: string): boolean {
  return /[가-힣]/.test(text);
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

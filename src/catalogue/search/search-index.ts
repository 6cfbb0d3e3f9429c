import { DocumentIndexer } from './document-indexer.js';
import { DocumentSetPool, type DocumentSet } from './document-set.js';
import { DocumentTable } from './document-table.js';
import { restoreLists, saveLists, type GrowableList } from './growable-list.js';
import { LruCache } from './lru-cache.js';
import { SLOT_BITS } from './match-quality.js';
import { NameTable } from './name-table.js';
import { selectPage } from './page-selection.js';
import { QueryEvaluator } from './query-evaluator.js';
import { readQuery } from './query-readings.js';
import type { SavedParts } from './saved-parts.js';
import type { SearchDocument } from './search-document.js';
import { type MatchMode, TermCompiler } from './term-compiler.js';
import { TextStore } from './text-store.js';
import { Vocabulary } from './vocabulary.js';
import { WordSequences } from './word-sequences.js';

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

const DEFAULT_PAGE_SIZE = 12;
const MOST_PAGE_SIZE = 100;
const SUGGESTIONS = 10;
/** About 400 bytes each. */
const CACHED_RESULTS = 20_000;
/** With fewer matches than this, words that sound alike are looked for too: an alias may have caught the misspelling. */
const FEW_FOUND = 12;

/**
 * Search over a catalogue in memory: words in any order, parts of words, spacing, initial consonants, spelling, English and
 * the wrong keyboard. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was
 * typed; among equals the plain before the special, then the document's own order. Any string is a valid keyword; nothing throws on input.
 * Changes are seen by the next call.
 */
export class SearchIndex {
  private readonly documents = new DocumentTable();
  private readonly vocabulary = new Vocabulary();
  private readonly postings: GrowableList[] = [];
  private readonly texts = new TextStore();
  private readonly sequences = new WordSequences();
  private readonly names = new NameTable(this.texts);
  private readonly indexer = new DocumentIndexer(
    this.vocabulary,
    this.postings,
    this.sequences,
    this.texts,
    this.names,
  );
  private readonly pool = new DocumentSetPool();
  private readonly compiler = new TermCompiler(this.vocabulary, this.postings);
  private readonly evaluator = new QueryEvaluator(this.postings, this.sequences, this.texts, this.pool);
  private readonly cache = new LruCache<SearchResult>(CACHED_RESULTS);

  /** Number of documents. */
  get size(): number {
    return this.documents.size;
  }

  /** Puts many documents in; the same as upsert for each. */
  addAll(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.upsert(document);
  }

  /** Puts a document in, in place of the one with its id. @throws RangeError beyond 32 facet names. */
  upsert(document: SearchDocument): void {
    this.indexer.add(this.documents.add(document), document);
    this.changed();
  }

  /** Takes a document out. @returns whether there was one */
  remove(id: number): boolean {
    if (!this.documents.remove(id)) return false;
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
    const offset = Math.min((page - 1) * pageSize, this.documents.ordinals + pageSize);
    const wanted = this.documents.wanted(facets);
    const result =
      keyword === '' ? this.browse(wanted, offset, pageSize) : this.match(keyword, wanted, offset, pageSize);
    this.cache.set(key, result);
    return result;
  }

  /** Ids to suggest while a keyword is typed, best first; none for an empty keyword. */
  suggest(keyword: string, limit = SUGGESTIONS): number[] {
    return keyword.trim() === '' ? [] : this.search({ keyword, pageSize: limit }).ids;
  }

  /** Writes down all that searches need, without copying more than it must: to be stored before the next change. */
  save(parts: SavedParts): void {
    this.documents.save(parts.within('documents'));
    this.vocabulary.save(parts.within('vocabulary'));
    saveLists(this.postings, parts.within('postings'));
    this.texts.save(this.documents.ordinals, parts.within('texts'));
    this.sequences.save(this.documents.ordinals, parts.within('sequences'));
    this.names.save(parts.within('names'));
  }

  /** Takes over what another index saved; only for an index without documents. @throws when something is missing */
  restore(parts: SavedParts): void {
    this.documents.restore(parts.within('documents'));
    this.vocabulary.restore(parts.within('vocabulary'));
    for (const list of restoreLists(parts.within('postings'))) this.postings.push(list);
    this.texts.restore(parts.within('texts'));
    this.sequences.restore(parts.within('sequences'));
    this.names.restore(parts.within('names'));
    this.cache.clear();
  }

  private browse(wanted: number | null, offset: number, pageSize: number): SearchResult {
    const { order, primary, secondary } = this.documents;
    if (wanted === null) return this.result(order.subarray(offset, offset + pageSize), order.length);
    const page: number[] = [];
    let total = 0;
    for (let i = 0; i < order.length; i++) {
      const ordinal = order[i]!;
      if ((primary[ordinal]! & wanted) === 0) continue;
      if (total >= offset && page.length < pageSize) page.push(ordinal);
      total++;
    }
    for (let i = 0; i < order.length; i++) {
      const ordinal = order[i]!;
      if ((secondary[ordinal]! & wanted) === 0 || (primary[ordinal]! & wanted) !== 0) continue;
      if (total >= offset && page.length < pageSize) page.push(ordinal);
      total++;
    }
    return this.result(page, total);
  }

  private match(keyword: string, wanted: number | null, offset: number, pageSize: number): SearchResult {
    this.pool.resize(this.documents.ordinals);
    const found = this.evaluate(keyword);
    this.compiler.release();
    if (found === null) return { ids: [], total: 0 };
    const { ordinals, total } = selectPage(found, this.documents, wanted, offset, pageSize);
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
      this.names.raise(found, words.join(''));
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

  private result(ordinals: ArrayLike<number>, total: number): SearchResult {
    return { ids: Array.from(ordinals, ordinal => this.documents.ids[ordinal]!), total };
  }

  private changed(): void {
    if (this.documents.needsCompacting) this.compact();
    this.cache.clear();
  }

  /** Takes the entries of documents that are gone out of every list, so that their ordinals can be used again. */
  private compact(): void {
    const { ordinals } = this.documents;
    const isAlive = (ordinal: number) => this.documents.isAlive(ordinal);
    for (const list of this.postings) list.filter(entry => isAlive(entry >>> SLOT_BITS));
    this.texts.compact(ordinals, isAlive);
    this.sequences.compact(ordinals, isAlive);
    this.names.compact(isAlive);
    this.documents.freeGone();
  }
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

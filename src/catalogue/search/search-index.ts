import { BitmapPool } from './bitmap.js';
import { DocumentBitmaps } from './document-bitmaps.js';
import { DocumentIndexer } from './document-indexer.js';
import { DocumentTable, GONE } from './document-table.js';
import { restoreLists, saveLists, type GrowableList } from './growable-list.js';
import { LruCache } from './lru-cache.js';
import { SLOT_BITS, SLOT_MASK } from './match-quality.js';
import { Matches } from './matches.js';
import { NameTable } from './name-table.js';
import { type Page, PageSelection } from './page-selection.js';
import { QueryEvaluator } from './query-evaluator.js';
import { readings } from './query-readings.js';
import type { SavedParts } from './saved-parts.js';
import type { SearchDocument } from './search-document.js';
import { TermCompiler } from './term-compiler.js';
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
/** With no more matches than this, words that sound alike are looked for too: an alias may have caught the misspelling. */
const FEW_FOUND = 11;

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
  private readonly names = new NameTable(this.texts, this.vocabulary);
  private readonly indexer = new DocumentIndexer(
    this.vocabulary,
    this.postings,
    this.sequences,
    this.texts,
    this.names,
  );
  private readonly pool = new BitmapPool();
  private readonly documentBitmaps = new DocumentBitmaps(this.documents);
  private readonly compiler = new TermCompiler(this.vocabulary, this.postings);
  private readonly evaluator = new QueryEvaluator(this.postings, this.sequences, this.texts, this.pool);
  private readonly matches = new Matches(this.names, this.pool);
  private readonly pages = new PageSelection(this.documents, this.documentBitmaps, this.pool);
  private readonly cache = new LruCache<string, SearchResult>(CACHED_RESULTS);

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
    const wanted = this.documents.wanted(query.facets ?? []);
    const page = positiveInteger(query.page, 1, Number.MAX_SAFE_INTEGER);
    const pageSize = positiveInteger(query.pageSize, DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE);
    const key = `${wanted} ${page} ${pageSize} ${keyword}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const offset = Math.min((page - 1) * pageSize, this.documents.ordinals + pageSize);
    this.pool.resize(this.documents.ordinals);
    const { ordinals, total } =
      keyword === ''
        ? this.pages.ofAll(wanted, offset, pageSize)
        : this.match(keyword, wanted, offset, pageSize);
    const result = { ids: ordinals.map(ordinal => this.documents.ids[ordinal]!), total };
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

  private match(keyword: string, wanted: number | null, offset: number, pageSize: number): Page {
    this.evaluator.begin(this.documents.ordinals);
    if (!this.evaluate(keyword)) return { ordinals: [], total: 0 };
    return this.pages.ofMatches(this.matches, wanted, offset, pageSize);
  }

  /** Fills `matches` by the first reading of the keyword that finds anything, the likeliest first. @returns whether one does */
  private evaluate(keyword: string): boolean {
    for (const { words, misspelt } of readings(keyword)) {
      const terms = this.compiler.compile(words, misspelt ? 'fuzzy' : 'literal');
      if (terms === null) continue;
      this.matches.reset(this.documents.ordinals);
      this.evaluator.addAll(this.matches, terms);
      if (!misspelt) this.widen(words);
      this.matches.raiseNames(words.join(''));
      if (this.matches.hasMoreThan(0)) return true;
    }
    return false;
  }

  /** Adds what the words mean as one word, and, where little was found, what sounds like them. */
  private widen(words: string[]): void {
    if (!this.matches.hasMoreThan(0)) return;
    const single = words.length > 1 ? this.compiler.compileSingle(words.join('')) : null;
    if (single !== null) this.evaluator.addAll(this.matches, [single]);
    const alike = this.matches.hasMoreThan(FEW_FOUND) ? null : this.compiler.compile(words, 'alike');
    if (alike !== null) this.evaluator.addAll(this.matches, alike);
  }

  private changed(): void {
    if (this.documents.needsCompacting) this.compact();
    this.documentBitmaps.clear();
    this.evaluator.clear();
    this.compiler.clear();
    this.cache.clear();
  }

  /** Takes the entries of documents that are gone out of every list, and puts the others into their order again. */
  private compact(): void {
    const renumbering = this.documents.compact();
    const { newOrdinals } = renumbering;
    for (const list of this.postings) {
      list.replace(entry => {
        const ordinal = newOrdinals[entry >>> SLOT_BITS]!;
        return ordinal === GONE ? null : ((ordinal << SLOT_BITS) | (entry & SLOT_MASK)) >>> 0;
      });
    }
    this.texts.compact(renumbering);
    this.sequences.compact(renumbering);
    this.names.compact(renumbering);
  }
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

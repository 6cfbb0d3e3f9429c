import type { SearchQuery, SearchResult } from './catalogue-search.js';
import { DocumentList } from './document-list.js';
import { ALSO_IN_NAME, EXACT_ALIAS, EXACT_NAME, NAME_START, SLOTS } from './match-quality.js';
import { FoundPool, type Found } from './found.js';
import { QueryMatcher, TEXTS_A_STEP } from './query-matcher.js';
import { readings } from './query-readings.js';
import { TermCompiler, type QueryTerm } from './query-terms.js';
import type { SearchDocument } from './search-document.js';
import { continuesWith } from './search-text.js';
import { TextIndex } from './text-index.js';
import { Vocabulary } from './vocabulary.js';

const DEFAULT_PAGE_SIZE = 12;
const MOST_PAGE_SIZE = 100;
const SUGGESTIONS = 10;
const LONGEST_KEYWORD = 200;
/** With no more matches than this, words that sound alike are looked for too: an alias may have caught the misspelling. */
const FEW_FOUND = 11;
/** Documents up to which a word may be chance. */
const FEW_DOCUMENTS = 4;

/**
 * Search over a catalogue in memory: words in any order, parts of words, spacing, initial consonants, spelling, English and
 * the wrong keyboard. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was
 * typed; among equals the plain before the special, then the document's own order. Any string is a valid keyword; nothing throws on input.
 * Changes are seen by the next call. What was changed or removed keeps its memory.
 */
export class SearchIndex {
  private readonly documents = new DocumentList();
  private readonly vocabulary = new Vocabulary();
  private readonly texts = new TextIndex(this.vocabulary);
  private readonly pool = new FoundPool();
  private readonly compiler = new TermCompiler(this.vocabulary, words => this.areRare(words));

  /** Number of documents. */
  get size(): number {
    return this.documents.count;
  }

  addAll(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.upsert(document);
  }

  /** Puts a document in, in place of the one with its id. */
  upsert(document: SearchDocument): void {
    // Where this fails, its texts are those of nothing.
    const number = this.documents.next();
    const name = this.texts.add('name', document.name, number);
    this.texts.add('english', document.englishName, number);
    for (const alias of document.aliases) this.texts.share('alias', alias, number);
    for (const text of document.strongTexts) this.texts.share('strong', text, number);
    for (const text of document.weakTexts) this.texts.share('weak', text, number);
    this.documents.put(number, document, this.texts.runs[name]!);
  }

  /** Takes a document out. @returns whether there was one */
  remove(id: number): boolean {
    return this.documents.remove(id);
  }

  /** One page of what matches, best first. */
  search(query: SearchQuery): SearchResult {
    const steps = this.searchInSteps(query);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** Ids to suggest while a keyword is typed, best first; none for an empty keyword. */
  suggest(keyword: string, limit = SUGGESTIONS): number[] {
    return keyword.trim() === '' ? [] : this.search({ keyword, pageSize: limit }).ids;
  }

  /** The same as `search` in steps of a few milliseconds. What changes between two of them may or may not be seen. */
  *searchInSteps(query: SearchQuery): Generator<void, SearchResult> {
    const keyword = (query.keyword ?? '').slice(0, LONGEST_KEYWORD).trim();
    const page = positiveInteger(query.page, 1, Number.MAX_SAFE_INTEGER);
    const size = positiveInteger(query.pageSize, DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE);
    const matcher = new QueryMatcher(this.texts, this.vocabulary, this.pool);
    try {
      const found = keyword === '' ? undefined : yield* this.find(keyword, matcher);
      yield;
      return this.documents.page(found, query.facets ?? [], (page - 1) * size, size);
    } finally {
      matcher.release();
    }
  }

  private areRare(wordIds: Iterable<number>): boolean {
    const found = new Set<number>();
    for (const wordId of wordIds) {
      for (const text of this.texts.with(wordId)) {
        this.texts.eachDocument(text, number => this.documents.has(number) && found.add(number));
        if (found.size > FEW_DOCUMENTS) return false;
      }
    }
    return true;
  }

  /** What the first reading of the keyword finds that finds anything, the likeliest first. */
  private *find(keyword: string, matcher: QueryMatcher): Generator<void, Found> {
    const best = matcher.found();
    for (const { words, misspelt } of readings(keyword)) {
      const terms = this.compiler.compile(words, misspelt ? 'fuzzy' : 'literal');
      yield;
      if (terms === null) continue;
      const run = words.join('');
      yield* this.add(best, matcher, terms, run);
      if (!misspelt && this.hasMoreThan(0, best)) yield* this.widen(best, matcher, words, run);
      this.addNamed(best, run);
      if (this.hasMoreThan(0, best)) break;
    }
    return best;
  }

  /** Adds what the words mean as one word, and, where little was found, what sounds like them. */
  private *widen(
    best: Found,
    matcher: QueryMatcher,
    words: readonly string[],
    run: string,
  ): Generator<void, void> {
    const single = words.length > 1 ? this.compiler.compileSingle(run) : null;
    if (single !== null) yield* this.add(best, matcher, [single], run);
    const alike = this.hasMoreThan(FEW_FOUND, best) ? null : this.compiler.compile(words, 'alike');
    if (alike !== null) yield* this.add(best, matcher, alike, run);
  }

  /** Adds the documents in which every term is found. How a name starts weighs more than its words can tell. */
  private *add(
    best: Found,
    matcher: QueryMatcher,
    terms: readonly QueryTerm[],
    run: string,
  ): Generator<void, void> {
    const found = yield* matcher.match(terms);
    const { numbers, qualities } = found;
    for (let i = 0; i < numbers.length; i++) {
      if (i % TEXTS_A_STEP === 0) yield;
      const number = numbers[i]!;
      best.raise(number, Math.max(qualities[number]!, this.startQuality(number, run)));
    }
  }

  /** 0 when the name does not start with what was typed. */
  private startQuality(number: number, run: string): number {
    const name = this.documents.name(number);
    return name.startsWith(run) ? NAME_START + 1 : continuesWith(name, run) ? NAME_START : 0;
  }

  /** Adds what goes by exactly this name. */
  private addNamed(best: Found, run: string): void {
    for (const text of this.texts.called(run)) {
      const slot = SLOTS[this.texts.slots[text]!]!;
      if (slot === 'strong' || slot === 'weak') continue;
      this.texts.eachDocument(text, number => {
        const alsoInName = this.documents.name(number).includes(run);
        best.raise(number, slot === 'name' ? EXACT_NAME : EXACT_ALIAS + (alsoInName ? ALSO_IN_NAME : 0));
      });
    }
  }

  private hasMoreThan(few: number, { numbers }: Found): boolean {
    let found = 0;
    return numbers.some(number => this.documents.has(number) && ++found > few);
  }
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

import type { SearchQuery, SearchResult } from './catalogue-search.js';
import { DocumentList } from './document-list.js';
import { ALSO_IN_NAME, EXACT_ALIAS, EXACT_NAME, NAME_START, SLOTS } from './match-quality.js';
import { SearchHitsPool, parts, type SearchHits, type Steps } from './search-hits.js';
import { QueryMatcher } from './query-matcher.js';
import { readings } from './query-readings.js';
import { TermCompiler, type MatchMode } from './query-terms.js';
import type { SearchDocument } from './search-document.js';
import { continuesWith } from './search-text.js';
import { TextIndex } from './text-index.js';
import { Vocabulary } from './vocabulary.js';

const NAME = SLOTS.indexOf('name');
const PAGE_SIZE = { usual: 12, most: 100, suggestions: 10 };
/** With no more matches than this, the search also tries words that sound alike: an alias may have caught the misspelling. */
const FEW_FOUND = 11;
/** A word in no more documents than this may be chance. */
const FEW_DOCUMENTS = 4;

/**
 * In-memory search over a catalogue: words in any order, parts of words, spacing, initial consonants, spelling, English and the wrong keyboard, in
 * the order of `CatalogueSearch`. No input makes it throw. The next call sees all changes; what they replace stays in memory.
 */
export class SearchIndex {
  private readonly documents = new DocumentList();
  /** The number of each document's name text. */
  private readonly names: number[] = [];
  private readonly vocabulary = new Vocabulary();
  private readonly texts = new TextIndex(this.vocabulary);
  private readonly pool = new SearchHitsPool();
  private readonly matcher = new QueryMatcher(this.texts, this.vocabulary, this.pool);
  private readonly compiler = new TermCompiler(this.vocabulary, words => this.areRare(words));

  get size(): number {
    return this.documents.numberOf.size;
  }

  addAll(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.upsert(document);
  }

  /** Adds a document, replacing the one with its id. Remove the document if this fails. */
  upsert(document: SearchDocument): void {
    const number = this.documents.put(document);
    this.names[number] = this.texts.add('name', document.name, number);
    this.texts.add('english', document.englishName, number);
    for (const alias of document.aliases) this.texts.share('alias', alias, number);
    for (const text of document.strongTexts) this.texts.share('strong', text, number);
    for (const text of document.weakTexts) this.texts.share('weak', text, number);
  }

  /** Removes a document. @returns whether there was one */
  remove(id: number): boolean {
    return this.documents.remove(id);
  }

  /** One page of matches, best first. */
  search(query: SearchQuery): SearchResult {
    const steps = this.searchInSteps(query);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  }

  /** Suggested ids for a keyword in typing, best first; none for an empty keyword. */
  suggest(keyword: string, limit = PAGE_SIZE.suggestions): number[] {
    return keyword.trim() === '' ? [] : this.search({ keyword, pageSize: limit }).ids;
  }

  /** `search` in steps of some milliseconds, one search at a time. May or may not see changes made between two steps. */
  *searchInSteps({ keyword = '', facets = [], without, ...query }: SearchQuery): Steps<SearchResult> {
    const page = positiveInteger(query.page, 1, Number.MAX_SAFE_INTEGER);
    const size = positiveInteger(query.pageSize, PAGE_SIZE.usual, PAGE_SIZE.most);
    this.pool.begin(Math.max(this.texts.slots.length, this.documents.kinds.length));
    const found = keyword.trim() === '' ? undefined : yield* this.find(keyword.trim());
    yield;
    return yield* this.documents.page(found, { facets, without }, (page - 1) * size, page * size);
  }

  private areRare(wordIds: Iterable<number>): boolean {
    const found = new Set<number>();
    for (const wordId of wordIds)
      for (const text of this.texts.byWord[wordId]!.numbers) {
        for (const number of this.texts.documents(text)) {
          if (this.documents.kinds[number]) found.add(number);
          if (found.size > FEW_DOCUMENTS) return false;
        }
      }
    return true;
  }

  /** The results of the likeliest reading of the keyword that has any. */
  private *find(keyword: string): Steps<SearchHits> {
    const best = this.pool.next();
    for (const { words, misspelt } of readings(keyword)) {
      yield* this.add(best, words, misspelt ? 'fuzzy' : 'literal');
      if (best.count === 0) continue;
      if (misspelt) break;
      if (words.length > 1) yield* this.add(best, [words.join('')], 'single');
      if (best.count <= FEW_FOUND) yield* this.add(best, words, 'alike');
      break;
    }
    return best;
  }

  /** Adds the documents that match every word. The start of a name weighs more than its words alone can show. */
  private *add(best: SearchHits, words: readonly string[], mode: MatchMode): Steps {
    const terms = yield* this.compiler.compile(words, mode);
    if (terms === null) return;
    const found = yield* this.matcher.match(terms);
    for (const numbers of parts(found.numbers)) {
      yield;
      for (const n of numbers) if (this.documents.kinds[n]) best.raise(n, found.qualities[n]!);
    }
    yield* this.addNamed(best, found, words.join(''));
    this.pool.takeBack(1);
  }

  /** Adds the documents with exactly this name and, among the found ones, those whose name starts with it. */
  private *addNamed(best: SearchHits, { qualities }: SearchHits, run: string): Steps {
    const isAlike = (word: string) => continuesWith(word, run) || continuesWith(run, word);
    const isIn = (text: string) => text.includes(run) || text.replaceAll(' ', '').includes(run);
    const aliasOf = (number: number) =>
      EXACT_ALIAS + (isIn(this.texts.spelled[this.names[number]!]!) ? ALSO_IN_NAME : 0);
    for (const word of this.vocabulary.where(isAlike, run)) {
      for (const texts of parts(this.texts.byFirstWord[word]?.numbers ?? new Uint32Array())) {
        yield;
        for (const text of texts) {
          const spelled = this.texts.spelled[text]!;
          if (!continuesWith(spelled, run)) continue;
          const isName = this.texts.slots[text] === NAME;
          // Allows at most one space between two characters.
          const isWhole = spelled.length < 2 * run.length && spelled.replaceAll(' ', '') === run;
          for (const number of this.texts.documents(text)) {
            if (!this.documents.kinds[number]) continue;
            if (isWhole) best.raise(number, isName ? EXACT_NAME : aliasOf(number));
            else if (isName && qualities[number]! > 0)
              best.raise(number, NAME_START + (continuesWith(spelled, run, 0, true) ? 1 : 0));
          }
        }
      }
    }
  }
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

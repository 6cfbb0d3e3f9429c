import type { SearchQuery, SearchResult } from './catalogue-search.js';
import { DocumentList } from './document-list.js';
import { FoundPool, type Found } from './found.js';
import { ALSO_IN_NAME, EXACT_ALIAS, EXACT_NAME, NAME_START, SLOTS, type Slot } from './match-quality.js';
import { QueryMatcher, TEXTS_A_STEP } from './query-matcher.js';
import { readings } from './query-readings.js';
import { TermCompiler, type QueryTerm } from './query-terms.js';
import type { SearchDocument } from './search-document.js';
import { continuesWith, splitWords } from './search-text.js';
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
/** Texts remembered to be shared by documents, at most. */
const MOST_SHARED = 20_000;
/**
 * Search over a catalogue in memory: words in any order, parts of words, spacing, initial consonants, spelling, English and
 * the wrong keyboard. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was
 * typed; among equals the plain before the special, then the document's own order. Any string is a valid keyword; nothing throws on input.
 * Changes are seen by the next call. What was changed or removed keeps its memory.
 */
export class SearchIndex {
  private readonly documents = new DocumentList();
  /** By number of a document, the text that is its Korean name. */
  private readonly nameOf: number[] = [];
  private readonly vocabulary = new Vocabulary();
  private readonly texts = new TextIndex();
  private readonly pool = new FoundPool();
  private readonly sharedTexts = new Map<string, number>();
  private readonly compiler = new TermCompiler(this.vocabulary, words => this.areRare(words));
  /** Number of documents. */
  get size(): number {
    return this.documents.size;
  }

  addAll(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.upsert(document);
  }

  /** Puts a document in, in place of the one with its id. */
  upsert(document: SearchDocument): void {
    // Where this fails, its texts are those of nothing.
    const number = this.documents.next();
    const name = this.addText('name', document.name, number);
    this.addText('english', document.englishName, number);
    for (const alias of document.aliases) this.addSharedText('alias', alias, number);
    for (const text of document.strongTexts) this.addSharedText('strong', text, number);
    for (const text of document.weakTexts) this.addSharedText('weak', text, number);
    this.documents.put(number, document);
    this.nameOf[number] = name;
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

  private addText(slot: Slot, text: string, document: number): number {
    const words = splitWords(text);
    const place = SLOTS.indexOf(slot === 'alias' && words.length === 1 ? 'wholeAlias' : slot);
    return this.texts.add(
      words.map(word => this.vocabulary.intern(word)),
      place,
      document,
    );
  }

  /** Adds a text that other documents are likely to have, too. */
  private addSharedText(slot: Slot, text: string, document: number): void {
    const key = `${slot} ${text}`;
    const known = this.sharedTexts.get(key);
    if (known !== undefined) this.texts.share(known, document);
    else if (this.sharedTexts.size >= MOST_SHARED) this.addText(slot, text, document);
    else this.sharedTexts.set(key, this.addText(slot, text, document));
  }

  private areRare(wordIds: Iterable<number>): boolean {
    const found = new Set<number>();
    for (const wordId of wordIds) {
      for (const text of this.texts.textsWith(wordId)) {
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
    yield;
    best.raiseAll(found);
    let looked = 0;
    for (const text of this.textsFrom(run)) {
      if (looked++ % TEXTS_A_STEP === 0) yield;
      const start = SLOTS[this.texts.slotOf(text)] === 'name' ? this.startQuality(text, run) : 0;
      if (start > 0)
        this.texts.eachDocument(text, number => best.raise(number, found.qualities[number] ? start : 0));
    }
  }

  /** Adds what goes by exactly this name. */
  private addNamed(best: Found, run: string): void {
    for (const text of this.textsFrom(run)) {
      const slot = SLOTS[this.texts.slotOf(text)]!;
      if (slot === 'strong' || slot === 'weak' || !this.isCalled(text, run)) continue;
      this.texts.eachDocument(text, number =>
        best.raise(number, slot === 'name' ? EXACT_NAME : this.aliasQuality(number, run)),
      );
    }
  }

  private aliasQuality(number: number, run: string): number {
    return EXACT_ALIAS + (this.run(this.nameOf[number]!).includes(run) ? ALSO_IN_NAME : 0);
  }

  /** The texts whose first word begins with what was typed, or is its beginning. */
  private *textsFrom(run: string): Generator<number> {
    for (const word of this.vocabulary.startsOf(run)) yield* this.texts.textsBeginningWith(word);
  }

  /** 0 when a name does not start with what was typed. */
  private startQuality(name: number, run: string): number {
    const words = this.texts.wordsOf(name);
    let rest = run;
    for (let i = 0; i < words.length; i++) {
      const word = this.vocabulary.text(words[i]!);
      if (rest.length > word.length && rest.startsWith(word)) {
        rest = rest.slice(word.length);
        continue;
      }
      if (word.startsWith(rest)) return NAME_START + 1;
      // An unfinished syllable may go on in the word after it.
      const next = i + 1 < words.length ? this.vocabulary.text(words[i + 1]!) : '';
      return continuesWith(word + next, rest) ? NAME_START : 0;
    }
    return 0;
  }

  private isCalled(text: number, run: string): boolean {
    let rest = run;
    for (const wordId of this.texts.wordsOf(text)) {
      const word = this.vocabulary.text(wordId);
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return rest === '';
  }

  /** A text without its spaces. */
  private run(text: number): string {
    let run = '';
    for (const wordId of this.texts.wordsOf(text)) run += this.vocabulary.text(wordId);
    return run;
  }

  private hasMoreThan(few: number, { numbers }: Found): boolean {
    let found = 0;
    return numbers.slice().some(number => this.documents.has(number) && ++found > few);
  }
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

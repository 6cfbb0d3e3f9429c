import type { SearchQuery, SearchResult } from './catalogue-search.js';
import { DocumentSplitter, type IndexedDocument } from './indexed-document.js';
import {
  ALSO_IN_NAME,
  EXACT_ALIAS,
  EXACT_FROM,
  EXACT_NAME,
  NAME_START,
  OUTSIDE_NAMES,
  SLOT_BITS,
} from './match-quality.js';
import { PostingsIndex } from './postings.js';
import { QueryMatcher } from './query-matcher.js';
import { readings } from './query-readings.js';
import type { SearchDocument } from './search-document.js';
import { continuesWith } from './search-text.js';
import { LEAST_PATTERN, type QueryTerm, TermCompiler } from './term-compiler.js';
import { Vocabulary } from './vocabulary.js';
import { TEXT_BREAK, WordSequences } from './word-sequences.js';

const DEFAULT_PAGE_SIZE = 12;
const MOST_PAGE_SIZE = 100;
const SUGGESTIONS = 10;
const LONGEST_KEYWORD = 200;
/** With no more matches than this, words that sound alike are looked for too: an alias may have caught the misspelling. */
const FEW_FOUND = 11;
/** Documents looked at in one step, at most: about a millisecond. */
const DOCUMENTS_A_STEP = 1_000;

/** Parts of the score of one match, above its quality and its plainness. */
const PLAINNESS_BITS = 3;
const PRIMARY_SCORE = 1 << 10;
const EXACT_SCORE = 1 << 11;
const MOST_SCORES = 1 << 12;

/** The score of a document that is found but in none of the wanted facets. Every other score is higher. */
const NOT_WANTED = 1;

/** What was found. */
class Matches {
  /** By place of a document; 0 where it was not found. */
  readonly scores: Uint16Array;
  size = 0;

  /** @param rankOf by number of a list of facets its best rank among the wanted ones, `undefined` when it has none */
  constructor(
    places: number,
    private readonly rankOf: readonly (0 | 1 | undefined)[],
  ) {
    this.scores = new Uint16Array(places);
  }

  /** Keeps the better quality (see match-quality) of a document; 0 adds nothing. */
  add(place: number, { plainness, facetList }: IndexedDocument, quality: number): void {
    if (quality === 0) return;
    if (this.scores[place] === 0) this.size++;
    const rank = this.rankOf[facetList];
    let score = (quality << PLAINNESS_BITS) | (OUTSIDE_NAMES.has(quality) ? 0 : plainness);
    if (rank === 0) score |= PRIMARY_SCORE;
    if (quality >= EXACT_FROM) score |= EXACT_SCORE;
    if (rank === undefined) score = NOT_WANTED;
    if (score > this.scores[place]!) this.scores[place] = score;
  }
}

/**
 * Search over a catalogue in memory: words in any order, parts of words, spacing, initial consonants, spelling, English and
 * the wrong keyboard. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was
 * typed; among equals the plain before the special, then the document's own order. Any string is a valid keyword; nothing throws on input.
 * Changes are seen by the next call.
 */
export class SearchIndex {
  /** By place; `undefined` where a document was. Places are the row ids of the postings. */
  private readonly documents: (IndexedDocument | undefined)[] = [];
  private readonly placeOf = new Map<number, number>();
  /** By place, the document's list of facets: what is read of every document for a list without keyword. */
  private readonly facetListOf: number[] = [];
  private readonly sequences = new WordSequences();
  private readonly vocabulary = new Vocabulary();
  private readonly splitter = new DocumentSplitter(this.vocabulary);
  private readonly postings = new PostingsIndex();
  /** By word, how many documents have it. */
  private readonly documentsOf: number[] = [];
  private readonly compiler = new TermCompiler(this.vocabulary, wordId => this.documentsOf[wordId] ?? 0);
  /** Places that were given up. A search under way may still mean what was there: none is given out while there is one. */
  private readonly free: number[] = [];
  private searches = 0;
  /** Places of all documents in the documents' own order, until one changes. */
  private inOrder: Uint32Array | undefined;

  /** Number of documents. */
  get size(): number {
    return this.placeOf.size;
  }

  /** Puts many documents in; the same as upsert for each. @param failed called for what cannot be indexed, else that is thrown */
  addAll(
    documents: Iterable<SearchDocument>,
    failed: (error: unknown, document: SearchDocument) => void = error => {
      throw error;
    },
  ): void {
    this.postings.together(() => {
      for (const document of documents) {
        try {
          this.upsert(document);
        } catch (error) {
          failed(error, document);
        }
      }
    });
  }

  /** Puts a document in, in place of the one with its id. */
  upsert(document: SearchDocument): void {
    const { indexed, words } = this.splitter.split(document);
    const wordIds = wordIdsOf(words);
    const place = this.freePlace();
    this.postings.put(place, {
      words: Array.from(wordIds, wordId => this.vocabulary.text(wordId)),
      runs: indexed.names.map(({ run }) => run),
      initialRuns: indexed.names.flatMap(({ run, spaced }) => (spaced === '' ? [] : run)),
    });
    this.remove(document.id);
    this.documents[place] = indexed;
    this.facetListOf[place] = indexed.facetList;
    this.sequences.set(place, words);
    this.placeOf.set(document.id, place);
    for (const wordId of wordIds) this.documentsOf[wordId] = (this.documentsOf[wordId] ?? 0) + 1;
    this.inOrder = undefined;
  }

  /** Takes a document out. @returns whether there was one */
  remove(id: number): boolean {
    const place = this.placeOf.get(id);
    if (place === undefined) return false;
    this.postings.remove(place);
    for (const wordId of wordIdsOf(this.sequences.of(place))) this.documentsOf[wordId]!--;
    this.sequences.remove(place);
    this.documents[place] = undefined;
    this.free.push(place);
    this.inOrder = undefined;
    return this.placeOf.delete(id);
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
    const rankOf = this.splitter.facetRanks.map(ranks => bestRank(ranks, query.facets ?? []));
    this.searches++;
    try {
      const scores =
        keyword === '' ? this.scoresOfAll(rankOf) : (yield* this.matches(keyword, rankOf)).scores;
      yield;
      return this.page(scores, (page - 1) * size, size);
    } finally {
      this.searches--;
    }
  }

  close(): void {
    this.postings.close();
  }

  private freePlace(): number {
    return (this.searches === 0 ? this.free.pop() : undefined) ?? this.documents.length;
  }

  private scoresOfAll(rankOf: readonly (0 | 1 | undefined)[]): Uint16Array {
    const scoreOf = rankOf.map(rank => (rank === undefined ? NOT_WANTED : NOT_WANTED + 2 - rank));
    return Uint16Array.from(this.facetListOf, facetList => scoreOf[facetList]!);
  }

  /** A page of what has a score: best first, equally good documents in their own order. */
  private page(scores: Uint16Array, offset: number, size: number): SearchResult {
    const counts = new Uint32Array(MOST_SCORES);
    const firstOf: number[][] = [];
    for (const place of this.placesInOrder()) {
      const score = scores[place] ?? 0;
      if (score > NOT_WANTED && counts[score]!++ < offset + size) (firstOf[score] ??= []).push(place);
    }
    const places: number[] = [];
    let total = 0;
    for (let score = MOST_SCORES - 1; score > NOT_WANTED; score--) {
      if (counts[score] === 0) continue;
      places.push(...firstOf[score]!.slice(Math.max(0, offset - total), Math.max(0, offset + size - total)));
      total += counts[score]!;
    }
    return { ids: places.map(place => this.documents[place]!.id), total };
  }

  private placesInOrder(): Uint32Array {
    return (this.inOrder ??= Uint32Array.from(
      [...this.placeOf.values()].sort((a, b) => {
        const [first, second] = [this.documents[a]!, this.documents[b]!];
        return first.sortKey - second.sortKey || first.id - second.id;
      }),
    ));
  }

  /** What the first reading of the keyword finds that finds anything, the likeliest first. */
  private *matches(keyword: string, rankOf: readonly (0 | 1 | undefined)[]): Generator<void, Matches> {
    const matches = new Matches(this.documents.length, rankOf);
    for (const { words, misspelt } of readings(keyword)) {
      const terms = this.compiler.compile(words, misspelt ? 'fuzzy' : 'literal');
      yield;
      if (terms === null) continue;
      const run = words.join('');
      yield* this.addAllOf(matches, terms, run);
      if (!misspelt && matches.size > 0) yield* this.widen(matches, words, run);
      this.addNames(matches, run);
      if (matches.size > 0) break;
    }
    return matches;
  }

  /** Adds what the words mean as one word, and, where little was found, what sounds like them. */
  private *widen(matches: Matches, words: readonly string[], run: string): Generator<void, void> {
    const single = words.length > 1 ? this.compiler.compileSingle(run) : null;
    if (single !== null) yield* this.addAllOf(matches, [single], run);
    const alike = matches.size > FEW_FOUND ? null : this.compiler.compile(words, 'alike');
    if (alike !== null) yield* this.addAllOf(matches, alike, run);
  }

  /** Adds the documents in which every term is found: those that have the rarest one are looked into. */
  private *addAllOf(matches: Matches, terms: readonly QueryTerm[], run: string): Generator<void, void> {
    const matcher = new QueryMatcher(terms, this.vocabulary.size, this.sequences);
    const looked = new Uint8Array(matches.scores.length);
    let left = DOCUMENTS_A_STEP;
    for (const places of this.candidates(rarestOf(terms, term => this.mostCandidates(term)))) {
      yield;
      for (const place of places) {
        const document = this.documents[place];
        if (document === undefined || looked[place] !== 0) continue;
        looked[place] = 1;
        const quality = matcher.quality(place, document);
        if (quality > 0) matches.add(place, document, startQuality(document, run) || quality);
        if (--left > 0) continue;
        left = DOCUMENTS_A_STEP;
        yield;
      }
    }
  }

  /** How many documents have to be looked at for a term, at most. */
  private mostCandidates({ entries, pieces, pattern }: QueryTerm): number {
    const joined = pieces === null ? 0 : Math.min(...pieces.map(piece => piece.entries));
    return entries + joined + (pattern === null ? 0 : this.size);
  }

  private *candidates({ kinds, pieces, pattern }: QueryTerm): Generator<number[]> {
    for (const wordId of kinds.keys()) yield this.postings.withWord(this.vocabulary.text(wordId));
    if (pieces !== null) {
      for (const wordId of rarestOf(pieces, piece => piece.entries).kinds.keys())
        yield this.postings.withWord(this.vocabulary.text(wordId));
    }
    if (pattern !== null && pattern.length >= LEAST_PATTERN) yield this.postings.withInitials(pattern);
  }

  /** Adds what goes by exactly this name. */
  private addNames(matches: Matches, run: string): void {
    for (const place of this.postings.withName(run)) {
      const document = this.documents[place];
      if (document !== undefined) matches.add(place, document, exactQuality(document, run));
    }
  }
}

function wordIdsOf(words: Iterable<number>): Set<number> {
  const ids = new Set<number>();
  for (const word of words) if (word !== TEXT_BREAK) ids.add(word >>> SLOT_BITS);
  return ids;
}

/** How a name starts weighs more than its words can tell; 0 when it does not start with what was typed. */
function startQuality({ names }: IndexedDocument, run: string): number {
  const name = names[0]!.run;
  if (run.length > 1 && name.charCodeAt(0) !== run.charCodeAt(0)) return 0;
  if (name.startsWith(run)) return NAME_START + 1;
  return continuesWith(name, run) ? NAME_START : 0;
}

/** The quality of a document that goes by this name. */
function exactQuality({ names }: IndexedDocument, run: string): number {
  const name = names[0]!.run;
  if (name === run) return EXACT_NAME;
  return EXACT_ALIAS + (name.includes(run) ? ALSO_IN_NAME : 0);
}

/** The best rank that any of these facets has; 0 when none is asked for, `undefined` when it has none. */
function bestRank(ranks: ReadonlyMap<string, 0 | 1>, facets: readonly string[]): 0 | 1 | undefined {
  if (facets.length === 0) return 0;
  const found = facets.flatMap(facet => ranks.get(facet) ?? []);
  return found.includes(0) ? 0 : found[0];
}

function rarestOf(terms: readonly QueryTerm[], documents: (term: QueryTerm) => number): QueryTerm {
  return terms.reduce((rarest, term) => (documents(term) < documents(rarest) ? term : rarest));
}

function positiveInteger(value: number | undefined, fallback: number, most: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
}

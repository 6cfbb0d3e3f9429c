import type { GrowableList } from './growable-list.js';
import { fuzzyKind, INITIALS_KIND, KIND_OF_MATCH, TYPING_KIND } from './match-quality.js';
import { LruCache } from './lru-cache.js';
import type { QueryTerm } from './query-term.js';
import { initialsPattern, isLoneConsonant } from './search-text.js';
import { misspeltRuns, segmentRun } from './segmentation.js';
import type { Vocabulary } from './vocabulary.js';

/** Half edits between words that sound alike. */
const SOUNDS_ALIKE = 1;
const ONE_EDIT = 2;
/** Entries up to which a word may be chance: somebody's alias, or another misspelling. */
const FEW_ENTRIES = 4;
/** Readings of one misspelt run that are tried, at most. */
const MOST_MISSPELT_READINGS = 12;
/** One character of Hangul, or up to two Latin letters or digits: too little to look for by itself. */
const SHORT_PIECE = /^(.|[a-z0-9]{2})$/u;

/** As a piece of a run, letters that every other English word begins with. */
const SHORT_LATIN = /^[a-z0-9]{1,2}$/;

/** `literal` as typed; `alike` also words that sound so; `fuzzy` words nearby for those that were not found. */
export type MatchMode = 'literal' | 'alike' | 'fuzzy';

/** Terms kept, at most; mostly of less than a kilobyte. */
const MOST_KEPT = 3000;

/** Turns typed words into terms, and keeps those that were asked for lately: people type the same words again and again. */
export class TermCompiler {
  private readonly kept = new LruCache<string, QueryTerm>(MOST_KEPT);

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly postings: readonly GrowableList[],
  ) {}

  /** To be called after every change. */
  clear(): void {
    this.kept.clear();
  }

  /**
   * A term for each word; `null` as soon as one stands for nothing in the catalogue, and when words that sound alike are asked for
   * and there are none.
   */
  compile(words: readonly string[], mode: MatchMode): QueryTerm[] | null {
    const terms: QueryTerm[] = [];
    let isLiteral = true;
    for (const word of new Set(words)) {
      const literal = this.keptOr(`literal ${word}`, () => this.term(word, true));
      const term = this.keptOr(`${mode} ${word}`, () => this.widened(literal, mode));
      if (isEmpty(term)) return null;
      if (term !== literal) isLiteral = false;
      terms.push(term);
    }
    return mode === 'alike' && isLiteral ? null : terms;
  }

  /** A term that stands only for words of the catalogue that contain this one; `null` when there is none. */
  compileSingle(word: string): QueryTerm | null {
    const term = this.keptOr(`single ${word}`, () => this.term(word, false));
    return isEmpty(term) ? null : term;
  }

  /** The term itself when there is nothing to add in this mode. */
  private widened(literal: QueryTerm, mode: MatchMode): QueryTerm {
    if (mode === 'literal' || (mode === 'fuzzy' && literal.words.length > 0)) return literal;
    const term = copyOf(literal);
    if (mode === 'fuzzy') this.addMisspelt(term, literal.word);
    else if (!this.addFuzzy(term, literal.word, SOUNDS_ALIKE)) return literal;
    return term;
  }

  private keptOr(key: string, make: () => QueryTerm): QueryTerm {
    let term = this.kept.get(key);
    if (term === undefined) this.kept.set(key, (term = make()));
    return term;
  }

  private term(word: string, mayBeJoined: boolean): QueryTerm {
    const term = emptyTerm(word);
    term.pattern = initialsPattern(word);
    const single = word.length === 1;
    const consonant = single && isLoneConsonant(word.charCodeAt(0));
    const found = this.vocabulary.find(word);
    const isWord = found.some(({ match }) => match === 'whole');
    for (const { wordId, match } of found) {
      if (consonant && match !== 'openPrefix') continue;
      if (!mayBeJoined && match !== 'whole' && SHORT_LATIN.test(word)) continue;
      if (single && (match === 'foldedPrefix' || match === 'foldedInside')) continue;
      const typing = !isWord && (match === 'prefix' || match === 'openPrefix');
      this.add(term, wordId, typing ? TYPING_KIND : KIND_OF_MATCH[match]);
    }
    if (term.pattern !== null) {
      const known = new Set(term.words);
      for (const wordId of this.vocabulary.findByInitials(term.pattern))
        if (!known.has(wordId)) this.add(term, wordId, INITIALS_KIND);
    }
    const pieces = mayBeJoined ? segmentRun(this.vocabulary, word) : null;
    if (pieces !== null) {
      const short = pieces.some(piece => SHORT_PIECE.test(piece));
      // A word that many documents have is no two: 등운동 may be 등 + 운동, but 풀업 need not be looked for as 풀 + 업.
      if (!(short && isWord && term.entries > FEW_ENTRIES)) {
        term.pieces = pieces.map(piece => this.term(piece, false));
        term.needsNeighbours = short;
      }
    }
    return term;
  }

  private add(term: QueryTerm, wordId: number, kind: number): void {
    term.words.push(wordId);
    term.kinds.push(kind);
    term.entries += this.postings[wordId]!.length;
  }

  /** @returns whether there was a word near enough that was not in it yet */
  private addFuzzy(term: QueryTerm, word: string, most?: number): boolean {
    const known = new Set(term.words);
    const near = this.vocabulary.findFuzzy(word, most).filter(({ wordId }) => !known.has(wordId));
    for (const { wordId, distance } of near) this.add(term, wordId, fuzzyKind(distance));
    return near.length > 0;
  }

  private addMisspelt(term: QueryTerm, word: string): void {
    if (this.addFuzzy(term, word)) return;
    if (term.pieces !== null) {
      for (const piece of term.pieces) this.addFuzzy(piece, piece.word, ONE_EDIT);
      return;
    }
    for (const reading of misspeltRuns(this.vocabulary, word).slice(0, MOST_MISSPELT_READINGS)) {
      const misspelt = emptyTerm(reading.misspelt);
      if (!this.addFuzzy(misspelt, reading.misspelt)) continue;
      term.pieces = [
        ...reading.before.map(piece => this.term(piece, false)),
        misspelt,
        ...reading.after.map(piece => this.term(piece, false)),
      ];
      return;
    }
  }
}

function copyOf(term: QueryTerm): QueryTerm {
  return {
    ...term,
    words: [...term.words],
    kinds: [...term.kinds],
    pieces: term.pieces?.map(copyOf) ?? null,
  };
}

function emptyTerm(word: string): QueryTerm {
  return { word, words: [], kinds: [], entries: 0, pieces: null, needsNeighbours: false, pattern: null };
}

function isEmpty(term: QueryTerm): boolean {
  return (
    term.words.length === 0 && term.pieces === null && (term.pattern === null || term.pattern.length < 3)
  );
}

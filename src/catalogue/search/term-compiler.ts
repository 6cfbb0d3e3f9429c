import { fuzzyKind, INITIALS_KIND, KIND_OF_MATCH, TYPING_KIND } from './match-quality.js';
import { initialsPattern, isLoneConsonant } from './search-text.js';
import { misspeltRuns, segmentRun } from './segmentation.js';
import type { Vocabulary } from './vocabulary.js';

/** One typed word, worked out against the vocabulary: which words it may stand for, and how. */
export interface QueryTerm {
  /** As typed. */
  word: string;
  /** The words it may stand for, by id, with the kind of match (see KIND_OF_MATCH). */
  kinds: Map<number, number>;
  /** Documents of those words, one counted once for each. */
  entries: number;
  /** The words it is made of when it was typed without spaces; `null` when it cannot be read so. */
  pieces: QueryTerm[] | null;
  /** A piece is so short that it is everywhere: then the pieces must stand side by side. */
  needsNeighbours: boolean;
  /** Initial consonants and syllables, `null` when it holds no lone consonant. */
  pattern: string | null;
}

/** Patterns of fewer characters are looked for at the beginning of words only. */
export const LEAST_PATTERN = 3;
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

/** Turns typed words into terms. */
export class TermCompiler {
  /** @param documentsOf how many documents have a word */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly documentsOf: (wordId: number) => number,
  ) {}

  /**
   * A term for each word; `null` as soon as one stands for nothing in the catalogue, and when words that sound alike are asked for
   * and there are none.
   */
  compile(words: readonly string[], mode: MatchMode): QueryTerm[] | null {
    const terms: QueryTerm[] = [];
    let isLiteral = true;
    for (const word of new Set(words)) {
      const term = this.term(word, true);
      if (this.widen(term, mode)) isLiteral = false;
      if (isEmpty(term)) return null;
      terms.push(term);
    }
    return mode === 'alike' && isLiteral ? null : terms;
  }

  /** A term that stands only for words of the catalogue that contain this one; `null` when there is none. */
  compileSingle(word: string): QueryTerm | null {
    const term = this.term(word, false);
    return isEmpty(term) ? null : term;
  }

  /** @returns whether there was something to add in this mode */
  private widen(term: QueryTerm, mode: MatchMode): boolean {
    if (mode === 'alike') return this.addFuzzy(term, term.word, SOUNDS_ALIKE);
    if (mode === 'literal' || term.kinds.size > 0) return false;
    this.addMisspelt(term, term.word);
    return true;
  }

  private term(word: string, mayBeJoined: boolean): QueryTerm {
    const term = emptyTerm(word);
    term.pattern = initialsPattern(word);
    const single = word.length === 1;
    const consonant = single && isLoneConsonant(word.charCodeAt(0));
    const found = this.vocabulary.find(word);
    const isWord = [...found.values()].includes('whole');
    for (const [wordId, match] of found) {
      if (consonant && match !== 'openPrefix') continue;
      if (!mayBeJoined && match !== 'whole' && SHORT_LATIN.test(word)) continue;
      if (single && (match === 'foldedPrefix' || match === 'foldedInside')) continue;
      const typing = !isWord && (match === 'prefix' || match === 'openPrefix');
      this.add(term, wordId, typing ? TYPING_KIND : KIND_OF_MATCH[match]);
    }
    if (term.pattern !== null) {
      for (const wordId of this.vocabulary.findByInitials(term.pattern))
        this.add(term, wordId, INITIALS_KIND);
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

  /** Adds a word unless it is in already, better matched. */
  private add(term: QueryTerm, wordId: number, kind: number): void {
    if (term.kinds.has(wordId)) return;
    term.kinds.set(wordId, kind);
    term.entries += this.documentsOf(wordId);
  }

  /** @returns whether there was a word near enough that was not in it yet */
  private addFuzzy(term: QueryTerm, word: string, most?: number): boolean {
    const known = term.kinds.size;
    for (const { wordId, distance } of this.vocabulary.findFuzzy(word, most))
      this.add(term, wordId, fuzzyKind(distance));
    return term.kinds.size > known;
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

function emptyTerm(word: string): QueryTerm {
  return { word, kinds: new Map(), entries: 0, pieces: null, needsNeighbours: false, pattern: null };
}

function isEmpty({ kinds, pieces, pattern }: QueryTerm): boolean {
  return kinds.size === 0 && pieces === null && (pattern === null || pattern.length < LEAST_PATTERN);
}

import {
  fuzzyQuality,
  INITIALS_QUALITY,
  TYPING_QUALITY,
  WORD_QUALITY,
  type SlotQualities,
} from './match-quality.js';
import { namesOtherThing } from './query-readings.js';
import { initialsPattern, SHORT_LATIN } from './search-text.js';
import { misspeltRuns, segmentRun } from './segmentation.js';
import type { Vocabulary } from './vocabulary.js';

/** One typed word, worked out against the vocabulary: which words it may stand for, and how well. */
export interface QueryTerm {
  /** As typed. */
  word: string;
  /** The words it may stand for, by their ids. */
  words: Map<number, SlotQualities>;
  /** The words it is made of when it was typed without spaces; none when it cannot be read so. */
  pieces: QueryTerm[];
  /** A piece is so short that it is everywhere: then the pieces must stand side by side. */
  needsNeighbours: boolean;
  /** Initial consonants and syllables as regular expressions, one a character; none when it holds no lone consonant. */
  initials: string[];
}

/** Patterns of fewer characters are looked for at the beginning of words only. */
export const LEAST_PATTERN = 3;
/** Half edits between words that sound alike. */
const SOUNDS_ALIKE = 1;
const ONE_EDIT = 2;
/** Readings of one misspelt run that are tried, at most. */
const MOST_MISSPELT_READINGS = 12;
/** One character of Hangul, or up to two Latin letters or digits: too little to look for by itself. */
const SHORT_PIECE = /^(.|[a-z0-9]{2})$/u;

/**
 * `literal` as typed; `single` only words of the catalogue that contain it, not what it may be made of; `alike` also words that sound so;
 * `fuzzy` words nearby for those that were not found.
 */
export type MatchMode = 'literal' | 'single' | 'alike' | 'fuzzy';

/** Turns typed words into terms. */
export class TermCompiler {
  /** @param areRare whether so few documents have these words that they may be chance: somebody's alias, or another misspelling */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly areRare: (wordIds: Iterable<number>) => boolean,
  ) {}

  /**
   * A term for each word; `null` as soon as one stands for nothing in the catalogue, and when words that sound alike are asked for
   * and there are none.
   */
  compile(words: readonly string[], mode: MatchMode): QueryTerm[] | null {
    const terms: QueryTerm[] = [];
    let isWidened = false;
    for (const word of new Set(words)) {
      const term = this.term(word, mode !== 'single');
      if (this.widen(term, mode)) isWidened = true;
      if (isEmpty(term)) return null;
      terms.push(term);
    }
    return mode === 'alike' && !isWidened ? null : terms;
  }

  /** @returns whether there was something to add in this mode */
  private widen(term: QueryTerm, mode: MatchMode): boolean {
    if (mode === 'alike') return this.addFuzzy(term, SOUNDS_ALIKE);
    if (mode !== 'fuzzy' || term.words.size > 0) return false;
    this.addMisspelt(term);
    return true;
  }

  private term(word: string, mayBeJoined: boolean): QueryTerm {
    const term = { ...emptyTerm(word), initials: initialsPattern(word) };
    const single = word.length === 1;
    const consonant = /^[ㄱ-ㅎ]$/.test(word);
    const found = this.vocabulary.find(word);
    const isWord = [...found.values()].includes('whole');
    for (const [wordId, match] of found) {
      if (consonant && match !== 'openPrefix') continue;
      if (!mayBeJoined && match !== 'whole' && SHORT_LATIN.test(word)) continue;
      if (single && (match === 'foldedPrefix' || match === 'foldedInside')) continue;
      if (match.startsWith('folded') && namesOtherThing([word])) continue;
      const typing = !isWord && (match === 'prefix' || match === 'openPrefix');
      term.words.set(wordId, typing ? TYPING_QUALITY : WORD_QUALITY[match]);
    }
    if (term.initials.length > 0)
      for (const wordId of this.vocabulary.matching(new RegExp(`^${term.initials.join('')}`)))
        add(term, wordId, INITIALS_QUALITY);
    const pieces = mayBeJoined ? segmentRun(this.vocabulary, word) : [];
    const short = pieces.some(piece => SHORT_PIECE.test(piece));
    // A word that many documents have is no two: 등운동 may be 등 + 운동, but 풀업 need not be looked for as 풀 + 업.
    if (short && isWord && !this.areRare(term.words.keys())) return term;
    return { ...term, pieces: pieces.map(piece => this.term(piece, false)), needsNeighbours: short };
  }

  /** @returns whether there was a word near enough that was not in it yet */
  private addFuzzy(term: QueryTerm, most?: number): boolean {
    const known = term.words.size;
    for (const { wordId, distance } of this.vocabulary.findFuzzy(term.word, most))
      add(term, wordId, fuzzyQuality(distance));
    return term.words.size > known;
  }

  private addMisspelt(term: QueryTerm): void {
    if (this.addFuzzy(term)) return;
    if (term.pieces.length > 0) {
      for (const piece of term.pieces) this.addFuzzy(piece, ONE_EDIT);
      return;
    }
    for (const reading of misspeltRuns(this.vocabulary, term.word).slice(0, MOST_MISSPELT_READINGS)) {
      const misspelt = emptyTerm(reading.misspelt);
      if (!this.addFuzzy(misspelt)) continue;
      const known = (pieces: readonly string[]) => pieces.map(piece => this.term(piece, false));
      term.pieces = [...known(reading.before), misspelt, ...known(reading.after)];
      return;
    }
  }
}

/** Adds a word unless it is in already, better matched. */
function add({ words }: QueryTerm, wordId: number, qualities: SlotQualities): void {
  if (!words.has(wordId)) words.set(wordId, qualities);
}

function emptyTerm(word: string): QueryTerm {
  return { word, words: new Map(), pieces: [], needsNeighbours: false, initials: [] };
}

function isEmpty({ words, pieces, initials }: QueryTerm): boolean {
  return words.size === 0 && pieces.length === 0 && initials.length < LEAST_PATTERN;
}

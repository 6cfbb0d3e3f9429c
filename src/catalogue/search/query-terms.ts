import type { Steps } from './search-hits.js';
import * as quality from './match-quality.js';
import { namesOtherThing } from './query-readings.js';
import { initialsPattern, SHORT_LATIN } from './search-text.js';
import { misspeltRuns, segmentRun } from './segmentation.js';
import type { Vocabulary } from './vocabulary.js';

/** One typed word resolved against the vocabulary: the words it may stand for, and how well. */
export interface QueryTerm {
  /** As typed. */
  word: string;
  /** The words it may stand for, by id. */
  words: Map<number, quality.SlotQualities>;
  /** The words it consists of if typed without spaces. */
  pieces: QueryTerm[];
  /** One piece is so short that it occurs everywhere: then the pieces must be adjacent. */
  needsNeighbours: boolean;
  /** Initial consonants and syllables as regular expressions, one per character; empty without a lone consonant. */
  initials: string[];
}

/** Shorter patterns match only at the start of words. */
export const LEAST_PATTERN = 3;
/** Half edits between words that sound alike. */
const SOUNDS_ALIKE = 1;
const ONE_EDIT = 2;
/** Most readings tried for one misspelt run. */
const MOST_MISSPELT_READINGS = 12;
/** One character of Hangul, or up to two Latin letters or digits: too short to search on its own. */
const SHORT_PIECE = /^(.|[a-z0-9]{2})$/u;

/** `literal`: as typed; `single`: not split into pieces; `alike`: also what sounds alike; `fuzzy`: also similar words if nothing was found. */
export type MatchMode = 'literal' | 'single' | 'alike' | 'fuzzy';

export class TermCompiler {
  /** @param areRare whether so few documents have these words that they may be chance: somebody's alias, or another misspelling */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly areRare: (wordIds: Iterable<number>) => boolean,
  ) {}

  /** One term per word; `null` as soon as a word matches nothing, or if similar sounds are asked for and none exist. */
  *compile(words: readonly string[], mode: MatchMode): Steps<QueryTerm[] | null> {
    const terms: QueryTerm[] = [];
    let isWidened = mode !== 'alike';
    for (const word of new Set(words)) {
      yield;
      const term = this.term(word, mode !== 'single');
      if (mode === 'alike' && (yield* this.addFuzzy(term, SOUNDS_ALIKE))) isWidened = true;
      if (mode === 'fuzzy' && term.words.size === 0) yield* this.addMisspelt(term);
      if (term.words.size === 0 && term.pieces.length === 0 && term.initials.length < LEAST_PATTERN)
        return null;
      terms.push(term);
    }
    return isWidened ? terms : null;
  }

  private term(word: string, mayBeJoined: boolean): QueryTerm {
    const term = { ...emptyTerm(word), initials: initialsPattern(word) };
    const consonant = /^[ㄱ-ㅎ]$/.test(word);
    const isWord = this.vocabulary.ids.has(word);
    for (const [wordId, match] of this.vocabulary.find(word)) {
      if (consonant && match !== 'openPrefix') continue;
      if (!mayBeJoined && match !== 'whole' && SHORT_LATIN.test(word)) continue;
      if (word.length === 1 && (match === 'foldedPrefix' || match === 'foldedInside')) continue;
      if (match.startsWith('folded') && namesOtherThing([word])) continue;
      const typing = !isWord && (match === 'prefix' || match === 'openPrefix');
      term.words.set(wordId, typing ? quality.TYPING_QUALITY : quality.WORD_QUALITY[match]);
    }
    const begun = new RegExp(`^${term.initials.join('')}`);
    if (term.initials.length > 0)
      for (const wordId of this.vocabulary.where(known => begun.test(known), word))
        if (!term.words.has(wordId)) term.words.set(wordId, quality.INITIALS_QUALITY);
    const pieces = mayBeJoined ? segmentRun(this.vocabulary, word) : [];
    const short = pieces.some(piece => SHORT_PIECE.test(piece));
    // A word that many documents contain is not split: 등운동 may be 등 + 운동, but 풀업 need not be searched as 풀 + 업.
    if (short && isWord && !this.areRare(term.words.keys())) return term;
    return { ...term, pieces: pieces.map(piece => this.term(piece, false)), needsNeighbours: short };
  }

  /** @returns whether it added a similar word */
  private *addFuzzy({ word, words }: QueryTerm, most?: number): Steps<boolean> {
    yield;
    const known = words.size;
    for (const { wordId, distance } of this.vocabulary.findFuzzy(word, most))
      if (!words.has(wordId)) words.set(wordId, quality.fuzzyQuality(distance));
    return words.size > known;
  }

  private *addMisspelt(term: QueryTerm): Steps {
    if (yield* this.addFuzzy(term)) return;
    for (const piece of term.pieces) yield* this.addFuzzy(piece, ONE_EDIT);
    if (term.pieces.length > 0) return;
    const runs = misspeltRuns(this.vocabulary, term.word).slice(0, MOST_MISSPELT_READINGS);
    for (const { before, misspelt, after } of runs) {
      const meant = emptyTerm(misspelt);
      if (!(yield* this.addFuzzy(meant))) continue;
      const known = (words: readonly string[]) => words.map(word => this.term(word, false));
      term.pieces = [...known(before), meant, ...known(after)];
      return;
    }
  }
}

function emptyTerm(word: string): QueryTerm {
  return { word, words: new Map(), pieces: [], needsNeighbours: false, initials: [] };
}

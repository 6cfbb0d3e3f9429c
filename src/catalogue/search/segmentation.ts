import { foldWord } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';

/** Longer runs without a space are no exercise or product; the work below grows with the square of the length. */
const LONGEST_RUN = 24;
/** A misspelt piece of fewer characters could be anything, of more no single word. */
const MISSPELT_LENGTH = { least: 2, most: 7 };

/**
 * What pieces cost: whole words of two characters and more bring something, so that the finest reading wins (a catalogue
 * may hold 벤치프레스 as well as 벤치 and 프레스); pieces that end inside a word, and single characters, cost.
 */
const WORD_COST = -1;
const PARTIAL_COST = 3;
const ONE_CHARACTER_COST = 6;

/** Letters and digits that every other English word begins or ends with. */
const SHORT_LATIN = /^[a-z0-9]{1,2}$/;

/** The cheapest way to read a run up to some place: what it costs, and where the last piece begins. */
interface Cut {
  cost: number;
  from: number;
}

/** A run of characters without spaces, and the ways to read it as words of the vocabulary one after the other. */
class Run {
  /** One character of a word is taken for a piece (벤치프 = 벤치 + 프…) only in what is neither a word nor two characters. */
  private readonly allowsOpenCharacter: boolean;
  private readonly cuts: (readonly (Cut | null)[])[] = [];

  constructor(
    private readonly vocabulary: Vocabulary,
    readonly text: string,
  ) {
    this.allowsOpenCharacter = text.length > 2 && !vocabulary.hasWhole(foldWord(text));
  }

  /** The cheapest way to read what stands between two places, `null` where there is none. The whole run in one piece does not count. */
  pieces(start: number, end: number): string[] | null {
    const cuts = (this.cuts[start] ??= this.cutsFrom(start));
    if (cuts[end] === null) return null;
    const pieces: string[] = [];
    for (let to = end; to > start; to = cuts[to]!.from) pieces.unshift(this.text.slice(cuts[to]!.from, to));
    return pieces;
  }

  private cutsFrom(start: number): (Cut | null)[] {
    const cuts = Array.from(this.text, (): Cut | null => null);
    cuts[start] = { cost: 0, from: start };
    for (let to = start + 1; to <= this.text.length; to++) {
      cuts[to] = null;
      for (let from = start; from < to; from++) {
        const before = cuts[from];
        if (!before || to - from === this.text.length) continue;
        const cost = before.cost + this.pieceCost(from, to);
        if (cost < (cuts[to]?.cost ?? Infinity)) cuts[to] = { cost, from };
      }
    }
    return cuts;
  }

  /** The first piece may be the end of a word (치프레스), the last one the beginning. */
  private pieceCost(from: number, to: number): number {
    const text = this.text.slice(from, to);
    const folded = foldWord(text);
    const cost = text.length === 1 ? ONE_CHARACTER_COST : WORD_COST;
    if (this.vocabulary.hasWhole(folded)) return cost;
    if (SHORT_LATIN.test(text) || (text.length === 1 && !this.allowsOpenCharacter)) return Infinity;
    const partial =
      (from === 0 && this.vocabulary.hasSuffix(folded)) ||
      (to === this.text.length && this.vocabulary.hasPrefix(folded));
    return partial ? cost + PARTIAL_COST : Infinity;
  }
}

/** Words typed without a space between them: 벤치프레스 → 벤치, 프레스. `null`: it is not made of known words. */
export function segmentRun(vocabulary: Vocabulary, text: string): string[] | null {
  if (text.length < 2 || text.length > LONGEST_RUN) return null;
  return new Run(vocabulary, text).pieces(0, text.length);
}

/** A run read as known words around one piece that is none. */
export interface MisspeltRun {
  before: string[];
  misspelt: string;
  after: string[];
}

/** The ways to read a run with one misspelt piece (레그익스텐숀 → 레그 + 익스텐숀), the shortest such piece first. */
export function misspeltRuns(vocabulary: Vocabulary, text: string): MisspeltRun[] {
  if (text.length < 3 || text.length > LONGEST_RUN) return [];
  const run = new Run(vocabulary, text);
  const runs: MisspeltRun[] = [];
  for (let length = MISSPELT_LENGTH.least; length <= MISSPELT_LENGTH.most && length < text.length; length++) {
    for (let to = text.length; to >= length; to--) {
      const before = run.pieces(0, to - length);
      const after = before && run.pieces(to, text.length);
      if (before && after) runs.push({ before, misspelt: text.slice(to - length, to), after });
    }
  }
  return runs;
}

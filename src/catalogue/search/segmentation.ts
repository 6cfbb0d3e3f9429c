import { foldChar } from './search-text.js';
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

interface Cut {
  cost: number;
  from: number;
}

/** A run of characters without spaces, and the ways to read it as words of the vocabulary one after the other. */
class Run {
  private readonly folded: string;
  private readonly offsets: number[] = [0];
  /** One character of a word is taken for a piece (벤치프 = 벤치 + 프…) only in what is neither a word nor two characters. */
  private readonly allowsOpenCharacter: boolean;

  constructor(
    private readonly vocabulary: Vocabulary,
    readonly text: string,
  ) {
    let folded = '';
    for (let i = 0; i < text.length; i++) {
      folded += foldChar(text[i]!);
      this.offsets.push(folded.length);
    }
    this.folded = folded;
    this.allowsOpenCharacter = text.length > 2 && !vocabulary.hasWhole(folded);
  }

  /**
   * For every position the cheapest way to read what stands before it; `null` where there is none. The first piece may be
   * the end of a word (치프레스), the last one the beginning. The whole run in one piece does not count.
   */
  cuts(): (Cut | null)[] {
    const end = this.text.length;
    const best: (Cut | null)[] = [{ cost: 0, from: 0 }];
    for (let to = 1; to <= end; to++) {
      let cut: Cut | null = null;
      for (let from = 0; from < to; from++) {
        const before = best[from];
        if (!before || (from === 0 && to === end)) continue;
        const cost = before.cost + this.pieceCost(from, to);
        if (cost < (cut?.cost ?? Infinity)) cut = { cost, from };
      }
      best.push(cut);
    }
    return best;
  }

  /**
   * For every position the shortest way to read what stands from there on, as the end of its first piece; `null` where
   * there is none. The last piece may be unfinished.
   */
  endsFrom(): (number | null)[] {
    const end = this.text.length;
    const ends = new Array<number | null>(end + 1).fill(null);
    ends[end] = end;
    for (let from = end - 1; from > 0; from--) {
      for (let to = end; to > from && ends[from] === null; to--) {
        if (ends[to] !== null && this.pieceCost(from, to) < Infinity) ends[from] = to;
      }
    }
    return ends;
  }

  piecesFrom(ends: (number | null)[], start: number): string[] {
    const pieces: string[] = [];
    for (let from = start; from < this.text.length; from = ends[from]!)
      pieces.push(this.text.slice(from, ends[from]!));
    return pieces;
  }

  pieces(cuts: (Cut | null)[], end: number): string[] {
    const pieces: string[] = [];
    for (let to = end; to > 0; to = cuts[to]!.from) pieces.unshift(this.text.slice(cuts[to]!.from, to));
    return pieces;
  }

  private pieceCost(from: number, to: number): number {
    const piece = this.folded.slice(this.offsets[from], this.offsets[to]);
    const cost = to - from === 1 ? ONE_CHARACTER_COST : WORD_COST;
    if (this.vocabulary.hasWhole(piece)) return cost;
    if (SHORT_LATIN.test(this.text.slice(from, to)) || (to - from === 1 && !this.allowsOpenCharacter))
      return Infinity;
    const partial =
      (from === 0 && this.vocabulary.hasSuffix(piece)) ||
      (to === this.text.length && this.vocabulary.hasPrefix(piece));
    return partial ? cost + PARTIAL_COST : Infinity;
  }
}

/** Words typed without a space between them: 벤치프레스 → 벤치, 프레스. `null`: it is not made of known words. */
export function segmentRun(vocabulary: Vocabulary, text: string): string[] | null {
  if (text.length < 2 || text.length > LONGEST_RUN) return null;
  const run = new Run(vocabulary, text);
  const cuts = run.cuts();
  return cuts[text.length] ? run.pieces(cuts, text.length) : null;
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
  const cuts = run.cuts();
  const ends = run.endsFrom();
  const runs: MisspeltRun[] = [];
  for (let to = text.length; to > 0; to--) {
    if (ends[to] === null) continue;
    for (let from = Math.max(0, to - MISSPELT_LENGTH.most); from <= to - MISSPELT_LENGTH.least; from++) {
      if (!cuts[from] || (from === 0 && to === text.length)) continue;
      runs.push({
        before: run.pieces(cuts, from),
        misspelt: text.slice(from, to),
        after: run.piecesFrom(ends, to),
      });
    }
  }
  return runs.sort((a, b) => a.misspelt.length - b.misspelt.length);
}

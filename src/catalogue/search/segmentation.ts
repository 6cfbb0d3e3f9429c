import { foldWord, SHORT_LATIN } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';

/** Longer runs without a space are no exercise or product; the work grows with the square of the length. */
const LONGEST_RUN = 24;
/** A shorter misspelt piece could be anything; a longer one is no single word. */
const MISSPELT_LENGTH = { least: 2, most: 7 };

/** Whole words lower the cost, so that the finest split wins (a catalogue may contain 벤치프레스 as well as 벤치 and 프레스). */
const COST = { word: -1, oneCharacter: 6, partOfWord: 3 };

/** Pieces between two positions of a run, and their cost. */
type Cut = { cost: number; pieces: readonly string[] };

/** The cheapest cuts from a position on, by end position. The whole run as one piece does not count. */
function cutsFrom(vocabulary: Vocabulary, text: string, start: number): (Cut | undefined)[] {
  const cuts: (Cut | undefined)[] = [];
  cuts[start] = { cost: 0, pieces: [] };
  for (let to = start + 1; to <= text.length; to++) {
    for (let from = start; from < to; from++) {
      const before = cuts[from];
      if (before === undefined || to - from === text.length) continue;
      const cost = before.cost + pieceCost(vocabulary, text, from, to);
      if (cost < (cuts[to]?.cost ?? Infinity))
        cuts[to] = { cost, pieces: [...before.pieces, text.slice(from, to)] };
    }
  }
  return cuts;
}

/** The first piece may be the end of a word (치프레스), the last one the start. */
function pieceCost({ wholes, ends, beginnings }: Vocabulary, text: string, from: number, to: number): number {
  const piece = text.slice(from, to);
  const folded = foldWord(piece);
  const cost = piece.length === 1 ? COST.oneCharacter : COST.word;
  if (wholes.has(folded)) return cost;
  if (SHORT_LATIN.test(piece)) return Infinity;
  // A single character counts as a piece (벤치프 = 벤치 + 프…) only if the text is neither a word nor two characters long.
  if (piece.length === 1 && (text.length === 2 || wholes.has(foldWord(text)))) return Infinity;
  const isPart = (from === 0 && ends.has(folded)) || (to === text.length && beginnings.has(folded));
  return isPart ? cost + COST.partOfWord : Infinity;
}

/** Splits words typed without a space: 벤치프레스 → 벤치, 프레스. Empty if the text does not consist of known words. */
export function segmentRun(vocabulary: Vocabulary, text: string): readonly string[] {
  if (text.length < 2 || text.length > LONGEST_RUN) return [];
  return cutsFrom(vocabulary, text, 0)[text.length]?.pieces ?? [];
}

/** Known words around one unknown piece. */
type MisspeltRun = { before: readonly string[]; misspelt: string; after: readonly string[] };

/** The ways to read a run with one misspelt piece (레그익스텐숀 → 레그 + 익스텐숀), shortest such piece first. */
export function misspeltRuns(vocabulary: Vocabulary, text: string): MisspeltRun[] {
  if (text.length < 3 || text.length > LONGEST_RUN) return [];
  const cuts = Array.from({ length: text.length + 1 }, (_, start) => cutsFrom(vocabulary, text, start));
  const runs: MisspeltRun[] = [];
  for (let length = MISSPELT_LENGTH.least; length <= MISSPELT_LENGTH.most && length < text.length; length++) {
    for (let to = text.length; to >= length; to--) {
      const before = cuts[0]![to - length]?.pieces;
      const after = cuts[to]![text.length]?.pieces;
      if (before && after) runs.push({ before, misspelt: text.slice(to - length, to), after });
    }
  }
  return runs;
}

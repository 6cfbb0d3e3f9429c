import { allowedDistance, jamoDistance } from './jamo-distance.js';
import { WORD_QUALITY, type WordMatch } from './match-quality.js';
import { continuesWith, foldChar, foldWord, jamoOf } from './search-text.js';

const BEST_FIRST = Object.keys(WORD_QUALITY);
const firstJamo = (text: string) => jamoOf(text.charAt(0)).charAt(0);
/** Latin text is searched inside words only from three letters on: "at" is in "lat", "plate" and "rotation". */
const TOO_SHORT_INSIDE = /^[a-z]{1,2}$/;
/** Most words that one misspelt word may stand for. */
const MOST_FUZZY_WORDS = 12;

/** Every distinct word of the catalogue, and the ways to find it: a few thousand words. */
export class Vocabulary {
  readonly ids = new Map<string, number>();
  /** By id, in insertion order. */
  readonly words: string[] = [];
  private readonly folded: string[] = [];
  /** All foldings, one per line, and the ends of the lines: scanning one text is ten times as fast as scanning many. */
  private lines = '';
  private readonly lineEnds: number[] = [];
  private readonly byFirstJamo: Record<string, number[]> = {};
  /** Foldings of words, of their beginnings and of their ends. */
  readonly wholes = new Set<string>();
  readonly beginnings = new Set<string>();
  readonly ends = new Set<string>();

  /** The id of a word (from splitWords); adds a new word. */
  intern(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const folded = foldWord(text);
    this.ids.set(text, this.words.length);
    this.wholes.add(folded);
    for (let end = 1; end <= folded.length; end++) this.beginnings.add(folded.slice(0, end));
    for (let from = 0; from < text.length; from++) this.ends.add(foldWord(text.slice(from)));
    this.folded.push(folded);
    this.lines += `${folded}\n`;
    this.lineEnds.push(this.lines.length);
    (this.byFirstJamo[firstJamo(text)] ??= []).push(this.words.length);
    return this.words.push(text) - 1;
  }

  /** Words that contain the typed text from the start of a syllable on, by id. */
  *find(typed: string): Generator<[wordId: number, match: WordMatch]> {
    const folded = foldWord(typed);
    for (let at = 0, wordId = 0; (at = this.lines.indexOf(folded, at)) >= 0; at = this.lineEnds[wordId]!) {
      while (this.lineEnds[wordId]! <= at) wordId++;
      const match = bestMatch(this.words[wordId]!, this.folded[wordId]!, typed, folded);
      if (match) yield [wordId, match];
    }
  }

  /** Ids of the words that satisfy a predicate; with `begun`, only of those that start with its first jamo. */
  *where(isSo: (word: string) => boolean, begun?: string): Generator<number> {
    const ids = begun === undefined ? this.ids.values() : (this.byFirstJamo[firstJamo(begun)] ?? []);
    for (const wordId of ids) if (isSo(this.words[wordId]!)) yield wordId;
  }

  /** Words a misspelt one may stand for, nearest first, within `most` half edits: those at the least distance and one half edit more. */
  findFuzzy(typed: string, most = Infinity): { wordId: number; distance: number }[] {
    const folded = foldWord(typed);
    let limit = Math.min(most, allowedDistance(folded.length));
    const near: { wordId: number; distance: number }[] = [];
    if (limit === 0) return near;
    for (let wordId = 0; wordId < this.folded.length; wordId++) {
      const distance = jamoDistance(folded, this.folded[wordId]!, limit);
      if (distance > limit) continue;
      near.push({ wordId, distance });
      limit = Math.min(limit, distance + 1);
    }
    const nearest = near.filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance);
    return nearest.slice(0, MOST_FUZZY_WORDS);
  }
}

function bestMatch(word: string, whole: string, typed: string, folded: string): WordMatch | undefined {
  let best: WordMatch | undefined;
  for (let at = 0, from = 0; at < word.length; from += foldChar(word.charAt(at++)).length) {
    if (!whole.startsWith(folded, from) || (at > 0 && TOO_SHORT_INSIDE.test(typed))) continue;
    const match = matchAt(word, at, typed, whole === folded);
    if (best === undefined || BEST_FIRST.indexOf(match) < BEST_FIRST.indexOf(best)) best = match;
  }
  return best;
}

function matchAt(word: string, at: number, typed: string, isWhole: boolean): WordMatch {
  const exact = continuesWith(word, typed, at);
  if (at > 0) return exact ? 'inside' : 'foldedInside';
  if (isWhole) return word === typed ? 'whole' : 'foldedWhole';
  if (!exact) return 'foldedPrefix';
  return word.startsWith(typed) ? 'prefix' : 'openPrefix';
}

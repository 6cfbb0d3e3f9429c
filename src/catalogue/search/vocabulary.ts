import { allowedDistance, bitCount, jamoDistance, soundSet } from './jamo-distance.js';
import { continuesWith, foldChar, foldWord, patternSource } from './search-text.js';

/** How a typed word relates to a word of the vocabulary, best first. `folded…` = equal only in sound (ㅐ/ㅔ). */
export const WORD_MATCHES = [
  'whole',
  'prefix', // ends with a syllable
  'openPrefix', // ends inside a syllable: 데드리ㅍ, 프로 of 프롭
  'inside',
  'foldedWhole',
  'foldedPrefix',
  'foldedInside',
] as const;
export type WordMatch = (typeof WORD_MATCHES)[number];

interface Word {
  text: string;
  folded: string;
  /** The sounds of its folding (see soundSet). */
  sounds: number;
}

/** What is left of a word's folding from one of its characters on. */
interface Ending {
  folded: string;
  wordId: number;
  charIndex: number;
}

/** Latin words are looked into only from three letters on: "at" is in "lat", "plate" and "rotation". */
const TOO_SHORT_INSIDE = /^[a-z]{1,2}$/;
/** So many new endings are put in one by one; more are sorted in. */
const FEW_ENDINGS = 200;
/** Distances worked out for one misspelt word, at most. */
const MOST_DISTANCES = 4000;
/** Words that one misspelt word may stand for, at most. */
const MOST_FUZZY_WORDS = 12;

/**
 * Every different word of the catalogue, once, with the ways to find it: whole, by its beginning, from a syllable in its middle, by
 * sound, by initial consonants, or misspelt. Catalogues repeat their words: this stays small while the number of documents grows.
 */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly words: Word[] = [];
  private readonly foldedWords = new Set<string>();
  /** Sorted. */
  private endings: Ending[] = [];
  private newEndings: Ending[] = [];

  get size(): number {
    return this.words.length;
  }

  /** A word by its id, as it was taken in. */
  text(wordId: number): string {
    return this.words[wordId]!.text;
  }

  /** The id of a word (as splitWords gives it), new ones are taken in. */
  intern(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const wordId = this.words.length;
    const folded = foldWord(text);
    this.ids.set(text, wordId);
    this.words.push({ text, folded, sounds: soundSet(folded) });
    this.foldedWords.add(folded);
    for (let charIndex = 0, from = 0; charIndex < text.length; charIndex++) {
      this.newEndings.push({ folded: folded.slice(from), wordId, charIndex });
      from += foldChar(text[charIndex]!).length;
    }
    return wordId;
  }

  /** Words that contain what was typed from the start of a syllable on, by their ids. */
  find(typed: string): Map<number, WordMatch> {
    const folded = foldWord(typed);
    const found = new Map<number, WordMatch>();
    for (const ending of this.endingsFrom(folded)) {
      const match = this.classify(ending, typed, folded);
      const other = found.get(ending.wordId);
      if (match === null) continue;
      if (other === undefined || WORD_MATCHES.indexOf(match) < WORD_MATCHES.indexOf(other))
        found.set(ending.wordId, match);
    }
    return found;
  }

  /** Is this, by sound, a whole word? */
  hasWhole(foldedPiece: string): boolean {
    return this.foldedWords.has(foldedPiece);
  }

  /** Does a word begin so (by sound)? */
  hasPrefix(foldedPiece: string): boolean {
    for (const { charIndex } of this.endingsFrom(foldedPiece)) if (charIndex === 0) return true;
    return false;
  }

  /** Does a word end so (by sound)? */
  hasSuffix(foldedPiece: string): boolean {
    for (const { folded } of this.endingsFrom(foldedPiece)) return folded === foldedPiece;
    return false;
  }

  /** Words that begin with a pattern of syllables and initial consonants (see initialsPattern). */
  findByInitials(pattern: string): number[] {
    const begins = new RegExp(`^${patternSource(pattern)}`, 'u');
    const found: number[] = [];
    this.words.forEach(({ text }, wordId) => {
      if (begins.test(text)) found.push(wordId);
    });
    return found;
  }

  /**
   * Words a misspelt one may stand for, nearest first: only those at the least distance found and one half edit more.
   * Distances in half edits (see jamoDistance), up to `most`. A linear pass of bit operations over the vocabulary tells at least how many
   * edits away each word is; the distance itself is worked out for a bounded number of words, the likeliest first.
   */
  findFuzzy(typed: string, most = Infinity): { wordId: number; distance: number }[] {
    const folded = foldWord(typed);
    const allowed = Math.min(most, allowedDistance(folded.length));
    if (allowed === 0) return [];
    const candidates = this.wordsByEdits(folded, allowed >> 1);
    let limit = allowed;
    let left = MOST_DISTANCES;
    const near: { wordId: number; distance: number }[] = [];
    for (let edits = 0; edits * 2 <= limit; edits++) {
      for (const wordId of candidates[edits]!) {
        if (left-- <= 0) break;
        const distance = jamoDistance(folded, this.words[wordId]!.folded, limit);
        if (distance > limit) continue;
        near.push({ wordId, distance });
        limit = Math.min(limit, distance + 1);
      }
    }
    return near
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance || a.wordId - b.wordId)
      .slice(0, MOST_FUZZY_WORDS);
  }

  /** Words that may be up to so many edits away, by the fewest edits their sounds tell of. */
  private wordsByEdits(typed: string, most: number): number[][] {
    const typedSounds = soundSet(typed);
    const words: number[][] = Array.from({ length: most + 1 }, () => []);
    this.words.forEach(({ sounds, folded }, wordId) => {
      const edits = bitCount(typedSounds & ~sounds);
      if (edits <= most && folded.length >= typed.length - most) words[edits]!.push(wordId);
    });
    return words;
  }

  private classify(
    { wordId, charIndex, folded: ending }: Ending,
    typed: string,
    folded: string,
  ): WordMatch | null {
    const { text } = this.words[wordId]!;
    const exact = continuesWith(text, typed, charIndex);
    if (charIndex > 0) {
      if (TOO_SHORT_INSIDE.test(typed)) return null;
      return exact ? 'inside' : 'foldedInside';
    }
    if (ending.length === folded.length) return text === typed ? 'whole' : 'foldedWhole';
    if (!exact) return 'foldedPrefix';
    return text.startsWith(typed) ? 'prefix' : 'openPrefix';
  }

  /** The endings that begin so, shortest first; none for an empty text. */
  private *endingsFrom(folded: string): Generator<Ending> {
    if (folded === '') return;
    this.sortNewEndings();
    for (let i = this.placeOf(folded); i < this.endings.length; i++) {
      const ending = this.endings[i]!;
      if (!ending.folded.startsWith(folded)) return;
      yield ending;
    }
  }

  private sortNewEndings(): void {
    if (this.newEndings.length > FEW_ENDINGS) {
      this.endings = this.endings.concat(this.newEndings);
      this.endings.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
    } else {
      for (const ending of this.newEndings) this.endings.splice(this.placeOf(ending.folded), 0, ending);
    }
    this.newEndings = [];
  }

  /** The first place in the sorted endings that is not below `folded`. */
  private placeOf(folded: string): number {
    let low = 0;
    let high = this.endings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.endings[middle]!.folded < folded) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

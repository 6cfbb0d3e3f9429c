import { allowedDistance, bitCount, jamoDistance, soundSet } from './jamo-distance.js';
import { WORD_QUALITY, type WordMatch } from './match-quality.js';
import { continuesWith, foldChar, foldWord, initialsOf } from './search-text.js';

const BEST_FIRST = Object.keys(WORD_QUALITY);

interface Word {
  text: string;
  /** Of its syllables. */
  initials: string;
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
    this.words.push({ text, initials: initialsOf(text), folded, sounds: soundSet(folded) });
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
      if (other === undefined || BEST_FIRST.indexOf(match) < BEST_FIRST.indexOf(other))
        found.set(ending.wordId, match);
    }
    return found;
  }

  /** Words that a text begins with when it begins with what was typed: those that begin so, and those that this begins with. */
  *startsOf(typed: string): Generator<number> {
    for (const [wordId, match] of this.find(typed))
      if (match === 'whole' || match === 'prefix' || match === 'openPrefix') yield wordId;
    for (let end = 1; end < typed.length; end++) {
      const wordId = this.ids.get(typed.slice(0, end));
      if (wordId !== undefined) yield wordId;
    }
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

  /** Is a word from one of its characters on what a pattern (see initialsPattern) stands for, as far as both go? */
  agrees(wordId: number, from: number, pattern: string): boolean {
    const { text, initials } = this.words[wordId]!;
    for (let i = 0; i < pattern.length && from + i < text.length; i++)
      if (pattern[i] !== initials[from + i] && pattern[i] !== text[from + i]) return false;
    return true;
  }

  /** Words that a pattern stands for a part of, with its place in them. */
  *withInitials(pattern: string): Generator<{ wordId: number; from: number }> {
    for (let wordId = 0; wordId < this.words.length; wordId++)
      for (let from = 0; from + pattern.length <= this.text(wordId).length; from++)
        if (this.agrees(wordId, from, pattern)) yield { wordId, from };
  }

  /** Words that a pattern, or its beginning, stands for from their beginning on. */
  agreeingWith(pattern: string): Set<number> {
    return this.idsWhere(wordId => this.agrees(wordId, 0, pattern));
  }

  /** Words with an end that a pattern stands for. */
  endingWith(pattern: string): Set<number> {
    return this.idsWhere(wordId => {
      const from = this.text(wordId).length - pattern.length;
      return from >= 0 && this.agrees(wordId, from, pattern);
    });
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

  private idsWhere(isWanted: (wordId: number) => boolean): Set<number> {
    const ids = new Set<number>();
    for (let wordId = 0; wordId < this.words.length; wordId++) if (isWanted(wordId)) ids.add(wordId);
    return ids;
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
    if (this.newEndings.length === 0) return;
    this.endings = [...this.endings, ...this.newEndings].sort((a, b) =>
      a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0,
    );
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

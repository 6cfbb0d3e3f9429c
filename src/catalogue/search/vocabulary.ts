import { bitCount } from './bitmap.js';
import { withRoom } from './growable-array.js';
import { allowedDistance, jamoDistance, soundSet } from './jamo-distance.js';
import type { SavedParts } from './saved-parts.js';
import { continuesWith, foldChar, foldWord, patternCharMatches } from './search-text.js';

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

export interface MatchedWord {
  wordId: number;
  match: WordMatch;
}

/** Latin words are looked into only from three letters on: "at" is in "lat", "plate" and "rotation". */
const TOO_SHORT_INSIDE = /^[a-z]{1,2}$/;
/** Bits for the character a word's ending starts at; what lies behind the last is not looked into. */
const CHAR_BITS = 5;
const LAST_CHAR = (1 << CHAR_BITS) - 1;
/** Lengths above this count as this. */
const LONGEST_LENGTH = 255;
/** New words wait unsorted until there are so many, so that one added product does not cost a sort. */
const UNSORTED_WORDS = 64;
/** Distances worked out for one misspelt word, at most. */
const MOST_DISTANCES = 4000;
/** Words that one misspelt word may stand for, at most. */
const MOST_FUZZY_WORDS = 12;

/**
 * Every different word of the catalogue, once, with the ways to find it: whole, by its beginning, from a syllable in its
 * middle, by sound, by initial consonants, or misspelt. Catalogues repeat their words, so that this stays small while
 * the number of documents grows; nothing here is quadratic even when every word is new.
 */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly folded: string[] = [];
  /** By word: the sounds of its folding (see soundSet), and how long that is. */
  private sounds = new Int32Array(0);
  private foldedLengths = new Uint8Array(0);
  private readonly foldedWords = new Set<string>();
  /** Folded endings of words from every syllable on, sorted, with word and character packed beside each. */
  private suffixes: string[] = [];
  private suffixRefs = new Uint32Array(0);
  private sortedWords = 0;

  get size(): number {
    return this.words.length;
  }

  /** The id of a word (as splitWords gives it), new ones are taken in. */
  intern(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    const folded = foldWord(word);
    this.ids.set(word, id);
    this.words.push(word);
    this.folded.push(folded);
    this.sounds = withRoom(this.sounds, id + 1, Int32Array);
    this.sounds[id] = soundSet(folded);
    this.foldedLengths = withRoom(this.foldedLengths, id + 1, Uint8Array);
    this.foldedLengths[id] = Math.min(folded.length, LONGEST_LENGTH);
    this.foldedWords.add(folded);
    return id;
  }

  /** Words that contain what was typed from the start of a syllable on. */
  find(typed: string): MatchedWord[] {
    this.sortIfNeeded();
    const folded = foldWord(typed);
    if (folded === '') return [];
    const best = new Map<number, WordMatch>();
    const note = (wordId: number, charIndex: number) => {
      const match = this.classify(wordId, charIndex, typed, folded);
      if (match === null) return;
      const other = best.get(wordId);
      if (other === undefined || WORD_MATCHES.indexOf(match) < WORD_MATCHES.indexOf(other))
        best.set(wordId, match);
    };
    const end = lowerBound(this.suffixes, folded + '\uffff');
    for (let i = lowerBound(this.suffixes, folded); i < end; i++) {
      const ref = this.suffixRefs[i]!;
      note(ref >>> CHAR_BITS, ref & LAST_CHAR);
    }
    for (let wordId = this.sortedWords; wordId < this.words.length; wordId++) {
      if (!this.folded[wordId]!.includes(folded)) continue;
      endings(this.words[wordId]!, this.folded[wordId]!).forEach((ending, charIndex) => {
        if (ending.startsWith(folded)) note(wordId, charIndex);
      });
    }
    return [...best].map(([wordId, match]) => ({ wordId, match }));
  }

  /** Is this, by sound, a whole word? */
  hasWhole(foldedPiece: string): boolean {
    return this.foldedWords.has(foldedPiece);
  }

  /** Does a word begin so (by sound)? */
  hasPrefix(foldedPiece: string): boolean {
    this.sortIfNeeded();
    const end = lowerBound(this.suffixes, foldedPiece + '\uffff');
    for (let i = lowerBound(this.suffixes, foldedPiece); i < end; i++) {
      if ((this.suffixRefs[i]! & LAST_CHAR) === 0) return true;
    }
    for (let id = this.sortedWords; id < this.words.length; id++) {
      if (this.folded[id]!.startsWith(foldedPiece)) return true;
    }
    return false;
  }

  /** Can a text of these words begin so, spaces ignored, its last character perhaps unfinished? False only when none can. */
  canBegin(run: string): boolean {
    for (let length = 1; length < run.length; length++) if (this.ids.has(run.slice(0, length))) return true;
    return this.hasPrefix(foldWord(run));
  }

  /** Does a word end so (by sound)? */
  hasSuffix(foldedPiece: string): boolean {
    this.sortIfNeeded();
    if (this.suffixes[lowerBound(this.suffixes, foldedPiece)] === foldedPiece) return true;
    for (let id = this.sortedWords; id < this.words.length; id++) {
      if (this.folded[id]!.endsWith(foldedPiece)) return true;
    }
    return false;
  }

  /** Words that begin with a pattern of syllables and initial consonants (see initialsPattern). */
  findByInitials(pattern: string): number[] {
    const found: number[] = [];
    const first = pattern.charCodeAt(0);
    for (let wordId = 0; wordId < this.words.length; wordId++) {
      const word = this.words[wordId]!;
      if (word.length < pattern.length || !patternCharMatches(first, word.charCodeAt(0))) continue;
      let i = 1;
      while (i < pattern.length && patternCharMatches(pattern.charCodeAt(i), word.charCodeAt(i))) i++;
      if (i === pattern.length) found.push(wordId);
    }
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
        const distance = jamoDistance(folded, this.folded[wordId]!, limit);
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
  private wordsByEdits(folded: string, most: number): number[][] {
    const typed = soundSet(folded);
    const shortest = folded.length - most;
    const { sounds, foldedLengths } = this;
    const words: number[][] = Array.from({ length: most + 1 }, () => []);
    for (let wordId = 0; wordId < this.words.length; wordId++) {
      const edits = bitCount(typed & ~sounds[wordId]!);
      if (edits <= most && foldedLengths[wordId]! >= shortest) words[edits]!.push(wordId);
    }
    return words;
  }

  save(parts: SavedParts): void {
    this.sortIfNeeded();
    parts.putJson('words', this.words);
    parts.put('suffixRefs', this.suffixRefs);
    parts.put('sortedWords', Uint32Array.of(this.sortedWords));
  }

  restore(parts: SavedParts): void {
    for (const word of parts.takeJson('words') as string[]) this.intern(word);
    this.suffixRefs = parts.take('suffixRefs', Uint32Array);
    this.sortedWords = parts.take('sortedWords', Uint32Array)[0]!;
    const endingsOf = this.words.map((word, id) => endings(word, this.folded[id]!));
    this.suffixes = Array.from(this.suffixRefs, ref => endingsOf[ref >>> CHAR_BITS]![ref & LAST_CHAR]!);
  }

  private classify(wordId: number, charIndex: number, typed: string, folded: string): WordMatch | null {
    const word = this.words[wordId]!;
    const exact = continuesWith(word, typed, charIndex);
    if (charIndex > 0) {
      if (TOO_SHORT_INSIDE.test(typed)) return null;
      return exact ? 'inside' : 'foldedInside';
    }
    if (this.folded[wordId]!.length === folded.length) return word === typed ? 'whole' : 'foldedWhole';
    if (!exact) return 'foldedPrefix';
    return word.startsWith(typed) ? 'prefix' : 'openPrefix';
  }

  /** Sorts the endings of the new words and merges them in. */
  private sortIfNeeded(): void {
    const waiting = this.words.length - this.sortedWords;
    if (waiting <= (this.sortedWords === 0 ? 0 : Math.max(UNSORTED_WORDS, this.sortedWords >>> 6))) return;
    const keys: string[] = [];
    const refs: number[] = [];
    for (let wordId = this.sortedWords; wordId < this.words.length; wordId++) {
      endings(this.words[wordId]!, this.folded[wordId]!).forEach((ending, charIndex) => {
        keys.push(ending);
        refs.push((wordId << CHAR_BITS) | charIndex);
      });
    }
    const order = Array.from(keys.keys()).sort((a, b) =>
      keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0,
    );
    const suffixes: string[] = [];
    const suffixRefs = new Uint32Array(this.suffixes.length + order.length);
    let old = 0;
    for (const i of order) {
      while (old < this.suffixes.length && this.suffixes[old]! <= keys[i]!) {
        suffixRefs[suffixes.length] = this.suffixRefs[old]!;
        suffixes.push(this.suffixes[old++]!);
      }
      suffixRefs[suffixes.length] = refs[i]!;
      suffixes.push(keys[i]!);
    }
    for (; old < this.suffixes.length; old++) {
      suffixRefs[suffixes.length] = this.suffixRefs[old]!;
      suffixes.push(this.suffixes[old]!);
    }
    this.suffixes = suffixes;
    this.suffixRefs = suffixRefs;
    this.sortedWords = this.words.length;
  }
}

/** What is left of a folded word from each of its characters on, as far as characters can be packed. */
function endings(word: string, folded: string): string[] {
  const all: string[] = [];
  let offset = 0;
  for (let i = 0; i < word.length && i <= LAST_CHAR; i++) {
    all.push(folded.slice(offset));
    offset += foldChar(word[i]!).length;
  }
  return all;
}

function lowerBound(sorted: string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

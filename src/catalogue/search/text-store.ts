import { GONE, type Renumbering } from './document-table.js';
import { withRoom } from './growable-array.js';
import { GrowableList, restoreLists, saveLists } from './growable-list.js';
import type { SavedParts } from './saved-parts.js';
import {
  charsContinueWith,
  HANGUL_FIRST,
  initialCode,
  INITIALS,
  initialsPattern,
  isLoneConsonant,
  MAX_KEYWORD_LENGTH,
  SYLLABLES_PER_INITIAL,
} from './search-text.js';
import { type Signature, signatureOf, TextSignatures } from './text-signatures.js';

const SPACE = 0x20;
const END_OF_TEXT = 0x0a;
/** Those of three consonants take the lower half; those of other characters may share, which costs a comparison. */
const TRIGRAM_BUCKETS = 1 << 16;
/** Every character typed may be two consonants. */
const LONGEST_PATTERN = 2 * MAX_KEYWORD_LENGTH;
const TRIGRAM = 3;
const FIRST_JAMO = 0x3131;
const NONE = new GrowableList(0);

/** Where in a document's texts a run of characters was found, best first. */
export const PLACES = ['nameStart', 'nameWord', 'nameInside', 'otherStart', 'otherInside'] as const;
export type Place = (typeof PLACES)[number];

/** A text as it is stored. */
export interface StoredText {
  /** Its words, parted by single spaces. */
  spaced: string;
  /** The buckets of its trigrams. */
  trigrams: readonly number[];
  signature: Signature;
}

/**
 * The names and aliases of every document in one array of character codes (words parted by spaces, texts by line ends,
 * the Korean name first), with the trigrams of their initial consonants. It answers what words alone cannot: does a
 * text contain this run of characters when spaces are ignored, or this run of initials (ㅂㅊㅍㄹㅅ → 벤치 프레스)?
 */
export class TextStore {
  private chars = new Uint16Array(1024);
  private used = 0;
  private starts = new Uint32Array(64);
  private ends = new Uint32Array(64);
  private last = 0;
  /** The pattern looked for last: of each character its code, and the range of codes it stands for besides. */
  private pattern = '';
  private readonly patternCodes = new Uint16Array(LONGEST_PATTERN);
  private readonly patternFrom = new Uint16Array(LONGEST_PATTERN);
  private readonly patternTo = new Uint16Array(LONGEST_PATTERN);
  private readonly signatures = new TextSignatures();
  private readonly trigrams = new Array<GrowableList | undefined>(TRIGRAM_BUCKETS);

  /** Begins a document, the last so far. */
  begin(ordinal: number): void {
    this.starts = withRoom(this.starts, ordinal + 1, Uint32Array);
    this.ends = withRoom(this.ends, ordinal + 1, Uint32Array);
    this.last = ordinal;
    this.starts[ordinal] = this.used;
    this.ends[ordinal] = this.used;
    this.signatures.clear(ordinal);
  }

  /** Adds a text to the document that was begun last, its name first. */
  add({ spaced, trigrams, signature }: StoredText): void {
    const ordinal = this.last;
    this.addChars(spaced);
    this.ends[ordinal] = this.used;
    this.signatures.add(ordinal, signature);
    for (let i = 0; i < trigrams.length; i++) {
      const list = (this.trigrams[trigrams[i]!] ??= new GrowableList());
      if (list.last() !== ordinal) list.push(ordinal);
    }
  }

  /** How the name of a document begins, spaces ignored: as `run`, or as if the last character of `run` were unfinished. */
  nameBeginning(ordinal: number, run: string): 'same' | 'unfinished' | null {
    const { chars } = this;
    const last = run.length - 1;
    let at = this.starts[ordinal]!;
    for (let i = 0; i < last; i++, at++) {
      if (chars[at] === SPACE) at++;
      if (chars[at] !== run.charCodeAt(i)) return null;
    }
    if (chars[at] === SPACE) at++;
    const next = chars[at]!;
    if (next === run.charCodeAt(last)) return 'same';
    if (initialCode(next) !== initialCode(run.charCodeAt(last))) return null;
    const after = chars[at + 1] === SPACE ? chars[at + 2]! : chars[at + 1]!;
    return charsContinueWith(next, after === END_OF_TEXT ? 0 : after, run.charCodeAt(last))
      ? 'unfinished'
      : null;
  }

  /** Documents that may contain this pattern of at least three characters, each once; none for a shorter one. */
  candidates(pattern: string): { readonly data: Uint32Array; readonly length: number } {
    let rarest: GrowableList | null = null;
    for (const bucket of trigramsOf(pattern)) {
      const list = this.trigrams[bucket];
      if (list === undefined) return NONE;
      if (rarest === null || list.length < rarest.length) rarest = list;
    }
    return rarest ?? NONE;
  }

  /** Is every one of its candidates known to hold this pattern? */
  isCertain(pattern: string): boolean {
    return pattern.length === TRIGRAM && [...pattern].every(char => isLoneConsonant(char.charCodeAt(0)));
  }

  /** The best place in a document's texts of a pattern (syllables, initials), spaces ignored. `null`: not in it. */
  place(ordinal: number, pattern: string): Place | null {
    const { chars } = this;
    const end = this.ends[ordinal]!;
    if (pattern !== this.pattern) this.preparePattern(pattern);
    if (!this.signatures.mayHold(ordinal)) return null;
    const { patternCodes: codes, patternFrom: from, patternTo: to } = this;
    const code = codes[0]!;
    const least = from[0]!;
    const most = to[0]!;
    let inName = true;
    let textStart = true;
    let wordStart = true;
    let best: Place | null = null;
    for (let at = this.starts[ordinal]!; at < end; at++) {
      const char = chars[at]!;
      if (char === SPACE) {
        wordStart = true;
        continue;
      }
      if (char === END_OF_TEXT) {
        inName = false;
        textStart = true;
        wordStart = true;
        if (best !== null && best !== 'otherInside') return best;
        continue;
      }
      if ((char === code || (char >= least && char <= most)) && this.matchesAt(at, end)) {
        if (inName) {
          if (textStart) return 'nameStart';
          if (wordStart) best = 'nameWord';
          else best ??= 'nameInside';
        } else if (textStart) return 'otherStart';
        else best ??= 'otherInside';
      }
      textStart = false;
      wordStart = false;
    }
    return best;
  }

  /** Frees what documents that are gone hold. */
  compact({ oldOrdinals, newOrdinals }: Renumbering): void {
    const kept = oldOrdinals.reduce((sum, old) => sum + this.ends[old]! - this.starts[old]!, 0);
    const chars = new Uint16Array(kept);
    const starts = new Uint32Array(oldOrdinals.length);
    const ends = new Uint32Array(oldOrdinals.length);
    let used = 0;
    oldOrdinals.forEach((old, ordinal) => {
      chars.set(this.chars.subarray(this.starts[old], this.ends[old]), used);
      starts[ordinal] = used;
      used += this.ends[old]! - this.starts[old]!;
      ends[ordinal] = used;
    });
    this.chars = chars;
    this.used = used;
    this.starts = starts;
    this.ends = ends;
    this.signatures.compact(oldOrdinals);
    for (const list of this.trigrams)
      list?.replace(old => (newOrdinals[old] === GONE ? null : newOrdinals[old]!));
  }

  /** @param ordinals how many are in use */
  save(ordinals: number, parts: SavedParts): void {
    parts.put('chars', this.chars.subarray(0, this.used));
    parts.put('starts', this.starts.subarray(0, ordinals));
    parts.put('ends', this.ends.subarray(0, ordinals));
    this.signatures.save(ordinals, parts.within('signatures'));
    const buckets = [...this.trigrams.keys()].filter(bucket => this.trigrams[bucket] !== undefined);
    parts.put('buckets', Uint32Array.from(buckets));
    saveLists(
      buckets.map(bucket => this.trigrams[bucket]!),
      parts.within('trigrams'),
    );
  }

  restore(parts: SavedParts): void {
    this.chars = parts.take('chars', Uint16Array);
    this.used = this.chars.length;
    this.starts = parts.take('starts', Uint32Array);
    this.ends = parts.take('ends', Uint32Array);
    this.signatures.restore(parts.within('signatures'));
    const lists = restoreLists(parts.within('trigrams'));
    parts.take('buckets', Uint32Array).forEach((bucket, i) => (this.trigrams[bucket] = lists[i]!));
  }

  /** Does the prepared pattern stand here, spaces ignored? */
  private matchesAt(from: number, end: number): boolean {
    const { chars, patternCodes, patternFrom, patternTo } = this;
    const { length } = this.pattern;
    let at = from;
    for (let i = 0; i < length; i++, at++) {
      while (at < end && chars[at] === SPACE) at++;
      if (at >= end) return false;
      const char = chars[at]!;
      if (char !== patternCodes[i] && (char < patternFrom[i]! || char > patternTo[i]!)) return false;
    }
    return true;
  }

  /** A lone consonant stands for itself and for all syllables that begin with it, which lie side by side. */
  private preparePattern(pattern: string): void {
    this.pattern = pattern;
    for (let i = 0; i < pattern.length; i++) {
      const code = pattern.charCodeAt(i);
      const place = INITIALS.indexOf(pattern[i]!);
      this.patternCodes[i] = code;
      this.patternFrom[i] = place < 0 ? code : HANGUL_FIRST + place * SYLLABLES_PER_INITIAL;
      this.patternTo[i] = place < 0 ? code : this.patternFrom[i]! + SYLLABLES_PER_INITIAL - 1;
    }
    const pairs = Array.from({ length: pattern.length - 1 }, (_, i) => pattern.slice(i, i + 2))
      .filter(pair => initialsPattern(pair) === null)
      .map(pair => pairHash(pair.charCodeAt(0), pair.charCodeAt(1)));
    this.signatures.want(signatureOf([...trigramsOf(pattern), ...pairs]));
  }

  private addChars(text: string): void {
    this.chars = withRoom(this.chars, this.used + text.length + 1, Uint16Array);
    const { chars, used } = this;
    for (let i = 0; i < text.length; i++) chars[used + i] = text.charCodeAt(i);
    chars[used + text.length] = END_OF_TEXT;
    this.used = used + text.length + 1;
  }
}

/** A text as it is to be stored. @param words none of them empty */
export function storedText(words: readonly string[]): StoredText {
  const run = words.join('');
  const trigrams = trigramsOf(run);
  return { spaced: words.join(' '), trigrams, signature: signatureOf([...trigrams, ...pairsOf(run)]) };
}

/** Each two neighbouring characters of a text without spaces. */
function pairsOf(run: string): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < run.length; i++) pairs.push(pairHash(run.charCodeAt(i - 1), run.charCodeAt(i)));
  return pairs;
}

/** The trigrams of a text without spaces, as the buckets they are kept in. */
function trigramsOf(run: string): number[] {
  const buckets: number[] = [];
  for (let i = 2, a = initialAt(run, 0), b = initialAt(run, 1); i < run.length; i++) {
    const c = initialAt(run, i);
    buckets.push(trigramBucket(a, b, c));
    a = b;
    b = c;
  }
  return buckets;
}

function initialAt(text: string, index: number): number {
  return initialCode(text.charCodeAt(index));
}

/** Of three initial consonants a bucket of their own, of others one in the upper half. */
function trigramBucket(a: number, b: number, c: number): number {
  if (isLoneConsonant(a) && isLoneConsonant(b) && isLoneConsonant(c))
    return (a - FIRST_JAMO) * 961 + (b - FIRST_JAMO) * 31 + (c - FIRST_JAMO);
  return TRIGRAM_BUCKETS / 2 + ((a * 961 + b * 31 + c) & (TRIGRAM_BUCKETS / 2 - 1));
}

function pairHash(first: number, second: number): number {
  return (first << 16) | second;
}

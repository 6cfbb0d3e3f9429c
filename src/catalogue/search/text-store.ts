import { GrowableList } from './growable-list.js';
import { initialCode, patternCharMatches } from './search-text.js';

const SPACE = 0x20;
const END_OF_TEXT = 0x0a;
/** Trigrams of 19 consonants fill a tenth of it; those of other characters may share, which costs a comparison. */
const TRIGRAM_BUCKETS = 1 << 16;
const NONE = new GrowableList(0);

/** Where in a document's texts a run of characters was found, best first. */
export const PLACES = ['nameStart', 'nameWord', 'nameInside', 'otherStart', 'otherInside'] as const;
export type Place = (typeof PLACES)[number];

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
  private readonly trigrams = new Array<GrowableList | undefined>(TRIGRAM_BUCKETS);

  /** @param texts already split into words and joined by single spaces; the name first. */
  set(ordinal: number, texts: string[]): void {
    this.reserve(
      ordinal,
      texts.reduce((sum, text) => sum + text.length + 1, 0),
    );
    this.starts[ordinal] = this.used;
    for (const text of texts) {
      for (let i = 0; i < text.length; i++) this.chars[this.used++] = text.charCodeAt(i);
      this.chars[this.used++] = END_OF_TEXT;
    }
    this.ends[ordinal] = this.used;
    this.addTrigrams(ordinal);
  }

  /** First character of the name, 0 for an empty one. */
  firstChar(ordinal: number): number {
    return this.chars[this.starts[ordinal]!] ?? 0;
  }

  /** Documents that may contain this pattern of at least three characters, each once; none for a shorter one. */
  candidates(pattern: string): { readonly data: Uint32Array; readonly length: number } {
    let rarest: GrowableList | null = null;
    for (let i = 0; i + 2 < pattern.length; i++) {
      const list =
        this.trigrams[
          trigramBucket(
            initialCode(pattern.charCodeAt(i)),
            initialCode(pattern.charCodeAt(i + 1)),
            initialCode(pattern.charCodeAt(i + 2)),
          )
        ];
      if (list === undefined) return NONE;
      if (rarest === null || list.length < rarest.length) rarest = list;
    }
    return rarest ?? NONE;
  }

  /** The best place in a document's texts of a pattern (syllables, initials), spaces ignored. `null`: not in it. */
  place(ordinal: number, pattern: string): Place | null {
    const end = this.ends[ordinal]!;
    const first = pattern.charCodeAt(0);
    let inName = true;
    let textStart = true;
    let wordStart = true;
    let best: Place | null = null;
    for (let at = this.starts[ordinal]!; at < end; at++) {
      const char = this.chars[at]!;
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
      if (patternCharMatches(first, char) && this.matchesAt(at, end, pattern)) {
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

  /** Frees what documents that are gone hold, after their ordinals were given back. */
  compact(ordinals: number, isAlive: (ordinal: number) => boolean): void {
    const chars = new Uint16Array(this.used);
    let used = 0;
    for (let ordinal = 0; ordinal < ordinals; ordinal++) {
      const from = this.starts[ordinal]!;
      const to = isAlive(ordinal) ? this.ends[ordinal]! : from;
      chars.set(this.chars.subarray(from, to), used);
      this.starts[ordinal] = used;
      used += to - from;
      this.ends[ordinal] = used;
    }
    this.chars = chars;
    this.used = used;
    for (const list of this.trigrams) list?.filter(isAlive);
  }

  private matchesAt(from: number, end: number, pattern: string): boolean {
    let at = from;
    for (let i = 0; i < pattern.length; i++, at++) {
      while (at < end && this.chars[at] === SPACE) at++;
      if (at >= end || !patternCharMatches(pattern.charCodeAt(i), this.chars[at]!)) return false;
    }
    return true;
  }

  private addTrigrams(ordinal: number): void {
    let a = 0;
    let b = 0;
    for (let at = this.starts[ordinal]!; at < this.ends[ordinal]!; at++) {
      const char = this.chars[at]!;
      if (char === SPACE) continue;
      const c = initialCode(char);
      if (char === END_OF_TEXT) {
        a = 0;
        b = 0;
        continue;
      }
      if (a !== 0) {
        const list = (this.trigrams[trigramBucket(a, b, c)] ??= new GrowableList());
        if (list.last() !== ordinal) list.push(ordinal);
      }
      a = b;
      b = c;
    }
  }

  private reserve(ordinal: number, length: number): void {
    if (ordinal >= this.starts.length) {
      this.starts = grown(this.starts, ordinal + 1);
      this.ends = grown(this.ends, ordinal + 1);
    }
    if (this.used + length > this.chars.length) {
      const larger = new Uint16Array(Math.max(this.used + length, Math.ceil(this.chars.length * 1.5)));
      larger.set(this.chars);
      this.chars = larger;
    }
  }
}

function grown(array: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
}

function trigramBucket(a: number, b: number, c: number): number {
  return (a * 961 + b * 31 + c) & (TRIGRAM_BUCKETS - 1);
}

import { withRoom } from './growable-array.js';
import { GrowableList, restoreLists, saveLists } from './growable-list.js';
import type { SavedParts } from './saved-parts.js';
import { charsContinueWith, initialCode, patternCharMatches } from './search-text.js';

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
    if (next === END_OF_TEXT) return null;
    const after = chars[at + 1] === SPACE ? chars[at + 2]! : chars[at + 1]!;
    return charsContinueWith(next, after === END_OF_TEXT ? 0 : after, run.charCodeAt(last))
      ? 'unfinished'
      : null;
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

  /** @param ordinals how many are in use */
  save(ordinals: number, parts: SavedParts): void {
    parts.put('chars', this.chars.subarray(0, this.used));
    parts.put('starts', this.starts.subarray(0, ordinals));
    parts.put('ends', this.ends.subarray(0, ordinals));
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
    const lists = restoreLists(parts.within('trigrams'));
    parts.take('buckets', Uint32Array).forEach((bucket, i) => (this.trigrams[bucket] = lists[i]!));
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
    this.starts = withRoom(this.starts, ordinal + 1, Uint32Array);
    this.ends = withRoom(this.ends, ordinal + 1, Uint32Array);
    this.chars = withRoom(this.chars, this.used + length, Uint16Array);
  }
}

function trigramBucket(a: number, b: number, c: number): number {
  return (a * 961 + b * 31 + c) & (TRIGRAM_BUCKETS - 1);
}

/**
 * A set of documents, one bit an ordinal. Joining two sets of a hundred thousand costs three thousand operations, whatever is
 * in them. Signed, because that is what operations on 32 bits give.
 */
export type Bitmap = Int32Array;

const WORD_BITS = 5;
const BIT_MASK = (1 << WORD_BITS) - 1;

/** Numbers in a bitmap of so many documents. */
export function bitmapLength(documents: number): number {
  return (documents + BIT_MASK) >>> WORD_BITS;
}

export function put(bitmap: Bitmap, ordinal: number): void {
  bitmap[ordinal >>> WORD_BITS]! |= 1 << (ordinal & BIT_MASK);
}

export function has(bitmap: Bitmap, ordinal: number): boolean {
  return (bitmap[ordinal >>> WORD_BITS]! & (1 << (ordinal & BIT_MASK))) !== 0;
}

/** Puts everything of `other` into `bitmap`. */
export function include(bitmap: Bitmap, other: Bitmap): void {
  for (let i = 0; i < other.length; i++) bitmap[i]! |= other[i]!;
}

/** Leaves in `bitmap` what is in `other`, too. */
export function intersect(bitmap: Bitmap, other: Bitmap): void {
  for (let i = 0; i < bitmap.length; i++) bitmap[i]! &= other[i]!;
}

/** Takes what is in `other` out of `bitmap`. */
export function exclude(bitmap: Bitmap, other: Bitmap): void {
  for (let i = 0; i < bitmap.length; i++) bitmap[i]! &= ~other[i]!;
}

/** How many documents are in both. */
export function countCommon(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    const common = a[i]! & b[i]!;
    if (common !== 0) count += bitCount(common);
  }
  return count;
}

export function count(bitmap: Bitmap): number {
  return countCommon(bitmap, bitmap);
}

/** Are there more documents in it than so many? */
export function hasMoreThan(bitmap: Bitmap, number: number): boolean {
  let count = 0;
  for (let i = 0; i < bitmap.length && count <= number; i++) count += bitCount(bitmap[i]!);
  return count > number;
}

/** Calls back for every document, lowest ordinal first. */
export function forEachIn(bitmap: Bitmap, visit: (ordinal: number) => void): void {
  forEachInBoth(bitmap, bitmap, visit);
}

/** Calls back for every document that is in both, lowest ordinal first. */
export function forEachInBoth(a: Bitmap, b: Bitmap, visit: (ordinal: number) => void): void {
  for (let i = 0; i < a.length; i++) {
    for (let left = a[i]! & b[i]!; left !== 0; left &= left - 1) visit(lowestOrdinal(i, left));
  }
}

/** The ordinal of the lowest bit of the number at a place of a bitmap. */
export function lowestOrdinal(place: number, bits: number): number {
  return (place << WORD_BITS) | (BIT_MASK - Math.clz32(bits & -bits));
}

/** How many bits of a 32-bit number are set. */
export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Bitmaps to work with during one search, used again by the next. */
export class BitmapPool {
  private readonly bitmaps: Bitmap[] = [];
  private taken = 0;
  private length = 0;

  /** To be called before the first `take` of a search. */
  resize(documents: number): void {
    const length = bitmapLength(documents);
    if (length !== this.length) this.bitmaps.length = 0;
    this.length = length;
    this.taken = 0;
  }

  /** An empty bitmap, until `resize` is called. */
  take(): Bitmap {
    const known = this.bitmaps[this.taken];
    if (known !== undefined) known.fill(0);
    const bitmap = known ?? new Int32Array(this.length);
    this.bitmaps[this.taken++] = bitmap;
    return bitmap;
  }
}

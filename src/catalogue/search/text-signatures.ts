import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';

/** Numbers a document. With the some 120 bits that names and aliases set, three wanted bits tell 95 in 100 others apart. */
const WIDTH = 8;
const BIT_SHIFT = 24;
const PLACE_SHIFT = 5;
const BIT_MASK = 31;

/** Bits for the neighbouring characters of a text. */
export type Signature = readonly number[];

/** @param hashes one for each group of neighbours */
export function signatureOf(hashes: readonly number[]): Signature {
  const bits = new Array<number>(WIDTH).fill(0);
  for (const hash of hashes) {
    const bit = Math.imul(hash, 0x9e3779b1) >>> BIT_SHIFT;
    bits[bit >>> PLACE_SHIFT]! |= 1 << (bit & BIT_MASK);
  }
  return bits;
}

/**
 * For every document 256 bits that say which neighbouring characters its texts may hold: a look at them spares most of the looks
 * into a text for a run of characters that is not there.
 */
export class TextSignatures {
  private bits = new Uint32Array(64 * WIDTH);
  /** Places of numbers that must hold certain bits, and these bits. */
  private readonly places: number[] = [];
  private readonly wanted: number[] = [];

  /** Forgets what a document held. */
  clear(ordinal: number): void {
    this.bits = withRoom(this.bits, (ordinal + 1) * WIDTH, Uint32Array);
    this.bits.fill(0, ordinal * WIDTH, (ordinal + 1) * WIDTH);
  }

  /** Adds what a text of the document holds. */
  add(ordinal: number, signature: Signature): void {
    const from = ordinal * WIDTH;
    for (let i = 0; i < WIDTH; i++) this.bits[from + i]! |= signature[i]!;
  }

  /** What `mayHold` asks for from now on. */
  want(signature: Signature): void {
    this.places.length = 0;
    this.wanted.length = 0;
    signature.forEach((bits, place) => {
      if (bits === 0) return;
      this.places.push(place);
      this.wanted.push(bits);
    });
  }

  /** May the document hold all that is wanted? */
  mayHold(ordinal: number): boolean {
    const { bits, places, wanted } = this;
    const from = ordinal * WIDTH;
    for (let i = 0; i < places.length; i++) {
      if ((wanted[i]! & ~bits[from + places[i]!]!) !== 0) return false;
    }
    return true;
  }

  /** @param oldOrdinals by new ordinal */
  compact(oldOrdinals: Uint32Array): void {
    const bits = new Uint32Array(oldOrdinals.length * WIDTH);
    oldOrdinals.forEach((old, ordinal) =>
      bits.set(this.bits.subarray(old * WIDTH, (old + 1) * WIDTH), ordinal * WIDTH),
    );
    this.bits = bits;
  }

  /** @param ordinals how many are in use */
  save(ordinals: number, parts: SavedParts): void {
    parts.put('bits', this.bits.subarray(0, ordinals * WIDTH));
  }

  restore(parts: SavedParts): void {
    this.bits = parts.take('bits', Uint32Array);
  }
}

import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';

const FEWEST_CHAINS = 1 << 10;
const NONE = 0xffffffff;
/** An entry is so many numbers; the first is its hash. */
const FIELDS = 4;
const CHECK = 1;
const VALUE = 2;
const NEXT = 3;
const HASH_SEED = 0x811c9dc5;
const CHECK_SEED = 0x9e3779b9;

/** What stands for a text. */
export interface TextHash {
  hash: number;
  check: number;
}

export function textHash(text: string): TextHash {
  return { hash: hashOf(text, HASH_SEED), check: hashOf(text, CHECK_SEED) };
}

/**
 * Numbers under texts: some 16 bytes an entry, no object and no string. The texts are not kept: two hashes stand for each, 64
 * bits, so that among a million texts one in ten million million others is taken for one of them.
 */
export class NumbersByText {
  /** Place of each chain's first entry; the chain is the lower bits of the hash. */
  private heads = new Uint32Array(FEWEST_CHAINS).fill(NONE);
  /** Hash, second hash, number and place of the next entry of the chain, side by side. */
  private entries = new Uint32Array(64 * FIELDS);
  private used = 0;

  add({ hash, check }: TextHash, value: number): void {
    this.entries = withRoom(this.entries, this.used + FIELDS, Uint32Array);
    this.entries[this.used] = hash;
    this.entries[this.used + CHECK] = check;
    this.entries[this.used + VALUE] = value;
    this.link(this.used);
    this.used += FIELDS;
    if (this.used > this.heads.length * FIELDS) this.relink();
  }

  /** Every number put under this text, in no order. */
  get(text: string): number[] {
    const { entries } = this;
    const found: number[] = [];
    const { hash, check } = textHash(text);
    for (let at = this.heads[hash & (this.heads.length - 1)]!; at !== NONE; at = entries[at + NEXT]!) {
      if (entries[at] === hash && entries[at + CHECK] === check) found.push(entries[at + VALUE]!);
    }
    return found;
  }

  /** Puts another number in the place of each, `null` takes it out. */
  replace(replacement: (value: number) => number | null): void {
    let kept = 0;
    for (let at = 0; at < this.used; at += FIELDS) {
      const value = replacement(this.entries[at + VALUE]!);
      if (value === null) continue;
      this.entries.copyWithin(kept, at, at + FIELDS);
      this.entries[kept + VALUE] = value;
      kept += FIELDS;
    }
    this.used = kept;
    this.relink();
  }

  save(parts: SavedParts): void {
    parts.put('entries', this.entries.subarray(0, this.used));
    parts.put('heads', this.heads);
  }

  restore(parts: SavedParts): void {
    this.entries = parts.take('entries', Uint32Array);
    this.used = this.entries.length;
    this.heads = parts.take('heads', Uint32Array);
  }

  private link(at: number): void {
    const chain = this.entries[at]! & (this.heads.length - 1);
    this.entries[at + NEXT] = this.heads[chain]!;
    this.heads[chain] = at;
  }

  private relink(): void {
    let chains = FEWEST_CHAINS;
    while (chains * FIELDS < this.used * 1.5) chains *= 2;
    this.heads = new Uint32Array(chains).fill(NONE);
    for (let at = 0; at < this.used; at += FIELDS) this.link(at);
  }
}

/** FNV-1a over UTF-16 units, its bits mixed once more, since the lower ones pick the chain. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

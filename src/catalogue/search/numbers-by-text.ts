import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';

const FEWEST_CHAINS = 1 << 10;
const NONE = 0xffffffff;
const HASH_SEED = 0x811c9dc5;
const CHECK_SEED = 0x9e3779b9;

/**
 * Numbers under texts: some 16 bytes an entry, no object and no string. The texts are not kept: two hashes stand for each, 64
 * bits, so that among a million texts one in ten million million others is taken for one of them.
 */
export class NumbersByText {
  /** First entry of each chain; the chain is the lower bits of the hash. */
  private heads = new Uint32Array(FEWEST_CHAINS).fill(NONE);
  private hashes = new Uint32Array(64);
  private checks = new Uint32Array(64);
  private values = new Uint32Array(64);
  private next = new Uint32Array(64);
  private used = 0;

  add(text: string, value: number): void {
    const least = this.used + 1;
    this.hashes = withRoom(this.hashes, least, Uint32Array);
    this.checks = withRoom(this.checks, least, Uint32Array);
    this.values = withRoom(this.values, least, Uint32Array);
    this.next = withRoom(this.next, least, Uint32Array);
    this.hashes[this.used] = hashOf(text, HASH_SEED);
    this.checks[this.used] = hashOf(text, CHECK_SEED);
    this.values[this.used] = value;
    this.link(this.used++);
    if (this.used > this.heads.length) this.relink();
  }

  /** Every number put under this text, in no order. */
  get(text: string): number[] {
    const found: number[] = [];
    const hash = hashOf(text, HASH_SEED);
    const check = hashOf(text, CHECK_SEED);
    for (let at = this.heads[hash & (this.heads.length - 1)]!; at !== NONE; at = this.next[at]!) {
      if (this.hashes[at] === hash && this.checks[at] === check) found.push(this.values[at]!);
    }
    return found;
  }

  /** Keeps only the numbers for which `keep` is true. */
  filter(keep: (value: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.used; i++) {
      if (!keep(this.values[i]!)) continue;
      this.hashes[kept] = this.hashes[i]!;
      this.checks[kept] = this.checks[i]!;
      this.values[kept++] = this.values[i]!;
    }
    this.used = kept;
    this.relink();
  }

  save(parts: SavedParts): void {
    parts.put('hashes', this.hashes.subarray(0, this.used));
    parts.put('checks', this.checks.subarray(0, this.used));
    parts.put('values', this.values.subarray(0, this.used));
  }

  restore(parts: SavedParts): void {
    this.hashes = parts.take('hashes', Uint32Array);
    this.checks = parts.take('checks', Uint32Array);
    this.values = parts.take('values', Uint32Array);
    this.used = this.hashes.length;
    this.next = new Uint32Array(this.used);
    this.relink();
  }

  private link(entry: number): void {
    const chain = this.hashes[entry]! & (this.heads.length - 1);
    this.next[entry] = this.heads[chain]!;
    this.heads[chain] = entry;
  }

  private relink(): void {
    let chains = FEWEST_CHAINS;
    while (chains < this.used * 1.5) chains *= 2;
    this.heads = new Uint32Array(chains).fill(NONE);
    for (let entry = 0; entry < this.used; entry++) this.link(entry);
  }
}

/** FNV-1a over UTF-16 units, its bits mixed once more, since the lower ones pick the chain. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

import { FacetTable } from './facet-table.js';
import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';
import type { SearchDocument } from './search-document.js';

/** Documents that are gone leave their entries behind until they are this share of all. */
const COMPACT_SHARE = 0.25;
const LEAST_TO_COMPACT = 256;
/** Plainness is 0 to this. */
const PLAINEST = 7;

/** What a search needs to know of each document besides its texts, by ordinal, and the order of all. */
export class DocumentTable {
  private readonly facetNames = new FacetTable();
  private readonly ordinalOf = new Map<number, number>();
  /** By ordinal; an id of 0 marks an ordinal without a document. */
  ids = new Float64Array(0);
  private sortKeys = new Float64Array(0);
  /** Facets as bits. */
  primary = new Uint32Array(0);
  secondary = new Uint32Array(0);
  plainness = new Uint8Array(0);
  /** Ordinals given out so far. */
  ordinals = 0;
  private freeOrdinals: number[] = [];
  private gone = new Set<number>();

  private sorted = new Uint32Array(0);
  private positions = new Uint32Array(0);
  private orderIsStale = false;

  /** Number of documents. */
  get size(): number {
    return this.ordinalOf.size;
  }

  /** Are there ordinals without a document? */
  get someGone(): boolean {
    return this.gone.size > 0;
  }

  /** Gives a document an ordinal, another one if its id has one. @throws RangeError beyond 32 facet names. */
  add(document: SearchDocument): number {
    const primary = this.facetNames.bitsOf(document.facets, 0);
    const secondary = this.facetNames.bitsOf(document.facets, 1);
    this.remove(document.id);
    const ordinal = this.freeOrdinals.pop() ?? this.ordinals++;
    this.makeRoom(ordinal + 1);
    this.ids[ordinal] = document.id;
    this.sortKeys[ordinal] = document.sortKey;
    this.primary[ordinal] = primary;
    this.secondary[ordinal] = secondary;
    this.plainness[ordinal] = PLAINEST - Math.max(0, Math.min(PLAINEST, Math.trunc(document.specialness)));
    this.ordinalOf.set(document.id, ordinal);
    this.orderIsStale = true;
    return ordinal;
  }

  /** @returns whether there was such a document */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf.get(id);
    if (ordinal === undefined) return false;
    this.ordinalOf.delete(id);
    this.ids[ordinal] = 0;
    this.gone.add(ordinal);
    this.orderIsStale = true;
    return true;
  }

  /** Are so many documents gone that what they left should be taken out of every list? */
  get needsCompacting(): boolean {
    return this.gone.size >= LEAST_TO_COMPACT && this.gone.size > this.ordinals * COMPACT_SHARE;
  }

  isAlive(ordinal: number): boolean {
    return !this.gone.has(ordinal);
  }

  /** The ordinals of documents that are gone may be used again from now on. */
  freeGone(): void {
    for (const ordinal of this.gone) this.freeOrdinals.push(ordinal);
    this.gone = new Set();
  }

  /** Bits of the facets that are known; `null` when none is asked for. */
  wanted(facets: readonly string[]): number | null {
    return facets.length === 0 ? null : this.facetNames.bitsOfNames(facets);
  }

  /** Ordinals in the documents' own order. */
  get order(): Uint32Array {
    this.sortIfStale();
    return this.sorted;
  }

  /** Each ordinal's place in that order. */
  get position(): Uint32Array {
    this.sortIfStale();
    return this.positions;
  }

  save(parts: SavedParts): void {
    this.facetNames.save(parts.within('facets'));
    const { ordinals } = this;
    parts.put('ids', this.ids.subarray(0, ordinals));
    parts.put('sortKeys', this.sortKeys.subarray(0, ordinals));
    parts.put('primary', this.primary.subarray(0, ordinals));
    parts.put('secondary', this.secondary.subarray(0, ordinals));
    parts.put('plainness', this.plainness.subarray(0, ordinals));
    parts.put('gone', Uint32Array.from(this.gone));
    parts.put('free', Uint32Array.from(this.freeOrdinals));
  }

  restore(parts: SavedParts): void {
    this.facetNames.restore(parts.within('facets'));
    this.ids = parts.take('ids', Float64Array);
    this.sortKeys = parts.take('sortKeys', Float64Array);
    this.primary = parts.take('primary', Uint32Array);
    this.secondary = parts.take('secondary', Uint32Array);
    this.plainness = parts.take('plainness', Uint8Array);
    this.gone = new Set(parts.take('gone', Uint32Array));
    this.freeOrdinals = [...parts.take('free', Uint32Array)];
    this.ordinals = this.ids.length;
    this.ids.forEach((id, ordinal) => id !== 0 && this.ordinalOf.set(id, ordinal));
    this.orderIsStale = true;
  }

  private makeRoom(least: number): void {
    this.ids = withRoom(this.ids, least, Float64Array);
    this.sortKeys = withRoom(this.sortKeys, least, Float64Array);
    this.primary = withRoom(this.primary, least, Uint32Array);
    this.secondary = withRoom(this.secondary, least, Uint32Array);
    this.plainness = withRoom(this.plainness, least, Uint8Array);
  }

  private sortIfStale(): void {
    if (!this.orderIsStale) return;
    const { ids, sortKeys } = this;
    const alive = [...this.ordinalOf.values()];
    alive.sort((a, b) => sortKeys[a]! - sortKeys[b]! || ids[a]! - ids[b]!);
    this.sorted = Uint32Array.from(alive);
    this.positions = new Uint32Array(this.ordinals);
    this.sorted.forEach((ordinal, place) => (this.positions[ordinal] = place));
    this.orderIsStale = false;
  }
}

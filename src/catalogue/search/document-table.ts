import { FacetTable } from './facet-table.js';
import { withRoom } from './growable-array.js';
import type { SavedParts } from './saved-parts.js';
import type { SearchDocument } from './search-document.js';

/** Documents that are gone leave their entries behind until they are this share of all. */
const COMPACT_SHARE = 0.25;
const LEAST_TO_COMPACT = 256;
/** Plainness is 0 to this. */
export const PLAINEST = 7;
/** In a renumbering: the document is gone. */
export const GONE = 0xffffffff;

/** New ordinals of all documents, in their own order, without those that are gone. */
export interface Renumbering {
  /** By new ordinal, the old one. */
  oldOrdinals: Uint32Array;
  /** By old ordinal, the new one or GONE. */
  newOrdinals: Uint32Array;
}

/** What a search needs to know of each document besides its texts, by ordinal, and their order. */
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
  /** Ordinals below this one follow the documents' own order; those from it on were changed or put in between since. */
  inOrderUntil = 0;
  private gone = 0;

  /** Number of documents. */
  get size(): number {
    return this.ordinalOf.size;
  }

  /** Gives a document a new ordinal. @throws RangeError beyond 32 facet names. */
  add(document: SearchDocument): number {
    const primary = this.facetNames.bitsOf(document.facets, 0);
    const secondary = this.facetNames.bitsOf(document.facets, 1);
    this.remove(document.id);
    const ordinal = this.ordinals++;
    this.makeRoom(this.ordinals);
    this.ids[ordinal] = document.id;
    this.sortKeys[ordinal] = document.sortKey;
    this.primary[ordinal] = primary;
    this.secondary[ordinal] = secondary;
    this.plainness[ordinal] = PLAINEST - Math.max(0, Math.min(PLAINEST, Math.trunc(document.specialness)));
    this.ordinalOf.set(document.id, ordinal);
    this.extendOrder();
    return ordinal;
  }

  /** @returns whether there was such a document */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf.get(id);
    if (ordinal === undefined) return false;
    this.ordinalOf.delete(id);
    this.ids[ordinal] = 0;
    this.gone++;
    return true;
  }

  /** Below 0 when the first of two documents comes first. */
  compare(a: number, b: number): number {
    return this.sortKeys[a]! - this.sortKeys[b]! || this.ids[a]! - this.ids[b]!;
  }

  /** Are so many documents gone that what they left should be taken out of every list? */
  get needsCompacting(): boolean {
    return this.gone >= LEAST_TO_COMPACT && this.gone > this.ordinals * COMPACT_SHARE;
  }

  /** Gives all documents new ordinals, in their own order. */
  compact(): Renumbering {
    const oldOrdinals = Uint32Array.from(this.ordinalOf.values()).sort((a, b) => this.compare(a, b));
    const newOrdinals = new Uint32Array(this.ordinals).fill(GONE);
    oldOrdinals.forEach((old, ordinal) => (newOrdinals[old] = ordinal));
    this.ids = Float64Array.from(oldOrdinals, old => this.ids[old]!);
    this.sortKeys = Float64Array.from(oldOrdinals, old => this.sortKeys[old]!);
    this.primary = Uint32Array.from(oldOrdinals, old => this.primary[old]!);
    this.secondary = Uint32Array.from(oldOrdinals, old => this.secondary[old]!);
    this.plainness = Uint8Array.from(oldOrdinals, old => this.plainness[old]!);
    this.ids.forEach((id, ordinal) => this.ordinalOf.set(id, ordinal));
    this.ordinals = oldOrdinals.length;
    this.inOrderUntil = this.ordinals;
    this.gone = 0;
    return { oldOrdinals, newOrdinals };
  }

  /** Bits of the facets that are known; `null` when none is asked for. */
  wanted(facets: readonly string[]): number | null {
    return facets.length === 0 ? null : this.facetNames.bitsOfNames(facets);
  }

  save(parts: SavedParts): void {
    this.facetNames.save(parts.within('facets'));
    const { ordinals } = this;
    parts.put('ids', this.ids.subarray(0, ordinals));
    parts.put('sortKeys', this.sortKeys.subarray(0, ordinals));
    parts.put('primary', this.primary.subarray(0, ordinals));
    parts.put('secondary', this.secondary.subarray(0, ordinals));
    parts.put('plainness', this.plainness.subarray(0, ordinals));
    parts.put('inOrderUntil', Uint32Array.of(this.inOrderUntil));
  }

  restore(parts: SavedParts): void {
    this.facetNames.restore(parts.within('facets'));
    this.ids = parts.take('ids', Float64Array);
    this.sortKeys = parts.take('sortKeys', Float64Array);
    this.primary = parts.take('primary', Uint32Array);
    this.secondary = parts.take('secondary', Uint32Array);
    this.plainness = parts.take('plainness', Uint8Array);
    this.inOrderUntil = parts.take('inOrderUntil', Uint32Array)[0]!;
    this.ordinals = this.ids.length;
    this.ids.forEach((id, ordinal) => id !== 0 && this.ordinalOf.set(id, ordinal));
    this.gone = this.ordinals - this.ordinalOf.size;
  }

  /** Counts the last ordinal in when it comes after all others and they are in order. */
  private extendOrder(): void {
    const last = this.ordinals - 1;
    if (this.inOrderUntil < last) return;
    // A document that is gone has kept its sort key, but not its id: the next one must come after that key.
    const before = last - 1;
    const follows =
      before < 0 ||
      this.sortKeys[before]! < this.sortKeys[last]! ||
      (this.sortKeys[before] === this.sortKeys[last] &&
        this.ids[before] !== 0 &&
        this.ids[before]! < this.ids[last]!);
    if (follows) this.inOrderUntil = this.ordinals;
  }

  private makeRoom(least: number): void {
    this.ids = withRoom(this.ids, least, Float64Array);
    this.sortKeys = withRoom(this.sortKeys, least, Float64Array);
    this.primary = withRoom(this.primary, least, Uint32Array);
    this.secondary = withRoom(this.secondary, least, Uint32Array);
    this.plainness = withRoom(this.plainness, least, Uint8Array);
  }
}

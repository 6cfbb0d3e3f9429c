import type { SavedParts } from './saved-parts.js';
import type { SearchFacet } from './search-document.js';

/** Facet names as bits, so that "in any of these groups" is one AND. */
const MOST_FACETS = 32;

export class FacetTable {
  private readonly bits = new Map<string, number>();

  /** Bits of the facets of one rank; new names are taken in. @throws RangeError beyond 32 names. */
  bitsOf(facets: readonly SearchFacet[], rank: 0 | 1): number {
    let bits = 0;
    for (const facet of facets) {
      if (facet.rank !== rank) continue;
      let bit = this.bits.get(facet.name);
      if (bit === undefined) {
        if (this.bits.size === MOST_FACETS)
          throw new RangeError(`More than ${MOST_FACETS} facets: ${facet.name}`);
        bit = (1 << this.bits.size) >>> 0;
        this.bits.set(facet.name, bit);
      }
      bits |= bit;
    }
    return bits >>> 0;
  }

  /** Bits of the names that are known; a name no document has gives none. */
  bitsOfNames(names: readonly string[]): number {
    return names.reduce((bits, name) => bits | (this.bits.get(name) ?? 0), 0) >>> 0;
  }

  save(parts: SavedParts): void {
    parts.putJson('names', [...this.bits.keys()]);
  }

  restore(parts: SavedParts): void {
    (parts.takeJson('names') as string[]).forEach((name, i) => this.bits.set(name, (1 << i) >>> 0));
  }
}

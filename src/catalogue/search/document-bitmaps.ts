import { type Bitmap, bitmapLength, exclude, hasMoreThan, include, put } from './bitmap.js';
import { PLAINEST, type DocumentTable } from './document-table.js';
import { LruCache } from './lru-cache.js';

const FACETS = 32;
/** Combinations of facets kept, at most. */
const MOST_KEPT = 32;

/** What the table of documents says, as sets of documents. Made of it when first asked for after a change. */
export class DocumentBitmaps {
  private current: Made | null = null;

  constructor(private readonly documents: DocumentTable) {}

  /** To be called after every change. */
  clear(): void {
    this.current = null;
  }

  /** Those that are not gone. */
  get alive(): Bitmap {
    return this.made.alive;
  }

  /** Those of each plainness there is. */
  get plainestFirst(): readonly Bitmap[] {
    return this.made.plainestFirst;
  }

  /** Those whose primary facets are wanted, and those of which only secondary ones are. */
  ofFacets(wanted: number): FacetBitmaps {
    const { made } = this;
    let known = made.byFacets.get(wanted);
    if (known === undefined) made.byFacets.set(wanted, (known = unite(made, wanted)));
    return known;
  }

  private get made(): Made {
    return (this.current ??= make(this.documents));
  }
}

export interface FacetBitmaps {
  primary: Bitmap;
  secondary: Bitmap;
}

interface Made {
  alive: Bitmap;
  plainestFirst: Bitmap[];
  primary: Bitmap[];
  secondary: Bitmap[];
  byFacets: LruCache<number, FacetBitmaps>;
}

function make({ ids, ordinals, plainness, primary, secondary }: DocumentTable): Made {
  const length = bitmapLength(ordinals);
  const bitmaps = (count: number) => Array.from({ length: count }, () => new Int32Array(length));
  const used = [primary, secondary].map(facets =>
    facets.subarray(0, ordinals).reduce((bits, b) => bits | b, 0),
  );
  const ofUsed = (bits: number) =>
    Array.from({ length: FACETS }, (_, facet) => new Int32Array((bits & (1 << facet)) === 0 ? 0 : length));
  const made: Made = {
    alive: new Int32Array(length),
    plainestFirst: bitmaps(PLAINEST + 1),
    primary: ofUsed(used[0]!),
    secondary: ofUsed(used[1]!),
    byFacets: new LruCache(MOST_KEPT),
  };
  for (let ordinal = 0; ordinal < ordinals; ordinal++) {
    if (ids[ordinal] === 0) continue;
    put(made.alive, ordinal);
    put(made.plainestFirst[PLAINEST - plainness[ordinal]!]!, ordinal);
    putIntoEach(made.primary, primary[ordinal]!, ordinal);
    putIntoEach(made.secondary, secondary[ordinal]!, ordinal);
  }
  made.plainestFirst = made.plainestFirst.filter(bitmap => hasMoreThan(bitmap, 0));
  return made;
}

function unite({ alive, primary, secondary }: Made, wanted: number): FacetBitmaps {
  const united: FacetBitmaps = {
    primary: new Int32Array(alive.length),
    secondary: new Int32Array(alive.length),
  };
  for (let facet = 0; facet < FACETS; facet++) {
    if ((wanted & (1 << facet)) === 0) continue;
    include(united.primary, primary[facet]!);
    include(united.secondary, secondary[facet]!);
  }
  exclude(united.secondary, united.primary);
  return united;
}

function putIntoEach(bitmaps: readonly Bitmap[], which: number, ordinal: number): void {
  for (let left = which; left !== 0; left &= left - 1) put(bitmaps[31 - Math.clz32(left & -left)]!, ordinal);
}

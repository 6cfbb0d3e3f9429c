import type { SearchResult } from './catalogue-search.js';
import type { Found } from './found.js';
import { ASIDE, EXACT_ALIAS, PLAIN_FIRST } from './match-quality.js';
import type { SearchDocument, SearchFacet } from './search-document.js';

/** With less than this part of all documents found, these are sorted. */
const FEW_OF_ALL = 100;
/** Specialness is 0 to this. */
const MOST_SPECIAL = 7;
/** Scores are below this (see DocumentList.page). */
const MOST_SCORES = 4 * 128 * (MOST_SPECIAL + 1);

/** The documents of an index by number, and pages of them. Those that were changed or removed keep their number for nothing. */
export class DocumentList {
  private readonly ids: number[] = [];
  private readonly names: string[] = [];
  private readonly sortKeys: number[] = [];
  /** 7 to 0: the plain thing before its special forms. */
  private readonly plainness: number[] = [];
  private readonly aside: boolean[] = [];
  private readonly facets: (readonly SearchFacet[])[] = [];
  private readonly numberOf = new Map<number, number>();
  /** Numbers in the documents' own order; `undefined` after a change. */
  private inOrder: number[] | undefined;

  /** Documents there are. */
  get count(): number {
    return this.numberOf.size;
  }

  /** A number for the next document. */
  next(): number {
    return this.ids.push(0) - 1;
  }

  /** In place of the one with its id. @param name its Korean name without spaces */
  put(number: number, { id, facets, specialness, sortKey, aside }: SearchDocument, name: string): void {
    this.remove(id);
    this.ids[number] = id;
    this.names[number] = name;
    this.sortKeys[number] = sortKey;
    this.plainness[number] = Math.max(0, MOST_SPECIAL - specialness);
    this.aside[number] = aside === true;
    this.facets[number] = facets;
    this.numberOf.set(id, number);
  }

  /** @returns whether there was one */
  remove(id: number): boolean {
    this.inOrder = undefined;
    return this.numberOf.delete(id);
  }

  /** Not when it was changed or removed. */
  has(number: number): boolean {
    return this.numberOf.get(this.ids[number]!) === number;
  }

  /** The Korean name without spaces, of those that were changed or removed the last one. */
  name(number: number): string {
    return this.names[number] ?? '';
  }

  /** Best first, equally good documents in their own order. @param found nothing was looked for where it is missing: all of them */
  page(found: Found | undefined, wanted: readonly string[], offset: number, size: number): SearchResult {
    const idsOf: number[][] = [];
    const counts = new Uint32Array(MOST_SCORES);
    for (const number of this.numbersInOrder(found)) {
      const quality = found?.qualities[number] ?? 0;
      if (found !== undefined && quality === 0) continue;
      const rank = wanted.length === 0 ? 0 : bestRank(this.facets[number]!, wanted);
      if (rank === undefined) continue;
      const exact = quality >= EXACT_ALIAS ? 2 : 0;
      const isAside = this.aside[number]! && exact === 0 && quality > 0;
      const counted = isAside ? Math.max(1, quality - ASIDE) : quality;
      const plainness = PLAIN_FIRST[quality] ? this.plainness[number]! : 0;
      const score = ((exact + 1 - rank) * 128 + counted) * (MOST_SPECIAL + 1) + plainness;
      if (counts[score]!++ < offset + size) (idsOf[score] ??= []).push(this.ids[number]!);
    }
    const ids: number[] = [];
    let total = 0;
    for (let score = MOST_SCORES - 1; score >= 0; score--) {
      if (counts[score] === 0) continue;
      ids.push(...idsOf[score]!.slice(Math.max(0, offset - total), Math.max(0, offset + size - total)));
      total += counts[score]!;
    }
    return { ids, total };
  }

  /** The numbers of what was found, perhaps of others too, in the documents' own order. */
  private numbersInOrder(found?: Found): readonly number[] {
    const compare = (a: number, b: number) =>
      this.sortKeys[a]! - this.sortKeys[b]! || this.ids[a]! - this.ids[b]!;
    // Few are sorted, instead of looking through all of them.
    if (found !== undefined && found.numbers.length < this.count / FEW_OF_ALL)
      return found.numbers.filter(number => this.has(number)).sort(compare);
    return (this.inOrder ??= [...this.numberOf.values()].sort(compare));
  }
}

/** The best rank that any of these facets has, `undefined` when it has none. */
function bestRank(facets: readonly SearchFacet[], wanted: readonly string[]): 0 | 1 | undefined {
  let best: 0 | 1 | undefined;
  for (const { name, rank } of facets) if (best !== 0 && wanted.includes(name)) best = rank;
  return best;
}

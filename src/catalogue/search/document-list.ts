import type { SearchResult } from './catalogue-search.js';
import type { Found } from './found.js';
import { EXACT_ALIAS, PLAIN_FIRST } from './match-quality.js';
import type { SearchDocument } from './search-document.js';

/** With less than this part of all documents found, these are sorted, instead of looking through all of them in their order. */
const FEW_OF_ALL = 100;
/** Specialness is 0 to this. */
const MOST_SPECIAL = 7;
/** Scores are below this (see DocumentList.page). */
const MOST_SCORES = 4 * 128 * (MOST_SPECIAL + 1);

/** Of each name of a facet its rank. */
type FacetRanks = ReadonlyMap<string, 0 | 1>;

/** The documents of an index by their numbers: what their order and their facets ask for, and pages of them. */
export class DocumentList {
  private readonly ids: number[] = [];
  private readonly sortKeys: number[] = [];
  /** 7 to 0: the plain thing before its special forms. */
  private readonly plainness: number[] = [];
  /** Which list of facets it has: the same number for all documents of the same. */
  private readonly facetListOf: number[] = [];
  /** By id; documents that were changed or removed keep their number, but are not here. */
  private readonly numberOf = new Map<number, number>();
  private readonly facetLists = new Map<string, number>();
  private readonly facetRanks: FacetRanks[] = [];
  /** Numbers of all documents in the documents' own order. */
  private readonly inOrder: number[] = [];

  get size(): number {
    return this.numberOf.size;
  }

  /** The number of the next document. */
  next(): number {
    return this.ids.push(0) - 1;
  }

  /** In place of the one with its id. */
  put(number: number, document: SearchDocument): void {
    this.ids[number] = document.id;
    this.sortKeys[number] = document.sortKey;
    this.plainness[number] =
      MOST_SPECIAL - Math.max(0, Math.min(MOST_SPECIAL, Math.trunc(document.specialness)));
    this.facetListOf[number] = this.facetList(document);
    this.remove(document.id);
    this.numberOf.set(document.id, number);
    this.inOrder.splice(this.placeOf(number), 0, number);
  }

  /** @returns whether there was one */
  remove(id: number): boolean {
    const number = this.numberOf.get(id);
    if (number !== undefined) this.inOrder.splice(this.placeOf(number), 1);
    return this.numberOf.delete(id);
  }

  /** Not when it was changed or removed. */
  has(number: number): boolean {
    return this.numberOf.get(this.ids[number]!) === number;
  }

  /** Best first, equally good documents in their own order. @param found nothing was looked for where it is missing: all of them */
  page(found: Found | undefined, facets: readonly string[], offset: number, size: number): SearchResult {
    const rankOf = this.facetRanks.map(ranks => bestRank(ranks, facets));
    const idsOf: number[][] = [];
    const counts = new Uint32Array(MOST_SCORES);
    const numbers = this.numbersInOrder(found);
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i]!;
      const quality = found?.qualities[number] ?? 0;
      const rank = rankOf[this.facetListOf[number]!];
      if (rank === undefined || (quality === 0 && found !== undefined)) continue;
      const exact = quality >= EXACT_ALIAS ? 2 : 0;
      const plainness = PLAIN_FIRST[quality] ? this.plainness[number]! : 0;
      const score = ((exact + 1 - rank) * 128 + quality) * (MOST_SPECIAL + 1) + plainness;
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
    if (found === undefined || found.numbers.length > this.size / FEW_OF_ALL) return this.inOrder;
    const there = Array.from(found.numbers.slice()).filter(number => this.has(number));
    return there.sort((a, b) => this.compare(a, b));
  }

  private compare(a: number, b: number): number {
    return this.sortKeys[a]! - this.sortKeys[b]! || this.ids[a]! - this.ids[b]!;
  }

  /** Where a document is in the order, or belongs. */
  private placeOf(number: number): number {
    let low = 0;
    let high = this.inOrder.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.inOrder[middle]!, number) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private facetList({ facets }: SearchDocument): number {
    const key = JSON.stringify(facets);
    let number = this.facetLists.get(key);
    if (number === undefined) {
      // A name that is there twice counts by its better rank.
      const worstFirst = [...facets].sort((a, b) => b.rank - a.rank);
      number = this.facetRanks.push(new Map(worstFirst.map(({ name, rank }) => [name, rank]))) - 1;
      this.facetLists.set(key, number);
    }
    return number;
  }
}

/** The best rank that any of these facets has; 0 when none is asked for, `undefined` when it has none. */
function bestRank(ranks: FacetRanks, facets: readonly string[]): 0 | 1 | undefined {
  if (facets.length === 0) return 0;
  const found = facets.flatMap(facet => ranks.get(facet) ?? []);
  return found.includes(0) ? 0 : found[0];
}

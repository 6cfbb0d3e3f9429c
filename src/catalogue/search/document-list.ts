import type { SearchResult } from './catalogue-search.js';
import type { Found } from './found.js';
import { ASIDE, EXACT_ALIAS, isPlainFirst } from './match-quality.js';
import type { SearchDocument, SearchFacet } from './search-document.js';
import { splitWords } from './search-text.js';

const MOST_SPECIAL = 7;
/** With less than this part of all documents found, these are sorted instead of looking through all. */
const FEW_OF_ALL = 100;

interface ListedDocument extends Pick<SearchDocument, 'id' | 'facets' | 'sortKey' | 'aside'> {
  /** The Korean name without spaces. */
  run: string;
  /** 7 to 0: the plain thing before its special forms. */
  plainness: number;
}

/** The documents of an index by number, and pages of them. What was changed or removed leaves its number to nothing. */
export class DocumentList {
  readonly listed: (ListedDocument | undefined)[] = [];
  /** By id, of those that are in it. */
  readonly numberOf = new Map<number, number>();
  /** Documents have few different facets: all of a kind share theirs. */
  private readonly facets = new Map<string, readonly SearchFacet[]>();
  /** In the documents' own order; `undefined` after a change. */
  private inOrder: number[] | undefined;

  /** Puts it in place of the one with its id. @returns its number */
  put({ id, name, facets, sortKey, aside, specialness }: SearchDocument): number {
    this.remove(id);
    const plainness = Math.max(0, MOST_SPECIAL - specialness);
    const run = splitWords(name).join('');
    const key = JSON.stringify(facets);
    if (!this.facets.has(key)) this.facets.set(key, facets);
    const document = { id, run, facets: this.facets.get(key)!, sortKey, aside, plainness };
    const number = this.listed.push(document) - 1;
    this.numberOf.set(id, number);
    return number;
  }

  /** @returns whether there was one */
  remove(id: number): boolean {
    const number = this.numberOf.get(id);
    if (number !== undefined) this.listed[number] = undefined;
    this.inOrder = undefined;
    return this.numberOf.delete(id);
  }

  /** Best first, equally good documents in their own order. @param found `undefined`: all documents */
  page(found: Found | undefined, wanted: readonly string[], offset: number, size: number): SearchResult {
    const byScore: number[][] = [];
    let total = 0;
    const numbers = this.numbersInOrder(found);
    // Not `of`: its iterator makes an object for each of a hundred thousand.
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i]!;
      const quality = found?.qualities[number] ?? 0;
      if (found !== undefined && quality === 0) continue;
      const document = this.listed[number]!;
      const score = scoreOf(document, quality, wanted);
      if (score === undefined) continue;
      total++;
      const equals = (byScore[score] ??= []);
      if (equals.length < offset + size) equals.push(document.id);
    }
    const ids = byScore.reverse().flat();
    return { ids: ids.slice(offset, offset + size), total };
  }

  /** The numbers of what was found, perhaps of others too, in the documents' own order. */
  private numbersInOrder(found?: Found): readonly number[] {
    const of = (number: number) => this.listed[number]!;
    const inOrder = (numbers: number[]) =>
      numbers.sort((a, b) => of(a).sortKey - of(b).sortKey || of(a).id - of(b).id);
    if (found !== undefined && found.numbers.length < this.numberOf.size / FEW_OF_ALL)
      return inOrder([...found.numbers].filter(of));
    return (this.inOrder ??= inOrder([...this.numberOf.values()]));
  }
}

/** Exact names, then primary facets, then the quality, then the plain thing; `undefined` when no facet is wanted. */
function scoreOf(document: ListedDocument, quality: number, wanted: readonly string[]): number | undefined {
  let best: 0 | 1 | undefined = wanted.length === 0 ? 0 : undefined;
  for (const { name, rank } of document.facets) if (best !== 0 && wanted.includes(name)) best = rank;
  if (best === undefined) return undefined;
  const exact = quality >= EXACT_ALIAS ? 2 : 0;
  const isAside = document.aside && exact === 0 && quality > 0;
  const counted = isAside ? Math.max(1, quality - ASIDE) : quality;
  const plainness = isPlainFirst(quality) ? document.plainness : 0;
  return ((exact + 1 - best) * 128 + counted) * (MOST_SPECIAL + 1) + plainness;
}

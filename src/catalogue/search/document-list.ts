import type { SearchResult } from './catalogue-search.js';
import { parts, type SearchHits, type Steps } from './search-hits.js';
import { ASIDE, EXACT_ALIAS, isPlainFirst } from './match-quality.js';
import type { SearchDocument } from './search-document.js';

const MOST_SPECIAL = 7;
/** If fewer than one in this many documents match, the matches are sorted instead of scanning all documents. */
const FEW_OF_ALL = 100;

/** Ranking properties of a document besides its match: few distinct values exist. */
interface RankingClass extends Pick<SearchDocument, 'facets' | 'aside'> {
  /** 7 to 0: plain things before their special forms. */
  plainness: number;
}

/** The documents of an index by number, and pages of them. The number of a changed or removed document stays unused. */
export class DocumentList {
  /** Numbers of the current documents, by id. */
  readonly numberOf = new Map<number, number>();
  /** By number, like ids and sort keys: one object per document takes longer to scan at a hundred thousand. */
  readonly kinds: (RankingClass | undefined)[] = [];
  private readonly ids: number[] = [];
  private readonly sortKeys: number[] = [];
  private readonly sameKind = new Map<string, RankingClass>();
  /** In the documents' own order; `undefined` after a change. */
  private inOrder: Uint32Array | undefined;

  /** Adds a document, replacing the one with its id. @returns its number */
  put({ id, facets, sortKey, aside, specialness }: SearchDocument): number {
    this.remove(id);
    const kind = { facets, aside, plainness: Math.max(0, MOST_SPECIAL - specialness) };
    const key = JSON.stringify(kind);
    if (!this.sameKind.has(key)) this.sameKind.set(key, kind);
    this.ids.push(id);
    this.sortKeys.push(sortKey);
    const number = this.kinds.push(this.sameKind.get(key)) - 1;
    this.numberOf.set(id, number);
    return number;
  }

  /** @returns whether there was one */
  remove(id: number): boolean {
    const number = this.numberOf.get(id);
    if (number !== undefined) this.kinds[number] = undefined;
    this.inOrder = undefined;
    return this.numberOf.delete(id);
  }

  /** Best first; equally good documents in their own order. @param found `undefined`: all documents */
  *page(
    found: SearchHits | undefined,
    { facets: wanted, without }: { facets: readonly string[]; without?: string },
    from: number,
    to: number,
  ): Steps<SearchResult> {
    const { ids, sortKeys } = this;
    const byScore: number[][] = [];
    let total = 0;
    const byKey = (a: number, b: number) => sortKeys[a]! - sortKeys[b]! || ids[a]! - ids[b]!;
    // A plain array: typed arrays take three times as long to sort.
    const inOrder = (numbers: Iterable<number>) => Uint32Array.from([...numbers].sort(byKey));
    const few = found && found.count < this.numberOf.size / FEW_OF_ALL ? inOrder(found.numbers) : undefined;
    for (const numbers of parts(few ?? (this.inOrder ??= inOrder(this.numberOf.values())))) {
      yield;
      for (const number of numbers) {
        const quality = found?.qualities[number] ?? 0;
        const kind = this.kinds[number];
        if (kind === undefined || (found !== undefined && quality === 0)) continue;
        if (without !== undefined && kind.facets.some(({ name }) => name === without)) continue;
        const score = scoreOf(kind, quality, wanted);
        if (score === undefined) continue;
        total++;
        const equals = (byScore[score] ??= []);
        if (equals.length < to) equals.push(ids[number]!);
      }
    }
    return { ids: byScore.reverse().flat().slice(from, to), total };
  }
}

/** Exact names, then primary facets, then the match quality, then plain things; `undefined` if none of the wanted facets applies. */
function scoreOf(kind: RankingClass, quality: number, wanted: readonly string[]): number | undefined {
  let best: 0 | 1 | undefined = wanted.length === 0 ? 0 : undefined;
  for (const { name, rank } of kind.facets) if (best !== 0 && wanted.includes(name)) best = rank;
  if (best === undefined) return undefined;
  const exact = quality >= EXACT_ALIAS ? 2 : 0;
  const isAside = kind.aside && exact === 0 && quality > 0;
  const counted = isAside ? Math.max(1, quality - ASIDE) : quality;
  const plainness = isPlainFirst(quality) ? kind.plainness : 0;
  return ((exact + 1 - best) * 128 + counted) * (MOST_SPECIAL + 1) + plainness;
}

import {
  type Bitmap,
  type BitmapPool,
  count,
  countCommon,
  forEachInBoth,
  has,
  lowestOrdinal,
  put,
} from './bitmap.js';
import type { DocumentBitmaps } from './document-bitmaps.js';
import type { DocumentTable } from './document-table.js';
import { EXACT_FROM, EXACT_NAME, OUTSIDE_NAMES } from './match-quality.js';
import type { Matches } from './matches.js';

/**
 * Up to so many matches are all looked at and sorted; of more, only those that may come onto the page. The same as a share of all
 * documents, for matches that are spread over bitmaps: going through these costs more the longer they are.
 */
const FEW = 256;
const FEW_SHARE = 1 / 512;

export interface Page {
  ordinals: number[];
  /** Over all pages. */
  total: number;
}

interface QualityRange {
  best: number;
  worst: number;
}

const ALL_QUALITIES: QualityRange = { best: EXACT_NAME, worst: 1 };
const EXACT: QualityRange = { best: EXACT_NAME, worst: EXACT_FROM };
const NOT_EXACT: QualityRange = { best: EXACT_FROM - 1, worst: 1 };

/** Parts of the score of one match, above its quality and its plainness. */
const PLAINNESS_BITS = 3;
const PRIMARY_SCORE = 1 << 10;
const EXACT_SCORE = 1 << 11;

/** Puts what was found into the order people see it in, as far as the page that is asked for needs it. */
export class PageSelection {
  constructor(
    private readonly documents: DocumentTable,
    private readonly bitmaps: DocumentBitmaps,
    private readonly pool: BitmapPool,
  ) {}

  /**
   * A page of all documents, in their own order.
   *
   * @param wanted facets, a document must have one of them; `null` for all
   * @param offset documents to leave out, at least 0
   * @param pageSize at least 1
   */
  ofAll(wanted: number | null, offset: number, pageSize: number): Page {
    const groups = this.groups(wanted);
    const page = new PageFiller(offset, pageSize);
    let total = 0;
    for (const group of groups) {
      const size = count(group);
      total += size;
      if (page.passOver(size) || page.isFull) continue;
      this.addInOrder(page, group, this.bitmaps.alive, () => true);
    }
    return { ordinals: page.ordinals, total };
  }

  /**
   * A page of matches. Best first, with facets primary ones before secondary ones, unless a name is exactly what was typed; equally
   * good ones by plainness and their own order. The parameters are those of `ofAll`.
   */
  ofMatches(matches: Matches, wanted: number | null, offset: number, pageSize: number): Page {
    const few = matches.few(FEW);
    if (few !== null) return this.ofFew(few, matches, wanted, offset, pageSize);
    const groups = this.groups(wanted);
    const total = groups.reduce((sum, group) => sum + countCommon(matches.all, group), 0);
    if (offset >= total) return { ordinals: [], total };
    if (total <= this.documents.ordinals * FEW_SHARE) {
      const found: number[] = [];
      for (const group of groups) forEachInBoth(matches.all, group, ordinal => found.push(ordinal));
      return this.ofFew(found, matches, wanted, offset, pageSize);
    }
    const page = new PageFiller(offset, pageSize);
    const seen = this.pool.take();
    for (const range of wanted === null ? [ALL_QUALITIES] : [EXACT, NOT_EXACT])
      for (const group of groups) this.fill(page, matches, group, seen, range);
    return { ordinals: page.ordinals, total };
  }

  private ofFew(
    found: readonly number[],
    matches: Matches,
    wanted: number | null,
    offset: number,
    pageSize: number,
  ): Page {
    const { ids, primary, secondary } = this.documents;
    const scored: { ordinal: number; score: number }[] = [];
    for (const ordinal of found) {
      if (ids[ordinal] === 0) continue;
      const quality = matches.quality(ordinal);
      let score = (quality << PLAINNESS_BITS) | this.plainness(ordinal, quality);
      if (wanted !== null) {
        if ((primary[ordinal]! & wanted) !== 0) score |= PRIMARY_SCORE;
        else if ((secondary[ordinal]! & wanted) === 0) continue;
        if (quality >= EXACT_FROM) score |= EXACT_SCORE;
      }
      scored.push({ ordinal, score });
    }
    scored.sort((a, b) => b.score - a.score || this.documents.compare(a.ordinal, b.ordinal));
    const page = scored.slice(offset, offset + pageSize);
    return { ordinals: page.map(({ ordinal }) => ordinal), total: scored.length };
  }

  /** Which documents are wanted, those to be listed first first. */
  private groups(wanted: number | null): readonly Bitmap[] {
    if (wanted === null) return [this.bitmaps.alive];
    const { primary, secondary } = this.bitmaps.ofFacets(wanted);
    return [primary, secondary];
  }

  private plainness(ordinal: number, quality: number): number {
    return OUTSIDE_NAMES[quality] === 1 ? 0 : this.documents.plainness[ordinal]!;
  }

  /**
   * Adds the documents of a group with qualities from `best` down to `worst`. It goes down by how good documents can be; one that
   * turns out to be worse waits until its own quality is reached.
   *
   * @param seen documents of which the quality is known; those looked at are added
   */
  private fill(
    page: PageFiller,
    matches: Matches,
    group: Bitmap,
    seen: Bitmap,
    { best, worst }: QualityRange,
  ): void {
    if (page.isFull) return;
    const bounds = matches.bounds();
    const beginnings = matches.beginnings();
    const waiting = new Map<number, Bitmap>();
    const candidates = this.pool.take();
    while (!page.isFull) {
      const next = Math.max(beginnings.quality, ...bounds.map(bound => bound.quality), ...waiting.keys());
      const quality = Math.min(next, best);
      if (quality < worst) return;
      const toMeasure = bounds.filter(bound => bound.pass(quality)).map(bound => bound.passed!);
      const sources = beginnings.pass(quality) ? [...toMeasure, beginnings.passed!] : toMeasure;
      const waited = waiting.get(quality);
      waiting.delete(quality);
      if (!collect(candidates, sources, seen, waited, group)) continue;
      const isSoGood = (ordinal: number): boolean => {
        if (has(seen, ordinal)) return true;
        // How a name begins is soon seen; the rest is left for when it matters.
        const exact = toMeasure.some(bitmap => has(bitmap, ordinal))
          ? matches.quality(ordinal)
          : matches.raised(ordinal);
        if (exact === 0) return false;
        put(seen, ordinal);
        if (exact >= quality) return true;
        let others = waiting.get(exact);
        if (others === undefined) waiting.set(exact, (others = this.pool.take()));
        put(others, ordinal);
        return false;
      };
      if (OUTSIDE_NAMES[quality] === 1) this.addInOrder(page, candidates, this.bitmaps.alive, isSoGood);
      else for (const plain of this.bitmaps.plainestFirst) this.addInOrder(page, candidates, plain, isSoGood);
    }
  }

  /** Adds what is in both bitmaps and accepted, in the documents' own order. */
  private addInOrder(
    page: PageFiller,
    candidates: Bitmap,
    among: Bitmap,
    accept: (ordinal: number) => boolean,
  ): void {
    if (page.isFull) return;
    const { ordinals, inOrderUntil } = this.documents;
    const later: number[] = [];
    for (let ordinal = inOrderUntil; ordinal < ordinals; ordinal++) {
      if (has(candidates, ordinal) && has(among, ordinal) && accept(ordinal)) later.push(ordinal);
    }
    later.sort((a, b) => this.documents.compare(b, a));
    for (let place = 0; place < candidates.length; place++) {
      for (let left = candidates[place]! & among[place]!; left !== 0; left &= left - 1) {
        const ordinal = lowestOrdinal(place, left);
        if (ordinal >= inOrderUntil || !accept(ordinal)) continue;
        while (later.length > 0 && this.documents.compare(later.at(-1)!, ordinal) < 0) page.add(later.pop()!);
        page.add(ordinal);
        if (page.isFull) return;
      }
    }
    while (later.length > 0) page.add(later.pop()!);
  }
}

/**
 * Fills a bitmap, in one pass, with what is in one of the sources and not seen yet, and what waited, as far as it is in the group.
 *
 * @returns whether there is anything
 */
function collect(
  candidates: Bitmap,
  sources: readonly Bitmap[],
  seen: Bitmap,
  waited: Bitmap | undefined,
  group: Bitmap,
): boolean {
  let any = 0;
  const [first, second, ...others] = sources;
  for (let i = 0; i < candidates.length; i++) {
    const found = (first?.[i] ?? 0) | (second?.[i] ?? 0);
    any |= candidates[i] = ((found & ~seen[i]!) | (waited?.[i] ?? 0)) & group[i]!;
  }
  for (const source of others) {
    for (let i = 0; i < candidates.length; i++) any |= candidates[i]! |= source[i]! & ~seen[i]! & group[i]!;
  }
  return any !== 0;
}

/** Takes documents as they come in order, and keeps those of one page. */
class PageFiller {
  readonly ordinals: number[] = [];

  /** @param toPass how many still come before the page */
  constructor(
    private toPass: number,
    private readonly size: number,
  ) {}

  get isFull(): boolean {
    return this.ordinals.length === this.size;
  }

  add(ordinal: number): void {
    if (this.toPass > 0) this.toPass--;
    else if (!this.isFull) this.ordinals.push(ordinal);
  }

  /** Passes over so many documents at once, when all of them come before the page. @returns whether they do */
  passOver(count: number): boolean {
    if (count > this.toPass) return false;
    this.toPass -= count;
    return true;
  }
}

import { type Bitmap, type BitmapPool, forEachIn, hasMoreThan, include, intersect, put } from './bitmap.js';
import type { GrowableList } from './growable-list.js';
import { CommonLevels, LevelCollector, type Levels, UnitedLevels } from './levels.js';
import {
  INITIALS_PLACE_QUALITY,
  IS_INSIDE,
  JOINED_QUALITY,
  MOST_INITIALS_QUALITY,
  MOST_JOINED_QUALITY,
  NEIGHBOURS_BONUS,
  QUALITY_BY_KIND,
  SCATTERED_QUALITY,
  SLOT_BITS,
  SLOT_MASK,
} from './match-quality.js';
import type { Matches, Measure } from './matches.js';
import type { QueryTerm } from './query-term.js';
import type { TextStore } from './text-store.js';
import { TermBitmaps } from './term-bitmaps.js';
import { type TermTable, TermTables } from './term-tables.js';
import { TEXT_BREAK, type WordSequences } from './word-sequences.js';

/** With candidates for less than this share of the documents, looking into each of them beats joining bitmaps. */
const FEW_SHARE = 1 / 1024;
const MOST_TERMS = 32;
const LEAST_PATTERN = 3;

/**
 * Finds the documents in which every term of a query is found. Where a term has few candidates each of them is looked into; else
 * sets of documents are joined as bitmaps, and only those that may come onto the page are looked into afterwards.
 */
export class QueryEvaluator {
  private readonly bitmaps: TermBitmaps;
  private readonly tables: TermTables;
  /** The best quality of each term in the document looked at last. */
  private readonly best = new Uint8Array(MOST_TERMS);
  private readonly bestOfPieces = new Uint8Array(MOST_TERMS);
  /** Of the terms of this search. */
  private readonly knownLevels = new Map<QueryTerm, Levels>();
  private documents = 0;

  constructor(
    private readonly postings: readonly GrowableList[],
    private readonly sequences: WordSequences,
    private readonly texts: TextStore,
    private readonly pool: BitmapPool,
  ) {
    this.bitmaps = new TermBitmaps(postings, pool);
    this.tables = new TermTables(postings);
  }

  /** To be called after every change. */
  clear(): void {
    this.bitmaps.clear();
  }

  /** To be called before a search. @param documents how many ordinals there are */
  begin(documents: number): void {
    // What the search before this one has used.
    this.tables.giveAll();
    this.knownLevels.clear();
    this.documents = documents;
    this.bitmaps.begin(documents);
  }

  /** Adds the documents in which every term is found; how good they are is how good the term is that is found worst. */
  addAll(matches: Matches, terms: readonly QueryTerm[]): void {
    const candidates = terms.map(term => this.candidates(term));
    const fewest = Math.min(...candidates);
    const rarest = terms[candidates.indexOf(fewest)]!;
    const measure = this.measureOf(terms);
    const look = (ordinal: number) => matches.add(ordinal, measure(ordinal));
    if (fewest < this.documents * FEW_SHARE) return this.forEachCandidate(rarest, look);
    if (terms.length === 1) return matches.addLevels(this.levelsOf(rarest), 0, measure);
    const common = this.allOfAll(terms);
    if (!hasMoreThan(common, this.documents * FEW_SHARE)) return forEachIn(common, look);
    const levels = new CommonLevels(() => terms.map(term => this.levelsOf(term)), common, this.pool);
    matches.addLevels(levels, NEIGHBOURS_BONUS, measure);
  }

  /** How good a document matches all terms, 0 when one is missing. */
  private measureOf(terms: readonly QueryTerm[]): Measure {
    const table = this.tables.take(terms);
    const pieces = terms.map(term => (term.pieces === null ? null : this.tables.take(term.pieces)));
    return ordinal => {
      const sideBySide = this.scan(table, ordinal);
      let worst = Infinity;
      for (let t = 0; t < terms.length; t++) {
        const quality = this.qualityOf(terms[t]!, pieces[t]!, ordinal, this.best[t]!);
        if (quality === 0) return 0;
        if (quality < worst) worst = quality;
      }
      return worst + (sideBySide && terms.length > 1 ? NEIGHBOURS_BONUS : 0);
    };
  }

  /** One pass over a document's words: the best quality of each term's (in `best`), and whether all stand side by side in order. */
  private scan({ marks, kinds }: TermTable, ordinal: number): boolean {
    const { best } = this;
    const terms = kinds.length;
    const { entries } = this.sequences;
    const end = this.sequences.end(ordinal);
    for (let t = 0; t < terms; t++) best[t] = 0;
    const last = 1 << (terms - 1);
    let reached = 0;
    let sideBySide = false;
    for (let at = this.sequences.start(ordinal); at < end; at++) {
      const entry = entries[at]!;
      const marked = entry === TEXT_BREAK ? 0 : marks[entry >>> SLOT_BITS]!;
      if (marked === 0) {
        reached = 0;
        continue;
      }
      const slot = entry & SLOT_MASK;
      for (let t = 0; t < terms; t++) {
        if ((marked & (1 << t)) === 0) continue;
        const kind = kinds[t]![entry >>> SLOT_BITS]!;
        const quality = QUALITY_BY_KIND[(kind << SLOT_BITS) | slot]!;
        if (quality > best[t]!) best[t] = quality;
      }
      // Bit t: terms 0 to t stand side by side up to here.
      reached = marked & ((reached << 1) | 1);
      if ((reached & last) !== 0 && JOINED_QUALITY[slot]! > 0) sideBySide = true;
    }
    return sideBySide;
  }

  /** How many documents have to be looked at for a term, at most. */
  private candidates(term: QueryTerm): number {
    const pieces = term.pieces === null ? 0 : rarestOf(term.pieces).entries;
    const initials = term.pattern === null ? 0 : this.texts.candidates(term.pattern).length;
    return term.entries + pieces + initials;
  }

  private forEachCandidate(term: QueryTerm, visit: (ordinal: number) => void): void {
    for (const words of [term.words, term.pieces === null ? [] : rarestOf(term.pieces).words]) {
      for (const wordId of words) {
        const { data, length } = this.postings[wordId]!;
        for (let i = 0; i < length; i++) visit(data[i]! >>> SLOT_BITS);
      }
    }
    if (term.pattern !== null) {
      const { data, length } = this.texts.candidates(term.pattern);
      for (let i = 0; i < length; i++) visit(data[i]!);
    }
  }

  /** The documents of a term; not to be written to. */
  private allOf(term: QueryTerm): Bitmap {
    // Whether these are in a document is only known when it is looked into, and then how good they are is known as well.
    if (term.pattern !== null || term.needsNeighbours) return this.levelsOf(term).all;
    const all = this.bitmaps.all(term);
    return term.pieces === null ? all : this.united(all, this.allOfAll(term.pieces));
  }

  /** The documents in which every term is. */
  private allOfAll(terms: readonly QueryTerm[]): Bitmap {
    const common = this.pool.take();
    common.set(this.allOf(terms[0]!));
    for (let t = 1; t < terms.length; t++) intersect(common, this.allOf(terms[t]!));
    return common;
  }

  private united(a: Bitmap, b: Bitmap): Bitmap {
    const united = this.pool.take();
    united.set(a);
    include(united, b);
    return united;
  }

  /** The documents of a term by the best quality they can have. */
  private levelsOf(term: QueryTerm): Levels {
    let levels = this.knownLevels.get(term);
    if (levels === undefined) this.knownLevels.set(term, (levels = this.makeLevels(term)));
    return levels;
  }

  private makeLevels(term: QueryTerm): Levels {
    const { pieces, pattern } = term;
    const parts = [this.bitmaps.levels(term)];
    if (pattern !== null) parts.push(this.initialsLevels(pattern));
    if (pieces !== null) parts.push(this.joinedLevels(term, pieces));
    const all = parts.map(part => part.all).reduce((a, b) => this.united(a, b));
    return parts.length === 1 ? parts[0]! : new UnitedLevels(() => parts, all, this.pool);
  }

  private joinedLevels(term: QueryTerm, pieces: readonly QueryTerm[]): Levels {
    const all = this.allOfAll(pieces);
    if (!term.needsNeighbours) {
      return new CommonLevels(() => pieces.map(piece => this.bitmaps.pieceLevels(piece)), all, this.pool);
    }
    const found = new LevelCollector(() => this.pool.take());
    const table = this.tables.take(pieces);
    forEachIn(all, ordinal => {
      const quality = this.joinedQuality(term, table, ordinal);
      if (quality > 0) put(found.of(quality), ordinal);
    });
    return found.collected();
  }

  private initialsLevels(pattern: string): Levels {
    const found = new LevelCollector(() => this.pool.take());
    const { data, length } = this.texts.candidates(pattern);
    if (this.texts.isCertain(pattern)) {
      const all = found.of(MOST_INITIALS_QUALITY);
      for (let i = 0; i < length; i++) put(all, data[i]!);
    } else {
      for (let i = 0; i < length; i++) {
        const place = this.texts.place(data[i]!, pattern);
        if (place !== null) put(found.of(INITIALS_PLACE_QUALITY[place]), data[i]!);
      }
    }
    return found.collected();
  }

  /**
   * @param pieces the table of the term's pieces, where it has some
   * @param best the quality of the term's words in the document, 0 when it has none
   */
  private qualityOf(term: QueryTerm, pieces: TermTable | null, ordinal: number, best: number): number {
    if (pieces !== null && best < MOST_JOINED_QUALITY) {
      best = Math.max(best, this.joinedQuality(term, pieces, ordinal));
    }
    if (term.pattern !== null && term.pattern.length >= LEAST_PATTERN && best < MOST_INITIALS_QUALITY) {
      const place = this.texts.place(ordinal, term.pattern);
      if (place !== null) best = Math.max(best, INITIALS_PLACE_QUALITY[place]);
    }
    return best;
  }

  /**
   * Quality of a term's pieces in a document: 0 when one is missing, else that of the piece found worst, and no better than where the
   * pieces stand best side by side in their order, or in one word (벤치 프레스 for 벤치프레스). One pass over the document's
   * words; bit j of `reached` says that pieces 0 to j stand side by side up to this word.
   *
   * @param table of the pieces
   */
  private joinedQuality(term: QueryTerm, { marks, kinds }: TermTable, ordinal: number): number {
    const pieces = kinds.length;
    const best = this.bestOfPieces;
    const { entries } = this.sequences;
    const end = this.sequences.end(ordinal);
    const last = 1 << (pieces - 1);
    for (let j = 0; j < pieces; j++) best[j] = 0;
    let reached = 0;
    let joined = 0;
    for (let at = this.sequences.start(ordinal); at < end; at++) {
      const entry = entries[at]!;
      const before = reached;
      reached = 0;
      if (entry === TEXT_BREAK) continue;
      const wordId = entry >>> SLOT_BITS;
      const marked = marks[wordId]!;
      if (marked === 0) continue;
      const slot = entry & SLOT_MASK;
      for (let j = 0; j < pieces; j++) {
        if ((marked & (1 << j)) === 0) continue;
        const kind = kinds[j]![wordId]!;
        const quality = QUALITY_BY_KIND[(kind << SLOT_BITS) | slot]!;
        if (quality > best[j]!) best[j] = quality;
        const previous = IS_INSIDE[kind] === 1 ? before | reached : before;
        if (j === 0 || (previous & (1 << (j - 1))) !== 0) reached |= 1 << j;
      }
      if ((reached & last) !== 0) joined = Math.max(joined, JOINED_QUALITY[slot]!);
    }
    if (joined === 0 && term.needsNeighbours) return 0;
    let worst = joined === 0 ? SCATTERED_QUALITY : joined;
    for (let j = 0; j < pieces; j++) worst = Math.min(worst, best[j]!);
    return worst;
  }
}

function rarestOf(terms: readonly QueryTerm[]): QueryTerm {
  return terms.reduce((rarest, term) => (term.entries < rarest.entries ? term : rarest));
}

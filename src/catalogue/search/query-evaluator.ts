import type { DocumentSet, DocumentSetPool } from './document-set.js';
import type { GrowableList } from './growable-list.js';
import {
  INITIALS_PLACE_QUALITY,
  INSIDE_KINDS,
  JOINED_QUALITY,
  MOST_INITIALS_QUALITY,
  MOST_JOINED_QUALITY,
  NEIGHBOURS_BONUS,
  QUALITY_BY_KIND,
  SCATTERED_QUALITY,
  SLOT_BITS,
  SLOT_MASK,
} from './match-quality.js';
import type { QueryTerm } from './query-term.js';
import type { TextStore } from './text-store.js';
import { TEXT_BREAK, type WordSequences } from './word-sequences.js';

/** Reading so many postings costs about as much as looking into one document (some 30 words). */
const POSTINGS_A_LOOK = 12;
const MOST_TERMS = 32;

/**
 * Finds the documents in which every term of a query is found. It starts from the term with the fewest candidates and looks
 * the others up in those documents only, so that a long query costs what its rarest word costs.
 */
export class QueryEvaluator {
  /** Tables as long as the vocabulary, all 0, used again. */
  private freeMarks: Uint32Array[] = [];
  /** The best quality of each term in the document looked at last. */
  private readonly best = new Uint8Array(MOST_TERMS);
  private readonly bestOfPieces = new Uint8Array(MOST_TERMS);

  constructor(
    private readonly postings: readonly GrowableList[],
    private readonly sequences: WordSequences,
    private readonly texts: TextStore,
    private readonly pool: DocumentSetPool,
  ) {}

  /** The quality is that of the term found worst. The caller gives the set back. */
  all(terms: readonly QueryTerm[]): DocumentSet {
    const [rarest, ...others] = [...terms].sort((a, b) => this.candidates(a) - this.candidates(b));
    if (rarest === undefined) return this.pool.take();
    const found = this.collect(rarest);
    if (others.length === 0) return found;
    const shared = this.pool.take();
    const filters = this.filtersFor(others, found.size);
    const places = others.map(term => terms.indexOf(term));
    const marks = this.marksOf(terms);
    const marksOfPieces = others.map(({ pieces }) => (pieces === null ? null : this.marksOf(pieces)));
    next: for (let i = 0; i < found.size; i++) {
      const ordinal = found.members[i]!;
      for (let f = 0; f < filters.length; f++) {
        if (filters[f]!.quality[ordinal] === 0) continue next;
      }
      const sideBySide = this.scan(terms, marks, ordinal);
      let worst = found.quality[ordinal]!;
      for (let t = 0; t < others.length && worst > 0; t++) {
        worst = Math.min(
          worst,
          this.qualityOf(others[t]!, marksOfPieces[t]!, ordinal, this.best[places[t]!]!),
        );
      }
      if (worst > 0) shared.add(ordinal, worst + (sideBySide ? NEIGHBOURS_BONUS : 0));
    }
    this.giveMarks(marks, terms);
    others.forEach(({ pieces }, t) => pieces && this.giveMarks(marksOfPieces[t]!, pieces));
    for (const filter of filters) this.pool.give(filter);
    this.pool.give(found);
    return shared;
  }

  /**
   * For terms that only words stand for: the documents that have one. Going through their postings is cheap beside looking
   * into every document found so far, unless those are few.
   */
  private filtersFor(terms: readonly QueryTerm[], documents: number): DocumentSet[] {
    return terms
      .filter(
        term => term.pieces === null && term.pattern === null && term.entries < documents * POSTINGS_A_LOOK,
      )
      .map(term => this.collect(term));
  }

  /** For every word the terms it stands for, one bit each (at most 10 words are typed, at most 24 pieces are in a run). */
  private marksOf(terms: readonly QueryTerm[]): Uint32Array {
    let marks = this.freeMarks.pop();
    if (marks === undefined || marks.length < this.postings.length) {
      // The vocabulary has grown: what was kept is too short.
      this.freeMarks = [];
      marks = new Uint32Array(this.postings.length + 1024);
    }
    for (let t = 0; t < terms.length; t++) {
      const { words } = terms[t]!;
      for (let i = 0; i < words.length; i++) marks[words[i]!]! |= 1 << t;
    }
    return marks;
  }

  private giveMarks(marks: Uint32Array, terms: readonly QueryTerm[]): void {
    for (const { words } of terms) for (let i = 0; i < words.length; i++) marks[words[i]!] = 0;
    this.freeMarks.push(marks);
  }

  /** One pass over a document's words: the best quality of each term's (in `best`), and whether all stand side by side in order. */
  private scan(terms: readonly QueryTerm[], marks: Uint32Array, ordinal: number): boolean {
    const { best } = this;
    const { entries } = this.sequences;
    const end = this.sequences.end(ordinal);
    for (let t = 0; t < terms.length; t++) best[t] = 0;
    const last = 1 << (terms.length - 1);
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
      for (let t = 0; t < terms.length; t++) {
        if ((marked & (1 << t)) === 0) continue;
        const kind = terms[t]!.kinds[entry >>> SLOT_BITS]!;
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
    const pieces = term.pieces === null ? 0 : this.rarestOf(term.pieces).entries;
    const initials = term.pattern === null ? 0 : this.texts.candidates(term.pattern).length;
    return term.entries + pieces + initials;
  }

  private rarestOf(terms: readonly QueryTerm[]): QueryTerm {
    return terms.reduce((rarest, term) => (term.entries < rarest.entries ? term : rarest));
  }

  private collect(term: QueryTerm): DocumentSet {
    const found = this.pool.take();
    for (const wordId of term.words) {
      const { data, length } = this.postings[wordId]!;
      found.addPostings(data, length, term.kinds[wordId]! << SLOT_BITS);
    }
    if (term.pieces !== null) this.collectJoined(found, term, term.pieces);
    if (term.pattern !== null) {
      const { data, length } = this.texts.candidates(term.pattern);
      for (let i = 0; i < length; i++) {
        const place = this.texts.place(data[i]!, term.pattern);
        if (place !== null) found.add(data[i]!, INITIALS_PLACE_QUALITY[place]);
      }
    }
    return found;
  }

  private collectJoined(found: DocumentSet, term: QueryTerm, pieces: readonly QueryTerm[]): void {
    const marks = this.marksOf(pieces);
    const rarest = this.rarestOf(pieces);
    const filters = this.filtersFor(
      pieces.filter(piece => piece !== rarest),
      rarest.entries,
    );
    for (const wordId of rarest.words) {
      const { data, length } = this.postings[wordId]!;
      next: for (let i = 0; i < length; i++) {
        const ordinal = data[i]! >>> SLOT_BITS;
        for (let f = 0; f < filters.length; f++) {
          if (filters[f]!.quality[ordinal] === 0) continue next;
        }
        if (found.quality[ordinal]! >= MOST_JOINED_QUALITY) continue;
        const quality = this.joinedQuality(term, marks, ordinal);
        if (quality > 0) found.add(ordinal, quality);
      }
    }
    for (const filter of filters) this.pool.give(filter);
    this.giveMarks(marks, pieces);
  }

  /**
   * @param marks of the term's pieces, where it has some
   * @param best the quality of the term's words in the document, 0 when it has none
   */
  private qualityOf(term: QueryTerm, marks: Uint32Array | null, ordinal: number, best: number): number {
    if (marks !== null && best < MOST_JOINED_QUALITY) {
      best = Math.max(best, this.joinedQuality(term, marks, ordinal));
    }
    if (term.pattern !== null && term.pattern.length > 2 && best < MOST_INITIALS_QUALITY) {
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
   * @param marks for every word the pieces it stands for
   */
  private joinedQuality(term: QueryTerm, marks: Uint32Array, ordinal: number): number {
    const pieces = term.pieces!;
    const best = this.bestOfPieces;
    const { entries } = this.sequences;
    const end = this.sequences.end(ordinal);
    const last = 1 << (pieces.length - 1);
    for (let j = 0; j < pieces.length; j++) best[j] = 0;
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
      for (let j = 0; j < pieces.length; j++) {
        if ((marked & (1 << j)) === 0) continue;
        const kind = pieces[j]!.kinds[wordId]!;
        const quality = QUALITY_BY_KIND[(kind << SLOT_BITS) | slot]!;
        if (quality > best[j]!) best[j] = quality;
        const previous = INSIDE_KINDS.includes(kind) ? before | reached : before;
        if (j === 0 || (previous & (1 << (j - 1))) !== 0) reached |= 1 << j;
      }
      if ((reached & last) !== 0) joined = Math.max(joined, JOINED_QUALITY[slot]!);
    }
    if (joined === 0 && term.needsNeighbours) return 0;
    let worst = joined === 0 ? SCATTERED_QUALITY : joined;
    for (let j = 0; j < pieces.length; j++) worst = Math.min(worst, best[j]!);
    return worst;
  }
}

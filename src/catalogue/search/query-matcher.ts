import type { IndexedDocument } from './indexed-document.js';
import {
  INITIALS_PLACE_QUALITY,
  isInside,
  JOINED_QUALITY,
  MOST_INITIALS_QUALITY,
  MOST_JOINED_QUALITY,
  NEIGHBOURS_BONUS,
  QUALITY,
  SCATTERED_QUALITY,
  SLOT_BITS,
  SLOT_MASK,
} from './match-quality.js';
import { patternSource } from './search-text.js';
import { LEAST_PATTERN, type QueryTerm } from './term-compiler.js';
import { TEXT_BREAK, type WordSequences } from './word-sequences.js';

/** Terms by word, for looking into documents: what a word of a document is to each term is one array access away. */
interface TermTable {
  /** For every word the terms it stands for, one bit each (at most 10 words are typed, at most 24 pieces are in a run). */
  marks: Uint32Array;
  /** By term, for every word the kind of match, 0 for none. */
  kinds: readonly Uint8Array[];
  /** By term, its best quality in the document looked at last. */
  best: Uint8Array;
}

/** A term with what is needed to look for it in documents. */
interface PreparedTerm {
  pieces: TermTable | null;
  needsNeighbours: boolean;
  initials: InitialsFinder | null;
}

/** Looks for all terms of a query in documents. */
export class QueryMatcher {
  private readonly table: TermTable;
  private readonly terms: readonly PreparedTerm[];

  /** @param vocabulary its size; documents with words that came later may be looked into as well */
  constructor(
    terms: readonly QueryTerm[],
    vocabulary: number,
    private readonly sequences: WordSequences,
  ) {
    this.table = tableOf(terms, vocabulary);
    this.terms = terms.map(({ pieces, needsNeighbours, pattern }) => ({
      pieces: pieces === null ? null : tableOf(pieces, vocabulary),
      needsNeighbours,
      initials: pattern === null || pattern.length < LEAST_PATTERN ? null : new InitialsFinder(pattern),
    }));
  }

  /** How good the term is that is found worst, 0 when one is missing. @param place of the document */
  quality(place: number, document: IndexedDocument): number {
    const neighbours = this.scan(this.table, place, isBeside);
    let worst = Infinity;
    for (let t = 0; t < this.terms.length; t++) {
      const quality = this.qualityOf(this.terms[t]!, place, document, this.table.best[t]!);
      if (quality === 0) return 0;
      if (quality < worst) worst = quality;
    }
    return neighbours > 0 && this.terms.length > 1 ? worst + NEIGHBOURS_BONUS : worst;
  }

  /** @param best the quality of the term's words in the document, 0 when it has none */
  private qualityOf(term: PreparedTerm, place: number, document: IndexedDocument, best: number): number {
    const { pieces, needsNeighbours, initials } = term;
    if (pieces !== null && best < MOST_JOINED_QUALITY)
      best = Math.max(best, this.joinedQuality(pieces, place, needsNeighbours));
    if (initials !== null && best < MOST_INITIALS_QUALITY) best = Math.max(best, initials.quality(document));
    return best;
  }

  /** Quality of a run's pieces: 0 when one is missing, else that of the piece found worst, and no better than where they stand best. */
  private joinedQuality(table: TermTable, place: number, needsNeighbours: boolean): number {
    const joined = this.scan(table, place, isBesideOrInside);
    if (joined === 0 && needsNeighbours) return 0;
    return Math.min(joined === 0 ? SCATTERED_QUALITY : joined, ...table.best);
  }

  /**
   * One pass over a document's words: puts the best quality of each term into the table. Bit t of `reached` says that terms 0 to t stand
   * side by side, in their order, up to this word.
   *
   * @returns JOINED_QUALITY of the best place where all of them do, 0 where they do nowhere
   */
  private scan({ marks, kinds, best }: TermTable, place: number, near: Neighbourhood): number {
    const { entries, starts, ends } = this.sequences;
    const end = ends[place]!;
    const last = 1 << (kinds.length - 1);
    let joined = 0;
    let reached = 0;
    best.fill(0);
    for (let at = starts[place]!; at < end; at++) {
      const entry = entries[at]!;
      const before = reached;
      reached = 0;
      // Words that came after the table are in no term.
      const marked = entry === TEXT_BREAK ? 0 : marks[entry >>> SLOT_BITS];
      if (!marked) continue;
      const slot = entry & SLOT_MASK;
      for (let t = 0; t < kinds.length; t++) {
        if ((marked & (1 << t)) === 0) continue;
        const kind = kinds[t]![entry >>> SLOT_BITS]!;
        const quality = QUALITY[(kind << SLOT_BITS) | slot]!;
        if (quality > best[t]!) best[t] = quality;
        if (t === 0 || (near(kind, before, reached) & (1 << (t - 1))) !== 0) reached |= 1 << t;
      }
      if ((reached & last) !== 0) joined = Math.max(joined, JOINED_QUALITY[slot]!);
    }
    return joined;
  }
}

/** By the kind of a term's match: may it stand beside what was found before this word, or also in the same word? */
type Neighbourhood = (kind: number, before: number, here: number) => number;
const isBeside: Neighbourhood = (_kind, before) => before;
/** 벤치 프레스 for 벤치프레스. */
const isBesideOrInside: Neighbourhood = (kind, before, here) => (isInside(kind) ? before | here : before);

function tableOf(terms: readonly QueryTerm[], words: number): TermTable {
  const marks = new Uint32Array(words);
  const kinds = terms.map((term, t) => {
    const kindOf = new Uint8Array(words);
    for (const [wordId, kind] of term.kinds) {
      kindOf[wordId] = kind;
      marks[wordId]! |= 1 << t;
    }
    return kindOf;
  });
  return { marks, kinds, best: new Uint8Array(terms.length) };
}

/** Looks for a pattern of syllables and initial consonants in the names of documents, spaces ignored. */
class InitialsFinder {
  private readonly anywhere: RegExp;
  private readonly atStart: RegExp;
  private readonly atWord: RegExp;

  constructor(pattern: string) {
    const source = patternSource(pattern);
    this.anywhere = new RegExp(source, 'u');
    this.atStart = new RegExp(`^${source}`, 'u');
    this.atWord = new RegExp(` ${source}`, 'u');
  }

  /** The best of INITIALS_PLACE_QUALITY, 0 where the pattern is in no name. What the Korean name has counts before other names. */
  quality({ names }: IndexedDocument): number {
    const { spaced } = names[0]!;
    if (this.anywhere.test(spaced)) {
      if (this.atStart.test(spaced)) return INITIALS_PLACE_QUALITY.nameStart;
      return this.atWord.test(spaced) ? INITIALS_PLACE_QUALITY.nameWord : INITIALS_PLACE_QUALITY.nameInside;
    }
    let best = 0;
    for (const other of names) {
      if (other.spaced === '' || !this.anywhere.test(other.spaced)) continue;
      if (this.atStart.test(other.spaced)) return INITIALS_PLACE_QUALITY.otherStart;
      best = INITIALS_PLACE_QUALITY.otherInside;
    }
    return best;
  }
}

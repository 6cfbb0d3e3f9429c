import { parts, type SearchHits, type SearchHitsPool, type Steps } from './search-hits.js';
import * as quality from './match-quality.js';
import { LEAST_PATTERN, type QueryTerm } from './query-terms.js';
import type { TextIndex } from './text-index.js';
import type { Vocabulary } from './vocabulary.js';

const { inside, foldedInside } = quality.WORD_QUALITY;

/** Looks up all terms of a query in all documents at once: in the texts that contain a word the term stands for. */
export class QueryMatcher {
  constructor(
    private readonly texts: TextIndex,
    private readonly vocabulary: Vocabulary,
    private readonly pool: SearchHitsPool,
  ) {}

  /**
   * The documents that contain every term, rated by their worst term, and better if the terms are adjacent.
   * @param apart if the terms are pieces of one word: the best quality possible when they are not adjacent
   */
  *match(terms: readonly QueryTerm[], apart?: number): Steps<SearchHits> {
    const inTexts: SearchHits[] = [];
    const inDocuments: SearchHits[] = [];
    for (const term of terms) {
      const inText = yield* this.inTexts(term);
      const inDocument = yield* this.byDocument(inText);
      if (term.pieces.length > 0) {
        const { inUse } = this.pool;
        const pieces = yield* this.match(term.pieces, term.needsNeighbours ? 0 : quality.SCATTERED_QUALITY);
        for (const document of pieces.numbers) inDocument.raise(document, pieces.qualities[document]!);
        this.pool.takeBack(inUse);
      }
      inTexts.push(inText);
      inDocuments.push(inDocument);
    }
    if (terms.length === 1) return inDocuments[0]!;
    const joined = yield* this.byDocument(yield* this.sideBySide(terms, inTexts, apart !== undefined));
    const found = this.pool.next();
    for (const documents of parts(rarestOf(inDocuments).numbers)) {
      yield;
      for (const document of documents) {
        let worst = quality.EXACT_NAME;
        for (const { qualities } of inDocuments) worst = Math.min(worst, qualities[document]!);
        const beside = joined.qualities[document]!;
        if (apart !== undefined) found.raise(document, Math.min(worst, beside || apart));
        else if (worst > 0) found.raise(document, beside === 0 ? worst : worst + quality.NEIGHBOURS_BONUS);
      }
    }
    return found;
  }

  /** How well each text matches a term's words and initial consonants. */
  private *inTexts({ words, initials }: QueryTerm): Steps<SearchHits> {
    const best = this.pool.next();
    for (const [word, qualities] of words) {
      for (const text of this.texts.byWord[word]!.numbers)
        best.raise(text, qualities[this.texts.slots[text]!]!);
      yield;
    }
    if (initials.length >= LEAST_PATTERN) yield* this.addInitials(best, initials);
    return best;
  }

  /** Adds the texts that contain a pattern of initial consonants, within a word or across words. */
  private *addInitials(best: SearchHits, initials: readonly string[]): Steps {
    const spaced = initials.join(' ?');
    const anywhere = new RegExp(spaced);
    const [first, ofWord] = [new RegExp(`^${spaced}`), new RegExp(` ${spaced}`)];
    const telling = new RegExp(tellingWords(initials));
    for (const word of this.vocabulary.where(spelled => telling.test(spelled))) {
      yield;
      for (const text of this.texts.byWord[word]!.numbers) {
        const spelled = this.texts.spelled[text]!;
        if (!anywhere.test(spelled)) continue;
        const place = first.test(spelled) ? 0 : ofWord.test(spelled) ? 1 : 2;
        best.raise(text, quality.INITIALS_PLACE_QUALITY[place]![this.texts.slots[text]!]!);
      }
    }
  }

  /** The texts that contain all terms adjacent and in order. */
  private *sideBySide(
    terms: readonly QueryTerm[],
    inTexts: SearchHits[],
    orInside: boolean,
  ): Steps<SearchHits> {
    const joined = this.pool.next();
    const words = this.texts.words.numbers;
    const standAt = (at: number, end: number, nth: number): boolean => {
      const term = terms[nth];
      if (term === undefined) return true;
      if (at === end || !term.words.has(words[at]!)) return false;
      if (standAt(at + 1, end, nth + 1)) return true;
      // 벤치 프레스 for 벤치프레스.
      const inNext = orInside ? terms[nth + 1]?.words.get(words[at]!) : undefined;
      return (inNext === inside || inNext === foldedInside) && standAt(at, end, nth + 1);
    };
    for (const texts of parts(rarestOf(inTexts).numbers)) {
      yield;
      for (const text of texts) {
        if (inTexts.some(({ qualities }) => qualities[text] === 0)) continue;
        const end = this.texts.wordEnds[text]!;
        for (let at = this.texts.wordEnds[text - 1] ?? 0; at < end; at++)
          if (standAt(at, end, 0)) joined.raise(text, quality.JOINED_QUALITY[this.texts.slots[text]!]!);
      }
    }
    return joined;
  }

  /** Each document with the quality of its best text. */
  private *byDocument(inTexts: SearchHits): Steps<SearchHits> {
    const best = this.pool.next();
    for (const texts of parts(inTexts.numbers)) {
      yield;
      for (const text of texts)
        for (const document of this.texts.documents(text)) best.raise(document, inTexts.qualities[text]!);
    }
    return best;
  }
}

/**
 * Every text that contains the pattern contains one of these words: all of it, half or more of it at the word's end, or the continuation of a shorter
 * part.
 */
function tellingWords(initials: readonly string[]): string {
  const half = Math.ceil(initials.length / 2);
  const ends = initials.slice(half).map((_, more) => `${initials.slice(0, half + more).join('')}$`);
  const rests = initials.slice(1, half).map((_, less) => initials.slice(less + 1));
  const starts = rests.map(rest => `^${rest.join('(?:$|')}${')'.repeat(rest.length - 1)}`);
  return [initials.join(''), ...ends, ...starts].join('|');
}

const rarestOf = (all: readonly SearchHits[]) => all.reduce((a, b) => (b.count < a.count ? b : a));

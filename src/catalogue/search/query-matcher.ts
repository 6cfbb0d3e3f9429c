import {
  EXACT_NAME,
  INITIALS_PLACE_QUALITY,
  JOINED_QUALITY,
  NEIGHBOURS_BONUS,
  SCATTERED_QUALITY,
  WORD_QUALITY,
} from './match-quality.js';
import { LEAST_PATTERN, type QueryTerm } from './query-terms.js';
import type { Found, Steps } from './found.js';
import type { TextIndex } from './text-index.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * Looks for all terms of a query in all documents at once. Every text is looked at word by word of the vocabulary: which texts have a word
 * that a term stands for is in the index, and how good that is, in the table of qualities. In steps of some milliseconds.
 */
export class QueryMatcher {
  /** @param found gives an empty one */
  constructor(
    private readonly texts: TextIndex,
    private readonly vocabulary: Vocabulary,
    readonly found: () => Found,
  ) {}

  /**
   * The documents that have every term, as good as the one found worst, and better where they stand side by side.
   * @param apart where the terms are pieces of one word: how good it is at most where they do not stand side by side
   */
  *match(terms: readonly QueryTerm[], apart?: number): Steps<Found> {
    const inTexts: Found[] = [];
    const inDocuments: Found[] = [];
    for (const term of terms) {
      const inText = yield* this.inTexts(term);
      const inDocument = yield* this.byDocument(inText);
      if (term.pieces.length > 0) {
        const pieces = yield* this.match(term.pieces, term.needsNeighbours ? 0 : SCATTERED_QUALITY);
        for (const document of pieces.numbers) inDocument.raise(document, pieces.qualities[document]!);
      }
      inTexts.push(inText);
      inDocuments.push(inDocument);
    }
    if (terms.length === 1) return inDocuments[0]!;
    const joined = yield* this.byDocument(yield* this.sideBySide(terms, inTexts, apart !== undefined));
    const found = this.found();
    for (const documents of rarestOf(inDocuments).slices()) {
      yield;
      for (const document of documents) {
        let worst = EXACT_NAME;
        for (const { qualities } of inDocuments) worst = Math.min(worst, qualities[document]!);
        const beside = joined.qualities[document]!;
        if (apart !== undefined) found.raise(document, Math.min(worst, beside || apart));
        else if (worst > 0) found.raise(document, beside === 0 ? worst : worst + NEIGHBOURS_BONUS);
      }
    }
    return found;
  }

  /** How good a term's words, and its initial consonants, are found in each text. */
  private *inTexts({ words, initials }: QueryTerm): Steps<Found> {
    const best = this.found();
    for (const [word, qualities] of words) {
      for (const text of this.texts.with(word)) best.raise(text, qualities[this.texts.slots[text]!]!);
      yield;
    }
    if (initials.length >= LEAST_PATTERN) yield* this.addInitials(best, initials);
    return best;
  }

  /** Adds the texts that hold a pattern of initial consonants, within a word or across some. */
  private *addInitials(best: Found, initials: readonly string[]): Steps {
    const whole = new RegExp(initials.join(''));
    const spaced = initials.join(' ?');
    const places = [`^${spaced}`, ` ${spaced}`, spaced].map(pattern => new RegExp(pattern));
    const begun = initials.map((_, i) => initials.slice(0, i + 1).join('')).join('|');
    for (const word of this.vocabulary.matching(new RegExp(`${whole.source}|(?:${begun})$`))) {
      yield;
      for (const text of this.texts.with(word)) {
        if (!whole.test(this.texts.runs[text]!)) continue;
        const spelled = this.texts.words[text]!.map(each => this.vocabulary.words[each]).join(' ');
        const place = places.findIndex(pattern => pattern.test(spelled));
        best.raise(text, INITIALS_PLACE_QUALITY[place]![this.texts.slots[text]!]!);
      }
    }
  }

  /** The texts in which all terms stand side by side in their order. */
  private *sideBySide(
    terms: readonly QueryTerm[],
    inTexts: readonly Found[],
    orInside: boolean,
  ): Steps<Found> {
    const joined = this.found();
    for (const texts of rarestOf(inTexts).slices()) {
      yield;
      for (const text of texts) {
        if (inTexts.some(({ qualities }) => qualities[text] === 0)) continue;
        const words = this.texts.words[text]!;
        if (words.some((_, at) => standsAt(words, at, terms, orInside)))
          joined.raise(text, JOINED_QUALITY[this.texts.slots[text]!]!);
      }
    }
    return joined;
  }

  /** Each document as its best text. */
  private *byDocument(inTexts: Found): Steps<Found> {
    const best = this.found();
    for (const texts of inTexts.slices()) {
      yield;
      for (const text of texts)
        for (const document of this.texts.documents[text]!) best.raise(document, inTexts.qualities[text]!);
    }
    return best;
  }
}

function rarestOf(all: readonly Found[]): Found {
  return all.reduce((rarest, found) => (found.numbers.length < rarest.numbers.length ? found : rarest));
}

/** Do these terms stand for the words from `at` on? */
function standsAt(
  words: readonly number[],
  at: number,
  terms: readonly QueryTerm[],
  orInside: boolean,
  term = 0,
): boolean {
  if (term === terms.length) return true;
  if (!terms[term]!.words.has(words[at]!)) return false;
  if (standsAt(words, at + 1, terms, orInside, term + 1)) return true;
  // 벤치 프레스 for 벤치프레스.
  const next = orInside ? terms[term + 1]?.words.get(words[at]!) : undefined;
  const isInside = next === WORD_QUALITY.inside || next === WORD_QUALITY.foldedInside;
  return isInside && standsAt(words, at, terms, orInside, term + 1);
}

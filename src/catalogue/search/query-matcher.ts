import {
  EXACT_NAME,
  INITIALS_PLACE_QUALITY,
  JOINED_QUALITY,
  NEIGHBOURS_BONUS,
  SCATTERED_QUALITY,
  WORD_QUALITY,
} from './match-quality.js';
import { LEAST_PATTERN, type QueryTerm } from './query-terms.js';
import type { Found, FoundPool } from './found.js';
import type { TextIndex } from './text-index.js';
import type { Vocabulary } from './vocabulary.js';

/** Texts looked at in one step: about a millisecond. */
export const TEXTS_A_STEP = 2_000;

/**
 * Looks for all terms of a query in all documents at once. Every text is looked at word by word of the vocabulary: which texts have a word
 * that a term stands for is in the index, and how good that is, in the table of qualities. In steps of some milliseconds.
 */
export class QueryMatcher {
  private readonly taken: Found[] = [];

  constructor(
    private readonly texts: TextIndex,
    private readonly vocabulary: Vocabulary,
    private readonly pool: FoundPool,
  ) {}

  /** To be released with the matcher. */
  found(): Found {
    const found = this.pool.take(this.texts.size);
    this.taken.push(found);
    return found;
  }

  /** Gives up all that was found. */
  release(): void {
    this.pool.giveBack(this.taken.splice(0));
  }

  /** The documents that have every term, as good as the one found worst, and better where they stand side by side. */
  match(terms: readonly QueryTerm[]): Generator<void, Found> {
    return this.all(terms, false, (worst, joined) => (joined === 0 ? worst : worst + NEIGHBOURS_BONUS));
  }

  /**
   * @param orInside whether terms are side by side also where one stands inside the word before
   * @param quality of the term found worst, and of the best place where all are side by side, 0 for none
   */
  private *all(
    terms: readonly QueryTerm[],
    orInside: boolean,
    quality: (worst: number, joined: number) => number,
  ): Generator<void, Found> {
    const inTexts: Found[] = [];
    const inDocuments: Found[] = [];
    for (const term of terms) {
      const inText = yield* this.inTexts(term);
      const inDocument = yield* this.byDocument(inText);
      if (term.pieces !== null) {
        // As good as the piece found worst, and no better than where they stand best.
        const elsewhere = term.needsNeighbours ? 0 : SCATTERED_QUALITY;
        const pieces = yield* this.all(term.pieces, true, (worst, joined) =>
          Math.min(worst, joined || elsewhere),
        );
        inDocument.raiseAll(pieces);
      }
      inTexts.push(inText);
      inDocuments.push(inDocument);
    }
    if (terms.length === 1) return inDocuments[0]!;
    const joined = yield* this.byDocument(yield* this.sideBySide(terms, inTexts, orInside));
    const found = this.found();
    for (const document of rarestOf(inDocuments).numbers) {
      let worst = EXACT_NAME;
      for (const { qualities } of inDocuments) worst = Math.min(worst, qualities[document]!);
      if (worst > 0) found.raise(document, quality(worst, joined.qualities[document]!));
    }
    return found;
  }

  /** How good a term's words, and its initial consonants, are found in each text. */
  private *inTexts({ words, initials }: QueryTerm): Generator<void, Found> {
    const best = this.found();
    for (const [word, qualities] of words) {
      for (const text of this.texts.with(word)) best.raise(text, qualities[this.texts.slots[text]!]!);
      yield;
    }
    if (initials !== null && initials.length >= LEAST_PATTERN) yield* this.addInitials(best, initials);
    return best;
  }

  /** Adds the texts that hold a pattern of initial consonants, within a word or across some. */
  private *addInitials(best: Found, initials: readonly string[]): Generator<void, void> {
    const whole = new RegExp(initials.join(''));
    const ends = initials.map((_, i) => initials.slice(0, i + 1).join('')).join('|');
    const spaced = initials.join(' ?');
    const [atStart, atWord] = [new RegExp(`^${spaced}`), new RegExp(` ${spaced}`)];
    for (const word of this.vocabulary.matching(new RegExp(`${whole.source}|(?:${ends})$`))) {
      yield;
      for (const text of this.texts.with(word)) {
        if (!whole.test(this.texts.runs[text]!)) continue;
        const spelled = this.texts.words[text]!.map(each => this.vocabulary.text(each)).join(' ');
        const place = atStart.test(spelled) ? 'start' : atWord.test(spelled) ? 'word' : 'inside';
        best.raise(text, INITIALS_PLACE_QUALITY[place][this.texts.slots[text]!]!);
      }
    }
  }

  /** The texts in which all terms stand side by side in their order. */
  private *sideBySide(
    terms: readonly QueryTerm[],
    inTexts: readonly Found[],
    orInside: boolean,
  ): Generator<void, Found> {
    const joined = this.found();
    const { numbers } = rarestOf(inTexts);
    for (let i = 0; i < numbers.length; i++) {
      if (i % TEXTS_A_STEP === 0) yield;
      const text = numbers[i]!;
      if (inTexts.some(({ qualities }) => qualities[text] === 0)) continue;
      const words = this.texts.words[text]!;
      if (words.some((_, at) => standsAt(words, at, terms, orInside)))
        joined.raise(text, JOINED_QUALITY[this.texts.slots[text]!]!);
    }
    return joined;
  }

  /** Each document as its best text. */
  private *byDocument(inTexts: Found): Generator<void, Found> {
    const best = this.found();
    const { numbers, qualities } = inTexts;
    for (let i = 0; i < numbers.length; i++) {
      if (i % TEXTS_A_STEP === 0) yield;
      const text = numbers[i]!;
      const quality = qualities[text]!;
      this.texts.eachDocument(text, document => best.raise(document, quality));
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
  const qualities = terms[term]!.words.get(words[at]!);
  if (qualities === undefined) return false;
  if (term + 1 === terms.length) return true;
  if (at + 1 < words.length && standsAt(words, at + 1, terms, orInside, term + 1)) return true;
  // 벤치 프레스 for 벤치프레스.
  const next = orInside ? terms[term + 1]!.words.get(words[at]!) : undefined;
  const isInside = next === WORD_QUALITY.inside || next === WORD_QUALITY.foldedInside;
  return isInside && standsAt(words, at, terms, orInside, term + 1);
}

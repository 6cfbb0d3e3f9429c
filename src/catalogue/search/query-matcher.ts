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
/** So few documents are looked into for the terms that are left, instead of looking for these everywhere. */
const FEW_DOCUMENTS = 1_000;

/** The documents that are looked at, and their texts. */
interface Scope {
  documents: Uint32Array;
  texts: ReadonlySet<number>;
}

/**
 * Looks for all terms of a query in all documents at once. Every text is looked at word by word of the vocabulary: which texts have a word
 * that a term stands for is in the index, and how good that is, in the table of qualities. In steps of a few milliseconds.
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
    return this.all(terms, false, undefined, (worst, joined) =>
      joined === 0 ? worst : worst + NEIGHBOURS_BONUS,
    );
  }

  /** The documents that have all pieces of a run: as good as the one found worst, and no better than where they stand best. */
  private pieces({ pieces, needsNeighbours }: QueryTerm, scope?: Scope): Generator<void, Found> {
    const elsewhere = needsNeighbours ? 0 : SCATTERED_QUALITY;
    return this.all(pieces ?? [], true, scope, (worst, joined) => Math.min(worst, joined || elsewhere));
  }

  /**
   * @param orInside whether terms are side by side also where one stands inside the word before
   * @param quality of the term found worst, and of the best place where all are side by side, 0 for none
   */
  private *all(
    terms: readonly QueryTerm[],
    orInside: boolean,
    scope: Scope | undefined,
    quality: (worst: number, joined: number) => number,
  ): Generator<void, Found> {
    const inTexts = new Map<QueryTerm, Found>();
    const inDocuments: Found[] = [];
    const textsOf = (term: QueryTerm) => this.countTexts(term.words.keys());
    for (const term of [...terms].sort((a, b) => textsOf(a) - textsOf(b))) {
      const byText = yield* this.inTexts(term, scope);
      const byDocument = yield* this.byDocument(byText, scope);
      if (term.pieces !== null) byDocument.raiseAll(yield* this.pieces(term, scope));
      inTexts.set(term, byText);
      inDocuments.push(byDocument);
      const isLast = inDocuments.length === terms.length;
      if (!isLast && byDocument.numbers.length <= FEW_DOCUMENTS)
        scope ??= this.scopeOf(byDocument.numbers.slice());
    }
    if (terms.length === 1) return inDocuments[0]!;
    const sideBySide = yield* this.sideBySide(terms, inTexts, orInside);
    const joined = yield* this.byDocument(sideBySide, scope);
    const found = this.found();
    for (const document of rarestOf(inDocuments).numbers.slice()) {
      let worst = EXACT_NAME;
      for (const { qualities } of inDocuments) worst = Math.min(worst, qualities[document]!);
      if (worst > 0) found.raise(document, quality(worst, joined.qualities[document]!));
    }
    return found;
  }

  private scopeOf(documents: Uint32Array): Scope {
    const texts = new Set<number>();
    for (const document of documents) for (const text of this.texts.textsOf(document)) texts.add(text);
    return { documents, texts };
  }

  /** How good a term's words, and its initial consonants, are found in each text. */
  private *inTexts({ words, pattern }: QueryTerm, scope?: Scope): Generator<void, Found> {
    const best = this.found();
    for (const text of scope?.texts ?? []) {
      const slot = this.texts.slotOf(text);
      for (const word of this.texts.wordsOf(text)) best.raise(text, words.get(word)?.[slot] ?? 0);
    }
    for (const [word, qualities] of scope === undefined ? words : []) {
      for (const text of this.texts.textsWith(word)) best.raise(text, qualities[this.texts.slotOf(text)]!);
      yield;
    }
    yield;
    if (pattern !== null && pattern.length >= LEAST_PATTERN) yield* this.addInitials(best, pattern);
    return best;
  }

  /** Adds the texts that hold a pattern of initial consonants, within a word or across some. */
  private *addInitials(best: Found, pattern: string): Generator<void, void> {
    for (const { wordId, from } of this.vocabulary.withInitials(pattern))
      for (const text of this.texts.textsWith(wordId)) this.addInitialsAt(best, text, wordId, from);
    for (let held = 1; held < pattern.length; held++) {
      yield;
      const rest = pattern.slice(held);
      const first = this.vocabulary.endingWith(pattern.slice(0, held));
      const next = first.size === 0 ? first : this.vocabulary.agreeingWith(rest);
      for (const wordId of this.countTexts(first) < this.countTexts(next) ? first : next) {
        for (const text of this.texts.textsWith(wordId)) {
          const words = this.texts.wordsOf(text);
          for (let at = 0; at + 1 < words.length; at++) {
            if (!first.has(words[at]!) || !this.continues(words, at + 1, rest)) continue;
            this.addInitialsAt(best, text, words[at]!, this.vocabulary.text(words[at]!).length - held);
          }
        }
      }
    }
  }

  /** @param from the character of the word that the pattern begins at */
  private addInitialsAt(best: Found, text: number, wordId: number, from: number): void {
    const place = from > 0 ? 'inside' : this.texts.wordsOf(text)[0] === wordId ? 'start' : 'word';
    best.raise(text, INITIALS_PLACE_QUALITY[place][this.texts.slotOf(text)]!);
  }

  /** Are the words from `at` on what a pattern stands for? */
  private continues(words: Uint32Array, at: number, pattern: string): boolean {
    const wordId = words[at];
    if (pattern === '' || wordId === undefined) return pattern === '';
    return (
      this.vocabulary.agrees(wordId, 0, pattern) &&
      this.continues(words, at + 1, pattern.slice(this.vocabulary.text(wordId).length))
    );
  }

  private countTexts(wordIds: Iterable<number>): number {
    let texts = 0;
    for (const wordId of wordIds) texts += this.texts.textsWith(wordId).length;
    return texts;
  }

  /** The texts in which all terms stand side by side in their order. */
  private *sideBySide(
    terms: readonly QueryTerm[],
    inTexts: ReadonlyMap<QueryTerm, Found>,
    orInside: boolean,
  ): Generator<void, Found> {
    const joined = this.found();
    const all = [...inTexts.values()];
    const { numbers } = rarestOf(all);
    for (let i = 0; i < numbers.length; i++) {
      if (i % TEXTS_A_STEP === 0) yield;
      const text = numbers.at(i);
      if (all.some(({ qualities }) => qualities[text] === 0)) continue;
      const words = this.texts.wordsOf(text);
      for (let at = 0; at < words.length; at++)
        if (standsAt(words, at, terms, 0, orInside))
          joined.raise(text, JOINED_QUALITY[this.texts.slotOf(text)]!);
    }
    return joined;
  }

  /** Each document as its best text. */
  private *byDocument(inTexts: Found, scope?: Scope): Generator<void, Found> {
    const best = this.found();
    for (const document of scope?.documents ?? [])
      for (const text of this.texts.textsOf(document)) best.raise(document, inTexts.qualities[text]!);
    if (scope !== undefined) return best;
    const { numbers, qualities } = inTexts;
    for (let i = 0; i < numbers.length; i++) {
      if (i % TEXTS_A_STEP === 0) yield;
      const text = numbers.at(i);
      this.texts.eachDocument(text, document => best.raise(document, qualities[text]!));
    }
    return best;
  }
}

function rarestOf(all: readonly Found[]): Found {
  return all.reduce((rarest, found) => (found.numbers.length < rarest.numbers.length ? found : rarest));
}

/** Do the terms from this one on stand for the words from `at` on? */
function standsAt(
  words: Uint32Array,
  at: number,
  terms: readonly QueryTerm[],
  term: number,
  orInside: boolean,
): boolean {
  const qualities = terms[term]!.words.get(words[at]!);
  if (qualities === undefined) return false;
  if (term + 1 === terms.length) return true;
  if (at + 1 < words.length && standsAt(words, at + 1, terms, term + 1, orInside)) return true;
  // 벤치 프레스 for 벤치프레스.
  const next = orInside ? terms[term + 1]!.words.get(words[at]!) : undefined;
  const isInside = next === WORD_QUALITY.inside || next === WORD_QUALITY.foldedInside;
  return isInside && standsAt(words, at, terms, term + 1, orInside);
}

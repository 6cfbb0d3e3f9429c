import { SLOTS, type Slot } from './match-quality.js';
import { splitWords } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * Words → texts → documents. A document is some texts (names, aliases, brand …), a text some words by their ids. Most texts but the names
 * are those of many documents: each is looked at once a search, however many have it. Texts are numbered from 0 in the order they come,
 * and nothing is ever taken out.
 */
export class TextIndex {
  /** Of each text its place in SLOTS. */
  readonly slots: number[] = [];
  readonly words: number[][] = [];
  /** Of each text its words without the spaces between them. */
  readonly runs: string[] = [];
  readonly documents: number[][] = [];
  private readonly byWord: number[][] = [];
  private readonly shared = new Map<string, number>();

  constructor(private readonly vocabulary: Vocabulary) {}

  get size(): number {
    return this.slots.length;
  }

  with(word: number): readonly number[] {
    return this.byWord[word] ?? [];
  }

  /** The texts that are this, however spaced. */
  called(run: string): number[] {
    const firsts = Array.from(
      { length: run.length },
      (_, i) => this.vocabulary.id(run.slice(0, i + 1)) ?? -1,
    );
    return firsts.flatMap(word => this.with(word).filter(text => this.runs[text] === run));
  }

  add(slot: Slot, text: string, document: number): number {
    const spelled = splitWords(text);
    const words = spelled.map(word => this.vocabulary.intern(word));
    const isWholeAlias = slot === 'alias' && words.length === 1;
    const number = this.slots.push(SLOTS.indexOf(isWholeAlias ? 'wholeAlias' : slot)) - 1;
    this.words.push(words);
    this.runs.push(spelled.join(''));
    this.documents.push([document]);
    for (const word of new Set(words)) (this.byWord[word] ??= []).push(number);
    return number;
  }

  /** Adds a text that other documents are likely to have, too. */
  share(slot: Slot, text: string, document: number): void {
    const key = `${slot} ${text}`;
    const known = this.shared.get(key);
    if (known === undefined) this.shared.set(key, this.add(slot, text, document));
    else this.documents[known]!.push(document);
  }
}

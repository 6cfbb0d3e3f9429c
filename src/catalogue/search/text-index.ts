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
  /** Of each text the first document that has it, and the others. */
  private readonly firstDocuments: number[] = [];
  private readonly otherDocuments: (number[] | undefined)[] = [];
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
  *called(run: string): Generator<number> {
    for (let end = 1; end <= run.length; end++) {
      const first = this.vocabulary.id(run.slice(0, end));
      if (first === undefined) continue;
      for (const text of this.with(first)) if (this.runs[text] === run) yield text;
    }
  }

  /** @returns the text's number */
  add(slot: Slot, text: string, document: number): number {
    const spelled = splitWords(text);
    const words = spelled.map(word => this.vocabulary.intern(word));
    const run = spelled.join('');
    const number =
      this.slots.push(SLOTS.indexOf(slot === 'alias' && words.length === 1 ? 'wholeAlias' : slot)) - 1;
    this.words.push(words);
    this.runs.push(run);
    this.firstDocuments.push(document);
    this.otherDocuments.push(undefined);
    for (const word of new Set(words)) (this.byWord[word] ??= []).push(number);
    return number;
  }

  /** Adds a text that other documents are likely to have, too. */
  share(slot: Slot, text: string, document: number): void {
    const key = `${slot} ${text}`;
    const known = this.shared.get(key);
    if (known === undefined) this.shared.set(key, this.add(slot, text, document));
    else (this.otherDocuments[known] ??= []).push(document);
  }

  eachDocument(text: number, visit: (document: number) => void): void {
    visit(this.firstDocuments[text]!);
    this.otherDocuments[text]?.forEach(visit);
  }
}

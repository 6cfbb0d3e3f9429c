import { NumberList } from './found.js';
import { SLOTS, type Slot } from './match-quality.js';
import { splitWords } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';

const STRONG = SLOTS.indexOf('strong');

/**
 * Words → texts → documents. A document is some texts (names, aliases, brand …), numbered from 0 in the order they come; nothing is ever
 * taken out. Most but the names are those of many documents: each is looked at once a search, however many have it.
 */
export class TextIndex {
  /** Of each text its place in SLOTS. */
  readonly slots: number[] = [];
  /** Of each text its words with a space between them. */
  readonly spelled: string[] = [];
  /** Most have one document only: a list for each of them would take as much as all the rest. */
  readonly documentsOf: (number | NumberList)[] = [];
  private readonly byFirstWord: NumberList[] = [];
  private readonly byWord: NumberList[] = [];
  /** By slot the texts that other documents are likely to have, too. */
  private readonly shared = new Map<Slot, Map<string, number>>(SLOTS.map(slot => [slot, new Map()]));

  constructor(private readonly vocabulary: Vocabulary) {}

  with(word: number): Uint32Array {
    return this.byWord[word]!.numbers;
  }

  /** The names and aliases that begin with it. */
  calledFrom(word: number): Uint32Array {
    return this.byFirstWord[word]?.numbers ?? new Uint32Array();
  }

  documents(text: number): readonly number[] | Uint32Array {
    const documents = this.documentsOf[text]!;
    return typeof documents === 'number' ? [documents] : documents.numbers;
  }

  words(text: number): number[] {
    return this.spelled[text]!.split(' ').map(word => this.vocabulary.ids.get(word)!);
  }

  /** Without spaces. */
  run(text: number): string {
    return this.spelled[text]!.replaceAll(' ', '');
  }

  add(slot: Slot, text: string, document: number): number {
    const words = splitWords(text);
    const isWholeAlias = slot === 'alias' && words.length === 1;
    const number = this.slots.push(SLOTS.indexOf(isWholeAlias ? 'wholeAlias' : slot)) - 1;
    this.spelled.push(words.join(' '));
    this.documentsOf.push(document);
    const ids = words.map(word => this.vocabulary.intern(word));
    for (const id of new Set(ids)) (this.byWord[id] ??= new NumberList()).push(number);
    if (ids.length > 0 && this.slots[number]! < STRONG)
      (this.byFirstWord[ids[0]!] ??= new NumberList()).push(number);
    return number;
  }

  /** Adds a text that other documents are likely to have, too. */
  share(slot: Slot, text: string, document: number): void {
    const shared = this.shared.get(slot)!;
    const known = shared.get(text);
    const documents = this.documentsOf[known ?? -1];
    if (known === undefined) shared.set(text, this.add(slot, text, document));
    else if (typeof documents === 'number')
      this.documentsOf[known] = new NumberList().push(documents).push(document);
    else documents!.push(document);
  }
}

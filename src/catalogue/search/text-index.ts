import { NumberList } from './search-hits.js';
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
  /** The words of all texts, one after the other, and of each text where they end. */
  readonly words = new NumberList();
  readonly wordEnds: number[] = [];
  /** The names and aliases that begin with it. */
  readonly byFirstWord: NumberList[] = [];
  readonly byWord: NumberList[] = [];
  private readonly only = new Uint32Array(1);
  /** By slot the texts that other documents are likely to have, too. */
  private readonly shared = new Map<Slot, Map<string, number>>(SLOTS.map(slot => [slot, new Map()]));

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Not to be kept: for every text that only one document has it is the same array. */
  documents(text: number): Uint32Array {
    const documents = this.documentsOf[text]!;
    if (typeof documents !== 'number') return documents.numbers;
    this.only[0] = documents;
    return this.only;
  }

  add(slot: Slot, text: string, document: number): number {
    const spelled = splitWords(text);
    const isWholeAlias = slot === 'alias' && spelled.length === 1;
    const number = this.slots.push(SLOTS.indexOf(isWholeAlias ? 'wholeAlias' : slot)) - 1;
    this.spelled.push(spelled.join(' '));
    this.documentsOf.push(document);
    const ids = spelled.map(word => this.vocabulary.intern(word));
    for (const id of ids) this.words.push(id);
    this.wordEnds.push(this.words.count);
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

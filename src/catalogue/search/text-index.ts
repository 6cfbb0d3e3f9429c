import { NumberList } from './search-hits.js';
import { SLOTS, type Slot } from './match-quality.js';
import { splitWords } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';

const STRONG = SLOTS.indexOf('strong');

/**
 * Words → texts → documents. A document consists of texts (names, aliases, brand …), numbered from 0 in insertion order; nothing is ever removed.
 * Most texts except names belong to many documents: a search visits each text once, however many documents share it.
 */
export class TextIndex {
  /** Each text's index in SLOTS. */
  readonly slots: number[] = [];
  /** Each text's words, joined by spaces. */
  readonly spelled: string[] = [];
  /** Most texts have one document only: a list for each would take as much memory as all the rest. */
  readonly documentsOf: (number | NumberList)[] = [];
  /** The words of all texts in sequence, and where each text ends. */
  readonly words = new NumberList();
  readonly wordEnds: number[] = [];
  /** The names and aliases that start with the word. */
  readonly byFirstWord: NumberList[] = [];
  readonly byWord: NumberList[] = [];
  private readonly only = new Uint32Array(1);
  /** Per slot, the texts that other documents probably share. */
  private readonly shared = new Map<Slot, Map<string, number>>(SLOTS.map(slot => [slot, new Map()]));

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Do not keep the result: every text with a single document returns the same array. */
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

  /** Adds a text that other documents probably share. */
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

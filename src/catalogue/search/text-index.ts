/** A growing list of numbers, four bytes each. */
export class NumberList {
  private numbers = new Uint32Array(4);
  length = 0;

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const longer = new Uint32Array(Math.ceil(this.length * 1.5));
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[this.length++] = number;
  }

  /** Those from one place up to another; to be read before more are added. */
  slice(from = 0, to = this.length): Uint32Array {
    return this.numbers.subarray(from, to);
  }

  at(place: number): number {
    return this.numbers[place]!;
  }
}

const NONE = new Uint32Array();

/**
 * Words → texts → documents. A document is some texts (names, aliases, brand …), a text some words by their ids. Most texts but the names
 * are those of many documents: each is looked at once a search, however many have it. Texts and documents are numbered from 0 in the
 * order they come, and nothing is ever taken out.
 */
export class TextIndex {
  private readonly slots: number[] = [];
  /** All texts one after the other; `starts` says where each begins. */
  private readonly words = new NumberList();
  private readonly starts = new NumberList();
  private readonly textsByWord: NumberList[] = [];
  private readonly textsByFirstWord: NumberList[] = [];
  /** Of each text the first document that has it, and the others. */
  private readonly firstDocuments = new NumberList();
  private readonly otherDocuments: (NumberList | undefined)[] = [];
  /** The texts of all documents one after the other; `firstTexts` says where those of each begin. */
  private readonly textsOfDocuments = new NumberList();
  private readonly firstTexts = new NumberList();

  /** @param slot place in SLOTS @param document the last one, or the next */
  add(words: readonly number[], slot: number, document: number): number {
    const text = this.slots.push(slot) - 1;
    this.starts.push(this.words.length);
    this.firstDocuments.push(document);
    this.otherDocuments.push(undefined);
    this.addToDocument(text, document);
    for (const word of words) this.words.push(word);
    for (const word of new Set(words)) (this.textsByWord[word] ??= new NumberList()).push(text);
    const [first] = words;
    if (first !== undefined) (this.textsByFirstWord[first] ??= new NumberList()).push(text);
    return text;
  }

  /** Gives a text to one document more. */
  share(text: number, document: number): void {
    (this.otherDocuments[text] ??= new NumberList()).push(document);
    this.addToDocument(text, document);
  }

  private addToDocument(text: number, document: number): void {
    while (this.firstTexts.length <= document) this.firstTexts.push(this.textsOfDocuments.length);
    this.textsOfDocuments.push(text);
  }

  get size(): number {
    return this.slots.length;
  }

  slotOf(text: number): number {
    return this.slots[text]!;
  }

  wordsOf(text: number): Uint32Array {
    return sliceOf(this.words, this.starts, text);
  }

  textsOf(document: number): Uint32Array {
    return sliceOf(this.textsOfDocuments, this.firstTexts, document);
  }

  textsWith(word: number): Uint32Array {
    return this.textsByWord[word]?.slice() ?? NONE;
  }

  textsBeginningWith(word: number): Uint32Array {
    return this.textsByFirstWord[word]?.slice() ?? NONE;
  }

  eachDocument(text: number, visit: (document: number) => void): void {
    visit(this.firstDocuments.at(text));
    const others = this.otherDocuments[text];
    if (others !== undefined) for (let i = 0; i < others.length; i++) visit(others.at(i));
  }
}

/** Those of the one with this number, of a list of which `starts` says where each one's begin. */
function sliceOf(list: NumberList, starts: NumberList, number: number): Uint32Array {
  return list.slice(starts.at(number), number + 1 < starts.length ? starts.at(number + 1) : list.length);
}

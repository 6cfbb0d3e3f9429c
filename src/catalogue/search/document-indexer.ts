import { GrowableList } from './growable-list.js';
import { SLOT_BITS, SLOTS, type Slot } from './match-quality.js';
import type { NameTable, WholeText } from './name-table.js';
import { textHash } from './numbers-by-text.js';
import type { SearchDocument } from './search-document.js';
import { splitWords } from './search-text.js';
import { type StoredText, storedText, type TextStore } from './text-store.js';
import type { Vocabulary } from './vocabulary.js';
import { TEXT_BREAK, type WordSequences } from './word-sequences.js';

/** A text taken apart for all who store it. */
interface SplitText extends WholeText {
  /** Of its words. */
  ids: readonly number[];
  /** Besides names only texts that can be found by initial consonants are stored. */
  stored: StoredText | null;
}

const SPLIT_TEXTS = 5000;
/** Of each slot its number plus one. */
const RANKS = Object.fromEntries(SLOTS.map((slot, i) => [slot, i + 1])) as Record<Slot, number>;
const HANGUL = /[가-힣]/;

/** Takes the texts of documents apart and puts them where searches look. */
export class DocumentIndexer {
  /** While a document is added: its words, and for each its best slot plus one (0 = not seen). */
  private readonly notedWords: number[] = [];
  private readonly bestSlot: number[] = [];
  private readonly sequence = new GrowableList();
  private readonly splitTexts = new Map<string, SplitText>();

  /** @param postings by word: ordinals with the best slot the word stands in, `ordinal << SLOT_BITS | slot` */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly postings: GrowableList[],
    private readonly sequences: WordSequences,
    private readonly texts: TextStore,
    private readonly names: NameTable,
  ) {}

  add(ordinal: number, document: SearchDocument): void {
    const name = this.note(document.name, 'name');
    const others = [this.note(document.englishName, 'english')];
    for (const alias of document.aliases) others.push(this.note(alias, 'alias'));
    for (const text of document.strongTexts) this.note(text, 'strong');
    for (const text of document.weakTexts) this.note(text, 'weak');
    for (const wordId of this.notedWords) {
      this.postings[wordId]!.push(((ordinal << SLOT_BITS) | (this.bestSlot[wordId]! - 1)) >>> 0);
      this.bestSlot[wordId] = 0;
    }
    this.notedWords.length = 0;
    this.sequences.set(ordinal, this.sequence);
    this.sequence.clear();
    this.texts.begin(ordinal);
    if (name.stored !== null) this.texts.add(name.stored);
    for (const { stored } of others) if (stored !== null) this.texts.add(stored);
    this.names.set(ordinal, name, others);
  }

  /** Remembers the words of one text of the document being added, each with its best slot. */
  private note(text: string, slot: Slot): SplitText {
    // Names differ from document to document: keeping them would only push out what does come again.
    const isUnique = slot === 'name' || slot === 'english';
    const split = isUnique ? this.split(text, slot) : this.splitRepeated(text, slot);
    const rank = RANKS[slot === 'alias' && split.ids.length === 1 ? 'wholeAlias' : slot];
    this.sequence.push(TEXT_BREAK);
    for (let i = 0; i < split.ids.length; i++) {
      const id = split.ids[i]!;
      this.sequence.push(((id << SLOT_BITS) | (rank - 1)) >>> 0);
      const known = this.bestSlot[id]!;
      if (known === 0) this.notedWords.push(id);
      if (known === 0 || rank < known) this.bestSlot[id] = rank;
    }
    return split;
  }

  private split(text: string, slot: Slot): SplitText {
    const words = splitWords(text);
    const ids = words.map(word => this.vocabulary.intern(word));
    while (this.postings.length < this.vocabulary.size) this.postings.push(new GrowableList());
    while (this.bestSlot.length < this.vocabulary.size) this.bestSlot.push(0);
    const run = words.join('');
    const stored = slot === 'name' || HANGUL.test(run) ? storedText(words) : null;
    return { ids, run, hash: textHash(run), stored };
  }

  /** Brands, body parts and the like come again and again: what they were split into is kept for a while. */
  private splitRepeated(text: string, slot: Slot): SplitText {
    const known = this.splitTexts.get(text);
    if (known !== undefined) return known;
    const split = this.split(text, slot);
    if (this.splitTexts.size >= SPLIT_TEXTS) this.splitTexts.clear();
    this.splitTexts.set(text, split);
    return split;
  }
}

import { SLOT_BITS, SLOTS, type Slot } from './match-quality.js';
import type { SearchDocument } from './search-document.js';
import { splitWords } from './search-text.js';
import type { Vocabulary } from './vocabulary.js';
import { TEXT_BREAK } from './word-sequences.js';

/** A name or alias. */
export interface IndexedName {
  /** Its words without spaces. */
  run: string;
  /** Where it can be found by initial consonants (the Korean name, others with Hangul): its words parted by spaces; else ''. */
  spaced: string;
}

/** A document as searches look at it. */
export interface IndexedDocument {
  id: number;
  sortKey: number;
  /** 0 to 7: the plain thing before its special forms. */
  plainness: number;
  /** Which list of facets it has: the same number for all documents of the same. */
  facetList: number;
  /** The Korean name, the English one, aliases. */
  names: readonly IndexedName[];
}

/** Plainness is 0 to this. */
const PLAINEST = 7;
/** Texts kept to be shared, at most. */
const MOST_SHARED = 20_000;
const HANGUL = /[가-힣]/;

interface IndexedText {
  name: IndexedName;
  words: readonly number[];
}

/** Takes documents apart. Brands, body parts and the like come again and again: what they are split into is kept. */
export class DocumentSplitter {
  private readonly shared = new Map<string, IndexedText>();
  private readonly facetLists = new Map<string, number>();
  /** The lists of facets by their number: of each name its rank. */
  readonly facetRanks: ReadonlyMap<string, 0 | 1>[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  /** A document and its words, as WordSequences keep them. */
  split(document: SearchDocument): { indexed: IndexedDocument; words: number[] } {
    const names = [
      this.text('name', document.name),
      this.text('english', document.englishName),
      ...document.aliases.map(alias => this.sharedText('alias', alias)),
    ];
    const others = [
      ...document.strongTexts.map(text => this.sharedText('strong', text)),
      ...document.weakTexts.map(text => this.sharedText('weak', text)),
    ];
    const indexed = {
      id: document.id,
      sortKey: document.sortKey,
      plainness: PLAINEST - Math.max(0, Math.min(PLAINEST, Math.trunc(document.specialness))),
      facetList: this.facetList(document),
      names: names.map(({ name }) => name),
    };
    return { indexed, words: [...names, ...others].flatMap(({ words }) => words) };
  }

  private facetList({ facets }: SearchDocument): number {
    const key = JSON.stringify(facets);
    let number = this.facetLists.get(key);
    if (number === undefined) {
      // A name that is there twice counts by its better rank.
      const worstFirst = [...facets].sort((a, b) => b.rank - a.rank);
      number = this.facetRanks.push(new Map(worstFirst.map(({ name, rank }) => [name, rank]))) - 1;
      this.facetLists.set(key, number);
    }
    return number;
  }

  private sharedText(slot: Slot, text: string): IndexedText {
    const key = `${slot} ${text}`;
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const made = this.text(slot, text);
    if (this.shared.size >= MOST_SHARED) this.shared.clear();
    this.shared.set(key, made);
    return made;
  }

  private text(slot: Slot, text: string): IndexedText {
    const words = splitWords(text);
    const run = words.join('');
    const place = SLOTS.indexOf(slot === 'alias' && words.length === 1 ? 'wholeAlias' : slot);
    return {
      name: { run, spaced: slot === 'name' || HANGUL.test(run) ? words.join(' ') : '' },
      words: [TEXT_BREAK, ...words.map(word => ((this.vocabulary.intern(word) << SLOT_BITS) | place) >>> 0)],
    };
  }
}

import type { GrowableList } from './growable-list.js';
import type { QueryTerm } from './query-term.js';

/** Room for words that are new when a table is made. */
const SPARE_WORDS = 1024;

/** Terms by word, for looking into documents: what a word of a document is to each term is one array access away. */
export interface TermTable {
  /** For every word the terms it stands for, one bit each (at most 10 words are typed, at most 24 pieces are in a run). */
  marks: Uint32Array;
  /** By term, for every word the kind of match, 0 for none. */
  kinds: Uint8Array[];
}

/** Tables as long as the vocabulary, used again. */
export class TermTables {
  private freeMarks: Uint32Array[] = [];
  private freeKinds: Uint8Array[] = [];
  private readonly taken: { table: TermTable; terms: readonly QueryTerm[] }[] = [];
  private length = 0;

  /** @param postings one list a word */
  constructor(private readonly postings: readonly GrowableList[]) {}

  /** A table of these terms, until `giveAll` is called. */
  take(terms: readonly QueryTerm[]): TermTable {
    if (this.length < this.postings.length) {
      // The vocabulary has grown: what was kept is too short.
      this.length = this.postings.length + SPARE_WORDS;
      this.freeMarks = [];
      this.freeKinds = [];
    }
    const marks = this.freeMarks.pop() ?? new Uint32Array(this.length);
    const kinds = terms.map((term, t) => {
      const kindOf = this.freeKinds.pop() ?? new Uint8Array(this.length);
      for (let i = 0; i < term.words.length; i++) {
        const wordId = term.words[i]!;
        kindOf[wordId] = term.kinds[i]!;
        marks[wordId]! |= 1 << t;
      }
      return kindOf;
    });
    const table = { marks, kinds };
    this.taken.push({ table, terms });
    return table;
  }

  giveAll(): void {
    for (const { table, terms } of this.taken) {
      terms.forEach(({ words }, t) => {
        const kindOf = table.kinds[t]!;
        for (let i = 0; i < words.length; i++) {
          table.marks[words[i]!] = 0;
          kindOf[words[i]!] = 0;
        }
        if (kindOf.length === this.length) this.freeKinds.push(kindOf);
      });
      if (table.marks.length === this.length) this.freeMarks.push(table.marks);
    }
    this.taken.length = 0;
  }
}

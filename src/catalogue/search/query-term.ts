/** One typed word, worked out against the vocabulary: which words it may stand for, and how. */
export interface QueryTerm {
  /** As typed. */
  word: string;
  /** The ids of the words it may stand for, each once. */
  words: number[];
  /** For each of them the kind of match (see KIND_OF_MATCH). */
  kinds: number[];
  /** Number of entries in the postings of those words. */
  entries: number;
  /** The words it is made of when it was typed without spaces; `null` when it cannot be read so. */
  pieces: QueryTerm[] | null;
  /** A piece is so short that it is everywhere: then the pieces must stand side by side. */
  needsNeighbours: boolean;
  /** Initial consonants and syllables, `null` when it holds no lone consonant. */
  pattern: string | null;
}

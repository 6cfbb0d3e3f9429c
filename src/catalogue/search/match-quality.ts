import { WORD_MATCHES, type WordMatch } from './vocabulary.js';

/** Where in a document a word stands, best first; `wholeAlias`: an alias of one word. */
export const SLOTS = ['wholeAlias', 'name', 'english', 'alias', 'strong', 'weak'] as const;
export type Slot = (typeof SLOTS)[number];
export const SLOT_BITS = 3;
export const SLOT_MASK = (1 << SLOT_BITS) - 1;

/**
 * How good a match is, 1 to 127. Only the order counts: exact name, exact alias, start of the name or of a one-word alias
 * (people's own name for the thing), start of a word of the name, word of an alias, other texts, inside a word, scattered pieces, alike
 * in sound, initial consonants, misspelt.
 */
export const EXACT_NAME = 127;
export const EXACT_ALIAS = 120;
/** Added when the name has what was typed, too: 마그네슘 finds a magnesium before a mixture that also goes by that name. */
export const ALSO_IN_NAME = 2;
export const EXACT_FROM = EXACT_ALIAS;
export const NAME_START = 100;

/** One row a kind of match, one column a slot, in the order of SLOTS. */
const WORD_QUALITY: Record<WordMatch, readonly number[]> = {
  whole: [NAME_START + 1, 90, 88, 70, 74, 56],
  prefix: [84, 82, 80, 66, 58, 54],
  openPrefix: [83, 78, 76, 64, 57, 53],
  inside: [50, 52, 51, 50, 48, 47],
  foldedWhole: [41, 40, 39, 38, 36, 35],
  foldedPrefix: [38, 37, 36, 35, 33, 32],
  foldedInside: [30, 31, 30, 30, 29, 29],
};
/** A word begun, when what was typed is no word yet: 스쿠 is on its way to 스쿼트, while 프레스 is not to 프레스다운. */
const TYPING_QUALITY: readonly number[] = [NAME_START + 1, 82, 80, 66, 58, 54];
/** A word found by its initial consonants. */
const INITIALS_QUALITY: readonly number[] = [24, 26, 18, 23, 25, 19];
/** A word that may have been meant, less two for every half edit, never below 1. */
const FUZZY_QUALITY: readonly number[] = [18, 17, 16, 16, 14, 13];
const MOST_HALF_EDITS = 7;

/** Kinds of match as numbers; 0 is none. Rows of QUALITY. */
export const KIND_OF_MATCH: Record<WordMatch, number> = Object.fromEntries(
  WORD_MATCHES.map((match, i) => [match, i + 1]),
) as Record<WordMatch, number>;
export const TYPING_KIND = WORD_MATCHES.length + 1;
export const INITIALS_KIND = TYPING_KIND + 1;

/** The kind of a word so many half edits away. */
export function fuzzyKind(distance: number): number {
  return INITIALS_KIND + Math.max(1, Math.min(distance, MOST_HALF_EDITS));
}

/** Is a match of this kind inside a word? */
export function isInside(kind: number): boolean {
  return kind === KIND_OF_MATCH.inside || kind === KIND_OF_MATCH.foldedInside;
}

/** Quality by `kind << SLOT_BITS | slot`: one array access in the innermost loop. */
export const QUALITY: Uint8Array = Uint8Array.from(
  [
    [],
    ...WORD_MATCHES.map(match => WORD_QUALITY[match]),
    TYPING_QUALITY,
    INITIALS_QUALITY,
    ...Array.from({ length: MOST_HALF_EDITS }, (_, i) =>
      FUZZY_QUALITY.map(q => Math.max(1, q - 2 * (i + 1))),
    ),
  ].flatMap(row => Array.from({ length: 1 << SLOT_BITS }, (_, slot) => row[slot] ?? 0)),
);

/** A word typed without its spaces, its pieces side by side: never better than this, by slot. */
export const JOINED_QUALITY: readonly number[] = [88, 86, 84, 68, 60, 50];
export const MOST_JOINED_QUALITY = Math.max(...JOINED_QUALITY);
/** For several typed words that stand side by side in their order. Less than what parts most kinds of match. */
export const NEIGHBOURS_BONUS = 3;
/** The same pieces anywhere in the document: 바벨스쿼트 for 바벨 백 스쿼트. */
export const SCATTERED_QUALITY = 45;

/** By where initial consonants were found. */
export const INITIALS_PLACE_QUALITY = {
  nameStart: 28,
  nameWord: 26,
  nameInside: 20,
  otherStart: 24,
  otherInside: 18,
} as const;
export const MOST_INITIALS_QUALITY = INITIALS_PLACE_QUALITY.nameStart;

const FIRST_OUTSIDE = SLOTS.indexOf('strong');
/** Qualities of matches outside of names and aliases, alone or side by side: there a plain name is no better than a special one. */
export const OUTSIDE_NAMES: ReadonlySet<number> = new Set([
  ...[...Object.values(WORD_QUALITY), INITIALS_QUALITY].flatMap(row => row.slice(FIRST_OUTSIDE)),
  ...(['whole', 'prefix', 'openPrefix'] as const).flatMap(match =>
    WORD_QUALITY[match].slice(FIRST_OUTSIDE).map(quality => quality + NEIGHBOURS_BONUS),
  ),
]);

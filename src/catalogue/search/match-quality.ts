/** Where a text stands in a document, best first; `wholeAlias`: an alias of one word. */
export const SLOTS = ['wholeAlias', 'name', 'english', 'alias', 'strong', 'weak'] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * Match quality per slot, in the order of SLOTS: 1 to 127. Only the order counts: exact name, exact alias, start of the name or of a one-word alias
 * (people's own name for the thing), start of a word of the name, word of an alias, other texts, inside a word, scattered pieces, similar sound,
 * initial consonants, misspelt.
 */
export type SlotQualities = readonly number[];

export const EXACT_NAME = 127;
export const EXACT_ALIAS = 120;
/** Added when the name also contains the keyword: 마그네슘 finds a magnesium before a mixture that also goes by that name. */
export const ALSO_IN_NAME = 2;
export const NAME_START = 100;
/** Subtracted from `aside` documents: more than the gap between the start of their name and another's body part. */
export const ASIDE = 30;

/** How a typed word relates to a word of the catalogue, best first. `folded…` = equal only in sound (ㅐ/ㅔ). */
export const WORD_QUALITY = {
  whole: [NAME_START + 1, 90, 88, 70, 74, 56],
  /** Ends on a syllable. */
  prefix: [84, 82, 80, 66, 58, 54],
  /** Ends inside a syllable: 데드리ㅍ, 프로 of 프롭. */
  openPrefix: [83, 78, 76, 64, 57, 53],
  inside: [50, 52, 51, 50, 48, 47],
  foldedWhole: [41, 40, 39, 38, 36, 35],
  foldedPrefix: [38, 37, 36, 35, 33, 32],
  foldedInside: [30, 31, 30, 30, 29, 29],
} as const satisfies Record<string, SlotQualities>;
export type WordMatch = keyof typeof WORD_QUALITY;

/** A started word, when the typed text is no word yet: 스쿠 may become 스쿼트, while 프레스 does not become 프레스다운. */
export const TYPING_QUALITY: SlotQualities = [NAME_START + 1, 82, 80, 66, 58, 54];
/** A word that starts with these initial consonants. */
export const INITIALS_QUALITY: SlotQualities = [24, 26, 18, 23, 25, 19];
/** Three or more initial consonants anywhere in a name, also across words: from its start, from the start of a word, from inside a word. */
export const INITIALS_PLACE_QUALITY: readonly SlotQualities[] = [
  [24, 28, 24, 24, 0, 0],
  [18, 26, 18, 18, 0, 0],
  [18, 20, 18, 18, 0, 0],
];
/** A word that may be meant: two less per half edit of distance, never below 1. */
export function fuzzyQuality(distance: number): SlotQualities {
  return [18, 17, 16, 16, 14, 13].map(quality => Math.max(1, quality - 2 * Math.max(1, distance)));
}

/** A word typed without its spaces, its pieces adjacent: never better than this. */
export const JOINED_QUALITY: SlotQualities = [88, 86, 84, 68, 60, 50];
/** The same pieces anywhere in the document: 바벨스쿼트 for 바벨 백 스쿼트. */
export const SCATTERED_QUALITY = 45;
/** For several typed words that are adjacent in the typed order. Less than the gap between most kinds of match. */
export const NEIGHBOURS_BONUS = 3;

/** Qualities of matches outside names and aliases, alone or adjacent. */
const outsideNames = (...all: SlotQualities[]) => all.flatMap(slots => slots.slice(SLOTS.indexOf('strong')));
const { whole, prefix, openPrefix } = WORD_QUALITY;
const OUTSIDE_NAMES = new Set([
  ...outsideNames(...Object.values(WORD_QUALITY), INITIALS_QUALITY),
  ...outsideNames(whole, prefix, openPrefix).map(quality => quality + NEIGHBOURS_BONUS),
]);
/** Whether plain names beat special ones at this quality. Not if only other texts match. */
export const isPlainFirst = (quality: number) => quality > 0 && !OUTSIDE_NAMES.has(quality);

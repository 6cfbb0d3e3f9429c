import { disassemble } from 'es-hangul';
import { splitWords } from '../search/search-text.js';

/** Kinds with their own search page. */
export const SEARCHED_KINDS = ['workouts', 'supplements'] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

const SHORTEST = 2;
const LONGEST = 40;
/** A keyword with more words is a sentence, not a name. */
const MOST_WORDS = 5;
/** More digits are a birth date, a phone number or a card: no name in the catalogue has so many. */
const MOST_DIGITS = 5;
const ADDRESS = /@|:\/\/|www\./i;
const UNFINISHED = /[ㄱ-ㅎㅏ-ㅣ]/;

/** Normalises a keyword without results for counting; null if it may reveal something about a person, or cannot be a name. */
export function missedKeyword(typed: string): string | null {
  const text = typed.normalize('NFKC');
  if (ADDRESS.test(text) || (text.match(/\p{N}/gu)?.length ?? 0) > MOST_DIGITS) return null;
  const words = splitWords(typed);
  const keyword = words.join(' ');
  const isName = /\p{L}/u.test(keyword) && !UNFINISHED.test(keyword);
  const fits = keyword.length >= SHORTEST && keyword.length <= LONGEST && words.length <= MOST_WORDS;
  return isName && fits ? keyword : null;
}

/** Drops keywords that another keyword starts with: the searcher was still typing. */
export function settled(keywords: readonly string[]): string[] {
  const typed = keywords.map(keyword => disassemble(keyword));
  return keywords.filter(
    (_, own) => !typed.some((text, other) => other !== own && text.startsWith(typed[own]!)),
  );
}

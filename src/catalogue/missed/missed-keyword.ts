import { disassemble } from 'es-hangul';
import { splitWords } from '../search/search-text.js';

/** What is searched on a page of its own. */
export const SEARCHED_KINDS = ['workouts', 'supplements'] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

const SHORTEST = 2;
const LONGEST = 40;
/** More are a sentence. */
const MOST_WORDS = 5;
/** As many digits as a date of birth has, a telephone number or a card: none of the catalogue's names has so many. */
const MOST_DIGITS = 5;
const ADDRESS = /@|:\/\/|www\./i;
const UNFINISHED = /[ㄱ-ㅎㅏ-ㅣ]/;

/** What is counted of a search that found nothing; null where it could tell of a person, or could be no name of anything. */
export function missedKeyword(typed: string): string | null {
  const text = typed.normalize('NFKC');
  if (ADDRESS.test(text) || (text.match(/\p{N}/gu)?.length ?? 0) > MOST_DIGITS) return null;
  const words = splitWords(typed);
  const keyword = words.join(' ');
  const isName = /\p{L}/u.test(keyword) && !UNFINISHED.test(keyword);
  const fits = keyword.length >= SHORTEST && keyword.length <= LONGEST && words.length <= MOST_WORDS;
  return isName && fits ? keyword : null;
}

/** Those that are not the beginning of another one: somebody was still typing. */
export function settled(keywords: readonly string[]): string[] {
  const typed = keywords.map(keyword => disassemble(keyword));
  return keywords.filter(
    (_, own) => !typed.some((text, other) => other !== own && text.startsWith(typed[own]!)),
  );
}

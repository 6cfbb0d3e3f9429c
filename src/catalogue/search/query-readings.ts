import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { namesOtherThing } from './other-things.js';
import { MAX_KEYWORD_LENGTH, splitWords } from './search-text.js';

/** More words than this are not looked at: nobody types them, and each costs a pass. */
const MOST_WORDS = 10;

/** Words that say nothing about which exercise or product is meant; left out when nothing has them all. */
const FILLER = new Set('운동 운동법 추천 방법 자세 하는법 하는 법 루틴 좋은 제품 보충제 영양제'.split(' '));

/** One way to read a keyword. */
export interface Reading {
  /** All of them must be found. */
  words: string[];
  /** Should words that stand for nothing be taken for misspelt ones? */
  misspelt: boolean;
}

/**
 * The ways to read a keyword, the likeliest first: as typed; in one run, for spaces put in the wrong place; typed with the keyboard in
 * the other language (qpscl → 벤치, ㅠ두초 → bench); the same with misspelt words; without words that say nothing. None when
 * it holds no letter and no digit. A word that means something else is taken for no misspelt one.
 */
export function* readings(keyword: string): Generator<Reading> {
  const raw = keyword.slice(0, MAX_KEYWORD_LENGTH);
  const typed = splitWords(raw).slice(0, MOST_WORDS);
  if (typed.length === 0) return;
  const literal = { misspelt: false };
  yield { words: typed, ...literal };
  const spaced = typed.length > 1 ? [typed, [typed.join('')]] : [typed];
  yield* spaced.slice(1).map(words => ({ words, ...literal }));
  if (namesOtherThing(typed)) return;
  const switched = otherKeyboards(raw).filter(words => words.length > 0);
  yield* switched.map(words => ({ words, ...literal }));
  yield* [...spaced, ...switched].map(words => ({ words, misspelt: true }));
  const meant = typed.filter(word => !FILLER.has(word));
  if (meant.length === typed.length || meant.length === 0) return;
  yield { words: meant, misspelt: false };
  yield { words: meant, misspelt: true };
}

function otherKeyboards(raw: string): string[][] {
  if (/[a-z]/i.test(raw)) {
    // Capitals are the shifted jamo (Q → ㅃ), unless caps lock was on: then the second reading is right.
    const readings = new Set([raw, raw.toLowerCase()].map(hangulTyped));
    return [...readings].map(reading => splitWords(reading).slice(0, MOST_WORDS));
  }
  if (/[ㄱ-ㅣ]/.test(raw)) return [splitWords(convertHangulToQwerty(raw)).slice(0, MOST_WORDS)];
  return [];
}

/** What these keys type on a Korean keyboard; nothing where that cannot be written (`ho`: two vowels and no consonant before). */
function hangulTyped(keys: string): string {
  try {
    return convertQwertyToHangul(keys);
  } catch {
    return '';
  }
}

import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { MAX_KEYWORD_LENGTH, splitWords } from './search-text.js';

/** More words than this are not looked at: nobody types them, and each costs a pass. */
const MOST_WORDS = 10;

/** Words that say nothing about which exercise or product is meant; left out when nothing has them all. */
const FILLER = new Set([
  '운동',
  '운동법',
  '추천',
  '방법',
  '자세',
  '하는법',
  '하는',
  '법',
  '루틴',
  '좋은',
  '제품',
  '보충제',
  '영양제',
]);

/** What a keyword may mean. Every entry is a list of words that must all be found. */
export interface QueryReadings {
  /** As typed. */
  typed: string[];
  /** All in one run, for spaces put in the wrong place. */
  joined: string[];
  /** Typed with the keyboard in the other language: qpscl → 벤치, ㅠ두초 → bench. */
  otherKeyboard: string[][];
  /** Without filler words; empty when there is none, or nothing else. */
  withoutFiller: string[];
}

/** All readings of a keyword; `typed` is empty when it holds no letter and no digit. */
export function readQuery(keyword: string): QueryReadings {
  const raw = keyword.slice(0, MAX_KEYWORD_LENGTH);
  const typed = splitWords(raw).slice(0, MOST_WORDS);
  const meant = typed.filter(word => !FILLER.has(word));
  return {
    typed,
    joined: typed.length > 1 ? [typed.join('')] : [],
    otherKeyboard: otherKeyboards(raw).filter(words => words.length > 0),
    withoutFiller: meant.length < typed.length ? meant : [],
  };
}

function otherKeyboards(raw: string): string[][] {
  if (/[a-z]/i.test(raw)) {
    // Capitals are the shifted jamo (Q → ㅃ), unless caps lock was on: then the second reading is right.
    const readings = [convertQwertyToHangul(raw), convertQwertyToHangul(raw.toLowerCase())];
    return [...new Set(readings)].map(reading => splitWords(reading).slice(0, MOST_WORDS));
  }
  if (/[ㄱ-ㅣ]/.test(raw)) return [splitWords(convertHangulToQwerty(raw)).slice(0, MOST_WORDS)];
  return [];
}

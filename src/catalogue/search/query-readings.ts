import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { FILLER, OTHER_THINGS } from '../catalogue.synonyms.js';
import { splitWords } from './search-text.js';

/** Longer keywords are cut: nobody types them. */
const MOST_CHARACTERS = 100;
const MOST_WORDS = 10;

/** One reading of a keyword: words that must all match, possibly misspelt if they match nothing. */
export type Reading = { words: string[]; misspelt: boolean };

/**
 * The readings of a keyword, likeliest first: as typed; joined, for misplaced spaces; typed with the keyboard in the other language (qpscl → 벤치, ㅠ두초
 * → bench); the same with misspelt words, unless one means something else; without filler words. Empty if the keyword has no letter and no digit.
 */
export function readings(keyword: string): Reading[] {
  const raw = keyword.slice(0, MOST_CHARACTERS);
  const wordsOf = (text: string) => splitWords(text).slice(0, MOST_WORDS);
  const typed = wordsOf(raw);
  const spaced = typed.length > 1 ? [typed, [typed.join('')]] : [typed];
  const all = [...spaced, ...onOtherKeyboard(raw).map(wordsOf)].filter(words => words.length > 0);
  const literal = (words: string[]) => ({ words, misspelt: false });
  const misspelt = (words: string[]) => ({ words, misspelt: true });
  if (namesOtherThing(typed)) return spaced.map(literal);
  const meant = typed.filter(word => !FILLER.has(word));
  const isShorter = meant.length > 0 && meant.length < typed.length;
  return [...all.map(literal), ...all.map(misspelt), ...(isShorter ? [literal(meant), misspelt(meant)] : [])];
}

/** Whether one of these words, or all of them together, name something that is no misspelling of a catalogue word. */
export function namesOtherThing(words: readonly string[]): boolean {
  return [...words, words.join('')].some(word => OTHER_THINGS.has(word));
}

function onOtherKeyboard(raw: string): string[] {
  // Capitals are shifted jamo (Q → ㅃ), unless caps lock was on: then the second reading is right.
  if (/[a-z]/i.test(raw)) return [...new Set([raw, raw.toLowerCase()].map(hangulTyped))];
  return /[ㄱ-ㅣ]/.test(raw) ? [convertHangulToQwerty(raw)] : [];
}

/** What these keys type on a Korean keyboard; nothing if that is impossible (`ho`: two vowels without a consonant before). */
function hangulTyped(keys: string): string {
  try {
    return convertQwertyToHangul(keys);
  } catch {
    return '';
  }
}

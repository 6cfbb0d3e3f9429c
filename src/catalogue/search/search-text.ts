import { disassemble } from 'es-hangul';

/** Longest keyword that is looked at, in UTF-16 units; the rest is cut (contract: strings have a maximum length). */
export const MAX_KEYWORD_LENGTH = 100;

const HANGUL_FIRST = 0xac00;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Sounds that Koreans spell alike: ㅐ/ㅔ with their y-forms, ㅚ/ㅙ/ㅞ, 쉬/시 and 의/이, tense for plain consonants (쓰/스),
 * a y-glide after ㅅ, ㅈ, ㅊ (쥬스/주스). In this order; compound vowels come as two jamo.
 */
const FOLDS: readonly [RegExp, string][] = [
  [/[ㅐㅒㅖ]/g, 'ㅔ'],
  [/ㅗㅔ|ㅗㅣ/g, 'ㅜㅔ'],
  [/[ㅜㅡ]ㅣ/g, 'ㅣ'],
  [/ㄲ/g, 'ㄱ'],
  [/ㄸ/g, 'ㄷ'],
  [/ㅃ/g, 'ㅂ'],
  [/ㅆ/g, 'ㅅ'],
  [/ㅉ/g, 'ㅈ'],
  [/(?<=[ㅅㅈㅊ])ㅑ/g, 'ㅏ'],
  [/(?<=[ㅅㅈㅊ])ㅕ/g, 'ㅓ'],
  [/(?<=[ㅅㅈㅊ])ㅛ/g, 'ㅗ'],
  [/(?<=[ㅅㅈㅊ])ㅠ/g, 'ㅜ'],
];

/** Invisible characters, and the Hangul fillers that count as letters but show nothing. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]+/g;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
/** Nearly every text of a catalogue: nothing to normalise, and ten times as fast to split. */
const PLAIN = /^[ -~가-힣]*$/;
const PLAIN_WORDS = /[a-z0-9가-힣]+/g;

/**
 * The words of a text: NFC, lower case, everything that is neither letter nor digit taken as a space.
 * Never NFKC on the whole text: it would turn the lone jamo people type into another alphabet.
 */
export function splitWords(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(PLAIN_WORDS) ?? [];
  const plain = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, wide => wide.normalize('NFKC'))
    .toLowerCase()
    .replace(NOT_A_WORD, ' ')
    .trim();
  return plain === '' ? [] : plain.split(' ');
}

/** The same function, with what it gave kept for each of the 65,536 characters it was asked about. */
function keeping(of: (char: string) => string): (char: string) => string {
  const known = new Map<string, string>();
  return char => {
    let value = known.get(char);
    if (value === undefined) known.set(char, (value = of(char)));
    return value;
  };
}

const jamoOf = keeping(disassemble);

/** Jamo of one character with sounds that are spelled alike made one. */
export const foldChar = keeping(char =>
  FOLDS.reduce((jamo, [alike, one]) => jamo.replace(alike, one), jamoOf(char)),
);

/** The same for a word, character by character, so that pieces of a word fold to pieces of its folding. */
export function foldWord(word: string): string {
  return word.split('').map(foldChar).join('');
}

/** Is `typed` how a text goes on at `from`, its last syllable perhaps unfinished? 덷 and 데ㄷ begin 데드. */
export function continuesWith(text: string, typed: string, from = 0): boolean {
  if (text.startsWith(typed, from)) return true;
  const last = typed.length - 1;
  if (last > 0 && !text.startsWith(typed.slice(0, last), from)) return false;
  const next = jamoOf(text.charAt(from + last)) + jamoOf(text.charAt(from + last + 1));
  return next.startsWith(jamoOf(typed.charAt(last)));
}

export function isLoneConsonant(char: string): boolean {
  return char >= 'ㄱ' && char <= 'ㅎ';
}

/**
 * A query word with 초성 in it as regular expressions, one a character, of which a lone consonant stands for any syllable that starts with
 * it: 데ㄷㄹ. `null` when it has no lone consonant, or a lone vowel, which starts no syllable.
 */
export function initialsPattern(word: string): string[] | null {
  if (!/[ㄱ-ㅎ]/.test(word) || /[ㅏ-ㅣ]/.test(word)) return null;
  // An input method may have joined two lone consonants into one: typing ㄱ, ㅅ gives ㄳ on Windows.
  return [...word.replace(/[ㄱ-ㅎ]/g, disassemble)].map(char => {
    const initial = INITIALS.indexOf(char);
    if (initial < 0) return char;
    const first = HANGUL_FIRST + initial * SYLLABLES_PER_INITIAL;
    return `[${char}${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_PER_INITIAL - 1)}]`;
  });
}

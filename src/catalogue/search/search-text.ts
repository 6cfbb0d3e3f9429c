import { canBeChoseong, combineCharacter, disassemble } from 'es-hangul';

/** Invisible characters, and the Hangul fillers, which count as letters but are blank. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** Too short: many English words start with, end with or contain such letters and digits. */
export const SHORT_LATIN = /^[a-z0-9]{1,2}$/;
const FULL_WIDTH = /[\uff01-\uff5e]+/g;

/**
 * Splits a text into words: NFC, lower case, everything except letters and digits is a space. Never NFKC on the whole text: it would convert the lone
 * jamo people type into another alphabet.
 */
export function splitWords(text: string): string[] {
  const visible = text.normalize('NFC').replace(INVISIBLE, '');
  const plain = visible.replace(FULL_WIDTH, wide => wide.normalize('NFKC')).toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Caches a function's result for each of the 65,536 characters it may get. */
function keeping(of: (char: string) => string): (char: string) => string {
  const known = new Map<string, string>();
  return char => known.get(char) ?? known.set(char, of(char)).get(char)!;
}

export const jamoOf = keeping(disassemble);
const plainOf = (jamo: string) => 'ㄱㄷㅂㅅㅈㅏㅓㅗㅜ'.charAt('ㄲㄸㅃㅆㅉㅑㅕㅛㅠ'.indexOf(jamo));

/**
 * Jamo of one character, merging sounds that Koreans confuse in spelling: ㅐ/ㅔ with their y-forms, ㅚ/ㅙ/ㅞ, 쉬/시 and 의/이, tense consonants with plain
 * ones (쓰/스), no y-glide after ㅅ, ㅈ, ㅊ (쥬스/주스). In this order; compound vowels become two jamo.
 */
export const foldChar = keeping(char =>
  jamoOf(char)
    .replace(/[ㅐㅒㅖ]/g, 'ㅔ')
    .replace(/ㅗ[ㅔㅣ]/g, 'ㅜㅔ')
    .replace(/[ㅜㅡ]ㅣ/g, 'ㅣ')
    .replace(/[ㄲㄸㅃㅆㅉ]|(?<=[ㅅㅆㅈㅉㅊ])[ㅑㅕㅛㅠ]/g, plainOf),
);

/** The same for a word, character by character, so that a piece of a word folds to a piece of its folding. */
export function foldWord(word: string): string {
  return word.split('').map(foldChar).join('');
}

const SPACE = 0x20;

/**
 * Whether the text, ignoring spaces, continues with `typed` at `from`; the last syllable may be unfinished (not with `isFinished`): 덷 and 데ㄷ begin
 * 데드.
 */
export function continuesWith(text: string, typed: string, from = 0, isFinished = false): boolean {
  const last = typed.length - 1;
  // Compares character codes: comparing characters would create a string for each.
  for (let i = 0, at = from; i <= last; i++, at++) {
    if (text.charCodeAt(at) === SPACE) at++;
    if (text.charCodeAt(at) === typed.charCodeAt(i)) continue;
    if (i < last || isFinished) return false;
    const after = text.charAt(text[at + 1] === ' ' ? at + 2 : at + 1);
    return (jamoOf(text.charAt(at)) + jamoOf(after)).startsWith(jamoOf(typed.charAt(last)));
  }
  return true;
}

/** A word with 초성 in it (데ㄷㄹ) as regular expressions, one per character; empty without a lone consonant, or with a lone vowel. */
export function initialsPattern(word: string): string[] {
  if (!/[ㄱ-ㅎ]/.test(word) || /[ㅏ-ㅣ]/.test(word)) return [];
  // An input method may join two lone consonants into one: typing ㄱ, ㅅ gives ㄳ on Windows.
  const syllablesOf = (consonant: string) =>
    `[${consonant}${combineCharacter(consonant, 'ㅏ')}-${combineCharacter(consonant, 'ㅣ', 'ㅎ')}]`;
  return [...word.replace(/[ㄱ-ㅎ]/g, disassemble)].map(char =>
    canBeChoseong(char) ? syllablesOf(char) : char,
  );
}

import { canBeChoseong, combineCharacter, disassemble } from 'es-hangul';

/** Invisible characters, and the Hangul fillers that count as letters but show nothing. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** Letters and digits that every other English word begins with, ends with or holds. */
export const SHORT_LATIN = /^[a-z0-9]{1,2}$/;
const FULL_WIDTH = /[\uff01-\uff5e]+/g;

/**
 * The words of a text: NFC, lower case, everything that is neither letter nor digit taken as a space.
 * Never NFKC on the whole text: it would turn the lone jamo people type into another alphabet.
 */
export function splitWords(text: string): string[] {
  const visible = text.normalize('NFC').replace(INVISIBLE, '');
  const plain = visible.replace(FULL_WIDTH, wide => wide.normalize('NFKC')).toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The same function, with what it gave kept for each of the 65,536 characters it was asked about. */
function keeping(of: (char: string) => string): (char: string) => string {
  const known = new Map<string, string>();
  return char => known.get(char) ?? known.set(char, of(char)).get(char)!;
}

export const jamoOf = keeping(disassemble);
const plainOf = (jamo: string) => 'ㄱㄷㅂㅅㅈㅏㅓㅗㅜ'.charAt('ㄲㄸㅃㅆㅉㅑㅕㅛㅠ'.indexOf(jamo));

/**
 * Jamo of one character, with sounds that Koreans spell alike made one: ㅐ/ㅔ with their y-forms, ㅚ/ㅙ/ㅞ, 쉬/시 and 의/이, tense
 * consonants as plain ones (쓰/스), no y-glide after ㅅ, ㅈ, ㅊ (쥬스/주스). In this order; compound vowels come as two jamo.
 */
export const foldChar = keeping(char =>
  jamoOf(char)
    .replace(/[ㅐㅒㅖ]/g, 'ㅔ')
    .replace(/ㅗ[ㅔㅣ]/g, 'ㅜㅔ')
    .replace(/[ㅜㅡ]ㅣ/g, 'ㅣ')
    .replace(/[ㄲㄸㅃㅆㅉ]|(?<=[ㅅㅆㅈㅉㅊ])[ㅑㅕㅛㅠ]/g, plainOf),
);

/** The same for a word, character by character, so that pieces of a word fold to pieces of its folding. */
export function foldWord(word: string): string {
  return word.split('').map(foldChar).join('');
}

const SPACE = 0x20;

/** Is `typed` how a text without its spaces goes on at `from`, its last syllable perhaps still unfinished (not with `isFinished`)? 덷 and 데ㄷ begin 데드. */
export function continuesWith(text: string, typed: string, from = 0, isFinished = false): boolean {
  const last = typed.length - 1;
  // By codes: a string is made of every character that is compared as one.
  for (let i = 0, at = from; i <= last; i++, at++) {
    if (text.charCodeAt(at) === SPACE) at++;
    if (text.charCodeAt(at) === typed.charCodeAt(i)) continue;
    if (i < last || isFinished) return false;
    const after = text.charAt(text[at + 1] === ' ' ? at + 2 : at + 1);
    return (jamoOf(text.charAt(at)) + jamoOf(after)).startsWith(jamoOf(typed.charAt(last)));
  }
  return true;
}

/** A word with 초성 in it (데ㄷㄹ) as regular expressions, one a character; none when it has no lone consonant, or a lone vowel. */
export function initialsPattern(word: string): string[] {
  if (!/[ㄱ-ㅎ]/.test(word) || /[ㅏ-ㅣ]/.test(word)) return [];
  // An input method may have joined two lone consonants into one: typing ㄱ, ㅅ gives ㄳ on Windows.
  const syllablesOf = (consonant: string) =>
    `[${consonant}${combineCharacter(consonant, 'ㅏ')}-${combineCharacter(consonant, 'ㅣ', 'ㅎ')}]`;
  return [...word.replace(/[ㄱ-ㅎ]/g, disassemble)].map(char =>
    canBeChoseong(char) ? syllablesOf(char) : char,
  );
}

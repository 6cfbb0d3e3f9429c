import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';

/** Start (inclusive) and end (exclusive) of a part of a text, in UTF-16 units. */
export type MatchRange = [start: number, end: number];

/** Only this many characters of a keyword are marked. */
const MOST_CHARACTERS = 100;
const IGNORED = /[^\p{L}\p{N}]/u;
const ALIKE: Record<string, string> = {
  ㅐ: 'ㅔ',
  ㅒ: 'ㅔ',
  ㅖ: 'ㅔ',
  ㄲ: 'ㄱ',
  ㄸ: 'ㄷ',
  ㅃ: 'ㅂ',
  ㅆ: 'ㅅ',
  ㅉ: 'ㅈ',
};

interface Sounds {
  /** Jamo, or lower-case letters and digits, without spaces and punctuation. */
  text: string;
  /** The index of each one's character in the original. */
  from: number[];
}

function soundsOf(text: string, perCharacter: (char: string) => string): Sounds {
  let sounds = '';
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (IGNORED.test(char)) continue;
    for (const sound of perCharacter(char.toLowerCase())) {
      sounds += ALIKE[sound] ?? sound;
      from.push(i);
    }
  }
  return { text: sounds, from };
}

const byJamo = (text: string) => soundsOf(text, char => disassemble(char));
const byInitial = (text: string) => soundsOf(text, char => getChoseong(char) || char);

/** The longest prefix of `wanted`, of at least `least` sounds, that starts at a character of the name. */
function longestPart(
  name: Sounds,
  wanted: Sounds,
  offset: number,
  least: number,
): { range: MatchRange; used: number } | null {
  for (let used = wanted.text.length - offset; used >= least; used--) {
    const part = wanted.text.slice(offset, offset + used);
    for (let at = name.text.indexOf(part); at >= 0; at = name.text.indexOf(part, at + 1)) {
      if (at > 0 && name.from[at] === name.from[at - 1]) continue;
      return { range: [name.from[at]!, name.from[at + used - 1]! + 1], used };
    }
  }
  return null;
}

/** Every part of a typed word found in the name, split from the left: 바벨스쿼트 in 바벨 백 스쿼트. */
function partsOf(name: Sounds, wanted: Sounds, least: number): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let offset = 0; offset < wanted.text.length;) {
    const found = longestPart(name, wanted, offset, Math.min(least, wanted.text.length));
    if (found !== null) ranges.push(found.range);
    offset += found?.used ?? 1;
    // A part starts with a character of the keyword.
    while (offset < wanted.text.length && wanted.from[offset] === wanted.from[offset - 1]) offset++;
  }
  return ranges;
}

function rangesOfWord(word: string, name: string): MatchRange[] {
  if (/[ㄱ-ㅎ]/.test(word)) {
    const initials = partsOf(byInitial(name), byInitial(word), byInitial(word).text.length);
    if (initials.length > 0) return initials;
  }
  const wanted = byJamo(word);
  // Two syllables without finals; a shorter keyword must match whole.
  return wanted.text === '' ? [] : partsOf(byJamo(name), wanted, 4);
}

function joined(ranges: MatchRange[]): MatchRange[] {
  const merged: MatchRange[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged[merged.length - 1];
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * The parts of a name to mark for a keyword, in order and without overlap: words in any order, spaces ignored, ㅐ and ㅔ
 * alike, an unfinished last syllable, initial consonants, and a keyboard left in English. Empty when the name matched by
 * something else (an alias, a distant misspelling). Needs no search index, so that it runs in the client.
 */
export function highlight(keyword: string, name: string): MatchRange[] {
  const typed = keyword.slice(0, MOST_CHARACTERS).normalize('NFC');
  const readings = /[a-z]/i.test(typed) ? [typed, convertQwertyToHangul(typed)] : [typed];
  for (const reading of readings) {
    const words = reading.split(/\s+/).filter(word => word !== '');
    const whole = rangesOfWord(words.join(''), name);
    const ranges = whole.length === 1 ? whole : words.flatMap(word => rangesOfWord(word, name));
    if (ranges.length > 0) return joined(ranges);
  }
  return [];
}

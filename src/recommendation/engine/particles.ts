const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
/** How the final sound of a non-Hangul ending is read: units as words, digits and Latin letters by their Korean names. */
const READ_AS: readonly (readonly [end: RegExp, read: string])[] = [
  [/(?:kg|mg|µg|\dg)$/u, '그램'],
  [/(?:cm|km|\dm)$/u, '미터'],
  [/0$/u, '영'],
  [/[178lrLR]$/u, '일'],
  [/[36mnMN]$/u, '삼'],
];

/** Index of the last syllable's final consonant; 0 where it ends in a vowel. Ignores trailing brackets and their content. */
function finalOf(word: string): number {
  const bare = word.replace(/\s*\([^)]*\)\s*$/u, '').trim();
  const spoken = READ_AS.find(([end]) => end.test(bare))?.[1] ?? bare;
  const code = (spoken.at(-1) ?? '').charCodeAt(0);
  return code >= HANGUL_FIRST && code <= HANGUL_LAST ? (code - HANGUL_FIRST) % FINALS : 0;
}

const endsInConsonant = (word: string): boolean => finalOf(word) !== 0;

/** 은/는. */
export function topic(word: string): string {
  return word + (endsInConsonant(word) ? '은' : '는');
}

/** 이/가. */
export function subject(word: string): string {
  return word + (endsInConsonant(word) ? '이' : '가');
}

/** 을/를. */
export function object(word: string): string {
  return word + (endsInConsonant(word) ? '을' : '를');
}

/** 으로/로: 로 also after ㄹ. */
export function by(word: string): string {
  return word + (endsInConsonant(word) && finalOf(word) !== RIEUL ? '으로' : '로');
}

/** 과/와. */
export function and(word: string): string {
  return word + (endsInConsonant(word) ? '과' : '와');
}

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
/** Units are read as words: kg is 킬로그램. */
const READ_AS = new Map([['kg', '킬로그램']]);
/** Digits and Latin letters whose Korean reading ends in a consonant: 영, 일, 삼, 육, 칠, 팔; L, M, N, R. */
const READ_WITH_FINAL = new Set([...'013678lmnrLMNR']);

/** True where the word, read in Korean, ends in a consonant. A closing bracket's content does not count. */
function endsInConsonant(word: string): boolean {
  const bare = word.replace(/\s*\([^)]*\)\s*$/u, '').trim();
  const spoken = READ_AS.get(bare.slice(-2)) ?? bare;
  const last = spoken.at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return (code - HANGUL_FIRST) % FINALS !== 0;
  return READ_WITH_FINAL.has(last);
}

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
  const code = (word.trim().at(-1) ?? '').charCodeAt(0);
  const endsInRieul = code >= HANGUL_FIRST && code <= HANGUL_LAST && (code - HANGUL_FIRST) % FINALS === RIEUL;
  return word + (endsInConsonant(word) && !endsInRieul ? '으로' : '로');
}

/** 과/와. */
export function and(word: string): string {
  return word + (endsInConsonant(word) ? '과' : '와');
}

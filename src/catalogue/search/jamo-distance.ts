/**
 * How far two spellings lie apart, in half edits: 2 for a jamo put in, left out, swapped with its neighbour or
 * replaced, 1 for one replaced by a jamo that sounds alike.
 */

/** Jamo that are heard or typed for one another; the overlap is wanted (ㅓ is taken for ㅏ and for ㅗ). */
const ALIKE =
  'ㄱㄲㅋ ㄷㄸㅌ ㅂㅃㅍ ㅅㅆㄷㅌ ㅈㅉㅊ ㄴㅁ ㅏㅑ ㅏㅓ ㅓㅕ ㅓㅗ ㅓㅔ ㅏㅔ ㅗㅛ ㅗㅜ ㅜㅠ ㅜㅡ ㅡㅓ ㅡㅣ ㅣㅔ'.split(
    ' ',
  );

const JAMO_FIRST = 0x3131;
const JAMO_COUNT = 0x33;
const alike = new Uint8Array(JAMO_COUNT * JAMO_COUNT);
for (const group of ALIKE) {
  for (const a of group) {
    for (const b of group) {
      alike[(a.charCodeAt(0) - JAMO_FIRST) * JAMO_COUNT + (b.charCodeAt(0) - JAMO_FIRST)] = 1;
    }
  }
}

function replaceCost(a: number, b: number): number {
  const i = a - JAMO_FIRST;
  const j = b - JAMO_FIRST;
  if (i < 0 || j < 0 || i >= JAMO_COUNT || j >= JAMO_COUNT) return 2;
  return alike[i * JAMO_COUNT + j] === 1 ? 1 : 2;
}

/** Half edits allowed in a word of that many jamo: one edit from four jamo on, at most three. */
export function allowedDistance(jamoLength: number): number {
  return jamoLength < 4 ? 0 : Math.min(6, Math.floor(jamoLength / 2));
}

const MAX_LENGTH = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 1));

/**
 * Distance in half edits between what was typed and a word, or between it and a beginning of the word (plus 1, so that
 * whole words win), whichever is less. `limit + 1` when above `limit`, or when either is longer than 64 jamo.
 */
export function jamoDistance(typed: string, word: string, limit: number): number {
  const n = typed.length;
  // A jamo put in costs 2: what stands further back in the word is too far away.
  const m = Math.min(word.length, n + (limit >> 1));
  if (n > MAX_LENGTH || m > MAX_LENGTH) return limit + 1;
  // Of the usual table only the last three rows.
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= m; j++) previous[j] = j * 2;
  for (let i = 1; i <= n; i++) {
    const a = typed.charCodeAt(i - 1);
    let least = (current[0] = i * 2);
    for (let j = 1; j <= m; j++) {
      const b = word.charCodeAt(j - 1);
      let cost = previous[j - 1]! + (a === b ? 0 : replaceCost(a, b));
      cost = Math.min(cost, previous[j]! + 2, current[j - 1]! + 2);
      if (i > 1 && j > 1 && a === word.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2))
        cost = Math.min(cost, before[j - 2]! + 2);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  let best = m === word.length ? previous[m]! : Infinity;
  for (let j = 1; j <= m; j++) best = Math.min(best, previous[j]! + 1);
  return Math.min(best, limit + 1);
}

const CLASSES = ['ㄱㄲㅋ', 'ㄷㄸㅌㅅㅆ', 'ㅂㅃㅍ', 'ㅈㅉㅊ', 'ㄴㅁ', 'ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㅔㅐㅒㅖ'];
const classOf = new Map<number, number>();
CLASSES.forEach((group, index) => {
  for (const jamo of group) classOf.set(jamo.charCodeAt(0), index);
});

/**
 * A 32-bit set of the sounds in a word. Replacing a jamo by one that sounds alike does not change it, so every bit that
 * two sets differ in on one side costs a whole edit: a filter before the exact distance.
 */
export function soundSet(jamo: string): number {
  let set = 0;
  for (let i = 0; i < jamo.length; i++) {
    const code = jamo.charCodeAt(i);
    set |= 1 << (classOf.get(code) ?? 6 + (code % 26));
  }
  return set >>> 0;
}

/** Bits that are set in a 32-bit number. */
export function bitCount(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Jamo (as foldWord leaves them) that are heard or typed for one another; the overlap is wanted (ㅓ is taken for ㅏ and for ㅗ). */
const ALIKE =
  'ㄱㅋ ㄷㅌ ㅂㅍ ㅅㄷㅌ ㅈㅊ ㄴㅁ ㅏㅑ ㅏㅓ ㅓㅕ ㅓㅗ ㅓㅔ ㅏㅔ ㅗㅛ ㅗㅜ ㅜㅠ ㅜㅡ ㅡㅓ ㅡㅣ ㅣㅔ';
/** By the code of a jamo those that sound like it. */
const alike = new Map<number, number[]>();
for (const group of ALIKE.split(' ')) {
  const codes = [...group].map(jamo => jamo.charCodeAt(0));
  for (const code of codes) alike.set(code, [...(alike.get(code) ?? []), ...codes]);
}

/** Half edits allowed in a word of that many jamo: one edit from four jamo on, at most three. */
export function allowedDistance(jamoLength: number): number {
  return jamoLength < 4 ? 0 : Math.min(6, Math.floor(jamoLength / 2));
}

const MOST_LENGTH = 64;
/** More than any limit. */
const FAR = 99;
const rows = [0, 1, 2].map(() => new Uint8Array(MOST_LENGTH + 2)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How far what was typed lies from a word in half edits: 2 for a jamo put in, left out, swapped with its neighbour or replaced, 1 for
 * one replaced by a jamo that sounds alike. Or from a beginning of the word (plus 1, so that whole words win), whichever is less.
 * `limit + 1` when above `limit`, or when either is longer than 64 jamo.
 */
export function jamoDistance(typed: string, word: string, limit: number): number {
  // A jamo put in or left out costs 2: only what lies so near the diagonal of the usual table, and of that the last three rows.
  const most = limit >> 1;
  const width = Math.min(word.length, typed.length + most);
  if (Math.max(typed.length, width) > MOST_LENGTH) return limit + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= width; j++) previous[j] = j * 2;
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1);
    const sounds = alike.get(a);
    const [from, to] = [Math.max(1, i - most), Math.min(width, i + most)];
    let least = (current[from - 1] = from > 1 ? FAR : i * 2);
    for (let j = from; j <= to; j++) {
      const b = word.charCodeAt(j - 1);
      const replaced = a === b ? 0 : sounds?.includes(b) ? 1 : 2;
      let cost = Math.min(previous[j - 1]! + replaced, previous[j]! + 2, current[j - 1]! + 2);
      if (i > 1 && j > 1 && a === word.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2))
        cost = Math.min(cost, before[j - 2]! + 2);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    current[to + 1] = FAR;
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  const begun = Math.min(...previous.subarray(Math.max(1, typed.length - most), width + 1)) + 1;
  return Math.min(begun, width === word.length ? previous[width]! : begun, limit + 1);
}

/** Jamo (folded by foldWord) that people confuse by sound or typing; groups overlap on purpose (ㅓ is confused with ㅏ and with ㅗ). */
const ALIKE =
  'ㄱㅋ ㄷㅌ ㅂㅍ ㅅㄷㅌ ㅈㅊ ㄴㅁ ㅏㅑ ㅏㅓ ㅓㅕ ㅓㅗ ㅓㅔ ㅏㅔ ㅗㅛ ㅗㅜ ㅜㅠ ㅜㅡ ㅡㅓ ㅡㅣ ㅣㅔ';
/** Code of a jamo → codes of those that sound like it. */
const alike = new Map<number, number[]>();
for (const group of ALIKE.split(' ')) {
  const codes = [...group].map(jamo => jamo.charCodeAt(0));
  for (const code of codes) alike.set(code, [...(alike.get(code) ?? []), ...codes]);
}

/** Half edits allowed in a word with this many jamo: one edit from four jamo on, at most three. */
export function allowedDistance(jamoLength: number): number {
  return jamoLength < 4 ? 0 : Math.min(6, Math.floor(jamoLength / 2));
}

const MOST_LENGTH = 64;
/** The last three rows of the distance table. */
const rows = [0, 1, 2].map(() => new Uint8Array(MOST_LENGTH + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Distance of the typed text from a word in half edits: 2 for a jamo inserted, left out, swapped with its neighbour or replaced, 1 for one replaced
 * by a jamo that sounds alike. Or from a beginning of the word (plus 1, so that whole words win), whichever is less. `limit + 1` when above `limit`,
 * or when either is longer than 64 jamo.
 */
export function jamoDistance(typed: string, word: string, limit: number): number {
  // Later parts of the word exceed the limit: a jamo left out costs 2.
  const width = Math.min(word.length, typed.length + (limit >> 1));
  if (Math.max(typed.length, width) > MOST_LENGTH || 2 * (typed.length - width) > limit) return limit + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= width; j++) previous[j] = j * 2;
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1);
    const sounds = alike.get(a);
    let least = (current[0] = i * 2);
    for (let j = 1; j <= width; j++) {
      const b = word.charCodeAt(j - 1);
      const replaced = a === b ? 0 : sounds?.includes(b) ? 1 : 2;
      let cost = Math.min(previous[j - 1]! + replaced, previous[j]! + 2, current[j - 1]! + 2);
      if (i > 1 && j > 1 && a === word.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2))
        cost = Math.min(cost, before[j - 2]! + 2);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  const begun = Math.min(...previous.subarray(1, width + 1)) + 1;
  return Math.min(begun, width === word.length ? previous[width]! : begun, limit + 1);
}

/**
 * A pseudo-random number in [0, 1), always the same for the same three integers (MurmurHash3's finaliser over each). It orders equally good
 * exercises, so that members see variety from week to week while tests are deterministic.
 */
export function rotationHash(memberKey: number, week: number, id: number): number {
  let state = 0x9e3779b9;
  for (const value of [memberKey, week, id]) {
    state ^= value | 0;
    state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 2 ** 32;
}

import { rotationHash } from './rotation-hash.js';

describe('rotationHash', () => {
  it('is the same for the same numbers and turns with the member, the week and the exercise', () => {
    const hash = rotationHash(7, 2, 30);
    expect(rotationHash(7, 2, 30)).toBe(hash);
    for (const other of [rotationHash(8, 2, 30), rotationHash(7, 3, 30), rotationHash(7, 2, 31)]) {
      expect(other).not.toBe(hash);
    }
    expect(rotationHash(2, 7, 30)).not.toBe(hash);
  });

  it('spreads over all of [0, 1): each exercise comes first about as often as another', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    const first = Array.from({ length: 5 }, () => 0);
    for (let week = 0; week < 2_000; week++) {
      const ties = first.map((_, id) => rotationHash(1234, week, id));
      for (const tie of ties) {
        expect(tie >= 0 && tie < 1).toBe(true);
        tenths[Math.floor(tie * 10)]! += 1;
      }
      first[ties.indexOf(Math.max(...ties))]! += 1;
    }
    // Five standard deviations around 1,000 and 400.
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
    for (const count of first) expect(Math.abs(count - 400)).toBeLessThan(90);
  });
});

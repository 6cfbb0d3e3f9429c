import fc from 'fast-check';
import { allowedDistance, jamoDistance } from './jamo-distance.js';

/** Pairs that people confuse by sound or typing, as far as these tests use them. */
const ALIKE = new Set(['ㅏㅓ', 'ㅓㅏ', 'ㅗㅜ', 'ㅜㅗ', 'ㅂㅍ', 'ㅍㅂ', 'ㄱㅋ', 'ㅋㄱ']);
const jamo = fc.string({ unit: fc.constantFrom(...'ㅂㅍㄱㅋㄹㅅㅏㅓㅗㅜㅡ'), minLength: 1, maxLength: 14 });

/** The same distance, computed over the whole table. */
function wholeTable(typed: string, word: string): number {
  const cost: number[][] = [];
  for (let i = 0; i <= typed.length; i++) {
    cost.push([]);
    for (let j = 0; j <= word.length; j++) {
      if (i === 0 || j === 0) {
        cost[i]!.push(2 * (i + j));
        continue;
      }
      const [a, b] = [typed[i - 1]!, word[j - 1]!];
      const replaced = a === b ? 0 : ALIKE.has(a + b) || isAlike(a, b) ? 1 : 2;
      let least = Math.min(cost[i - 1]![j - 1]! + replaced, cost[i - 1]![j]! + 2, cost[i]![j - 1]! + 2);
      if (i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2])
        least = Math.min(least, cost[i - 2]![j - 2]! + 2);
      cost[i]!.push(least);
    }
  }
  const last = cost[typed.length]!;
  return Math.min(last[word.length]!, ...last.slice(1).map(begun => begun + 1));
}

/** Whether people confuse two vowels of the test. */
function isAlike(a: string, b: string): boolean {
  return ['ㅓㅗ', 'ㅜㅡ', 'ㅡㅓ'].some(pair => pair === a + b || pair === b + a);
}

describe('jamoDistance', () => {
  it('is that of the whole table as far as the limit goes', () => {
    fc.assert(
      fc.property(jamo, jamo, fc.integer({ min: 1, max: 6 }), (typed, word, limit) => {
        expect(jamoDistance(typed, word, limit)).toBe(Math.min(wholeTable(typed, word), limit + 1));
      }),
      { numRuns: 3000 },
    );
  });

  it('allows no edit in less than four jamo and three at most', () => {
    expect([1, 3, 4, 8, 30].map(allowedDistance)).toEqual([0, 0, 2, 4, 6]);
  });
});

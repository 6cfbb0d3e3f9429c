import { completionBound, type BoundItem } from './purpose-bounds.js';
import { seededRandom } from './supplement-cases.fixture.js';

/** The most that at most `slots` of the items add to the present worth within the budget, by trying each set. */
function bestCompletion(
  items: readonly BoundItem[],
  slots: number,
  money: number,
  present: readonly number[],
): number {
  let best = -Infinity;
  const visit = (from: number, left: number, rest: number, worth: readonly number[], spent: number): void => {
    best = Math.max(best, worth.reduce((sum, each) => sum + each, 0) - spent);
    if (left === 0) return;
    for (let next = from; next < items.length; next++) {
      const item = items[next]!;
      if (item.price > rest) continue;
      const together = worth.map((each, purpose) => Math.max(each, item.worth[purpose]!));
      visit(next + 1, left - 1, rest - item.price, together, spent + item.penalty);
    }
  };
  visit(0, slots, money, present, 0);
  return best;
}

const PURPOSES = 3;
const SLOTS = 4;
const BUDGET = 100_000;

describe('completionBound', () => {
  it('is never below the best there is, and no more than a fiftieth of the budget for each would make of it', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = seededRandom(seed);
      const whole = (most: number): number => Math.floor(random() * (most + 1));
      const items = Array.from({ length: 7 }, () => ({
        worth: Array.from({ length: PURPOSES }, () => (random() < 0.4 ? 0 : 10 * whole(10))),
        price: 100 * whole(500),
        penalty: whole(60),
      }));
      const bound = completionBound(items, PURPOSES, SLOTS, BUDGET);
      const present = Array.from({ length: PURPOSES }, () => (random() < 0.5 ? 0 : 10 * whole(8)));
      for (let slots = 0; slots <= SLOTS; slots++) {
        for (const money of [0, 100 * whole(500), BUDGET]) {
          const most = bound(slots, money, present);
          const richer = money + (slots * BUDGET) / 50;
          const seen = { seed, slots, money, most };
          expect({ ...seen, least: bestCompletion(items, slots, money, present) <= most }).toMatchObject({
            least: true,
          });
          expect({ ...seen, tight: most <= bestCompletion(items, slots, richer, present) }).toMatchObject({
            tight: true,
          });
        }
      }
    }
  });

  it('stays one where a budget of a few won cannot be cut', () => {
    const items = [
      { worth: [10], price: 3, penalty: 1 },
      { worth: [7], price: 2, penalty: 1 },
    ];
    const bound = completionBound(items, 1, 2, 3);
    expect([0, 2, 3].map(money => bound(2, money, [0]))).toEqual([0, 6, 9]);
  });
});

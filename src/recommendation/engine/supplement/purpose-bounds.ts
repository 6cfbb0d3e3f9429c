/** What the bounds know of an option: what it is worth for each purpose, its price and what it takes off. */
export interface BoundItem {
  /** By purpose, never negative. */
  worth: readonly number[];
  /** Won to pay. */
  price: number;
  /** Taken off once, whatever it is bought for. */
  penalty: number;
}

/** Largest worth of a completion: at most `slots` more options for at most `money`, on top of what is there by purpose. */
export type CompletionBound = (slots: number, money: number, present: readonly number[]) => number;

/** Parts the budget is cut into: as fine as so many steps of the dynamic programme allow, more of them for more options. */
const STEPS_AN_ITEM = 10_000;
const MOST_STEPS = 3_000_000;
const FEWEST_PARTS = 16;
const MOST_PARTS = 512;

/** An affordable worth of one option for exactly the purposes of a mask: `value` from `part` parts of the budget on. */
interface Stair {
  part: number;
  value: number;
}

/** By mask the best an option can do for exactly these purposes, as a staircase over its price in parts of the budget. */
function stairsByMask(items: readonly BoundItem[], purposes: number, width: number): Stair[][] {
  const offers: Stair[][] = Array.from({ length: 1 << purposes }, () => []);
  for (const { worth, price, penalty } of items) {
    let support = 0;
    for (let purpose = 0; purpose < purposes; purpose++) {
      if ((worth[purpose] as number) > 0) support |= 1 << purpose;
    }
    // Rounded down: what is bounded may cost a little less than it does.
    const part = Math.floor(price / width);
    for (let mask = support; mask > 0; mask = (mask - 1) & support) {
      let value = -penalty;
      for (let purpose = 0; purpose < purposes; purpose++) {
        if ((mask & (1 << purpose)) !== 0) value += worth[purpose] as number;
      }
      (offers[mask] as Stair[]).push({ part, value });
    }
  }
  return offers.map(stairs => {
    stairs.sort((one, other) => one.part - other.part || other.value - one.value);
    let best = -Infinity;
    return stairs.filter(({ value }) => {
      if (value <= best) return false;
      best = value;
      return true;
    });
  });
}

/**
 * A bound on completions: exact in "of each purpose the best option counts" and, up to rounding, in the budget; what options exclude
 * each other and limits of substances are relaxed. `tables[slots][mask × parts + part]` is the most that so many options can be worth
 * for so much money when each purpose of the mask is provided by one of them. As every purpose counts its best option only, the
 * sets of purposes the options provide are disjoint: a dynamic programme over sub-masks.
 */
export function completionBound(
  items: readonly BoundItem[],
  purposes: number,
  slots: number,
  budget: number,
): CompletionBound {
  const masks = 1 << purposes;
  const steps = Math.min(MOST_STEPS, STEPS_AN_ITEM * items.length);
  const wanted = Math.floor(steps / (3 ** purposes * slots * 8));
  const parts = Math.max(FEWEST_PARTS, Math.min(MOST_PARTS, wanted));
  const width = Math.max(1, Math.ceil(budget / parts));
  const stairs = stairsByMask(items, purposes, width);
  const row = parts + 1;
  const first = new Float64Array(masks * row).fill(-Infinity);
  first.fill(0, 0, row);
  const tables = [first];
  for (let left = 1; left <= slots; left++) {
    const before = tables[left - 1] as Float64Array;
    const table = Float64Array.from(before);
    for (let mask = 1; mask < masks; mask++) {
      for (let provided = mask; provided > 0; provided = (provided - 1) & mask) {
        const rest = (mask ^ provided) * row;
        for (const { part, value } of stairs[provided] as Stair[]) {
          for (let money = part; money < row; money++) {
            const total = value + (before[rest + money - part] as number);
            if (total > (table[mask * row + money] as number)) table[mask * row + money] = total;
          }
        }
      }
    }
    tables.push(table);
  }
  return (left, money, present) => {
    const table = tables[left] as Float64Array;
    const part = Math.min(parts, Math.floor(money / width));
    let all = 0;
    for (const each of present) all += each;
    let best = all;
    for (let mask = 1; mask < masks; mask++) {
      // The purposes of the mask are provided anew, the others keep what is present.
      let total = all + (table[mask * row + part] as number);
      if (total <= best) continue;
      for (let purpose = 0; purpose < purposes; purpose++) {
        if ((mask & (1 << purpose)) !== 0) total -= present[purpose] as number;
      }
      if (total > best) best = total;
    }
    return best;
  };
}

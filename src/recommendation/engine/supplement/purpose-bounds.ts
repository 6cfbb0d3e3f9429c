/** An option as the bounds see it: its worth for each purpose, its price and its penalty. */
export interface BoundItem {
  /** Per purpose, never negative. */
  worth: readonly number[];
  /** Purchase price in won. */
  price: number;
  /** Subtracted once, however many purposes the option serves. */
  penalty: number;
}

/**
 * Upper bound on the worth of a completion: at most `slots` more options for at most `money`, given the worth already present per purpose.
 */
export type CompletionBound = (slots: number, money: number, present: readonly number[]) => number;

/** Steps of the dynamic programme per option. They limit the number of parts that the budget is cut into. */
const STEPS_AN_ITEM = 10_000;
const MOST_STEPS = 3_000_000;
const FEWEST_PARTS = 16;
const MOST_PARTS = 512;

/** What one option is worth for exactly the purposes of a mask: `value`, from `part` parts of the budget on. */
interface Stair {
  part: number;
  value: number;
}

/** Per mask, the best worth of a single option for exactly these purposes, as a staircase over its price in parts of the budget. */
function stairsByMask(items: readonly BoundItem[], purposes: number, width: number): Stair[][] {
  const offers: Stair[][] = Array.from({ length: 1 << purposes }, () => []);
  for (const { worth, price, penalty } of items) {
    let support = 0;
    for (let purpose = 0; purpose < purposes; purpose++) {
      if ((worth[purpose] as number) > 0) support |= 1 << purpose;
    }
    // Rounded down, so that the bound never overstates a price.
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
 * An upper bound on completions. It is exact in "only the best option counts for each purpose" and, up to rounding, in the budget; conflicts
 * between options and substance limits are relaxed. `tables[slots][mask × parts + part]` is the highest worth of at most that many options
 * within that part of the budget, where each purpose of the mask is provided by one of them. Because only the best option counts for each
 * purpose, the options provide disjoint sets of purposes: a dynamic programme over sub-masks.
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
  /** Per mask, the present worth of its purposes; allocated once. */
  const replaced = new Float64Array(masks);
  return (left, money, present) => {
    const table = tables[left] as Float64Array;
    const part = Math.min(parts, Math.floor(money / width));
    let all = 0;
    for (const each of present) all += each;
    let best = all;
    for (let mask = 1; mask < masks; mask++) {
      // The purposes in the mask are provided anew; the others keep their present worth.
      const given =
        (replaced[mask & (mask - 1)] as number) + (present[31 - Math.clz32(mask & -mask)] as number);
      replaced[mask] = given;
      const total = all - given + (table[mask * row + part] as number);
      if (total > best) best = total;
    }
    return best;
  };
}

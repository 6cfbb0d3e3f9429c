import { openGroupsBound, type OpenGroupsBound } from './open-groups-bound.js';
import type { SupplementOption } from './supplement-options.js';

/** The search's view of an option: its objective below the first two levels as one integer. */
export interface SearchOption {
  option: SupplementOption;
  /** Place in the order of ids. */
  rank: number;
  /** Points, then monthly cost, then number of products, weighted so that a higher level always decides. */
  value: number;
}

export interface BoundTables {
  /** Least money that still covers the target from (group, slots, covered); Infinity = impossible. */
  leastPrice(group: number, slots: number, covered: number): number;
  /** No completion from (group, slots, covered) within the money adds more value than this. */
  mostValue(group: number, slots: number, covered: number, money: number): number;
  /** The same from another relaxation, which knows the classes already blocked but not what has to be covered. */
  mostOpenValue: OpenGroupsBound;
}

const countBits = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
};

/**
 * Dynamic programme over (group, slots left, purposes covered) with at most one option a group, where an option is worth
 * `worth`; states whose cover misses the target are worth −Infinity.
 */
function bestCompletion(
  groups: readonly (readonly SearchOption[])[],
  slots: number,
  purposeCount: number,
  target: number,
  worth: (option: SearchOption) => number,
): Float64Array[][] {
  const masks = 1 << purposeCount;
  const last = Float64Array.from({ length: masks }, (_, mask) => (countBits(mask) >= target ? 0 : -Infinity));
  const tables: Float64Array[][] = [];
  tables[groups.length] = Array.from({ length: slots + 1 }, () => last);
  for (let group = groups.length - 1; group >= 0; group--) {
    const after = tables[group + 1] as Float64Array[];
    // Among options of one group with the same cover only the worthiest can matter to the bound.
    const worthiest = new Map<number, number>();
    for (const candidate of groups[group] ?? []) {
      const cover = candidate.option.coverMask;
      worthiest.set(cover, Math.max(worthiest.get(cover) ?? -Infinity, worth(candidate)));
    }
    const row: Float64Array[] = [last];
    for (let left = 1; left <= slots; left++) {
      const best = Float64Array.from(after[left] as Float64Array);
      const next = after[left - 1] as Float64Array;
      for (const [cover, gain] of worthiest) {
        for (let mask = 0; mask < masks; mask++) {
          const total = gain + (next[mask | cover] as number);
          if (total > (best[mask] as number)) best[mask] = total;
        }
      }
      row.push(best);
    }
    tables[group] = row;
  }
  return tables;
}

/** Multipliers around the root's best Lagrange multiplier: nodes deep in the tree have another price of money. */
const MULTIPLIER_LADDER = [0, 0.25, 1, 4];
const BISECTION_STEPS = 12;

/** The multiplier (value per won) with about the tightest root bound, by bisection on how much the relaxed answer spends. */
function rootMultiplier(groups: readonly (readonly SearchOption[])[], slots: number, budget: number): number {
  const spend = (multiplier: number): number => {
    const picks: { gain: number; price: number }[] = [];
    for (const group of groups) {
      let best = { gain: 0, price: 0 };
      for (const { value, option } of group) {
        const gain = value - multiplier * option.purchase.packsPrice;
        if (gain > best.gain) best = { gain, price: option.purchase.packsPrice };
      }
      picks.push(best);
    }
    picks.sort((one, other) => other.gain - one.gain);
    return picks.slice(0, slots).reduce((sum, pick) => sum + pick.price, 0);
  };
  let high = 1;
  for (const group of groups) {
    for (const { value, option } of group) high = Math.max(high, value / option.purchase.packsPrice);
  }
  let low = high / 2 ** 20;
  if (spend(low) <= budget) return low;
  for (let step = 0; step < BISECTION_STEPS; step++) {
    const middle = Math.sqrt(low * high);
    if (spend(middle) > budget) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Bounds for the branch and bound, exact up to the relaxation of classes shared between groups and of the substance limits. The
 * budget is relaxed into the value by Lagrange multipliers.
 * @param target purposes that have to be covered
 */
export function boundTables(
  groups: readonly (readonly SearchOption[])[],
  slots: number,
  purposeCount: number,
  target: number,
  budget: number,
): BoundTables {
  const cheapest = bestCompletion(
    groups,
    slots,
    purposeCount,
    target,
    ({ option }) => -option.purchase.packsPrice,
  );
  // Built when first asked for: most targets turn out to be out of reach by price alone.
  let relaxed: { multiplier: number; tables: Float64Array[][] }[] | null = null;
  let open: OpenGroupsBound | null = null;
  const root = rootMultiplier(groups, slots, budget);
  const relax = (): { multiplier: number; tables: Float64Array[][] }[] =>
    MULTIPLIER_LADDER.map(step => {
      const multiplier = step * root;
      const worth = ({ value, option }: SearchOption): number =>
        value - multiplier * option.purchase.packsPrice;
      return { multiplier, tables: bestCompletion(groups, slots, purposeCount, target, worth) };
    });
  const at = (tables: Float64Array[][], group: number, slotsLeft: number, covered: number): number =>
    tables[group]?.[slotsLeft]?.[covered] ?? -Infinity;
  return {
    leastPrice: (group, slotsLeft, covered) => -at(cheapest, group, slotsLeft, covered),
    mostValue: (group, slotsLeft, covered, money) => {
      relaxed ??= relax();
      let bound = Infinity;
      for (const { multiplier, tables } of relaxed) {
        bound = Math.min(bound, at(tables, group, slotsLeft, covered) + multiplier * money);
      }
      return bound;
    },
    mostOpenValue: (group, slotsLeft, blocked, money) => {
      open ??= openGroupsBound(groups, [0, root]);
      return open(group, slotsLeft, blocked, money);
    },
  };
}

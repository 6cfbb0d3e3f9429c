import type { SearchOption } from './search-bounds.js';

interface Candidate {
  gain: number;
  price: number;
  classMask: number;
}

export type OpenGroupsBound = (group: number, slots: number, blocked: number, money: number) => number;

/**
 * The bound the tables cannot give, because they do not know which classes a partial set has taken: from every later group the
 * worthiest option that is still allowed and affordable, the best `slots` of them. What must be covered is ignored.
 * @param multipliers prices of money (value per won) to relax the budget with; each gives a bound, the lowest counts
 */
export function openGroupsBound(
  groups: readonly (readonly SearchOption[])[],
  multipliers: readonly number[],
): OpenGroupsBound {
  const lists = multipliers.map(multiplier =>
    groups.map(group =>
      group
        .map(({ value, option }): Candidate => {
          const price = option.purchase.packsPrice;
          return { gain: value - multiplier * price, price, classMask: option.classMask };
        })
        .filter(({ gain }) => gain > 0)
        .sort((one, other) => other.gain - one.gain),
    ),
  );
  /** Sum of the `slots` best gains, kept in a short descending array. */
  const bestSum = (
    list: readonly (readonly Candidate[])[],
    from: number,
    slots: number,
    blocked: number,
    money: number,
  ): number => {
    const best: number[] = [];
    for (let group = from; group < list.length; group++) {
      const open = list[group]?.find(({ classMask, price }) => (classMask & blocked) === 0 && price <= money);
      if (open === undefined) continue;
      if (best.length === slots && open.gain <= (best[slots - 1] ?? 0)) continue;
      const place = best.findIndex(gain => gain < open.gain);
      best.splice(place === -1 ? best.length : place, 0, open.gain);
      if (best.length > slots) best.pop();
    }
    return best.reduce((sum, gain) => sum + gain, 0);
  };
  return (group, slots, blocked, money) => {
    if (slots === 0) return 0;
    let bound = Infinity;
    multipliers.forEach((multiplier, index) => {
      const list = lists[index];
      if (list !== undefined)
        bound = Math.min(bound, bestSum(list, group, slots, blocked, money) + multiplier * money);
    });
    return bound;
  };
}

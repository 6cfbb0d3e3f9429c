import type { SupplementOption } from './supplement-options.js';

/** The most ways to keep a stack that are compared. Eight products with three servings each to drop are fewer. */
const MOST_SETS = 70_000;

/** What a set may cost in won, and hold, in the scale and order of `SupplementOption.substances`. */
export interface SetLimits {
  budget: number;
  substances: readonly number[];
}

interface KeptSets {
  /** Every set holds one option per item. */
  sets: (readonly SupplementOption[])[];
  /** False where there were too many. */
  complete: boolean;
}

/** Whether giving it up gains nothing: it costs and blocks nothing and counts towards no limit. */
function isFree([all]: readonly SupplementOption[]): boolean {
  if (all === undefined) return true;
  const { purchase, classMask, substances } = all;
  const costs = purchase.packsPrice > 0 || purchase.monthlyCost > 0;
  return !costs && classMask === 0 && substances.every(amount => amount === 0);
}

/**
 * All ways to keep a stack within the limits and without conflicts. Items that gain nothing by being given up stay.
 * @param stack per item the servings that may stay, all of them first
 */
export function keptSets(
  stack: readonly (readonly SupplementOption[])[],
  { budget, substances }: SetLimits,
): KeptSets {
  const free = stack.filter(isFree).flatMap(([all]) => all ?? []);
  const open = stack.filter(servings => !isFree(servings));
  const sets: (readonly SupplementOption[])[] = [];
  let complete = true;
  const visit = (
    at: number,
    kept: readonly SupplementOption[],
    money: number,
    left: readonly number[],
  ): void => {
    if (sets.length >= MOST_SETS) {
      complete = false;
      return;
    }
    const servings = open[at];
    if (servings === undefined) {
      sets.push([...free, ...kept]);
      return;
    }
    for (const option of servings) {
      const { purchase, classMask, taken } = option;
      if (purchase.packsPrice > money) continue;
      if (kept.some(one => ((one.taken?.conflictMask ?? 0) & classMask) !== 0)) continue;
      const rest = left.map((amount, index) => amount - (option.substances[index] as number));
      if (taken && taken.servings > 0 && rest.some(amount => amount < 0)) continue;
      visit(at + 1, [...kept, option], money - purchase.packsPrice, rest);
    }
  };
  visit(0, [], budget, substances);
  return { sets, complete };
}

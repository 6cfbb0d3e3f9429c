import type { SupplementOption } from './supplement-options.js';

const isSubset = (part: number, whole: number): boolean => (part & ~whole) === 0;

function atMost(one: readonly number[], other: readonly number[]): boolean {
  return one.every((amount, index) => amount <= (other[index] ?? 0));
}

/** Whether `better` can stand in for `worse` in every feasible set without making it worse or infeasible. */
function canReplace(better: SupplementOption, worse: SupplementOption): boolean {
  return (
    better.purchase.packsPrice <= worse.purchase.packsPrice &&
    better.purchase.monthlyCost <= worse.purchase.monthlyCost &&
    better.points >= worse.points &&
    better.proteinGrams >= worse.proteinGrams &&
    isSubset(better.classMask, worse.classMask) &&
    isSubset(worse.coverMask, better.coverMask) &&
    atMost(better.substances, worse.substances)
  );
}

/**
 * Drops options that another makes superfluous: it occupies no other class, costs no more to buy or a day, carries no more of a
 * limited substance, and covers, closes and scores at least as much (ties by ids). The best set among the kept is the best of all.
 * @param options by ids; the order is kept
 */
export function withoutDominated(options: readonly SupplementOption[]): SupplementOption[] {
  const ranks = new Map(options.map((option, rank) => [option, rank]));
  const rankOf = (option: SupplementOption): number => ranks.get(option) ?? 0;
  // Whatever comes first here wins a comparison in which neither is worse: by cost, by points, or by ids.
  const bestFirst = [...options].sort(
    (one, other) =>
      one.purchase.monthlyCost - other.purchase.monthlyCost ||
      other.points - one.points ||
      rankOf(one) - rankOf(other),
  );
  const kept: SupplementOption[] = [];
  for (const option of bestFirst) {
    if (!kept.some(better => canReplace(better, option))) kept.push(option);
  }
  return kept.sort((one, other) => rankOf(one) - rankOf(other));
}

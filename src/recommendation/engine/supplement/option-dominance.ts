import type { SupplementOption } from './supplement-options.js';

function atMost(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) {
    if ((one[index] as number) > (other[index] as number)) return false;
  }
  return true;
}

/** The protein goal. Where a powder and a gainer can be combined, more protein can be too much. */
interface ProteinGoal {
  /** More grams than this add no value. */
  closedFrom: number;
  /** Whether a powder and a gainer can be combined. */
  hasPairs: boolean;
}

function bringsNoLess(better: SupplementOption, worse: SupplementOption, protein: ProteinGoal): boolean {
  if (better.proteinGrams === worse.proteinGrams) return !protein.hasPairs || better.kcal <= worse.kcal;
  if (protein.hasPairs) return false;
  return better.proteinGrams >= Math.min(worse.proteinGrams, protein.closedFrom);
}

/** Whether `better` can replace `worse` in every feasible set without making the set worse or infeasible. */
function canReplace(better: SupplementOption, worse: SupplementOption, protein: ProteinGoal): boolean {
  return (
    better.purchase.packsPrice <= worse.purchase.packsPrice &&
    better.purchase.monthlyCost <= worse.purchase.monthlyCost &&
    bringsNoLess(better, worse, protein) &&
    atMost(worse.points, better.points) &&
    atMost(better.substances, worse.substances)
  );
}

/** Orders options of equal cost: more points first, then the lower price. */
const worthOf = ({ points, purchase }: SupplementOption): number =>
  points.reduce((total, each) => total + each, 0) - purchase.packsPrice / 1e9;

/**
 * Drops dominated options: another one occupies the same classes, costs no more to buy or per month, carries no more of a limited substance,
 * and closes and scores at least as much (ties by ids). The best set of the remaining options is the best set of all.
 * @param options by ids; the order is kept
 */
export function withoutDominated(
  options: readonly SupplementOption[],
  protein: ProteinGoal,
): SupplementOption[] {
  // Compares only options that occupy the same classes: one that occupies fewer rarely does as much.
  const byClasses = new Map<number, SupplementOption[]>();
  for (const option of options) {
    const same = byClasses.get(option.classMask);
    if (same) same.push(option);
    else byClasses.set(option.classMask, [option]);
  }
  const kept = new Set<SupplementOption>();
  for (const same of byClasses.values()) {
    // An option that is better in price or points comes before those it could replace. The sort is stable, so ids decide ties.
    same.sort(
      (one, other) => one.purchase.monthlyCost - other.purchase.monthlyCost || worthOf(other) - worthOf(one),
    );
    const better: SupplementOption[] = [];
    for (const option of same) {
      if (!better.some(one => canReplace(one, option, protein))) better.push(option);
    }
    for (const option of better) kept.add(option);
  }
  return options.filter(option => kept.has(option));
}

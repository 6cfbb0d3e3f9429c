import { withoutDominated } from './option-dominance.js';
import { SetSearch, type SearchWeights } from './set-search.js';
import { keptSets } from './stack-sets.js';
import { CLASS_EVIDENCE, WON_PER_POINT, WON_PER_PROTEIN_GRAM } from './supplement-evidence.js';
import { goTogether, type SupplementOption } from './supplement-options.js';

/** The most products in one recommendation. */
export const MAXIMUM_PRODUCTS = 5;
/** More than the number of products, so that the count never outweighs one won. */
const COUNT_WEIGHT = 8;
/** The same with items already taken: one change outweighs all kept servings, one won outweighs all changes. */
const CHANGE_WEIGHT = 512;
const COST_WITH_STACK = 32_768;
const weightsOf = (cost: number, count: number): SearchWeights => ({
  point: cost * WON_PER_POINT,
  cost,
  count,
});
/** Values are integers; bounds are sums of products with fractions. */
const HALF = 0.5;

export interface SearchLimits {
  /** Won. */
  budget: number;
  /** Protein gap in grams per day. */
  gapGrams: number;
  /** Grams per day that count: the gap without a tenth. */
  closedFrom: number;
  /** In the scale and order of `SupplementOption.substances`. */
  substances: readonly number[];
  purposeCount: number;
}

export interface SearchAnswer {
  options: SupplementOption[];
  /** Whether no set can be better. */
  proven: boolean;
}

/** Start of a set: the kept stack, then the protein options: none, a powder, a gainer, or both. */
type Beginning = readonly SupplementOption[];

/** The best set so far. */
class BestSet {
  options: readonly SupplementOption[] = [];
  /** Starts at 0, the worth of buying nothing; with a stack at -Infinity. */
  value: number;
  private readonly search: SetSearch;
  private readonly weights: SearchWeights;
  /** The most that protein options can add: their grams, and the points of a gainer or a blend. */
  private readonly mostBrought: number;

  constructor(
    { bringing, others }: Record<'bringing' | 'others', readonly SupplementOption[]>,
    private readonly limits: SearchLimits,
    hasStack: boolean,
  ) {
    const { budget, substances, purposeCount, closedFrom } = limits;
    this.value = hasStack ? -Infinity : 0;
    this.weights = hasStack ? weightsOf(COST_WITH_STACK, CHANGE_WEIGHT) : weightsOf(COUNT_WEIGHT, 1);
    this.search = new SetSearch(
      others,
      { budget, substances, purposeCount, slots: MAXIMUM_PRODUCTS },
      this.weights,
    );
    const points = Array.from({ length: purposeCount }, (_, purpose) =>
      Math.max(0, ...bringing.map(option => option.points[purpose] ?? 0)),
    ).reduce((sum, each) => sum + each, 0);
    const { point, cost } = this.weights;
    this.mostBrought = point * points + cost * WON_PER_PROTEIN_GRAM * closedFrom;
  }

  get proven(): boolean {
    return this.search.proven;
  }

  /** Searches all sets with one of these starts. */
  look(all: readonly Beginning[]): void {
    const beginnings = all
      .map(beginning => ({ beginning, most: this.mostOf(beginning) }))
      .sort((one, other) => other.most - one.most);
    for (const { beginning, most } of beginnings) {
      if (most === -Infinity || most < this.value + HALF) break;
      const protein = this.proteinValue(beginning);
      const found = this.search.complete(this.search.setOf(beginning), this.value - protein);
      if (found === null) continue;
      this.options = found.options;
      this.value = found.value + protein;
    }
  }

  /** Kept stacks by their upper bound, whatever protein option is added; the most promising first. */
  promising(kept: readonly Beginning[]): Beginning[] {
    return kept
      .map(beginning => ({ beginning, bound: this.search.mostOf(beginning) + this.mostBrought }))
      .sort((one, other) => other.bound - one.bound)
      .filter(({ bound }) => bound >= this.value + HALF)
      .map(({ beginning }) => beginning);
  }

  /** Whether any set with this start may beat the best. */
  mayBeBetter(beginning: Beginning): boolean {
    return this.search.mostOf(beginning) + this.mostBrought >= this.value + HALF;
  }

  /** Pairs that may lead to a better set. */
  promisingPairs(kept: Beginning, bringing: readonly SupplementOption[]): Beginning[] {
    const rated = bringing.map(option => ({
      option,
      most: this.mostOf([...kept, option]),
      alone: this.alone(option),
    }));
    const pairs: Beginning[] = [];
    rated.forEach(({ option: one, most }, index) => {
      for (let next = index + 1; next < rated.length; next++) {
        const { option: other, alone } = rated[next] as (typeof rated)[number];
        // A pair is worth no more than the best set with one of them plus the other alone.
        if (most + alone < this.value + HALF || !goTogether(one, other, this.limits.gapGrams)) continue;
        pairs.push([...kept, one, other]);
      }
    });
    return pairs;
  }

  private alone(option: SupplementOption): number {
    const points = option.points.reduce((sum, each) => sum + each, 0);
    const { point, cost } = this.weights;
    return point * points + this.proteinValue([option]) - cost * option.purchase.monthlyCost;
  }

  private mostOf(beginning: Beginning): number {
    return this.search.mostOf(beginning) + this.proteinValue(beginning);
  }

  private proteinValue(beginning: Beginning): number {
    const grams = beginning.reduce((sum, { proteinGrams }) => sum + proteinGrams, 0);
    return this.weights.cost * WON_PER_PROTEIN_GRAM * Math.min(this.limits.closedFrom, grams);
  }
}

/** Whether a protein option can be added to the kept items: no conflict of classes, and no more protein or energy than allowed. */
function goesWith(kept: Beginning, option: SupplementOption, gapGrams: number): boolean {
  if (kept.some(one => (one.blockedMask & option.classMask) !== 0)) return false;
  const bringing = kept.filter(({ proteinGrams }) => proteinGrams > 0);
  if (bringing.length === 0) return true;
  const all = [...bringing, option];
  const sum = (of: (one: SupplementOption) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  return (
    sum(one => one.proteinGrams) <= gapGrams && sum(one => one.kcal) <= CLASS_EVIDENCE.gainer.maximumDose
  );
}

/**
 * The best set of options within the limits: the highest worth per month (see `valueOf`) less its cost, then the fewest products. Kept
 * stacks and protein options (a powder, a gainer, both) are enumerated; branch and bound covers the rest.
 * @param options by ids, see `optionsFor`
 * @param stack for each item already taken, the servings that may stay, all of them first; the answer holds one of each, and among equal
 * sets the one with the fewest changes wins
 */
export function searchBestSet(
  options: readonly SupplementOption[],
  limits: SearchLimits,
  stack: readonly (readonly SupplementOption[])[] = [],
): SearchAnswer {
  const isGainer = ({ product }: SupplementOption): boolean => product.ingredientClasses.includes('gainer');
  const hasPairs = options.some(isGainer);
  const affordable = withoutDominated(
    options.filter(option => option.purchase.packsPrice <= limits.budget),
    {
      closedFrom: limits.closedFrom,
      // Beside kept protein, more protein can be too much as well.
      hasPairs: hasPairs || stack.some(servings => servings.some(({ proteinGrams }) => proteinGrams > 0)),
    },
  );
  const bringing = affordable.filter(({ proteinGrams }) => proteinGrams > 0);
  const others = affordable.filter(({ proteinGrams }) => proteinGrams === 0);
  const best = new BestSet({ bringing, others }, limits, stack.length > 0);
  const { sets, complete } = keptSets(stack, limits);
  for (const kept of best.promising(sets)) {
    if (!best.mayBeBetter(kept)) break;
    const beside = bringing.filter(option => goesWith(kept, option, limits.gapGrams));
    best.look([kept, ...beside.map(option => [...kept, option])]);
    if (hasPairs && kept.every(({ proteinGrams }) => proteinGrams === 0))
      best.look(best.promisingPairs(kept, beside));
  }
  return { options: [...best.options], proven: complete && best.proven };
}

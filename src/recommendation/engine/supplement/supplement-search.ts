import { withoutDominated } from './option-dominance.js';
import { SetSearch, type SearchWeights } from './set-search.js';
import { keptSets, type SetLimits } from './stack-sets.js';
import { CLASS_EVIDENCE, WON_PER_POINT, WON_PER_PROTEIN_GRAM } from './supplement-evidence.js';
import { goTogether } from './option-sets.js';
import { type SupplementOption } from './supplement-options.js';

/** The most products in one recommendation. */
export const MAXIMUM_PRODUCTS = 5;
/** More than the number of products, so that the count never outweighs one won. */
const COUNT_WEIGHT = 8;
/** The same with items already taken: one change outweighs all that is kept, one won outweighs all changes. */
const CHANGE_WEIGHT = 4_096;
const COST_WITH_STACK = 262_144;
const weightsOf = (cost: number, count: number): SearchWeights => ({
  point: cost * WON_PER_POINT,
  cost,
  count,
});
/** Values are integers; bounds are sums of products with fractions. */
const HALF = 0.5;

export interface SearchLimits extends SetLimits {
  /** Protein gap in grams per day. */
  gapGrams: number;
  /** Grams per day that count: the gap without a tenth. */
  closedFrom: number;
  purposeCount: number;
}

export interface SearchAnswer {
  options: SupplementOption[];
  /** Whether no set can be better. */
  proven: boolean;
}

/** Start of a set: the kept stack, then the protein options: none, a powder, a gainer, or both. */
type Beginning = readonly SupplementOption[];

/** A protein option with the most that it adds to any set. */
interface Brought {
  option: SupplementOption;
  alone: number;
}

const sellsGainer = ({ product }: SupplementOption): boolean => product.ingredientClasses.includes('gainer');
const sellsProtein = ({ product }: SupplementOption): boolean =>
  product.ingredientClasses.includes('protein');

/** The best set so far. */
class BestSet {
  options: readonly SupplementOption[] = [];
  /** Starts at 0, the worth of buying nothing; with a stack at -Infinity. */
  value: number;
  private readonly search: SetSearch;
  private readonly weights: SearchWeights;
  private readonly brought: readonly Brought[];
  /** The most that protein options add to any set: one of them, or a powder with a gainer. */
  private readonly mostBrought: number;

  constructor(
    { bringing, others }: Record<'bringing' | 'others', readonly SupplementOption[]>,
    private readonly limits: SearchLimits,
    hasStack: boolean,
  ) {
    const { budget, substances, purposeCount } = limits;
    this.value = hasStack ? -Infinity : 0;
    this.weights = hasStack ? weightsOf(COST_WITH_STACK, CHANGE_WEIGHT) : weightsOf(COUNT_WEIGHT, 1);
    this.search = new SetSearch(
      others,
      { budget, substances, purposeCount, slots: MAXIMUM_PRODUCTS },
      this.weights,
    );
    this.brought = bringing.map(option => ({ option, alone: this.alone(option) }));
    const mostOf = (isIn: (option: SupplementOption) => boolean): number =>
      this.brought.reduce((most, { option, alone }) => (isIn(option) ? Math.max(most, alone) : most), 0);
    this.mostBrought = Math.max(
      mostOf(() => true),
      mostOf(option => sellsProtein(option) && !sellsGainer(option)) +
        mostOf(option => sellsGainer(option) && !sellsProtein(option)),
    );
  }

  get proven(): boolean {
    return this.search.proven;
  }

  /** Kept stacks by their upper bound, whatever protein option is added; the most promising first. */
  promising(kept: readonly Beginning[]): { kept: Beginning; most: number }[] {
    return kept
      .map(beginning => ({ kept: beginning, most: this.mostOf(beginning) }))
      .sort((one, other) => other.most - one.most);
  }

  /** Whether a kept stack may begin a better set. @param most its own upper bound */
  mayBeBetter(most: number): boolean {
    return most + this.mostBrought >= this.value + HALF;
  }

  /** Searches all sets that begin with a kept stack. @param most its own upper bound */
  look(kept: Beginning, most: number): void {
    const beside = this.brought.filter(
      ({ option, alone }) =>
        most + alone >= this.value + HALF && goesWith(kept, option, this.limits.gapGrams),
    );
    this.complete([{ beginning: kept, most }, ...beside.map(({ option }) => this.rated([...kept, option]))]);
    if (kept.some(({ proteinGrams }) => proteinGrams > 0)) return;
    this.complete(this.pairs(most, beside).map(([one, other]) => this.rated([...kept, one, other])));
  }

  private complete(beginnings: { beginning: Beginning; most: number }[]): void {
    beginnings.sort((one, other) => other.most - one.most);
    for (const { beginning, most } of beginnings) {
      if (most === -Infinity || most < this.value + HALF) break;
      const protein = this.proteinValue(beginning);
      const found = this.search.complete(this.search.setOf(beginning), this.value - protein);
      if (found === null) continue;
      this.options = found.options;
      this.value = found.value + protein;
    }
  }

  /** Powders with gainers that may lead to a better set. */
  private pairs(most: number, beside: readonly Brought[]): [SupplementOption, SupplementOption][] {
    const gainers = beside.filter(({ option }) => sellsGainer(option));
    if (gainers.length === 0) return [];
    const bestGainer = Math.max(...gainers.map(({ alone }) => alone));
    return beside.flatMap(one => {
      if (sellsGainer(one.option) || most + one.alone + bestGainer < this.value + HALF) return [];
      return gainers.flatMap((other): [SupplementOption, SupplementOption][] =>
        most + one.alone + other.alone >= this.value + HALF &&
        goTogether(one.option, other.option, this.limits.gapGrams)
          ? [[one.option, other.option]]
          : [],
      );
    });
  }

  /** The most that an option adds to any set: values are sums of maxima and of capped grams. */
  private alone(option: SupplementOption): number {
    const points = option.points.reduce((sum, each) => sum + each, 0);
    const { point, cost } = this.weights;
    return point * points + this.proteinValue([option]) - cost * option.purchase.monthlyCost;
  }

  private rated(beginning: Beginning): { beginning: Beginning; most: number } {
    return { beginning, most: this.mostOf(beginning) };
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
  const affordable = withoutDominated(
    options.filter(option => option.purchase.packsPrice <= limits.budget),
    {
      closedFrom: limits.closedFrom,
      // Beside kept protein, more protein can be too much as well.
      hasPairs:
        options.some(sellsGainer) ||
        stack.some(servings => servings.some(({ proteinGrams }) => proteinGrams > 0)),
    },
  );
  const bringing = affordable.filter(({ proteinGrams }) => proteinGrams > 0);
  const others = affordable.filter(({ proteinGrams }) => proteinGrams === 0);
  const best = new BestSet({ bringing, others }, limits, stack.length > 0);
  const { sets, complete } = keptSets(stack, limits);
  for (const { kept, most } of best.promising(sets)) {
    if (!best.mayBeBetter(most)) break;
    best.look(kept, most);
  }
  return { options: [...best.options], proven: complete && best.proven };
}

import { withoutDominated } from './option-dominance.js';
import { SetSearch } from './set-search.js';
import { WON_PER_POINT, WON_PER_PROTEIN_GRAM } from './supplement-evidence.js';
import { goTogether, type SupplementOption } from './supplement-options.js';

/** At most so many products in one recommendation. */
export const MAXIMUM_PRODUCTS = 5;
/** More than the number of products, so that the count never outweighs a won. */
const COUNT_WEIGHT = 8;
const WEIGHTS = { point: COUNT_WEIGHT * WON_PER_POINT, cost: COUNT_WEIGHT, count: 1 };
/** Values are integers; bounds are sums of products with fractions. */
const HALF = 0.5;

export interface SearchLimits {
  /** Won. */
  budget: number;
  /** Grams a day that are lacking. */
  gapGrams: number;
  /** Grams a day that count: a tenth of the gap aside. */
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

/** What brings protein in a set: nothing, a powder, a gainer, or both. */
type ProteinPart = readonly SupplementOption[];

/** The best of the sets looked at so far. */
class BestSet {
  options: readonly SupplementOption[] = [];
  /** Nothing is worth nothing: what is bought has to be worth more. */
  value = 0;
  private readonly search: SetSearch;

  constructor(
    others: readonly SupplementOption[],
    private readonly limits: SearchLimits,
  ) {
    const { budget, substances, purposeCount } = limits;
    this.search = new SetSearch(
      others,
      { budget, substances, purposeCount, slots: MAXIMUM_PRODUCTS },
      WEIGHTS,
    );
  }

  get proven(): boolean {
    return this.search.proven;
  }

  /** Looks at all sets that begin with one of the parts. */
  look(parts: readonly ProteinPart[]): void {
    const beginnings = parts
      .map(part => ({ part, most: this.mostOf(part) }))
      .sort((one, other) => other.most - one.most);
    for (const { part, most } of beginnings) {
      if (most < this.value + HALF) break;
      const protein = this.proteinValue(part);
      const found = this.search.complete(this.search.setOf(part), this.value - protein);
      if (found === null) continue;
      this.options = found.options;
      this.value = found.value + protein;
    }
  }

  /** The pairs among them that may lead to something better. */
  promisingPairs(bringing: readonly SupplementOption[]): ProteinPart[] {
    const rated = bringing.map(option => ({
      option,
      most: this.mostOf([option]),
      alone: this.alone(option),
    }));
    const pairs: ProteinPart[] = [];
    rated.forEach(({ option: one, most }, index) => {
      for (let next = index + 1; next < rated.length; next++) {
        const { option: other, alone } = rated[next] as (typeof rated)[number];
        // Together they are worth no more than the best set with one and the other by itself.
        if (most + alone < this.value + HALF || !goTogether(one, other, this.limits.gapGrams)) continue;
        pairs.push([one, other]);
      }
    });
    return pairs;
  }

  private alone(option: SupplementOption): number {
    const points = option.points.reduce((sum, each) => sum + each, 0);
    return WEIGHTS.point * points + this.proteinValue([option]) - COUNT_WEIGHT * option.purchase.monthlyCost;
  }

  private mostOf(part: ProteinPart): number {
    return this.search.mostOf(part) + this.proteinValue(part);
  }

  private proteinValue(part: ProteinPart): number {
    const grams = part.reduce((sum, { proteinGrams }) => sum + proteinGrams, 0);
    return COUNT_WEIGHT * WON_PER_PROTEIN_GRAM * Math.min(this.limits.closedFrom, grams);
  }
}

/**
 * The best set of options within the limits: what it is worth a month (see `valueOf`) less what it costs; then the fewest products.
 * What brings protein is enumerated (a powder, a gainer, both); the rest is a branch and bound.
 * @param options by ids, see `optionsFor`
 */
export function searchBestSet(options: readonly SupplementOption[], limits: SearchLimits): SearchAnswer {
  const hasPairs = options.some(({ product }) => product.ingredientClasses.includes('gainer'));
  const affordable = withoutDominated(
    options.filter(option => option.purchase.packsPrice <= limits.budget),
    { closedFrom: limits.closedFrom, hasPairs },
  );
  const bringing = affordable.filter(({ proteinGrams }) => proteinGrams > 0);
  const best = new BestSet(
    affordable.filter(({ proteinGrams }) => proteinGrams === 0),
    limits,
  );
  best.look([[], ...bringing.map(option => [option])]);
  if (hasPairs) best.look(best.promisingPairs(bringing));
  return { options: [...best.options], proven: best.proven };
}

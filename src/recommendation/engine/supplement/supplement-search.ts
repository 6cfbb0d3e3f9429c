import { withoutDominated } from './option-dominance.js';
import { SetSearch, type FoundSet, type SearchRoom, type SearchWeights } from './set-search.js';
import type { SupplementOption } from './supplement-options.js';

/** At most so many products in one recommendation. */
export const MAXIMUM_PRODUCTS = 5;
/** More than the number of products, so that the count never outweighs a won. */
const COUNT_WEIGHT = 8;
/** More than all points of all purposes together. */
const COVER_IN_POINTS = 1001;

export interface SearchLimits {
  /** Won. */
  budget: number;
  /** Grams a day; protein beyond it earns nothing. */
  gapGrams: number;
  /** Grams a day that may be lacking of what could be closed, before evidence and price decide. */
  toleranceGrams: number;
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
interface ProteinPart {
  options: SupplementOption[];
  /** Capped at the gap. */
  grams: number;
  /** Whether what stands in for protein counts beside it. */
  countsSubstitutes: boolean;
}

/** Where nothing is lacking, what a gainer brings counts for nothing. */
const bringsProtein = ({ proteinGrams }: SupplementOption, gapGrams: number): boolean =>
  proteinGrams > 0 && gapGrams > 0;

function proteinParts(
  options: readonly SupplementOption[],
  { gapGrams, toleranceGrams, budget }: SearchLimits,
): ProteinPart[] {
  const bringing = options.filter(option => bringsProtein(option, gapGrams));
  const part = (chosen: SupplementOption[]): ProteinPart => {
    const sum = chosen.reduce((grams, option) => grams + option.proteinGrams, 0);
    const countsSubstitutes = sum === 0 && gapGrams > toleranceGrams;
    return { options: chosen, grams: Math.min(gapGrams, sum), countsSubstitutes };
  };
  const parts = [part([]), ...bringing.map(option => part([option]))];
  bringing.forEach((one, index) => {
    for (let next = index + 1; next < bringing.length; next++) {
      const other = bringing[next] as SupplementOption;
      // Only a powder and a gainer go together: of one class there is one product.
      if ((one.blockedMask & other.classMask) !== 0) continue;
      if (one.purchase.packsPrice + other.purchase.packsPrice <= budget) parts.push(part([one, other]));
    }
  });
  return parts;
}

/** One search with what stands in for protein, one without. */
class TwoSearches {
  private readonly without: SetSearch;
  private readonly withSubstitutes: SetSearch;

  constructor(
    options: readonly SupplementOption[],
    gapGrams: number,
    room: SearchRoom,
    weights: SearchWeights,
  ) {
    const others = options.filter(option => !bringsProtein(option, gapGrams));
    this.without = new SetSearch(others, room, weights, false);
    const differ = options.some(option =>
      option.openPoints.some((each, index) => each !== option.points[index]),
    );
    this.withSubstitutes = differ ? new SetSearch(others, room, weights, true) : this.without;
  }

  get proven(): boolean {
    return this.without.proven && this.withSubstitutes.proven;
  }

  /** The parts that fit, each with what a set that begins with it can be worth at most; the most first. */
  beginnings(parts: readonly ProteinPart[]): { part: ProteinPart; most: number }[] {
    return parts
      .map(part => ({ part, most: this.of(part).mostOf(part.options) }))
      .filter(({ most }) => most > -Infinity)
      .sort((one, other) => other.most - one.most);
  }

  /** The best set that begins with the part and is worth more than `floor`, or null. */
  complete(part: ProteinPart, floor: number): FoundSet | null {
    const search = this.of(part);
    return search.complete(search.setOf(part.options), floor);
  }

  private of({ countsSubstitutes }: ProteinPart): SetSearch {
    return countsSubstitutes ? this.withSubstitutes : this.without;
  }
}

/** How many purposes can be covered, and the most grams of protein with so many. */
function reachOf(parts: readonly ProteinPart[], searches: TwoSearches): { covered: number; grams: number } {
  let best = { covered: 0, grams: 0 };
  // With the same bound the part with more protein first: the others are then out of the question.
  const ordered = searches
    .beginnings(parts)
    .sort((one, other) => Math.floor(other.most) - Math.floor(one.most) || other.part.grams - one.part.grams);
  for (const { part, most } of ordered) {
    const covered = Math.floor(most + 1e-6);
    if (covered < best.covered || (covered === best.covered && part.grams <= best.grams)) continue;
    const floor = part.grams > best.grams ? best.covered - 1 : best.covered;
    const found = searches.complete(part, floor);
    if (found !== null && (found.value > best.covered || part.grams > best.grams)) {
      best = { covered: found.value, grams: part.grams };
    }
  }
  return best;
}

/**
 * The best set of options within the limits by the objective's levels: purposes covered, protein gap closed (within the tolerance),
 * evidence points of the best product a purpose, won a month, number of products. What brings protein is enumerated (a powder, a
 * gainer); the rest is a branch and bound, first for how much can be covered and closed, then for the best that does so.
 * @param options by ids, see `optionsFor`
 */
export function searchBestSet(options: readonly SupplementOption[], limits: SearchLimits): SearchAnswer {
  const affordable = withoutDominated(
    options.filter(option => option.purchase.packsPrice <= limits.budget),
    limits,
  );
  if (affordable.length === 0) return { options: [], proven: true };
  const { budget, substances, purposeCount, toleranceGrams } = limits;
  const room = { budget, substances, purposeCount, slots: MAXIMUM_PRODUCTS };
  const parts = proteinParts(affordable, limits);
  const covering = new TwoSearches(affordable, limits.gapGrams, room, {
    cover: 1,
    point: 0,
    cost: 0,
    count: 0,
  });
  const reach = reachOf(parts, covering);

  const dearest = Math.max(...affordable.map(option => option.purchase.monthlyCost));
  const point = COUNT_WEIGHT * (MAXIMUM_PRODUCTS * dearest + 1);
  const weights = { cover: COVER_IN_POINTS * point, point, cost: COUNT_WEIGHT, count: 1 };
  const searches = new TwoSearches(affordable, limits.gapGrams, room, weights);
  let best: FoundSet | null = null;
  // All costs together are less than a point: whatever covers as much is worth more than this, whatever covers less is not.
  let floor = reach.covered * weights.cover - point;
  const enough = parts.filter(part => part.grams >= reach.grams - toleranceGrams);
  for (const { part, most } of searches.beginnings(enough)) {
    if (most < floor + 0.5) break;
    const found = searches.complete(part, floor);
    if (found === null) continue;
    best = found;
    floor = found.value;
  }
  return { options: [...(best?.options ?? [])], proven: covering.proven && searches.proven };
}

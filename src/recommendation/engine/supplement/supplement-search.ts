import { withoutDominated } from './option-dominance.js';
import { boundTables, type BoundTables, type SearchOption } from './search-bounds.js';
import type { SupplementOption } from './supplement-options.js';

/** At most so many products in one recommendation. */
export const MAXIMUM_PRODUCTS = 5;
/** More than the number of products, so that the count never outweighs a won. */
const COUNT_WEIGHT = 8;
/** Bounds are sums of doubles below 2^45: their error stays far under this, and values are integers. */
const BOUND_TOLERANCE = 0.25;

export interface SearchLimits {
  /** Won. */
  budget: number;
  /** Grams a day; protein beyond it earns nothing. */
  gapGrams: number;
  /** In the scale and order of `SupplementOption.substances`. */
  substances: readonly number[];
  purposeCount: number;
}

interface Incumbent {
  protein: number;
  value: number;
  ranks: number[];
  options: SupplementOption[];
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * Groups options by the first of their classes in branching order, so that a set holds at most one a group. What adds protein comes
 * first: after those groups the second level of the objective is decided and its bound is exact.
 */
function groupByClass(options: readonly SearchOption[]): SearchOption[][] {
  const rating = (bit: number): [number, number] => {
    const members = options.filter(({ option }) => (option.classMask & (1 << bit)) !== 0);
    return [
      Math.max(0, ...members.map(({ option }) => option.proteinGrams)),
      Math.max(0, ...members.map(({ value }) => value)),
    ];
  };
  const used = options.reduce((mask, { option }) => mask | option.classMask, 0);
  const bits = Array.from({ length: 31 }, (_, bit) => bit).filter(bit => (used & (1 << bit)) !== 0);
  const rated = bits.map(bit => ({ bit, rating: rating(bit) }));
  rated.sort(
    (one, other) => other.rating[0] - one.rating[0] || other.rating[1] - one.rating[1] || one.bit - other.bit,
  );
  const left = new Set(options);
  const groups: SearchOption[][] = [];
  for (const { bit } of rated) {
    const group = [...left].filter(({ option }) => (option.classMask & (1 << bit)) !== 0);
    for (const member of group) left.delete(member);
    group.sort((one, other) => other.value - one.value || one.rank - other.rank);
    if (group.length > 0) groups.push(group);
  }
  return groups;
}

class CoverSearch {
  private best: Incumbent | null = null;
  private readonly chosen: SearchOption[] = [];
  private readonly proteinAfter: number[];

  constructor(
    private readonly groups: readonly (readonly SearchOption[])[],
    private readonly bounds: BoundTables,
    private readonly limits: SearchLimits,
  ) {
    this.proteinAfter = Array.from({ length: groups.length + 1 }, () => 0);
    for (let group = groups.length - 1; group >= 0; group--) {
      const most = Math.max(...(groups[group] ?? []).map(({ option }) => option.proteinGrams));
      this.proteinAfter[group] = (this.proteinAfter[group + 1] ?? 0) + most;
    }
  }

  run(): Incumbent | null {
    this.visit(0, this.limits.budget, 0, 0, 0, 0, this.limits.substances);
    return this.best;
  }

  private isHopeless(
    group: number,
    money: number,
    blocked: number,
    covered: number,
    protein: number,
    value: number,
  ): boolean {
    const slots = MAXIMUM_PRODUCTS - this.chosen.length;
    if (this.bounds.leastPrice(group, slots, covered) > money) return true;
    if (this.best === null) return false;
    const mostProtein = Math.min(this.limits.gapGrams, protein + (this.proteinAfter[group] ?? 0));
    if (mostProtein !== this.best.protein) return mostProtein < this.best.protein;
    const needed = this.best.value - value - BOUND_TOLERANCE;
    return (
      this.bounds.mostValue(group, slots, covered, money) < needed ||
      this.bounds.mostOpenValue(group, slots, blocked, money) < needed
    );
  }

  private visit(
    group: number,
    money: number,
    blocked: number,
    covered: number,
    protein: number,
    value: number,
    substances: readonly number[],
  ): void {
    if (this.isHopeless(group, money, blocked, covered, protein, value)) return;
    const candidates = this.groups[group];
    if (candidates === undefined || this.chosen.length === MAXIMUM_PRODUCTS) {
      this.offer(Math.min(this.limits.gapGrams, protein), value);
      return;
    }
    for (const candidate of candidates) {
      const { option } = candidate;
      if (option.purchase.packsPrice > money || (option.classMask & blocked) !== 0) continue;
      if (option.substances.some((amount, index) => amount > (substances[index] ?? 0))) continue;
      this.chosen.push(candidate);
      this.visit(
        group + 1,
        money - option.purchase.packsPrice,
        blocked | option.blockedMask,
        covered | option.coverMask,
        protein + option.proteinGrams,
        value + candidate.value,
        substances.map((left, index) => left - (option.substances[index] ?? 0)),
      );
      this.chosen.pop();
    }
    this.visit(group + 1, money, blocked, covered, protein, value, substances);
  }

  private offer(protein: number, value: number): void {
    const ranks = this.chosen.map(({ rank }) => rank).sort((one, other) => one - other);
    if (this.best !== null) {
      if (protein < this.best.protein) return;
      if (protein === this.best.protein && value < this.best.value) return;
      if (protein === this.best.protein && value === this.best.value && !isLower(ranks, this.best.ranks))
        return;
    }
    this.best = { protein, value, ranks, options: this.chosen.map(({ option }) => option) };
  }
}

/**
 * The best set of options within the limits, exactly, by the objective's levels: purposes covered, protein gap closed, evidence
 * points, won a month, number of products, ids. Branch and bound over ingredient classes; the number of covered purposes is
 * tried from the most that money could buy downwards.
 * @param options by ids, see `optionsFor`
 * @returns the options, by ids; empty when nothing fits
 */
export function searchBestSet(
  options: readonly SupplementOption[],
  limits: SearchLimits,
): SupplementOption[] {
  const affordable = withoutDominated(options.filter(option => option.purchase.packsPrice <= limits.budget));
  if (affordable.length === 0) return [];
  const dearest = Math.max(...affordable.map(option => option.purchase.monthlyCost));
  const pointWeight = COUNT_WEIGHT * (MAXIMUM_PRODUCTS * dearest + 1);
  const ranked = affordable.map((option, rank) => ({
    option,
    rank,
    value: option.points * pointWeight - option.purchase.monthlyCost * COUNT_WEIGHT - 1,
  }));
  const groups = groupByClass(ranked);
  for (let target = limits.purposeCount; target >= 0; target--) {
    const bounds = boundTables(groups, MAXIMUM_PRODUCTS, limits.purposeCount, target, limits.budget);
    const best = new CoverSearch(groups, bounds, limits).run();
    if (best !== null) {
      const byRank = new Map(ranked.map(({ option, rank }) => [option, rank]));
      return best.options.sort((one, other) => (byRank.get(one) ?? 0) - (byRank.get(other) ?? 0));
    }
  }
  return [];
}

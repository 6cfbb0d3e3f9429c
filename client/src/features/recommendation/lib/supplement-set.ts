import type { RecommendedSupplement, RecommendedUnit, SupplementResult } from '../api/recommendation.types';

/** The choice for one product: a flavour and a pack size. `explicit` once the user chose the size. */
export interface UnitChoice {
  flavorName: string;
  supplementId: number;
  explicit: boolean;
}

/** The recommendation's own choice. */
export const recommendedChoice = (item: RecommendedSupplement): UnitChoice => ({
  flavorName: item.flavor,
  supplementId: item.id,
  explicit: false,
});

/** Choosing a flavour selects its first pack size. */
export function chooseFlavor(item: RecommendedSupplement, flavorName: string): UnitChoice {
  const flavor = item.otherFlavors.find(each => each.flavorName === flavorName);
  return { flavorName, supplementId: flavor?.units[0]?.supplementId ?? item.id, explicit: false };
}

export const unitsOf = (item: RecommendedSupplement, flavorName: string): readonly RecommendedUnit[] =>
  item.otherFlavors.find(flavor => flavor.flavorName === flavorName)?.units ?? [];

/** The chosen pack; the recommended one where the choice does not belong to this product. */
export function chosenUnit(item: RecommendedSupplement, choice: UnitChoice): RecommendedUnit {
  const own: RecommendedUnit = {
    supplementId: item.id,
    servings: item.servings,
    price: item.price,
    pricedOn: item.pricedOn,
    packs: item.packs,
    packsPrice: item.packsPrice,
    daysPerPack: item.daysPerPack,
    costPerDay: item.costPerDay,
    fitsBudget: true,
  };
  return unitsOf(item, choice.flavorName).find(unit => unit.supplementId === choice.supplementId) ?? own;
}

export interface SetTotals {
  /** Won, for all packs with the current choices. */
  total: number;
  /** Won; negative when the choices exceed the budget. */
  remaining: number;
}

/** Won of the budget left for new products. */
export const moneyOf = ({ monthlyBudget, taken }: SupplementResult): number =>
  taken?.scope === 'all' ? Math.max(0, monthlyBudget - (taken.monthlyCost ?? 0)) : monthlyBudget;

/** The set's price with the current choices, product by product. */
export function setTotals(
  result: SupplementResult,
  choiceOf: (item: RecommendedSupplement) => UnitChoice,
): SetTotals {
  const total = result.recommends
    .filter(({ against }) => !against)
    .reduce((sum, item) => sum + chosenUnit(item, choiceOf(item)).packsPrice, 0);
  return { total, remaining: moneyOf(result) - total };
}

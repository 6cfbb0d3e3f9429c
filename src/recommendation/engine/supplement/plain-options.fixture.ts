import type { SupplementOption } from './supplement-options.js';

/** What the search looks at of an option. */
export interface OptionFigures {
  points: number[];
  /** Won to pay, the month's too where that is not told. */
  price: number;
  monthlyCost?: number;
  proteinGrams?: number;
  kcal?: number;
  isGainer?: boolean;
  /** Bits; no two options of one set share any. */
  classes?: number;
  /** Bits it must not be taken together with, beside its own. */
  conflicts?: number;
  substances?: number[];
}

/** An option of these figures alone, as no product of the catalogue has them. */
export function plainOption(id: number, figures: OptionFigures): SupplementOption {
  const { points, price, monthlyCost = price, proteinGrams = 0, kcal = 0, isGainer = false } = figures;
  const { classes = 1 << id, conflicts = 0, substances = [] } = figures;
  return {
    product: {
      ...{ productId: id, ingredientClasses: isGainer ? ['gainer'] : [], source: '', certified: false },
      ...{ approvedFunction: null, perServing: {}, allergens: [], excludedConditions: [], cautions: [] },
      variants: [],
    },
    variant: { variantId: id, flavor: '', servings: 30, price },
    purchase: { packs: 1, packsPrice: price, daysPerPack: 30, costPerDay: monthlyCost / 30, monthlyCost },
    ...{
      servingsPerDay: 1,
      benefits: [],
      coverMask: 0,
      classMask: classes,
      blockedMask: classes | conflicts,
    },
    ...{ points, proteinGrams, kcal, substances },
  };
}

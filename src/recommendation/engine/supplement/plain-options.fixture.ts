import type { SupplementOption } from './supplement-options.js';

/** The figures of an option that the search reads. */
export interface OptionFigures {
  points: number[];
  /** Purchase price in won; also the monthly cost where none is given. */
  price: number;
  monthlyCost?: number;
  proteinGrams?: number;
  kcal?: number;
  isGainer?: boolean;
  /** Bits; two options of one set must not share any. */
  classes?: number;
  /** Bits of conflicting classes, besides its own. */
  conflicts?: number;
  substances?: number[];
}

/** An option with only these figures, unlike any product of the catalogue. */
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

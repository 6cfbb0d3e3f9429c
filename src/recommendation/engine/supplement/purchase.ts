/** A purchase has to last this many of 30 days: a pack that is used up in a week is no monthly recommendation. */
export const MINIMUM_DAYS = 20;
export const DAYS_A_MONTH = 30;
/** More packs than this of one product are not practical. */
export const MAXIMUM_PACKS = 4;

/** Whether a variant can be bought: an imported row may say 0 servings or 0 won where it means "unknown". */
export function isOnSale({ servings, price }: { servings: number; price: number }): boolean {
  return servings >= 1 && price > 0;
}

export interface Purchase {
  packs: number;
  /** Won, `packs × price`. */
  packsPrice: number;
  /** Whole days one pack lasts. */
  daysPerPack: number;
  /** Won, rounded. */
  costPerDay: number;
  /** Won per 30 days of use, rounded: the integer that the objective compares. */
  monthlyCost: number;
}

/**
 * The smallest purchase of a variant that lasts at least 20 days. More packs do not lower the daily cost, so a larger purchase is never
 * better.
 * @param servings servings in one pack, > 0
 * @param price won, one pack
 * @param servingsPerDay > 0
 */
export function purchaseOf(servings: number, price: number, servingsPerDay: number): Purchase {
  const packs = Math.max(1, Math.ceil((MINIMUM_DAYS * servingsPerDay) / servings));
  return {
    packs,
    packsPrice: packs * price,
    daysPerPack: Math.floor(servings / servingsPerDay),
    costPerDay: Math.round((price * servingsPerDay) / servings),
    monthlyCost: Math.round((price * servingsPerDay * DAYS_A_MONTH) / servings),
  };
}

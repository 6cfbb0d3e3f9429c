import { isOnSale, purchaseOf } from './purchase.js';
import type { CatalogueProduct, FlavorUnits, VariantUnit } from './supplement-engine.types.js';

/** The chosen item, and its set, that another variant is compared with. */
export interface ChosenPurchase {
  servingsPerDay: number;
  /** Won for the chosen packs of this item. */
  packsPrice: number;
  /** Won for the whole set, this item included. */
  totalPrice: number;
  /** Won. */
  monthlyBudget: number;
}

/**
 * Packs and price of every other flavour or size of a chosen product, and whether the set still fits the budget if only this item is
 * replaced. The result is stored with the recommendation. A screen that replaces several items sums their `packsPrice` and compares the sum
 * with the budget itself.
 */
export function variantUnits(
  product: Pick<CatalogueProduct, 'variants'>,
  chosen: ChosenPurchase,
): FlavorUnits[] {
  const otherItems = chosen.totalPrice - chosen.packsPrice;
  const byFlavor = new Map<string, VariantUnit[]>();
  for (const { variantId, flavor, servings, price } of product.variants.filter(isOnSale)) {
    const { packs, packsPrice, daysPerPack, costPerDay } = purchaseOf(servings, price, chosen.servingsPerDay);
    const fitsBudget = otherItems + packsPrice <= chosen.monthlyBudget;
    const unit = {
      supplementId: variantId,
      servings,
      price,
      packs,
      packsPrice,
      daysPerPack,
      costPerDay,
      fitsBudget,
    };
    byFlavor.set(flavor, [...(byFlavor.get(flavor) ?? []), unit]);
  }
  return [...byFlavor].map(([flavorName, units]) => ({
    flavorName,
    units: units.sort((one, other) => one.servings - other.servings || one.price - other.price),
  }));
}

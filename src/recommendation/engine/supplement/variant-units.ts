import { isOnSale, purchaseOf } from './purchase.js';
import type { CatalogueProduct, FlavorUnits, VariantUnit } from './supplement-engine.types.js';

/** The part of a chosen item, and of the set it stands in, that another variant is measured against. */
export interface ChosenPurchase {
  servingsPerDay: number;
  /** Won the chosen packs of this item cost. */
  packsPrice: number;
  /** Won the whole set costs, this item included. */
  totalPrice: number;
  /** Won. */
  monthlyBudget: number;
}

/**
 * What taking another flavour or size of a chosen product would mean: packs, price, and whether the set still fits the budget when
 * only this item is exchanged. The result is stored as it is with the recommendation. A screen on which several items were
 * exchanged adds up their `packsPrice` and compares the sum with the budget itself.
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

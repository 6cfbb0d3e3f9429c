import type { DaySlot } from '../engine/supplement/day-timetable.js';
import type { NutrientName } from '../engine/supplement/nutrients.js';
import type { StackItem } from '../engine/supplement/stack-audit.types.js';
import type { CatalogueProduct } from '../engine/supplement/supplement-engine.types.js';
import { containedClasses } from '../engine/supplement/supplement-safety.js';

/** One thing a member takes, as the engine wants to know it. */
export interface TakenThing {
  itemId: number;
  name: string;
  /** The catalogue's product; null for one of the member's own, or one that is gone. */
  productId: number | null;
  /** In one serving. */
  nutrients: Partial<Record<NutrientName, number>>;
  servingsPerDay: number;
  slots: readonly DaySlot[];
  /** Won in 30 days; null without a price that counts. */
  monthlyCost: number | null;
}

/** Knows what a member takes already; the domain that keeps it provides this. */
export abstract class TakenSupplements {
  abstract of(userId: number): Promise<TakenThing[]>;
}

/** A serving of that much is a powder: less is in every bar. */
const POWDER_PROTEIN_G = 10;

/** What a product of the member's own is to the engine: what its nutrients make of it. */
function ownProduct({ name, nutrients }: TakenThing): CatalogueProduct {
  const product: CatalogueProduct = {
    ...{ productId: 0, ingredientClasses: [], source: name, certified: false, approvedFunction: null },
    ...{ perServing: nutrients, allergens: [], excludedConditions: [], cautions: [], variants: [] },
  };
  const isPowder = (nutrients.proteinG ?? 0) >= POWDER_PROTEIN_G;
  const ingredientClasses = [...containedClasses(product), ...(isPowder ? (['protein'] as const) : [])];
  return { ...product, ingredientClasses };
}

/** What is taken, as things of the engine. */
export function stackOf(things: readonly TakenThing[], products: readonly CatalogueProduct[]): StackItem[] {
  if (things.length === 0) return [];
  const byId = new Map(products.map(product => [product.productId, product]));
  return things.map((thing): StackItem => ({
    ...{ itemId: thing.itemId, servingsPerDay: thing.servingsPerDay, slots: thing.slots },
    product: byId.get(thing.productId ?? 0) ?? ownProduct(thing),
    monthlyCost: thing.monthlyCost,
  }));
}

import type { DaySlot } from '../engine/supplement/day-timetable.js';
import type { NutrientName } from '../engine/supplement/nutrients.js';
import type { StackItem } from '../engine/supplement/stack-audit.types.js';
import type { CatalogueProduct } from '../engine/supplement/supplement-engine.types.js';
import {
  namedNutrients,
  writtenAllergens,
  writtenClasses,
} from '../engine/supplement/safety/written-ingredients.js';
import { containedClasses } from '../engine/supplement/supplement-safety.js';

/** One item a member takes, as the engine needs it. */
export interface TakenSupplement {
  itemId: number;
  name: string;
  /** The catalogue product; null for a product of the member's own, or a deleted one. */
  productId: number | null;
  /** Per serving. */
  nutrients: Partial<Record<NutrientName, number>>;
  /** Nutrients that its label names without a known amount. */
  unmeasured: readonly NutrientName[];
  /** What is known of its label; empty without one. */
  label: string;
  servingsPerDay: number;
  slots: readonly DaySlot[];
  /** Won per 30 days; null without a usable price. */
  monthlyCost: number | null;
}

/** Provides what a member already takes; the domain that stores it implements this. */
export abstract class TakenSupplements {
  abstract of(userId: number): Promise<TakenSupplement[]>;
}

/** A serving with this much protein counts as powder; every bar has less. */
const POWDER_PROTEIN_G = 10;

/** A member's own product in the engine's terms, judged by its nutrients, its name and its label. */
function ownProduct({ name, nutrients, unmeasured, label }: TakenSupplement): CatalogueProduct {
  const source = `${name}\n${label}`;
  // The name says that it contains these, though nobody typed how much.
  const named = namedNutrients(name).filter(one => nutrients[one] === undefined);
  const isPowder = (nutrients.proteinG ?? 0) >= POWDER_PROTEIN_G;
  const product: CatalogueProduct = {
    ...{ productId: 0, source, own: true, certified: false, approvedFunction: null },
    ...{
      perServing: nutrients,
      unmeasured: [...new Set([...unmeasured, ...named])],
      excludedConditions: [],
      cautions: [],
      variants: [],
    },
    ingredientClasses: [...new Set([...writtenClasses(source), ...(isPowder ? (['protein'] as const) : [])])],
    allergens: writtenAllergens(source),
  };
  return { ...product, ingredientClasses: [...containedClasses(product)] };
}

/** The items taken, in the engine's terms. */
export function stackOf(
  things: readonly TakenSupplement[],
  products: readonly CatalogueProduct[],
): StackItem[] {
  if (things.length === 0) return [];
  const byId = new Map(products.map(product => [product.productId, product]));
  return things.map((thing): StackItem => ({
    ...{ itemId: thing.itemId, servingsPerDay: thing.servingsPerDay, slots: thing.slots },
    product: byId.get(thing.productId ?? 0) ?? ownProduct(thing),
    monthlyCost: thing.monthlyCost,
  }));
}

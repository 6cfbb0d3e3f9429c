import { INGREDIENT_CLASSES } from '../../../catalogue/catalogue.vocabulary.js';
import { isOnSale, MAXIMUM_PACKS, purchaseOf, type Purchase } from './purchase.js';
import { benefitsOf, covers, dailyDose, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { CatalogueProduct, CatalogueVariant } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import {
  classesConflict,
  dailyLimits,
  exclusionOf,
  LIMITED_SUBSTANCES,
  maximumDose,
} from './supplement-safety.js';

/** One thing that can be bought and taken: a variant, its packs and its servings a day, with all the search needs in integers. */
export interface SupplementOption {
  product: CatalogueProduct;
  variant: CatalogueVariant;
  purchase: Purchase;
  servingsPerDay: number;
  benefits: Benefit[];
  /** Bit per ingredient class the product occupies. */
  classMask: number;
  /** The occupied classes and those that must not be taken together with them. */
  blockedMask: number;
  /** Bit per chosen purpose covered by grade B or better. */
  coverMask: number;
  /** Whole grams a day towards the protein gap. */
  proteinGrams: number;
  points: number;
  /** A day, in thousandths, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
}

const MAXIMUM_SERVINGS_PER_DAY = 3;
const MAXIMUM_PROTEIN_SERVINGS = 2;
const SUBSTANCE_SCALE = 1000;

const CLASS_MASKS = new Map(INGREDIENT_CLASSES.map((ingredientClass, bit) => [ingredientClass, 1 << bit]));
const BLOCKED_MASKS = new Map(
  INGREDIENT_CLASSES.map(one => [
    one,
    INGREDIENT_CLASSES.reduce(
      (mask, other) =>
        one === other || classesConflict(one, other) ? mask | (CLASS_MASKS.get(other) ?? 0) : mask,
      0,
    ),
  ]),
);

/** The daily limits in the scale of `SupplementOption.substances`. */
export function scaledLimits(context: BenefitContext): number[] {
  return dailyLimits(context.member).map(limit => Math.floor(limit * SUBSTANCE_SCALE + 1e-6));
}

function servingsToTry(product: CatalogueProduct, context: BenefitContext): number[] {
  const proteinPerServing = product.perServing.proteinG ?? 0;
  if (product.ingredientClasses.includes('protein') && proteinPerServing > 0) {
    const wanted = Math.ceil(context.gap.gapGrams / proteinPerServing);
    return [Math.max(1, Math.min(MAXIMUM_PROTEIN_SERVINGS, wanted))];
  }
  return Array.from({ length: MAXIMUM_SERVINGS_PER_DAY }, (_, index) => index + 1);
}

/**
 * Collagen and free amino acids are no complete protein: only powders sold as protein or gainer close the gap. Nobody who asked
 * for something protein does not serve (joints, fatigue) is sold protein for a gap in the diet.
 */
function proteinTowardsGap(
  product: CatalogueProduct,
  servingsPerDay: number,
  context: BenefitContext,
): number {
  if (!context.purposes.some(purpose => CLASS_EVIDENCE.protein.purposes[purpose])) return 0;
  const complete = product.ingredientClasses.some(one => one === 'protein' || one === 'gainer');
  return complete ? Math.floor((product.perServing.proteinG ?? 0) * servingsPerDay + 1e-6) : 0;
}

function staysWithinDoses(
  product: CatalogueProduct,
  servingsPerDay: number,
  context: BenefitContext,
): boolean {
  return product.ingredientClasses.every(
    one => dailyDose(product, one, servingsPerDay) <= maximumDose(one, context.member),
  );
}

/** Gainers are for 체중 증가 only, whatever else is in them; with 체중 감량 they are ruled out even so. */
function suitsPurposes(product: CatalogueProduct, context: BenefitContext): boolean {
  if (!product.ingredientClasses.includes('gainer')) return true;
  return context.purposes.includes('체중 증가') && !context.purposes.includes('체중 감량');
}

function optionsOfProduct(
  product: CatalogueProduct,
  context: BenefitContext,
  limits: number[],
): SupplementOption[] {
  if (!suitsPurposes(product, context) || exclusionOf(product, context.member) !== null) return [];
  const options: SupplementOption[] = [];
  let classMask = 0;
  let blockedMask = 0;
  for (const one of product.ingredientClasses) {
    classMask |= CLASS_MASKS.get(one) ?? 0;
    blockedMask |= BLOCKED_MASKS.get(one) ?? 0;
  }
  for (const servingsPerDay of servingsToTry(product, context)) {
    const substances = LIMITED_SUBSTANCES.map(name =>
      Math.round((product.perServing[name] ?? 0) * servingsPerDay * SUBSTANCE_SCALE),
    );
    if (substances.some((amount, index) => amount > (limits[index] ?? 0))) continue;
    if (!staysWithinDoses(product, servingsPerDay, context)) continue;
    const benefits = benefitsOf(product, servingsPerDay, context);
    if (benefits.length === 0) continue;
    const coverMask = benefits.reduce(
      (mask, benefit) => (covers(benefit) ? mask | (1 << context.purposes.indexOf(benefit.purpose)) : mask),
      0,
    );
    const proteinGrams = proteinTowardsGap(product, servingsPerDay, context);
    const points = benefits.reduce((sum, benefit) => sum + benefit.points, 0);
    for (const variant of product.variants.filter(isOnSale)) {
      const purchase = purchaseOf(variant.servings, variant.price, servingsPerDay);
      if (purchase.packs > MAXIMUM_PACKS) continue;
      options.push({
        product,
        variant,
        purchase,
        servingsPerDay,
        benefits,
        classMask,
        blockedMask,
        coverMask,
        proteinGrams,
        points,
        substances,
      });
    }
  }
  return options;
}

/** Order of "lowest ids": product, then variant, then servings a day. */
export function compareIds(one: SupplementOption, other: SupplementOption): number {
  return (
    one.product.productId - other.product.productId ||
    one.variant.variantId - other.variant.variantId ||
    one.servingsPerDay - other.servingsPerDay
  );
}

/** Every option that serves a chosen purpose and breaks no limit by itself, by ids; the budget is not looked at. */
export function optionsFor(
  catalogue: readonly CatalogueProduct[],
  context: BenefitContext,
): SupplementOption[] {
  const limits = scaledLimits(context);
  return catalogue.flatMap(product => optionsOfProduct(product, context, limits)).sort(compareIds);
}

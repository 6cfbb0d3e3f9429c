import { INGREDIENT_CLASSES } from '../../../catalogue/catalogue.vocabulary.js';
import { isOnSale, MAXIMUM_PACKS, purchaseOf, type Purchase } from './purchase.js';
import {
  benefitsOf,
  covers,
  dailyDose,
  roleOf,
  type Benefit,
  type BenefitContext,
} from './supplement-benefit.js';
import type { CatalogueProduct, CatalogueVariant } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { classesConflict, exclusionOf, LIMITED_SUBSTANCES, proteinUpToGap } from './supplement-safety.js';

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
  /** By chosen purpose; protein itself aside. */
  points: number[];
  /** The same, where substitutes for protein count too: in a set that brings none while some is lacking. */
  openPoints: number[];
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

/** Grams of protein from which the gap counts as closed. */
export function closedGrams({ need, toleranceGrams }: BenefitContext): number {
  return need === null ? 0 : need.gapGrams - toleranceGrams;
}

/** The daily limits in the scale of `SupplementOption.substances`. */
export function scaledLimits({ rules }: BenefitContext): number[] {
  return rules.limits.map(limit => Math.floor(limit * SUBSTANCE_SCALE + 1e-6));
}

/** Servings a day worth trying: of protein as many as close the gap, within the tolerance; of everything else one to three. */
export function servingsToTry(product: CatalogueProduct, context: BenefitContext): number[] {
  const proteinPerServing = product.perServing.proteinG ?? 0;
  const isPowder = product.ingredientClasses.includes('protein') && proteinPerServing > 0;
  const gapGrams = context.need?.gapGrams ?? 0;
  if (!isPowder) return Array.from({ length: MAXIMUM_SERVINGS_PER_DAY }, (_, index) => index + 1);
  const wanted = Math.ceil(closedGrams(context) / proteinPerServing);
  const servings = Math.max(1, Math.min(MAXIMUM_PROTEIN_SERVINGS, wanted));
  if (!proteinUpToGap(context.rules)) return [servings];
  // Not more than is lacking: what a growing body or a child to come needs beyond that is food.
  const most = Math.min(servings, Math.floor(gapGrams / proteinPerServing));
  return most >= 1 ? [most] : [];
}

/**
 * Collagen and free amino acids are no complete protein: only powders sold as protein or gainer close the gap. Nobody who asked
 * for something protein does not serve (joints, fatigue) is sold protein for a gap in the diet.
 */
export function proteinTowardsGap(
  product: CatalogueProduct,
  servingsPerDay: number,
  context: BenefitContext,
): number {
  if (context.need === null) return 0;
  if (!context.purposes.some(purpose => CLASS_EVIDENCE.protein.purposes[purpose])) return 0;
  const complete = product.ingredientClasses.some(one => one === 'protein' || one === 'gainer');
  return complete ? Math.floor((product.perServing.proteinG ?? 0) * servingsPerDay + 1e-6) : 0;
}

function staysWithinDoses(product: CatalogueProduct, servingsPerDay: number): boolean {
  return product.ingredientClasses.every(
    one => dailyDose(product, one, servingsPerDay) <= CLASS_EVIDENCE[one].maximumDose,
  );
}

/** Gainers are for 체중 증가 only, whatever else is in them; with 체중 감량 they are ruled out even so. */
function suitsPurposes(product: CatalogueProduct, context: BenefitContext): boolean {
  if (!product.ingredientClasses.includes('gainer')) return true;
  return context.purposes.includes('체중 증가') && !context.purposes.includes('체중 감량');
}

/** Whether any of its classes is good for a chosen purpose: the cheap question, asked of every product first. */
function mayServe({ ingredientClasses }: CatalogueProduct, { purposes }: BenefitContext): boolean {
  return ingredientClasses.some(one =>
    purposes.some(purpose => CLASS_EVIDENCE[one].purposes[purpose] !== undefined),
  );
}

/** What an option is worth purpose by purpose: its best benefit counts, one that covers before one that does not. */
interface Worth {
  coverMask: number;
  points: number[];
  openPoints: number[];
}

function worthOf(benefits: readonly Benefit[], context: BenefitContext): Worth {
  const none = context.purposes.map(() => 0);
  const worth: Worth = { coverMask: 0, points: none, openPoints: [...none] };
  const offer = (points: number[], at: number, benefit: Benefit): void => {
    const isCovered = (worth.coverMask & (1 << at)) !== 0;
    const covering = covers(benefit);
    if (isCovered && !covering) return;
    // What protein is worth are its grams, a level of the objective by itself.
    const own = roleOf(benefit) === 'gap' ? 0 : benefit.points;
    points[at] = covering === isCovered ? Math.max(points[at] ?? 0, own) : own;
  };
  for (const benefit of benefits) {
    const at = context.purposes.indexOf(benefit.purpose);
    const role = roleOf(benefit);
    if (role === 'substitute' && closedGrams(context) <= 0) continue;
    offer(worth.openPoints, at, benefit);
    if (role !== 'substitute') offer(worth.points, at, benefit);
    if (covers(benefit)) worth.coverMask |= 1 << at;
  }
  return worth;
}

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((each, index) => each === other[index]);

function isSameWorth(one: Worth, other: Worth): boolean {
  return (
    one.coverMask === other.coverMask &&
    sameNumbers(one.points, other.points) &&
    sameNumbers(one.openPoints, other.openPoints)
  );
}

/** The purchases of a product's variants among which neither the price to pay nor that of a month is beaten by another. */
function worthwhilePurchases(
  variants: readonly CatalogueVariant[],
  servingsPerDay: number,
): { variant: CatalogueVariant; purchase: Purchase }[] {
  const found = variants
    .map(variant => ({ variant, purchase: purchaseOf(variant.servings, variant.price, servingsPerDay) }))
    .filter(({ purchase }) => purchase.packs <= MAXIMUM_PACKS)
    .sort(
      (one, other) =>
        one.purchase.packsPrice - other.purchase.packsPrice ||
        one.purchase.monthlyCost - other.purchase.monthlyCost ||
        one.variant.variantId - other.variant.variantId,
    );
  let least = Infinity;
  return found.filter(({ purchase }) => {
    if (purchase.monthlyCost >= least) return false;
    least = purchase.monthlyCost;
    return true;
  });
}

function masksOf({ ingredientClasses }: CatalogueProduct): { classMask: number; blockedMask: number } {
  let classMask = 0;
  let blockedMask = 0;
  for (const one of ingredientClasses) {
    classMask |= CLASS_MASKS.get(one) ?? 0;
    blockedMask |= BLOCKED_MASKS.get(one) ?? 0;
  }
  return { classMask, blockedMask };
}

function optionsOfProduct(
  product: CatalogueProduct,
  context: BenefitContext,
  limits: number[],
): SupplementOption[] {
  if (!suitsPurposes(product, context) || !mayServe(product, context)) return [];
  if (exclusionOf(product, context.rules) !== null) return [];
  const options: SupplementOption[] = [];
  const masks = masksOf(product);
  const onSale = product.variants.filter(isOnSale);
  let before: { worth: Worth; proteinGrams: number } | null = null;
  for (const servingsPerDay of servingsToTry(product, context)) {
    const substances = LIMITED_SUBSTANCES.map(name =>
      Math.round((product.perServing[name] ?? 0) * servingsPerDay * SUBSTANCE_SCALE),
    );
    if (substances.some((amount, index) => amount > (limits[index] ?? 0))) break;
    if (!staysWithinDoses(product, servingsPerDay)) break;
    const benefits = benefitsOf(product, servingsPerDay, context);
    if (benefits.length === 0) continue;
    const worth = worthOf(benefits, context);
    const proteinGrams = proteinTowardsGap(product, servingsPerDay, context);
    if (proteinGrams === 0 && worth.openPoints.every(points => points === 0)) continue;
    // More servings that do no more only cost more.
    if (before !== null && before.proteinGrams === proteinGrams && isSameWorth(before.worth, worth)) continue;
    before = { worth, proteinGrams };
    for (const { variant, purchase } of worthwhilePurchases(onSale, servingsPerDay)) {
      options.push({
        ...{ product, variant, purchase, servingsPerDay, benefits, proteinGrams, substances },
        ...masks,
        ...worth,
      });
    }
  }
  return options;
}

/** Order of "lowest ids": product, then variant, then servings a day. */
function compareIds(one: SupplementOption, other: SupplementOption): number {
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

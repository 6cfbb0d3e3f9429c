import { CONFLICTING_CLASSES, masksOf } from './class-masks.js';
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
import { containedClasses, exclusionOf, LIMITED_SUBSTANCES, proteinUpToGap } from './supplement-safety.js';

/** One purchasable choice: a variant, its packs and its servings per day, with the search's integers. */
export interface SupplementOption {
  product: CatalogueProduct;
  variant: CatalogueVariant;
  purchase: Purchase;
  servingsPerDay: number;
  benefits: Benefit[];
  /** Bit per ingredient class the product occupies. */
  classMask: number;
  /** The occupied classes and those that conflict with them. */
  blockedMask: number;
  /** Bit per chosen purpose covered by grade B or better. */
  coverMask: number;
  /** Whole grams per day towards the protein gap. */
  proteinGrams: number;
  /** Energy per day, kcal; that of its protein (4 kcal per gram) where none is declared. */
  kcal: number;
  /** Per chosen purpose, protein itself excluded. */
  points: number[];
  /** Per day, in thousandths, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
  /** Present for an item already taken; nothing is bought then. */
  taken?: TakenServings;
}

/** The servings of an item already taken that stay. */
export interface TakenServings {
  itemId: number;
  /** Per day; 0 = given up. */
  servings: number;
  /** Whether it is less than now. */
  changed: boolean;
  /** What stays with them: each serving and each nutrient in it. */
  kept: number;
  /** Bit per class that conflicts with it. */
  conflictMask: number;
}

const MAXIMUM_SERVINGS_PER_DAY = 3;
const MAXIMUM_PROTEIN_SERVINGS = 2;
export const SUBSTANCE_SCALE = 1000;
export const KCAL_PER_PROTEIN_GRAM = 4;

/** Grams of protein from which the gap counts as closed. */
export function closedGrams({ need, toleranceGrams }: BenefitContext): number {
  return need === null ? 0 : need.gapGrams - toleranceGrams;
}

/** An amount on the scale of `SupplementOption.substances`, rounded up: rounded sums stay within what the true sum may be. */
export const scaledUp = (amount: number): number => Math.ceil(amount * SUBSTANCE_SCALE - 0.01);

/** The daily limits on the scale of `SupplementOption.substances`. */
export function scaledLimits({ rules }: BenefitContext): number[] {
  return rules.limits.map(limit => Math.floor(limit * SUBSTANCE_SCALE + 1e-6));
}

/** Servings per day worth trying: for protein up to those that close the gap, within the tolerance; for everything else one to three. */
export function servingsToTry(product: CatalogueProduct, context: BenefitContext): number[] {
  const proteinPerServing = product.perServing.proteinG ?? 0;
  const isPowder = product.ingredientClasses.includes('protein') && proteinPerServing > 0;
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
  if (!isPowder) return upTo(MAXIMUM_SERVINGS_PER_DAY);
  const wanted = Math.ceil(closedGrams(context) / proteinPerServing);
  const servings = Math.max(1, Math.min(MAXIMUM_PROTEIN_SERVINGS, wanted));
  if (!proteinUpToGap(context.rules)) return upTo(servings);
  // No more than is lacking: a growing or pregnant member should get the rest from food.
  const gapGrams = context.need?.gapGrams ?? 0;
  return upTo(Math.min(servings, Math.floor(gapGrams / proteinPerServing)));
}

/**
 * Collagen and free amino acids are not complete protein: only powders sold as protein or gainer close the gap. A member whose purposes
 * protein does not serve (joints, fatigue) is not sold protein for a gap in the diet.
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

/** Gainers are for 체중 증가 only, whatever else they contain; 체중 감량 rules them out even then. */
function suitsPurposes(product: CatalogueProduct, context: BenefitContext): boolean {
  if (!product.ingredientClasses.includes('gainer')) return true;
  return context.purposes.includes('체중 증가') && !context.purposes.includes('체중 감량');
}

/** Whether any of its classes serves a chosen purpose: a cheap check that every product goes through first. */
function mayServe({ ingredientClasses }: CatalogueProduct, { purposes }: BenefitContext): boolean {
  return ingredientClasses.some(one =>
    purposes.some(purpose => CLASS_EVIDENCE[one].purposes[purpose] !== undefined),
  );
}

/** Points per purpose: the best benefit counts for each. Protein is valued by its grams instead. */
export function pointsOf(
  benefits: readonly Benefit[],
  context: BenefitContext,
  withSubstitutes: boolean,
): number[] {
  const points = context.purposes.map(() => 0);
  for (const benefit of benefits) {
    const role = roleOf(benefit);
    if (role === 'gap' || (role === 'substitute' && !withSubstitutes)) continue;
    const at = context.purposes.indexOf(benefit.purpose);
    points[at] = Math.max(points[at] ?? 0, benefit.points);
  }
  return points;
}

export function coverMaskOf(benefits: readonly Benefit[], context: BenefitContext): number {
  return benefits
    .filter(covers)
    .reduce((mask, { purpose }) => mask | (1 << context.purposes.indexOf(purpose)), 0);
}

/** Whether more servings add no points in any class. */
const doNoMore = (benefits: readonly Benefit[], before: readonly Benefit[]): boolean =>
  benefits.every(({ points }, index) => points === before[index]?.points);

/** The undominated purchases of a product's variants: no other has both a lower price and a lower monthly cost. */
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

/** Its points depend on the other options. */
type UnratedOption = Omit<SupplementOption, 'points'>;

function optionsOfProduct(
  product: CatalogueProduct,
  context: BenefitContext,
  limits: number[],
): UnratedOption[] {
  if (!suitsPurposes(product, context) || !mayServe(product, context)) return [];
  if (exclusionOf(product, context.rules) !== null) return [];
  const options: UnratedOption[] = [];
  const { classMask, blockedMask } = masksOf(product.ingredientClasses);
  // A product that merely contains a conflicting class counts like one sold as that class.
  const contained = masksOf(containedClasses(product));
  const conflicting = contained.classMask & CONFLICTING_CLASSES;
  const masks = {
    classMask: classMask | conflicting,
    blockedMask: blockedMask | conflicting | contained.conflictMask,
  };
  const onSale = product.variants.filter(isOnSale);
  let before: Pick<SupplementOption, 'benefits' | 'proteinGrams'> | null = null;
  for (const servingsPerDay of servingsToTry(product, context)) {
    const substances = LIMITED_SUBSTANCES.map(name =>
      scaledUp((product.perServing[name] ?? 0) * servingsPerDay),
    );
    if (substances.some((amount, index) => amount > (limits[index] ?? 0))) break;
    if (!staysWithinDoses(product, servingsPerDay)) break;
    const benefits = benefitsOf(product, servingsPerDay, context);
    const coverMask = coverMaskOf(benefits, context);
    const proteinGrams = proteinTowardsGap(product, servingsPerDay, context);
    const { kcal, proteinG } = product.perServing;
    const own = {
      ...{ product, servingsPerDay, benefits, coverMask, proteinGrams, substances },
      kcal: (kcal ?? (proteinG ?? 0) * KCAL_PER_PROTEIN_GRAM) * servingsPerDay,
    };
    // More servings without more effect only cost more.
    if (before?.proteinGrams === proteinGrams && doNoMore(benefits, before.benefits)) continue;
    before = own;
    for (const { variant, purchase } of worthwhilePurchases(onSale, servingsPerDay)) {
      options.push({ ...own, ...masks, variant, purchase });
    }
  }
  return options;
}

/** Order of "lowest ids": product, then variant; servings per day already ascend. */
function compareIds(one: UnratedOption, other: UnratedOption): number {
  return one.product.productId - other.product.productId || one.variant.variantId - other.variant.variantId;
}

/** Whether an option has any effect. */
const isOfUse = ({ proteinGrams, points }: SupplementOption): boolean =>
  proteinGrams > 0 || points.some(each => each > 0);

/** Whether free amino acids may substitute for protein: nothing on sale or taken brings any. */
export function substitutesCount(
  options: readonly Pick<SupplementOption, 'proteinGrams'>[],
  taken: readonly CatalogueProduct[],
  context: BenefitContext,
): boolean {
  return (
    closedGrams(context) > 0 &&
    !options.some(({ proteinGrams }) => proteinGrams > 0) &&
    !taken.some(product => proteinTowardsGap(product, 1, context) > 0)
  );
}

/**
 * Every option that serves a chosen purpose and breaks no limit by itself, by ids; ignores the budget. @param taken items the member already
 * takes
 */
export function optionsFor(
  catalogue: readonly CatalogueProduct[],
  context: BenefitContext,
  taken: readonly CatalogueProduct[] = [],
): SupplementOption[] {
  const limits = scaledLimits(context);
  const options = catalogue.flatMap(product => optionsOfProduct(product, context, limits)).sort(compareIds);
  const withSubstitutes = substitutesCount(options, taken, context);
  return options
    .map(option => ({ ...option, points: pointsOf(option.benefits, context, withSubstitutes) }))
    .filter(isOfUse);
}

import { INGREDIENT_CLASSES, type IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
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
import { CLASS_EVIDENCE, WON_PER_POINT, WON_PER_PROTEIN_GRAM } from './supplement-evidence.js';
import {
  classesConflict,
  containedClasses,
  exclusionOf,
  LIMITED_SUBSTANCES,
  proteinUpToGap,
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
  /** Energy a day, kcal; that of its protein (4 kcal a gram) where none is declared. */
  kcal: number;
  /** By chosen purpose; protein itself aside. */
  points: number[];
  /** A day, in thousandths, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
  /** There for what the member takes already; nothing is bought then. */
  taken?: TakenServings;
}

/** How much of something that is taken already stays. */
export interface TakenServings {
  itemId: number;
  /** A day; 0 = given up. */
  servings: number;
  /** Whether that is less than now. */
  changed: boolean;
  /** Bit per class that must not be taken together with it. */
  conflictMask: number;
}

const MAXIMUM_SERVINGS_PER_DAY = 3;
const MAXIMUM_PROTEIN_SERVINGS = 2;
export const SUBSTANCE_SCALE = 1000;
export const KCAL_PER_PROTEIN_GRAM = 4;

const CLASS_MASKS = new Map(INGREDIENT_CLASSES.map((ingredientClass, bit) => [ingredientClass, 1 << bit]));
const CONFLICT_MASKS = new Map(
  INGREDIENT_CLASSES.map(one => [
    one,
    INGREDIENT_CLASSES.reduce(
      (mask, other) => (classesConflict(one, other) ? mask | (CLASS_MASKS.get(other) ?? 0) : mask),
      0,
    ),
  ]),
);

/** Bit per class that something must not be taken together with. */
const CONFLICTING_CLASSES = [...CONFLICT_MASKS.values()].reduce((all, mask) => all | mask, 0);

/** Grams of protein from which the gap counts as closed. */
export function closedGrams({ need, toleranceGrams }: BenefitContext): number {
  return need === null ? 0 : need.gapGrams - toleranceGrams;
}

/** The daily limits in the scale of `SupplementOption.substances`. */
export function scaledLimits({ rules }: BenefitContext): number[] {
  return rules.limits.map(limit => Math.floor(limit * SUBSTANCE_SCALE + 1e-6));
}

/** Servings a day worth trying: of protein up to as many as close the gap, within the tolerance; of everything else one to three. */
export function servingsToTry(product: CatalogueProduct, context: BenefitContext): number[] {
  const proteinPerServing = product.perServing.proteinG ?? 0;
  const isPowder = product.ingredientClasses.includes('protein') && proteinPerServing > 0;
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
  if (!isPowder) return upTo(MAXIMUM_SERVINGS_PER_DAY);
  const wanted = Math.ceil(closedGrams(context) / proteinPerServing);
  const servings = Math.max(1, Math.min(MAXIMUM_PROTEIN_SERVINGS, wanted));
  if (!proteinUpToGap(context.rules)) return upTo(servings);
  // Not more than is lacking: what a growing body or a child to come needs beyond that is food.
  const gapGrams = context.need?.gapGrams ?? 0;
  return upTo(Math.min(servings, Math.floor(gapGrams / proteinPerServing)));
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

/** Points purpose by purpose: of each its best benefit counts. What protein is worth are its grams. */
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

/** Whether benefits are worth what those of fewer servings are, class by class. */
const doNoMore = (benefits: readonly Benefit[], before: readonly Benefit[]): boolean =>
  benefits.every(({ points }, index) => points === before[index]?.points);

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

type Masks = Record<'classMask' | 'blockedMask' | 'conflictMask', number>;

/** What these classes occupy, and what must not come beside them. */
export function masksOf(classes: Iterable<IngredientClass>): Masks {
  let classMask = 0;
  let conflictMask = 0;
  for (const one of classes) {
    classMask |= CLASS_MASKS.get(one) ?? 0;
    conflictMask |= CONFLICT_MASKS.get(one) ?? 0;
  }
  return { classMask, conflictMask, blockedMask: classMask | conflictMask };
}

/** What it is worth depends on what else there is. */
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
  // What merely contains something that must not come beside another is as bad as what is sold as it.
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
      Math.round((product.perServing[name] ?? 0) * servingsPerDay * SUBSTANCE_SCALE),
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
    // More servings that do no more only cost more.
    if (before?.proteinGrams === proteinGrams && doNoMore(benefits, before.benefits)) continue;
    before = own;
    for (const { variant, purchase } of worthwhilePurchases(onSale, servingsPerDay)) {
      options.push({ ...own, ...masks, variant, purchase });
    }
  }
  return options;
}

/** Order of "lowest ids": product, then variant; servings a day rise already. */
function compareIds(one: UnratedOption, other: UnratedOption): number {
  return one.product.productId - other.product.productId || one.variant.variantId - other.variant.variantId;
}

/** Whether anything of an option counts. */
const isOfUse = ({ proteinGrams, points }: SupplementOption): boolean =>
  proteinGrams > 0 || points.some(each => each > 0);

/** Whether free amino acids may stand in for protein: nothing that is sold or taken brings any. */
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

/** Every option that serves a chosen purpose and breaks no limit by itself, by ids; the budget is not looked at. @param taken what the member takes already */
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

/**
 * Won a month that options are worth together, at most: of each purpose the best, and the grams of the protein gap up to nine tenths
 * of it, which is a guess itself.
 */
export function valueOf(options: readonly SupplementOption[], context: BenefitContext): number {
  const points = context.purposes.reduce(
    (sum, _, purpose) => sum + Math.max(0, ...options.map(option => option.points[purpose] ?? 0)),
    0,
  );
  const grams = options.reduce((sum, { proteinGrams }) => sum + proteinGrams, 0);
  return WON_PER_POINT * points + WON_PER_PROTEIN_GRAM * Math.min(closedGrams(context), grams);
}

/** Whether an option is worth more a month than it costs beside what is taken: what is not is no better in a set. */
export function isWorthItsPrice(
  option: SupplementOption,
  context: BenefitContext,
  taken: readonly SupplementOption[] = [],
): boolean {
  return valueOf([...taken, option], context) - valueOf(taken, context) > option.purchase.monthlyCost;
}

/**
 * What may be bought beside what is taken already: nothing that does the same, or must not be taken with it, or brings more than a limit
 * leaves. @param room in the order of `SupplementOption.substances`
 */
export function besideTaken(
  options: readonly SupplementOption[],
  taken: readonly SupplementOption[],
  room: readonly number[],
): SupplementOption[] {
  const blocked = taken.reduce((mask, { blockedMask }) => mask | blockedMask, 0);
  const left = room.map((amount, index) =>
    taken.reduce((rest, { substances }) => rest - (substances[index] ?? 0), amount),
  );
  return options.filter(
    ({ classMask, substances }) =>
      (classMask & blocked) === 0 && substances.every((amount, index) => amount <= (left[index] ?? 0)),
  );
}

/**
 * Whether two things that both bring protein may be taken together: a powder and a gainer, where they bring no more protein than is
 * lacking and no more energy than studies gave.
 */
export function goTogether(one: SupplementOption, other: SupplementOption, gapGrams: number): boolean {
  return (
    (one.blockedMask & other.classMask) === 0 &&
    one.proteinGrams + other.proteinGrams <= gapGrams &&
    one.kcal + other.kcal <= CLASS_EVIDENCE.gainer.maximumDose
  );
}

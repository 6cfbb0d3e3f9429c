import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { masksOf } from './class-masks.js';
import { MICRONUTRIENTS, NUTRIENT_NAMES } from './nutrients.js';
import { benefitsOf, dailyDose, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { BudgetScope, CatalogueProduct, TakenItem } from './supplement-engine.types.js';
import { CLASS_EVIDENCE, COVERAGE_SHARE } from './supplement-evidence.js';
import {
  coverMaskOf,
  KCAL_PER_PROTEIN_GRAM,
  pointsOf,
  proteinTowardsGap,
  scaledUp,
  type SupplementOption,
} from './supplement-options.js';
import {
  containedClasses,
  exclusionOf,
  holds,
  LIMITED_SUBSTANCES,
  type Exclusion,
} from './supplement-safety.js';

/** Nutrients that a body needs and physicians prescribe: never dropped only because an allow list lacks them. */
const NEEDED: readonly IngredientClass[] = ['vitaminB', 'magnesium', 'zinc', 'vitaminD', 'omega3'];

/**
 * Why a member must stop taking a product, or null. A needed nutrient stays if it is merely missing from an allow list, or is excluded
 * only for severe thinness: that decision is a physician's.
 */
export function stackExclusion(product: CatalogueProduct, { rules }: BenefitContext): Exclusion | null {
  const isNeeded = [...containedClasses(product)].every(one => NEEDED.includes(one));
  if (!isNeeded) return exclusionOf(product, rules);
  const excluded = rules.exclusions
    .filter(({ when }) => when !== 'severelyThin')
    .flatMap(({ classes }) => classes);
  return exclusionOf(product, { ...rules, allowOnly: [], excludedClasses: new Set(excluded) });
}

/**
 * The classes that nothing else is bought of. A vitamin or mineral below two thirds of its effective dose, as in many multivitamins, is a
 * trace: it counts towards its limit, but the member still lacks the nutrient.
 */
function occupiedClasses(product: CatalogueProduct, servings: number): IngredientClass[] {
  const isTrace = (one: IngredientClass): boolean => {
    const dose = dailyDose(product, one, servings);
    return (
      NEEDED.includes(one) && dose > 0 && dose < COVERAGE_SHARE * CLASS_EVIDENCE[one].effectiveDose - 1e-9
    );
  };
  return [...containedClasses(product)].filter(one => !isTrace(one));
}

const NOTHING = { variantId: 0, flavor: '', servings: 1, price: 0 };

interface Weighing {
  context: BenefitContext;
  /** Whether free amino acids may substitute for protein. */
  withSubstitutes: boolean;
  scope: BudgetScope;
}

/** Nutrients from the eighth on make a product no worthier of staying. */
const MOST_COUNTED = 7;

/** What is given up with one serving: itself, and each nutrient in it. */
const lossOf = (product: CatalogueProduct): number =>
  1 + Math.min(MOST_COUNTED, NUTRIENT_NAMES.filter(name => holds(product, name)).length);

/** Whether it also holds a vitamin or mineral that serves none of the purposes. */
const holdsMore = (product: CatalogueProduct, benefits: readonly Benefit[]): boolean =>
  MICRONUTRIENTS.some(
    name =>
      holds(product, name) &&
      benefits.every(({ ingredientClass }) => CLASS_EVIDENCE[ingredientClass].amount !== name),
  );

/**
 * An item at a given number of servings. An item that serves no requested purpose, or holds more than what serves one, is taken for the
 * member's own reason: its price has no weight and only counts against a budget for everything.
 */
function servingsOf(
  { itemId, product, servingsPerDay: now, monthlyCost }: TakenItem,
  servings: number,
  { context, withSubstitutes, scope }: Weighing,
): SupplementOption {
  const { classMask, conflictMask, blockedMask } = masksOf(occupiedClasses(product, servings));
  const benefits = servings === 0 ? [] : benefitsOf(product, servings, context);
  const { kcal, proteinG } = product.perServing;
  const points = pointsOf(benefits, context, withSubstitutes);
  const proteinGrams = proteinTowardsGap(product, servings, context);
  const serves = proteinGrams > 0 || points.some(each => each > 0);
  const cost = Math.round(((monthlyCost ?? 0) * servings) / now);
  const taken = { itemId, servings, changed: servings < now, kept: servings * lossOf(product) };
  return {
    ...{ product, variant: NOTHING, servingsPerDay: servings, benefits, points, proteinGrams },
    purchase: {
      ...{ packs: 0, daysPerPack: 0, costPerDay: 0 },
      packsPrice: scope === 'all' ? cost : 0,
      monthlyCost: serves && !holdsMore(product, benefits) ? cost : 0,
    },
    coverMask: coverMaskOf(benefits, context),
    kcal: (kcal ?? (proteinG ?? 0) * KCAL_PER_PROTEIN_GRAM) * servings,
    substances: LIMITED_SUBSTANCES.map(name => scaledUp((product.perServing[name] ?? 0) * servings)),
    ...(servings > 0
      ? { classMask, blockedMask, taken: { ...taken, conflictMask } }
      : { classMask: 0, blockedMask: 0, taken: { ...taken, conflictMask: 0 } }),
  };
}

/**
 * An item as currently taken, whatever the rules say: conflicts among items already taken are ignored. An item to stop still counts towards
 * every limit but is worth nothing.
 */
export function asTaken(item: TakenItem, weighing: Weighing): SupplementOption {
  const all = servingsOf(item, item.servingsPerDay, weighing);
  const taken = { ...all.taken!, conflictMask: 0 };
  if (stackExclusion(item.product, weighing.context) === null) return { ...all, taken };
  return { ...all, taken, benefits: [], coverMask: 0, points: all.points.map(() => 0) };
}

/** The servings of an item that may stay, from the most down to none. */
export function stackServings(item: TakenItem, weighing: Weighing): SupplementOption[] {
  const most = stackExclusion(item.product, weighing.context) === null ? item.servingsPerDay : 0;
  return Array.from({ length: most + 1 }, (_, given) => servingsOf(item, most - given, weighing));
}

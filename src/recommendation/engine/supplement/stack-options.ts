import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { benefitsOf, type BenefitContext } from './supplement-benefit.js';
import type { DaySlot } from './day-timetable.js';
import type { CatalogueProduct } from './supplement-engine.types.js';
import {
  coverMaskOf,
  KCAL_PER_PROTEIN_GRAM,
  masksOf,
  pointsOf,
  proteinTowardsGap,
  SUBSTANCE_SCALE,
  type SupplementOption,
} from './supplement-options.js';
import { containedClasses, exclusionOf, LIMITED_SUBSTANCES, type Exclusion } from './supplement-safety.js';

/** One thing that a member takes already. */
export interface StackItem {
  itemId: number;
  /** As of the catalogue; its variants are not looked at. */
  product: CatalogueProduct;
  /** Whole servings a day, 1 or more. */
  servingsPerDay: number;
  /** Won in 30 days as it is taken; null without a price that counts. */
  monthlyCost: number | null;
  /** When it is taken now; none = not told. */
  slots: readonly DaySlot[];
}

/** How kept things count against the budget: all of it, or only what is bought on top. */
export type BudgetScope = 'all' | 'new';

/** What a body needs and physicians prescribe: not given up because a list of what may be sold lacks it. */
const NEEDED: readonly IngredientClass[] = ['vitaminB', 'magnesium', 'zinc', 'vitaminD', 'omega3'];

/**
 * Why something must not be taken on, or null. What merely is on no list of what may be sold to a member, or is not sold to a severely
 * thin one, stays where it is a vitamin or a mineral: that is a physician's to decide.
 */
export function stackExclusion(product: CatalogueProduct, { rules }: BenefitContext): Exclusion | null {
  const isNeeded = [...containedClasses(product)].every(one => NEEDED.includes(one));
  if (!isNeeded) return exclusionOf(product, rules);
  const excluded = rules.exclusions
    .filter(({ when }) => when !== 'severelyThin')
    .flatMap(({ classes }) => classes);
  return exclusionOf(product, { ...rules, allowOnly: [], excludedClasses: new Set(excluded) });
}

const NOTHING = { variantId: 0, flavor: '', servings: 1, price: 0 };

/**
 * The servings of an item that may stay, all of them first, none last. What serves no purpose that was asked for is taken for a reason
 * of the member's own: its price is not weighed, it only counts against a budget for all.
 */
export function stackServings(
  { itemId, product, servingsPerDay: now, monthlyCost }: StackItem,
  context: BenefitContext,
  withSubstitutes: boolean,
  scope: BudgetScope,
): SupplementOption[] {
  const most = stackExclusion(product, context) === null ? now : 0;
  const { classMask, conflictMask, blockedMask } = masksOf(containedClasses(product));
  const optionOf = (servings: number): SupplementOption => {
    const benefits = servings === 0 ? [] : benefitsOf(product, servings, context);
    const { kcal, proteinG } = product.perServing;
    const points = pointsOf(benefits, context, withSubstitutes);
    const proteinGrams = proteinTowardsGap(product, servings, context);
    const serves = proteinGrams > 0 || points.some(each => each > 0);
    const cost = Math.round(((monthlyCost ?? 0) * servings) / now);
    const taken = { itemId, servings, changed: servings < now };
    return {
      ...{ product, variant: NOTHING, servingsPerDay: servings, benefits, points, proteinGrams },
      purchase: {
        ...{ packs: 0, daysPerPack: 0, costPerDay: 0 },
        packsPrice: scope === 'all' ? cost : 0,
        monthlyCost: serves ? cost : 0,
      },
      coverMask: coverMaskOf(benefits, context),
      kcal: (kcal ?? (proteinG ?? 0) * KCAL_PER_PROTEIN_GRAM) * servings,
      substances: LIMITED_SUBSTANCES.map(name =>
        Math.round((product.perServing[name] ?? 0) * servings * SUBSTANCE_SCALE),
      ),
      ...(servings > 0
        ? { classMask, blockedMask, taken: { ...taken, conflictMask } }
        : { classMask: 0, blockedMask: 0, taken: { ...taken, conflictMask: 0 } }),
    };
  };
  return Array.from({ length: most + 1 }, (_, given) => optionOf(most - given));
}

import { dayTimetable } from './day-timetable.js';
import { proteinNeed } from './protein-gap.js';
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from './nutrients.js';
import { GARCINIA_SOURCE } from './item-verdict.js';
import { bindingLimit, coffeeFills, reasonOf, type Reasoned } from './stack-reasons.js';
import { stackServings } from './stack-options.js';
import type {
  AuditedItem,
  AuditedNutrient,
  AuditedPair,
  StackAudit,
  StackAuditInput,
  StackItem,
} from './stack-audit.types.js';
import { orderedPurposes, proteinTolerance, type BenefitContext } from './supplement-benefit.js';
import { toItem } from './supplement-engine.js';
import { unansweredNotes, UNPROVEN_NOTE } from './supplement-explanation.js';
import {
  closedGrams,
  optionsFor,
  scaledLimits,
  SUBSTANCE_SCALE,
  substitutesCount,
  type SupplementOption,
} from './supplement-options.js';
import {
  cautionsFor,
  classesConflict,
  coffeeCaffeineMg,
  containedClasses,
  notesFor,
  proteinUpToGap,
  refusalsOf,
  rulesFor,
} from './supplement-safety.js';
import type { CatalogueProduct } from './supplement-engine.types.js';
import { searchBestSet, type SearchAnswer } from './supplement-search.js';

/** The most items in one audit. */
export const MOST_STACK_ITEMS = 30;

interface Prepared {
  context: BenefitContext;
  options: SupplementOption[];
  stack: SupplementOption[][];
  /** Limits in thousandths per limited substance; then protein where it may not exceed the gap. */
  substances: number[];
  budget: number;
}

/** Computes the fixed figures of an audit, the options to buy, and the servings that may stay. */
export function prepareAudit({ member, catalogue, ...input }: StackAuditInput): Prepared {
  const rules = rulesFor(member);
  const asked = orderedPurposes(input.purposes);
  const refusals = refusalsOf(asked, rules);
  const purposes = asked.filter(
    asks => !refusals.some(({ purpose }) => purpose === null || purpose === asks),
  );
  const need = purposes.length === 0 ? null : proteinNeed(rules, purposes);
  const context = { member, rules, purposes, need, toleranceGrams: proteinTolerance(need?.gapGrams ?? 0) };
  const products = input.stack.map(({ product }) => product);
  const buys = input.monthlyBudget !== null && purposes.length > 0;
  const options = buys ? optionsFor(catalogue, context, products) : [];
  const withSubstitutes = substitutesCount(options, products, context);
  // Without a budget nothing is bought, and the kept items need not fit into one.
  const scope = input.monthlyBudget === null ? 'new' : input.scope;
  const stack = input.stack.map(item => stackServings(item, { context, withSubstitutes, scope }));
  const isBounded = proteinUpToGap(rules) && need !== null;
  const bounded = (option: SupplementOption): SupplementOption =>
    isBounded ? { ...option, substances: [...option.substances, option.proteinGrams] } : option;
  return {
    context,
    options: options.map(bounded),
    stack: stack.map(servings => servings.map(bounded)),
    substances: [...scaledLimits(context), ...(isBounded ? [need.gapGrams] : [])],
    budget: input.monthlyBudget ?? 0,
  };
}

/** The best combination of kept and bought items. */
export function searchAudit({ context, options, stack, substances, budget }: Prepared): SearchAnswer {
  return searchBestSet(
    options,
    {
      ...{ budget, substances },
      gapGrams: context.need?.gapGrams ?? 0,
      closedFrom: closedGrams(context),
      purposeCount: context.purposes.length,
    },
    stack,
  );
}

/**
 * Audits everything a member takes, and decides for each item: keep, reduce, drop or swap. It is the same exact optimisation as for
 * purchases, over both. The same input gives the same answer.
 *
 * @throws RangeError with a budget that is no positive integer, with more than 30 items, or with servings that are not whole
 */
export function auditStack(input: StackAuditInput): StackAudit {
  requireValid(input);
  const prepared = prepareAudit(input);
  const { context } = prepared;
  const answer = searchAudit(prepared);
  const kept = new Map(answer.options.flatMap(one => (one.taken ? [[one.taken.itemId, one]] : [])));
  const bought = answer.options.filter(({ taken }) => taken === undefined);
  const items = input.stack.map((item, index) => {
    const all = prepared.stack[index]!;
    return itemOf(item, {
      ...{ all, context, bought, prepared },
      stays: kept.get(item.itemId)!,
      chosen: answer.options,
    });
  });
  const totalPrice = bought.reduce((sum, { purchase }) => sum + purchase.packsPrice, 0);
  const set = { totalPrice, monthlyBudget: input.monthlyBudget ?? 0 };
  const nutrients = nutrientsOf(input, context, kept, bought);
  return {
    items,
    added: bought.map(option => toItem(option, context, set)),
    nutrients,
    pairs: pairsOf(input.stack),
    repeated: repeatedIn(input.stack),
    cost: costOf(items, bought),
    timetable: dayTimetable(
      [
        ...input.stack.map(item => ({
          ...item,
          servingsPerDay: kept.get(item.itemId)?.taken?.servings ?? 0,
        })),
        ...bought.map(({ product, servingsPerDay }) => ({
          ...{ product, servingsPerDay, slots: [] },
          itemId: -product.productId,
        })),
      ].filter(({ servingsPerDay }) => servingsPerDay > 0),
      input.member.medicines,
    ),
    unmended: unmendedOf(nutrients, context),
    refusals: refusalsOf(orderedPurposes(input.purposes), context.rules),
    notes: [
      ...notesFor(input.purposes, context.rules, input.monthlyBudget !== null && context.purposes.length > 0),
      ...(items.length > 0
        ? unansweredNotes(input.member, '살폈어요. 하나라도 있으면 건강 정보에서 알려 주세요.')
        : []),
      ...(answer.proven ? [] : [UNPROVEN_NOTE]),
    ],
    proven: answer.proven,
  };
}

function requireValid({ monthlyBudget, stack }: StackAuditInput): void {
  if (monthlyBudget !== null && (!Number.isSafeInteger(monthlyBudget) || monthlyBudget <= 0))
    throw new RangeError('monthlyBudget must be a positive whole number of won, or null');
  if (stack.length > MOST_STACK_ITEMS) throw new RangeError(`at most ${MOST_STACK_ITEMS} things`);
  if (stack.some(({ servingsPerDay }) => !Number.isSafeInteger(servingsPerDay) || servingsPerDay < 1))
    throw new RangeError('servingsPerDay must be a positive integer');
}

function itemOf(item: StackItem, reasoned: Omit<Reasoned, 'item'>): AuditedItem {
  const { context, stays } = reasoned;
  const servings = stays.taken?.servings ?? 0;
  const { itemId, monthlyCost } = item;
  const said = reasonOf({ ...reasoned, item });
  return {
    ...{ itemId, monthlyCost, servingsPerDay: servings },
    ...said,
    proposedCost: monthlyCost === null ? null : Math.round((monthlyCost * servings) / item.servingsPerDay),
    cautions: [...cautionsFor(item.product, context.rules), ...notKnown(item.product, context)].filter(
      text => !said.reason.includes(text),
    ),
  };
}

/** What could not be looked at, because it is not known of a product. */
function notKnown({ own, unmeasured = [], perServing }: CatalogueProduct, context: BenefitContext): string[] {
  const open = NUTRIENT_NAMES.filter(
    name => unmeasured.includes(name) && !perServing[name] && bindingLimit(name, context) !== null,
  );
  const { allergens } = context.rules.member;
  return [
    ...(open.length > 0
      ? [
          `${open.map(name => NUTRIENTS[name].koreanName).join('·')}의 양을 몰라 한도에 넣지 못했어요. 라벨을 보고 적어 주세요`,
        ]
      : []),
    ...(own && allergens.length > 0
      ? [`알레르기(${allergens.join('·')})가 있으니, 들어 있지 않은지 라벨에서 확인하고 드세요`]
      : []),
  ];
}

function nutrientsOf(
  { stack, member }: StackAuditInput,
  context: BenefitContext,
  kept: ReadonlyMap<number, SupplementOption>,
  bought: readonly SupplementOption[],
): AuditedNutrient[] {
  const found = NUTRIENT_NAMES.flatMap((nutrient): AuditedNutrient[] => {
    const holding = stack.filter(({ product }) => (product.perServing[nutrient] ?? 0) > 0);
    const added = bought.reduce((sum, { product, servingsPerDay }) => {
      return sum + (product.perServing[nutrient] ?? 0) * servingsPerDay;
    }, 0);
    // Nobody limits energy.
    if (nutrient === 'kcal' || (holding.length === 0 && added === 0)) return [];
    const fromCoffee = nutrient === 'caffeineMg' ? coffeeCaffeineMg(member) : 0;
    const of = (servings: (item: StackItem) => number): number =>
      rounded(
        holding.reduce((sum, item) => sum + (item.product.perServing[nutrient] ?? 0) * servings(item), 0),
      );
    const binding = bindingLimit(nutrient, context);
    return [
      {
        ...{ nutrient, fromCoffee, itemIds: holding.map(({ itemId }) => itemId) },
        isCoffeeAssumed: fromCoffee > 0 && member.coffeeCupsPerDay === null,
        fromMeals: nutrient === 'proteinG' ? Math.round((member.dietProteinPerKg ?? 0) * member.weightKg) : 0,
        now: of(({ servingsPerDay }) => servingsPerDay),
        proposed: rounded(of(({ itemId }) => kept.get(itemId)?.taken?.servings ?? 0) + added),
        limit: binding?.amount ?? null,
        source: binding?.source ?? null,
      },
    ];
  });
  const share = ({ now, limit }: AuditedNutrient): number =>
    limit === null ? -1 : now / Math.max(limit, 1e-9);
  return found.sort((one, other) => share(other) - share(one));
}

const rounded = (amount: number): number => Math.round(amount * SUBSTANCE_SCALE) / SUBSTANCE_SCALE;

function pairsOf(stack: readonly StackItem[]): AuditedPair[] {
  return stack.flatMap((one, index) =>
    stack.slice(index + 1).flatMap((other): AuditedPair[] => {
      const conflict = [...containedClasses(one.product)].some(first =>
        [...containedClasses(other.product)].some(second => classesConflict(first, second)),
      );
      if (!conflict) return [];
      return [
        {
          itemIds: [one.itemId, other.itemId],
          reason: '가르시니아는 체지방을 줄이는 다른 성분과 함께 드시지 않는 게 좋아요.',
          source: GARCINIA_SOURCE,
        },
      ];
    }),
  );
}

function repeatedIn(stack: readonly StackItem[]): StackAudit['repeated'] {
  return (Object.keys(NUTRIENTS) as NutrientName[])
    .filter(nutrient => nutrient !== 'kcal')
    .map(nutrient => ({
      nutrient,
      itemIds: stack.flatMap(({ itemId, product }) =>
        (product.perServing[nutrient] ?? 0) > 0 ? [itemId] : [],
      ),
    }))
    .filter(({ itemIds }) => itemIds.length > 1);
}

function costOf(items: readonly AuditedItem[], bought: readonly SupplementOption[]): StackAudit['cost'] {
  const priced = items.filter(({ monthlyCost }) => monthlyCost !== null);
  const unpriced = items.flatMap(({ itemId, monthlyCost }) => (monthlyCost === null ? [itemId] : []));
  if (priced.length === 0) return { now: null, proposed: null, unpriced };
  const newCost = bought.reduce((sum, { purchase }) => sum + purchase.monthlyCost, 0);
  return {
    now: priced.reduce((sum, { monthlyCost }) => sum + (monthlyCost ?? 0), 0),
    proposed: priced.reduce((sum, { proposedCost }) => sum + (proposedCost ?? 0), newCost),
    unpriced,
  };
}

/** What no proposal brings below its limit: only coffee, which is none of the items. */
function unmendedOf(nutrients: readonly AuditedNutrient[], context: BenefitContext): string[] {
  const filled = coffeeFills(context);
  const isAssumed = context.member.coffeeCupsPerDay === null;
  const holdsAny = nutrients.some(({ nutrient }) => nutrient === 'caffeineMg');
  if (filled === null || !(holdsAny || (filled.isAbove && !isAssumed))) return [];
  return [
    `${filled.text} ${isAssumed ? '몇 잔 드시는지 건강 정보에서 알려 주세요.' : '커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.'}`,
  ];
}

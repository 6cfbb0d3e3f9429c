import { proteinNeed } from './protein-gap.js';
import { orderedPurposes, proteinTolerance, type BenefitContext } from './supplement-benefit.js';
import {
  bestGrade,
  caffeineNote,
  doseOf,
  evidenceNotes,
  GRADE_TEXTS,
  reasonFor,
  timingOf,
  unansweredNotes,
  UNPROVEN_NOTE,
} from './supplement-explanation.js';
import { explainNoFit } from './no-fit.js';
import { besideTaken, isWorthItsPrice, valueOf } from './option-sets.js';
import {
  closedGrams,
  optionsFor,
  scaledLimits,
  SUBSTANCE_SCALE,
  substitutesCount,
  type SupplementOption,
} from './supplement-options.js';
import { isBelievable } from '../strength/human-range.js';
import { asTaken, stackExclusion } from './stack-options.js';
import {
  cautionsFor,
  LIMITED_SUBSTANCES,
  notesFor,
  proteinUpToGap,
  refusalsOf,
  rulesFor,
} from './supplement-safety.js';
import { searchBestSet } from './supplement-search.js';
import type {
  AffordableItem,
  AffordableSupplements,
  Refusal,
  SupplementChoice,
  SupplementChoiceItem,
  SupplementInput,
  SupplementObjective,
  TakenAlready,
  TakenItem,
} from './supplement-engine.types.js';
import { variantUnits } from './variant-units.js';

/** Shown where the body data are impossible. */
const checkTheBody = (hasProteinTarget: boolean): string =>
  `키와 체중, 체지방률이 서로 맞지 않아요. ${hasProteinTarget ? '단백질은 어림해서 계산했으니 ' : ''}몸 정보를 다시 확인해 주세요.`;

function requireValid({ member, request }: SupplementInput): void {
  if (request.purposes.length === 0) throw new RangeError('at least one purpose is needed');
  if (!Number.isSafeInteger(request.monthlyBudget) || request.monthlyBudget <= 0) {
    throw new RangeError('monthlyBudget must be a positive whole number of won');
  }
  const { weightKg, heightCm, bodyFatPercent } = member;
  if (!(weightKg > 0) || !(heightCm > 0) || !(bodyFatPercent >= 0 && bodyFatPercent < 100)) {
    throw new RangeError('weight and height must be positive, body fat within 0 to 100 percent');
  }
}

const CAFFEINE = LIMITED_SUBSTANCES.indexOf('caffeineMg');

interface Prepared {
  context: BenefitContext;
  /** Options to buy beside the items already taken. */
  options: SupplementOption[];
  refusals: Refusal[];
  /** Items already taken, unchanged. */
  taken: SupplementOption[];
  /** The limits of the search. Items already taken always fit; nothing can be added to a substance above its limit. */
  substances: number[];
  /** Won; where taken items count towards the budget, they are paid first. */
  budget: number;
  /** Won of the budget available for purchases. */
  money: number;
}

/** Computes the request's fixed figures, the refusals, the items already taken, and the options beside them. */
export function prepareOptions({ member, request, catalogue, stack = [] }: SupplementInput): Prepared {
  const rules = rulesFor(member);
  const asked = orderedPurposes(request.purposes);
  const refusals = refusalsOf(asked, rules);
  const purposes = asked.filter(
    asks => !refusals.some(({ purpose }) => purpose === null || purpose === asks),
  );
  const need = purposes.length === 0 ? null : proteinNeed(rules, purposes);
  const base = { member, rules, purposes, need, toleranceGrams: proteinTolerance(need?.gapGrams ?? 0) };
  const { monthlyBudget, scope = 'new' } = request;
  const products = stack.map(({ product }) => product);
  const buyable = optionsFor(catalogue, base, products);
  const limits = scaledLimits(base);
  if (stack.length === 0)
    return {
      ...{ context: base, options: buyable, refusals, taken: [], substances: limits },
      ...{ budget: monthlyBudget, money: monthlyBudget },
    };
  const withSubstitutes = substitutesCount(buyable, products, base);
  const isBounded = proteinUpToGap(rules) && need !== null;
  const bounded = (option: SupplementOption): SupplementOption =>
    isBounded ? { ...option, substances: [...option.substances, option.proteinGrams] } : option;
  const taken = stack.map(item => bounded(asTaken(item, { context: base, withSubstitutes, scope })));
  const sumOf = (of: (one: SupplementOption) => number): number =>
    taken.reduce((sum, one) => sum + of(one), 0);
  const substances = [...limits, ...(isBounded ? [need.gapGrams] : [])].map((limit, index) =>
    Math.max(
      limit,
      sumOf(one => one.substances[index] ?? 0),
    ),
  );
  const paid = sumOf(({ purchase }) => purchase.packsPrice);
  const context = {
    ...base,
    taken: {
      proteinGrams: sumOf(({ proteinGrams }) => proteinGrams),
      caffeineMg: sumOf(({ substances }) => substances[CAFFEINE] ?? 0) / SUBSTANCE_SCALE,
    },
  };
  return {
    ...{ context, refusals, taken, substances },
    options: besideTaken(buyable.map(bounded), taken, substances),
    budget: Math.max(monthlyBudget, paid),
    money: Math.max(0, monthlyBudget - paid),
  };
}

function takenAlready(
  stack: readonly TakenItem[],
  { context, taken }: Pick<Prepared, 'context' | 'taken'>,
): TakenAlready | null {
  if (stack.length === 0) return null;
  const priced = stack.flatMap(({ monthlyCost }) => monthlyCost ?? []);
  const limits = scaledLimits(context);
  return {
    itemIds: stack.map(({ itemId }) => itemId),
    monthlyCost: priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0),
    unpriced: stack.flatMap(({ itemId, monthlyCost }) => (monthlyCost === null ? [itemId] : [])),
    over: LIMITED_SUBSTANCES.filter((_, index) => {
      const total = taken.reduce((sum, { substances }) => sum + (substances[index] ?? 0), 0);
      return total > 0 && total > (limits[index] ?? 0);
    }),
    unfit: stack.flatMap(({ itemId, product }) =>
      stackExclusion(product, context) === null ? [] : [itemId],
    ),
  };
}

/** The objective value of a set of options beside the items already taken, and its parts. */
export function objectiveOf(
  options: readonly SupplementOption[],
  context: BenefitContext,
  taken: readonly SupplementOption[] = [],
): SupplementObjective {
  const grams = options.reduce((total, option) => total + option.proteinGrams, 0);
  const monthlyCost = options.reduce((total, option) => total + option.purchase.monthlyCost, 0);
  const lacking = Math.max(0, (context.need?.gapGrams ?? 0) - (context.taken?.proteinGrams ?? 0));
  return {
    worth: valueOf([...taken, ...options], context) - valueOf(taken, context) - monthlyCost,
    products: options.length,
    proteinGrams: Math.min(lacking, grams),
    monthlyCost,
  };
}

function coveredBy(options: readonly SupplementOption[]): number {
  return options.reduce((mask, option) => mask | option.coverMask, 0);
}

/** Describes an option independently of the rest of the purchase. */
function describe(option: SupplementOption, context: BenefitContext): AffordableItem {
  const { product, variant, servingsPerDay, benefits } = option;
  const { packs, packsPrice, daysPerPack, costPerDay } = option.purchase;
  return {
    productId: product.productId,
    variantId: variant.variantId,
    ...{ packs, packsPrice, servingsPerDay, daysPerPack, costPerDay },
    evidenceGrade: GRADE_TEXTS[bestGrade(benefits)],
    evidence: evidenceNotes(benefits, context.purposes),
    purposes: context.purposes.filter(purpose => benefits.some(benefit => benefit.purpose === purpose)),
    doseText: doseOf(option),
    reason: reasonFor(option, context),
    timing: timingOf(option),
    certified: product.certified,
    approvedFunction: product.approvedFunction,
    cautions: cautionsFor(product, context.rules),
    allergens: [...product.allergens],
  };
}

/** One bought item with its full description. */
export function toItem(
  option: SupplementOption,
  context: BenefitContext,
  set: { totalPrice: number; monthlyBudget: number },
): SupplementChoiceItem {
  const { packsPrice } = option.purchase;
  return {
    ...describe(option, context),
    proteinGrams: option.proteinGrams,
    otherFlavors: variantUnits(option.product, { servingsPerDay: option.servingsPerDay, packsPrice, ...set }),
  };
}

const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** Products that fill the protein gap first, because the answer begins with its arithmetic; then points, price, id. */
function byImportance(one: SupplementOption, other: SupplementOption): number {
  return (
    Number(other.proteinGrams > 0) - Number(one.proteinGrams > 0) ||
    total(other.points) - total(one.points) ||
    one.purchase.packsPrice - other.purchase.packsPrice ||
    one.variant.variantId - other.variant.variantId
  );
}

/**
 * Chooses the best set of supplements that a member can buy and safely take. The result is exact (see `searchBestSet` for the objective) and
 * deterministic; the order of the catalogue does not matter.
 * @throws RangeError without a purpose, with a budget that is no positive integer, or with an impossible body
 */
export function chooseSupplements(input: SupplementInput): SupplementChoice {
  requireValid(input);
  const prepared = prepareOptions(input);
  const { context, options, refusals, taken, substances, budget, money } = prepared;
  const { need, purposes, rules } = context;
  const answer = searchBestSet(
    options,
    {
      ...{ budget, substances },
      gapGrams: need?.gapGrams ?? 0,
      closedFrom: closedGrams(context),
      purposeCount: purposes.length,
    },
    taken.map(one => [one]),
  );
  const chosen = answer.options.filter(one => one.taken === undefined).sort(byImportance);
  const totalPrice = chosen.reduce((sum, option) => sum + option.purchase.packsPrice, 0);
  const objective = objectiveOf(chosen, context, taken);
  const covered = coveredBy([...taken, ...chosen]);
  const choice: SupplementChoice = {
    items: chosen.map(option => toItem(option, context, { totalPrice, monthlyBudget: money })),
    totalPrice,
    remaining: money - totalPrice,
    proteinGap: need && {
      ...need,
      takenGrams: context.taken?.proteinGrams ?? 0,
      closedGrams: objective.proteinGrams,
    },
    uncoveredPurposes: purposes.filter((_, bit) => (covered & (1 << bit)) === 0),
    refusals,
    notes: [
      ...notesFor(input.request.purposes, rules),
      ...(chosen.length > 0
        ? unansweredNotes(input.member, '골랐어요. 하나라도 있으면 사기 전에 알려 주세요.')
        : []),
      ...(isBelievable(input.member) ? [] : [checkTheBody(need !== null)]),
      ...[caffeineNote(context)].filter(note => note !== null),
      ...(answer.proven ? [] : [UNPROVEN_NOTE]),
    ],
    objective,
    proven: answer.proven,
    taken: takenAlready(input.stack ?? [], prepared),
  };
  return chosen.length > 0 ? choice : { ...choice, noFit: explainNoFit(input, prepared) };
}

/** The most products to name below the least budget. */
const MOST_AFFORDABLE = 6;

/**
 * Products that can each be bought alone within a monthly budget and are safe for the member: per ingredient class the best for a chosen
 * purpose, then the cheapest; most effective first. For budgets too small for a set.
 */
export function affordableSupplements(input: SupplementInput): AffordableSupplements {
  requireValid(input);
  const { context, options, refusals, taken, money } = prepareOptions(input);
  const within = options.filter(
    option => option.purchase.packsPrice <= money && isWorthItsPrice(option, context, taken),
  );
  const worth = (option: SupplementOption): number =>
    Math.max(...option.benefits.map(benefit => benefit.points));
  const cheapest = new Map<number, SupplementOption>();
  for (const option of within) {
    const known = cheapest.get(option.classMask);
    const isBetter =
      known === undefined ||
      worth(option) > worth(known) ||
      (worth(option) === worth(known) && option.purchase.packsPrice < known.purchase.packsPrice);
    if (isBetter) cheapest.set(option.classMask, option);
  }
  const items = [...cheapest.values()]
    .sort((one, other) => worth(other) - worth(one) || one.purchase.packsPrice - other.purchase.packsPrice)
    .slice(0, MOST_AFFORDABLE);
  return { items: items.map(option => describe(option, context)), refusals };
}

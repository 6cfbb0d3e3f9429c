import { proteinGap, referenceWeightKg } from './protein-gap.js';
import {
  dietProteinPerKg,
  LOW_PROTEIN_PER_KG,
  orderedPurposes,
  type BenefitContext,
} from './supplement-benefit.js';
import { bestGrade, doseText, explainNoFit, GRADE_TEXTS, reasonFor } from './supplement-explanation.js';
import { optionsFor, scaledLimits, type SupplementOption } from './supplement-options.js';
import { cautionsFor } from './supplement-safety.js';
import { searchBestSet } from './supplement-search.js';
import type {
  SupplementChoice,
  SupplementChoiceItem,
  SupplementInput,
  SupplementObjective,
} from './supplement-engine.types.js';
import { variantUnits } from './variant-units.js';

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

/** The request's fixed figures and the options under them. BCAA's grade needs to know what protein can be had, hence two steps. */
export function prepareOptions(input: SupplementInput): {
  context: BenefitContext;
  options: SupplementOption[];
} {
  const purposes = orderedPurposes(input.request.purposes);
  const gap = proteinGap(input.member, purposes);
  const context: BenefitContext = { member: input.member, purposes, gap, proteinStaysLow: false };
  const options = optionsFor(input.catalogue, context);
  if (!purposes.includes('운동 후 회복') || dietProteinPerKg(input.member) >= LOW_PROTEIN_PER_KG) {
    return { context, options };
  }
  // Whatever the budget: otherwise a little more money could take a grade away.
  const closable = Math.min(gap.gapGrams, Math.max(0, ...options.map(option => option.proteinGrams)));
  if (gap.dietGrams + closable >= LOW_PROTEIN_PER_KG * referenceWeightKg(input.member))
    return { context, options };
  const whenLow = { ...context, proteinStaysLow: true };
  return { context: whenLow, options: optionsFor(input.catalogue, whenLow) };
}

/** The objective's levels of a set of options. */
export function objectiveOf(
  options: readonly SupplementOption[],
  context: BenefitContext,
): SupplementObjective {
  const sum = (part: (option: SupplementOption) => number): number =>
    options.reduce((total, option) => total + part(option), 0);
  const covered = options.reduce((mask, option) => mask | option.coverMask, 0);
  return {
    coveredPurposes: context.purposes.filter((_, bit) => (covered & (1 << bit)) !== 0).length,
    proteinGrams: Math.min(
      context.gap.gapGrams,
      sum(option => option.proteinGrams),
    ),
    evidencePoints: sum(option => option.points),
    monthlyCost: sum(option => option.purchase.monthlyCost),
    products: options.length,
  };
}

function toItem(
  option: SupplementOption,
  context: BenefitContext,
  set: { totalPrice: number; monthlyBudget: number },
): SupplementChoiceItem {
  const { product, variant, servingsPerDay, benefits } = option;
  const { packs, packsPrice, daysPerPack, costPerDay } = option.purchase;
  return {
    productId: product.productId,
    variantId: variant.variantId,
    packs,
    packsPrice,
    servingsPerDay,
    daysPerPack,
    costPerDay,
    evidenceGrade: GRADE_TEXTS[bestGrade(benefits)],
    purposes: context.purposes.filter(purpose => benefits.some(benefit => benefit.purpose === purpose)),
    doseText: doseText(option),
    reason: reasonFor(option, context),
    cautions: cautionsFor(product, context.member, context.purposes),
    allergens: [...product.allergens],
    otherFlavors: variantUnits(product, { servingsPerDay, packsPrice, ...set }),
  };
}

/** What fills the protein gap first, as the answer begins with its arithmetic; then points, price, id. */
function byImportance(one: SupplementOption, other: SupplementOption): number {
  return (
    Number(other.proteinGrams > 0) - Number(one.proteinGrams > 0) ||
    other.points - one.points ||
    one.purchase.packsPrice - other.purchase.packsPrice ||
    one.variant.variantId - other.variant.variantId
  );
}

/**
 * Chooses the best set of supplements a member can buy and safely take, exactly (see `searchBestSet` for the objective). The same
 * input always gives the same answer; the catalogue's order does not matter.
 * @throws RangeError without a purpose, with a budget that is no positive integer, or with an impossible body
 */
export function chooseSupplements(input: SupplementInput): SupplementChoice {
  requireValid(input);
  const { monthlyBudget } = input.request;
  const { context, options } = prepareOptions(input);
  const chosen = searchBestSet(options, {
    budget: monthlyBudget,
    gapGrams: context.gap.gapGrams,
    substances: scaledLimits(context),
    purposeCount: context.purposes.length,
  }).sort(byImportance);
  const totalPrice = chosen.reduce((total, option) => total + option.purchase.packsPrice, 0);
  const covered = chosen.reduce((mask, option) => mask | option.coverMask, 0);
  const choice: SupplementChoice = {
    items: chosen.map(option => toItem(option, context, { totalPrice, monthlyBudget })),
    totalPrice,
    remaining: monthlyBudget - totalPrice,
    proteinGap: context.gap,
    uncoveredPurposes: context.purposes.filter((_, bit) => (covered & (1 << bit)) === 0),
    objective: objectiveOf(chosen, context),
  };
  if (chosen.length > 0) return choice;
  const healthy = { ...input.member, allergens: [], conditions: [] };
  const hadOptionsWithoutHealth = prepareOptions({ ...input, member: healthy }).options.length > 0;
  return { ...choice, noFit: explainNoFit(options, monthlyBudget, hadOptionsWithoutHealth) };
}

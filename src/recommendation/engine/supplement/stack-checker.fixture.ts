import type { StackAudit, StackAuditInput } from './stack-audit.types.js';
import type { CatalogueProduct, ServingContent, SupplementMember } from './supplement-engine.types.js';

/**
 * Applies a proposal and checks the resulting stack for limits and forbidden pairs, with its own tables. It shares only the types with the
 * engine.
 */

type Amount = keyof ServingContent;

/** The strictest column of the tables read, and the limits of this program: adults, then below 19 years. */
const DAILY_MOST: Partial<Record<Amount, readonly [adult: number, young: number]>> = {
  ...{ vitaminAUg: [3000, 2600], vitaminCMg: [2000, 1800], vitaminDUg: [100, 25], vitaminEMg: [300, 260] },
  ...{ niacinMg: [10, 8], vitaminB6Mg: [25, 20], folicAcidUg: [1000, 800], cholineMg: [3500, 3000] },
  ...{ calciumMg: [2500, 2500], phosphorusMg: [4000, 4000], copperMg: [5, 5], fluorideMg: [7, 7] },
  ...{ manganeseMg: [11, 11], molybdenumUg: [600, 600], iodineUg: [600, 500], ironMg: [45, 45] },
  ...{ magnesiumMg: [250, 250], seleniumUg: [300, 250], zincMg: [25, 22] },
  ...{ creatineG: [5, 5], epaDhaG: [2, 2], egcgMg: [300, 300], catechinMg: [1000, 1000], hcaG: [2.8, 2.8] },
};
const CALCIUM_ABOVE_50 = 2000;
const VITAMIN_D_OF_THE_VULNERABLE = 25;

const AMOUNTS_OF: Record<string, Amount[]> = {
  ...{ caffeine: ['caffeineMg'], catechin: ['catechinMg', 'egcgMg'], garcinia: ['hcaG'], cla: ['claG'] },
  ...{ lCarnitine: ['lCarnitineG'], glucosamine: ['glucosamineG'], omega3: ['epaDhaG'] },
  ...{ magnesium: ['magnesiumMg'], zinc: ['zincMg'], gainer: [], citrulline: ['citrullineMalateG'] },
};
const NEVER_WITH_MEDICINE: Record<string, string[]> = {
  항응고제: ['glucosamine', 'catechin', 'garcinia', 'cla', 'lCarnitine', 'omega3'],
  혈압약: ['caffeine', 'citrulline', 'catechin'],
  당뇨약: ['garcinia', 'cla', 'gainer'],
  갑상선약: ['lCarnitine'],
  항우울제: ['garcinia', 'caffeine'],
  항생제: ['magnesium', 'zinc', 'caffeine'],
};

const NAMED_WITH_MEDICINE = [
  ['항응고제', /비타민 K|은행잎|John’s/],
  ['항우울제', /John’s|5-HTP/],
  ['혈압약', /자몽/],
] as const;

export function holds({ ingredientClasses, perServing }: CatalogueProduct, ingredient: string): boolean {
  const isSoldAs = (ingredientClasses as string[]).includes(ingredient);
  return isSoldAs || (AMOUNTS_OF[ingredient] ?? []).some(amount => (perServing[amount] ?? 0) > 0);
}

export function mostOf(
  amount: Amount,
  { ageYears, conditions, weightKg, coffeeCupsPerDay }: SupplementMember,
): number {
  const ofAge = DAILY_MOST[amount]?.[ageYears < 19 ? 1 : 0] ?? Infinity;
  const isVulnerable = conditions.some(one => ['임신', '수유', '신장 질환'].includes(one));
  if (amount === 'vitaminDUg' && isVulnerable) return VITAMIN_D_OF_THE_VULNERABLE;
  if (amount === 'calciumMg' && ageYears > 50) return CALCIUM_ABOVE_50;
  if (amount === 'epaDhaG' && conditions.includes('심장 질환')) return 1;
  if (amount !== 'caffeineMg') return ofAge;
  const coffee = (coffeeCupsPerDay ?? 2) * 100;
  const aDay = Math.min(400, 5.7 * weightKg, ageYears >= 60 ? 200 : Infinity) - coffee;
  return Math.max(0, Math.min(200, 3 * weightKg, aDay));
}

/** What is wrong with a day after applying the proposal, in words; empty if nothing is. */
export function auditViolations(input: StackAuditInput, audit: StackAudit): string[] {
  const found: string[] = [];
  const day: { product: CatalogueProduct; servings: number }[] = [];
  for (const { itemId, servingsPerDay } of audit.items) {
    const item = input.stack.find(one => one.itemId === itemId);
    if (!item) found.push(`item ${itemId} was made up`);
    else if (servingsPerDay > item.servingsPerDay) found.push(`more of item ${itemId}`);
    else if (servingsPerDay > 0) day.push({ product: item.product, servings: servingsPerDay });
  }
  if (audit.items.length !== input.stack.length) found.push('something of the stack was not answered');
  for (const { productId, servingsPerDay } of audit.added) {
    const product = input.catalogue.find(one => one.productId === productId);
    if (product) day.push({ product, servings: servingsPerDay });
    else found.push(`product ${productId} was made up`);
  }
  const amounts = new Set(day.flatMap(({ product }) => Object.keys(product.perServing) as Amount[]));
  for (const amount of amounts) {
    const total = day.reduce(
      (sum, { product, servings }) => sum + (product.perServing[amount] ?? 0) * servings,
      0,
    );
    if (total > mostOf(amount, input.member) + 1e-3) found.push(`${amount}: ${total}`);
  }
  const has = (ingredient: string): boolean => day.some(({ product }) => holds(product, ingredient));
  if (has('garcinia') && ['lCarnitine', 'catechin', 'cla'].some(has)) found.push('garcinia with another');
  for (const medicine of input.member.medicines) {
    for (const ingredient of NEVER_WITH_MEDICINE[medicine] ?? []) {
      if (has(ingredient)) found.push(`${ingredient} with ${medicine}`);
    }
  }
  for (const { product } of day) {
    const { source, perServing } = product;
    for (const [medicine, word] of NAMED_WITH_MEDICINE) {
      if (input.member.medicines.includes(medicine) && word.test(source))
        found.push(`${source} with ${medicine}`);
    }
    if (input.member.medicines.includes('항응고제') && (perServing.vitaminKUg ?? 0) > 0)
      found.push('an amount of vitamin K with 항응고제');
    if (input.member.conditions.includes('임신') && (perServing.vitaminAUg ?? 0) > 0)
      found.push('vitamin A in pregnancy');
    if (/5-HTP/.test(source)) found.push('5-HTP is no food');
  }
  for (const { product } of day) {
    if (product.allergens.some(one => input.member.allergens.includes(one))) found.push('an allergen');
  }
  const { monthlyBudget, scope } = input;
  const bought = audit.added.reduce((sum, { packsPrice }) => sum + packsPrice, 0);
  const kept = audit.items.reduce((sum, { proposedCost }) => sum + (proposedCost ?? 0), 0);
  if (monthlyBudget !== null && bought + (scope === 'all' ? kept : 0) > monthlyBudget)
    found.push('above the budget');
  if (monthlyBudget === null && audit.added.length > 0) found.push('bought without a budget');
  for (const { reason, verdict, servingsPerDay, itemId } of audit.items) {
    const now = input.stack.find(one => one.itemId === itemId)?.servingsPerDay ?? 0;
    const isRight =
      { keep: servingsPerDay === now, ask: servingsPerDay === now }[verdict as 'keep'] ??
      servingsPerDay < now;
    if (!isRight) found.push(`${verdict} with ${servingsPerDay} of ${now}`);
    if (!/요\.$/.test(reason)) found.push(`no sentence: ${reason}`);
  }
  return found;
}

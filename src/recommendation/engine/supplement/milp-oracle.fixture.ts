import highsModule from 'highs';
import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { DAYS_A_MONTH, MAXIMUM_PACKS, MINIMUM_DAYS } from './purchase.js';
import { benefitsOf, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { CatalogueProduct, SupplementInput, SupplementObjective } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { exclusionOf, LIMITED_SUBSTANCES, proteinUpToGap } from './supplement-safety.js';

// The package's ESM build exports the loader directly; its types, read as CommonJS, nest it in one more `default`.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/**
 * The supplement choice as an integer programme, solved by HiGHS: first the worth, then the number of products. It follows the text of the
 * model, not the engine's search: every pack count and serving is a variable, dominated ones stay in, and "the best product per purpose" and
 * "a powder and a gainer bring no more than is lacking" are rows.
 */
export interface Column {
  name: string;
  price: number;
  monthlyCost: number;
  protein: number;
  kcal: number;
  benefits: Benefit[];
  classes: IngredientClass[];
  /** Per day, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
}

const SUBSTITUTES: IngredientClass[] = ['eaa', 'bcaa', 'hmb'];
/** Won per month for a point and for a gram of protein; kcal per day of a powder and a gainer together. */
const WON_A_POINT = 600;
const WON_A_GRAM = 2000;
const MOST_KCAL = 600;
const FAT_LOSS_PARTNERS: IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];

/** The protein gap in grams, and how much of it counts: all but a tenth, rounded down. */
export function gapOf(context: BenefitContext): { gap: number; closedFrom: number } {
  const gap = context.need?.gapGrams ?? 0;
  return { gap, closedFrom: gap - Math.floor(gap / 10) };
}

function servingsOf(classes: IngredientClass[], protein: number, context: BenefitContext): number[] {
  if (!classes.includes('protein') || protein <= 0) return [1, 2, 3];
  const { gap, closedFrom } = gapOf(context);
  const prescribed = Math.max(1, Math.min(2, Math.ceil(closedFrom / protein)));
  return [1, 2].filter(
    servings => servings <= prescribed && (!proteinUpToGap(context.rules) || servings * protein <= gap),
  );
}

/** Whether a product's protein counts: it is complete, and the member has a purpose that protein serves. */
export function bringsProtein({ ingredientClasses }: CatalogueProduct, context: BenefitContext): boolean {
  return (
    context.need !== null &&
    context.purposes.some(purpose => CLASS_EVIDENCE.protein.purposes[purpose] !== undefined) &&
    (ingredientClasses.includes('protein') || ingredientClasses.includes('gainer'))
  );
}

export function columnsOf({ catalogue }: SupplementInput, context: BenefitContext): Column[] {
  const columns: Column[] = [];
  for (const product of catalogue) {
    if (exclusionOf(product, context.rules) !== null) continue;
    const classes = product.ingredientClasses;
    const gains = context.purposes.includes('체중 증가') && !context.purposes.includes('체중 감량');
    if (classes.includes('gainer') && !gains) continue;
    const protein = product.perServing.proteinG ?? 0;
    for (const servingsPerDay of servingsOf(classes, protein, context)) {
      const tooMuch = classes.some(one => {
        const perServing = product.perServing[CLASS_EVIDENCE[one].amount] ?? 0;
        return Math.round(perServing * servingsPerDay * 1000) / 1000 > CLASS_EVIDENCE[one].maximumDose;
      });
      if (tooMuch) continue;
      const benefits = benefitsOf(product, servingsPerDay, context);
      if (benefits.length === 0) continue;
      const closes = bringsProtein(product, context);
      for (const { servings, price } of product.variants) {
        let more = true;
        for (let packs = 1; packs <= MAXIMUM_PACKS && more; packs++) {
          if (packs * servings < MINIMUM_DAYS * servingsPerDay) continue;
          // One pack more than needed is enough to show that more packs never pay off.
          more = packs === 1 || (packs - 1) * servings < MINIMUM_DAYS * servingsPerDay;
          columns.push({
            name: `x${columns.length}`,
            price: packs * price,
            monthlyCost: Math.round((price * servingsPerDay * DAYS_A_MONTH) / servings),
            kcal: (product.perServing.kcal ?? protein * 4) * servingsPerDay,
            protein: closes ? Math.floor(protein * servingsPerDay + 1e-6) : 0,
            benefits,
            classes,
            substances: LIMITED_SUBSTANCES.map(name => (product.perServing[name] ?? 0) * servingsPerDay),
          });
        }
      }
    }
  }
  return columns;
}

/** Whether a purchase keeps every limit by itself: one that does not is no protein that anybody could choose. */
export const keepsLimits = ({ substances }: Column, { rules }: BenefitContext): boolean =>
  rules.limits.every((limit, index) => (substances[index] ?? 0) <= limit + 1e-6);

/** `3 x0 + 2 x1`, without zero terms; `0 g` represents an empty sum. */
export function termsOf<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  name: (item: Item) => string,
): string {
  const terms = items.filter(item => weight(item) !== 0).map(item => `${weight(item)} ${name(item)}`);
  return terms.length === 0 ? '0 g' : terms.join(' + ');
}
const ofColumns = (columns: readonly Column[], weight: (column: Column) => number): string =>
  termsOf(columns, weight, column => column.name);

/** One way a product serves a purpose: the best one per purpose counts, for coverage and for points. */
interface Credit {
  name: string;
  column: Column;
  purpose: number;
  benefit: Benefit;
}

interface Model {
  rows: string[];
  binaries: string[];
  credits: Credit[];
}

function modelOf(columns: readonly Column[], input: SupplementInput, context: BenefitContext): Model {
  const { gap, closedFrom } = gapOf(context);
  const rows = [
    `${ofColumns(columns, () => 1)} <= 5`,
    `${ofColumns(columns, column => column.price)} <= ${input.request.monthlyBudget}`,
  ];
  context.rules.limits.forEach((limit, index) => {
    // Thousandths, as amounts are declared; the limit gets room for rounding.
    const inThousandths = (column: Column): number => Math.round((column.substances[index] ?? 0) * 1000);
    rows.push(`${ofColumns(columns, inThousandths)} <= ${Math.floor(limit * 1000 + 1e-6)}`);
  });
  for (const ingredientClass of Object.keys(CLASS_EVIDENCE) as IngredientClass[]) {
    const members = columns.filter(column => column.classes.includes(ingredientClass));
    if (members.length > 1) rows.push(`${ofColumns(members, () => 1)} <= 1`);
  }
  const garcinia = columns.filter(column => column.classes.includes('garcinia'));
  for (const partner of FAT_LOSS_PARTNERS) {
    const others = columns.filter(column => column.classes.includes(partner));
    if (garcinia.length > 0 && others.length > 0)
      rows.push(`${ofColumns([...garcinia, ...others], () => 1)} <= 1`);
  }
  const grams = ofColumns(columns, column => column.protein);
  rows.push(`g - ${grams.replaceAll('+', '-')} <= 0`);
  const gainers = columns.filter(column => column.classes.includes('gainer'));
  const powders = columns.filter(column => column.classes.includes('protein') && column.protein > 0);
  for (const gainer of gainers) {
    for (const powder of powders) {
      if (gainer === powder) continue;
      if (gainer.protein + powder.protein > gap || gainer.kcal + powder.kcal > MOST_KCAL)
        rows.push(`${gainer.name} + ${powder.name} <= 1`);
    }
  }
  // Free amino acids substitute only where protein is lacking and no product brings any.
  const standsIn =
    closedFrom > 0 && columns.every(column => column.protein === 0 || !keepsLimits(column, context));

  const credits: Credit[] = [];
  for (const column of columns) {
    for (const benefit of column.benefits) {
      if (benefit.ingredientClass === 'protein') continue;
      if (SUBSTITUTES.includes(benefit.ingredientClass) && !standsIn) continue;
      const purpose = context.purposes.indexOf(benefit.purpose);
      credits.push({ name: `w${credits.length}`, column, purpose, benefit });
    }
  }
  for (const { name, column } of credits) rows.push(`${name} - ${column.name} <= 0`);
  context.purposes.forEach((_, purpose) => {
    const own = credits.filter(credit => credit.purpose === purpose);
    if (own.length > 1)
      rows.push(
        `${termsOf(
          own,
          () => 1,
          credit => credit.name,
        )} <= 1`,
      );
  });
  const binaries = [...columns.map(({ name }) => name), ...credits.map(({ name }) => name)];
  return { rows, binaries, credits };
}

/** Solves one request exactly; the promise also loads HiGHS once. */
export async function loadMilpOracle(): Promise<
  (input: SupplementInput, context: BenefitContext) => Pick<SupplementObjective, 'worth' | 'products'>
> {
  const highs = await loadHighs();
  return (input, context) => {
    const columns = columnsOf(input, context);
    if (columns.length === 0) return { worth: 0, products: 0 };
    const { rows, binaries, credits } = modelOf(columns, input, context);
    const { closedFrom } = gapOf(context);
    const solve = (sense: 'Maximize' | 'Minimize', objective: string, extra: readonly string[]): number => {
      const lines = [...rows, ...extra].map((row, index) => ` r${index}: ${row}`);
      const problem = [
        ...[sense, ` obj: ${objective}`, 'Subject To', ...lines, 'Bounds'],
        ...[` 0 <= g <= ${closedFrom}`, 'Binary', ` ${binaries.join(' ')}`, 'End'],
      ].join('\n');
      const solution = highs.solve(problem, { mip_rel_gap: 0, mip_abs_gap: 0.4, output_flag: false });
      if (solution.Status !== 'Optimal') throw new Error(`HiGHS: ${solution.Status}`);
      return Math.round(solution.ObjectiveValue);
    };
    const points = termsOf(
      credits,
      ({ benefit }) => WON_A_POINT * benefit.points,
      credit => credit.name,
    );
    const cost = ofColumns(columns, column => column.monthlyCost).replaceAll('+', '-');
    const net = `${points} + ${WON_A_GRAM} g - ${cost}`;
    const worth = solve('Maximize', net, []);
    const products = solve(
      'Minimize',
      ofColumns(columns, () => 1),
      [`${net} >= ${worth - 0.5}`],
    );
    return { worth, products };
  };
}

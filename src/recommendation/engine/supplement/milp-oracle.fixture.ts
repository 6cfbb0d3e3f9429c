import highsModule from 'highs';
import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { DAYS_A_MONTH, MAXIMUM_PACKS, MINIMUM_DAYS } from './purchase.js';
import { benefitsOf, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { SupplementInput, SupplementObjective } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { exclusionOf, LIMITED_SUBSTANCES, proteinUpToGap } from './supplement-safety.js';

// The package's ESM build exports the loader itself; its types, read as CommonJS, put it one `default` deeper.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/**
 * The supplement choice as an integer programme, solved by HiGHS level by level. It is written from the model's text, not from the
 * engine's search: every pack count and serving is a variable, nothing is dominated away, "the best product a purpose" and
 * "substitutes never cover and count nothing beside protein" are rows.
 */
interface Column {
  name: string;
  price: number;
  monthlyCost: number;
  protein: number;
  benefits: Benefit[];
  classes: IngredientClass[];
  /** A day, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
}

const SUBSTITUTES: IngredientClass[] = ['eaa', 'bcaa', 'hmb'];
const FAT_LOSS_PARTNERS: IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];

/** Grams of protein the model wants, and how many of them may be lacking: a tenth, rounded down. */
function gapOf(context: BenefitContext): { gap: number; closedFrom: number; tolerance: number } {
  const gap = context.need?.gapGrams ?? 0;
  const tolerance = Math.floor(gap / 10);
  return { gap, closedFrom: gap - tolerance, tolerance };
}

function servingsOf(classes: IngredientClass[], protein: number, context: BenefitContext): number[] {
  if (!classes.includes('protein') || protein <= 0) return [1, 2, 3];
  const { gap, closedFrom } = gapOf(context);
  const prescribed = Math.max(1, Math.min(2, Math.ceil(closedFrom / protein)));
  if (!proteinUpToGap(context.rules)) return [prescribed];
  return [2, 1].filter(servings => servings <= prescribed && servings * protein <= gap).slice(0, 1);
}

function columnsOf({ catalogue }: SupplementInput, context: BenefitContext): Column[] {
  const columns: Column[] = [];
  const forProtein =
    context.need !== null &&
    context.purposes.some(purpose => CLASS_EVIDENCE.protein.purposes[purpose] !== undefined);
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
      const closes = forProtein && (classes.includes('protein') || classes.includes('gainer'));
      for (const { servings, price } of product.variants) {
        let more = true;
        for (let packs = 1; packs <= MAXIMUM_PACKS && more; packs++) {
          if (packs * servings < MINIMUM_DAYS * servingsPerDay) continue;
          // One pack more than needed is enough to show that it never pays.
          more = packs === 1 || (packs - 1) * servings < MINIMUM_DAYS * servingsPerDay;
          columns.push({
            name: `x${columns.length}`,
            price: packs * price,
            monthlyCost: Math.round((price * servingsPerDay * DAYS_A_MONTH) / servings),
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

/** `3 x0 + 2 x1`, without zero terms; `0 g` stands for an empty sum. */
function sumOf<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  name: (item: Item) => string,
): string {
  const terms = items.filter(item => weight(item) !== 0).map(item => `${weight(item)} ${name(item)}`);
  return terms.length === 0 ? '0 g' : terms.join(' + ');
}
const ofColumns = (columns: readonly Column[], weight: (column: Column) => number): string =>
  sumOf(columns, weight, column => column.name);

/** One way a product serves a purpose: of each purpose the best one counts, for its coverage and for its points. */
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
  const { closedFrom } = gapOf(context);
  const rows = [
    `${ofColumns(columns, () => 1)} <= 5`,
    `${ofColumns(columns, column => column.price)} <= ${input.request.monthlyBudget}`,
  ];
  context.rules.limits.forEach((limit, index) => {
    // Thousandths, as amounts are declared; the limit gets the rounding's room.
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
  // met = 1 as soon as anything brings protein, or where nothing is lacking (no sum is above 1,000 g).
  if (closedFrom > 0) rows.push(`${grams} - 1000 met <= 0`);
  else rows.push('met >= 1');

  const credits: Credit[] = [];
  for (const column of columns) {
    for (const benefit of column.benefits) {
      const purpose = context.purposes.indexOf(benefit.purpose);
      credits.push({ name: `w${credits.length}`, column, purpose, benefit });
    }
  }
  for (const { name, column, benefit } of credits) {
    rows.push(`${name} - ${column.name} <= 0`);
    if (SUBSTITUTES.includes(benefit.ingredientClass)) rows.push(`${name} + met <= 1`);
  }
  context.purposes.forEach((_, purpose) => {
    const own = credits.filter(credit => credit.purpose === purpose);
    if (own.length > 1)
      rows.push(
        `${sumOf(
          own,
          () => 1,
          credit => credit.name,
        )} <= 1`,
      );
  });
  const binaries = [...columns.map(({ name }) => name), ...credits.map(({ name }) => name), 'met'];
  return { rows, binaries, credits };
}

/** Solves one request exactly; the promise also loads HiGHS once. */
export async function loadMilpOracle(): Promise<
  (input: SupplementInput, context: BenefitContext) => SupplementObjective
> {
  const highs = await loadHighs();
  return (input, context) => {
    const nothing = { coveredPurposes: 0, proteinGrams: 0, evidencePoints: 0, monthlyCost: 0, products: 0 };
    const columns = columnsOf(input, context);
    if (columns.length === 0) return nothing;
    const { rows, binaries, credits } = modelOf(columns, input, context);
    const { gap, tolerance } = gapOf(context);
    const solve = (sense: 'Maximize' | 'Minimize', objective: string, extra: readonly string[]): number => {
      const lines = [...rows, ...extra].map((row, index) => ` r${index}: ${row}`);
      const problem = [
        ...[sense, ` obj: ${objective}`, 'Subject To', ...lines, 'Bounds'],
        ...[` 0 <= g <= ${gap}`, 'Binary', ` ${binaries.join(' ')}`, 'End'],
      ].join('\n');
      const solution = highs.solve(problem, { mip_rel_gap: 0, mip_abs_gap: 0.4, output_flag: false });
      if (solution.Status !== 'Optimal') throw new Error(`HiGHS: ${solution.Status}`);
      return Math.round(solution.ObjectiveValue);
    };
    const covers = ({ benefit }: Credit): number =>
      benefit.grade !== 'C' && benefit.share >= 2 / 3 - 1e-9 && !SUBSTITUTES.includes(benefit.ingredientClass)
        ? 1
        : 0;
    const level1 = sumOf(credits, covers, credit => credit.name);
    // What protein is worth are the grams, the level before.
    const points = ({ benefit }: Credit): number =>
      benefit.ingredientClass === 'protein' ? 0 : benefit.points;
    const level3 = sumOf(credits, points, credit => credit.name);
    const level4 = ofColumns(columns, column => column.monthlyCost);
    const level5 = ofColumns(columns, () => 1);
    const coveredPurposes = solve('Maximize', level1, []);
    const fixed = [`${level1} >= ${coveredPurposes}`];
    const mostGrams = solve('Maximize', 'g', fixed);
    fixed.push(`g >= ${Math.max(0, mostGrams - tolerance)}`);
    const evidencePoints = solve('Maximize', level3, fixed);
    fixed.push(`${level3} >= ${evidencePoints}`);
    const monthlyCost = solve('Minimize', level4, fixed);
    fixed.push(`${level4} <= ${monthlyCost}`);
    const products = solve('Minimize', level5, fixed);
    // Which of the sets that are equal so far is taken decides the grams: all are within the tolerance.
    return { coveredPurposes, proteinGrams: mostGrams - tolerance, evidencePoints, monthlyCost, products };
  };
}

import highsModule from 'highs';
import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { MAXIMUM_PACKS, MINIMUM_DAYS, DAYS_A_MONTH } from './purchase.js';
import { benefitsOf, dailyDose, type BenefitContext } from './supplement-benefit.js';
import type { SupplementInput, SupplementObjective } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { dailyLimits, exclusionOf, LIMITED_SUBSTANCES, maximumDose } from './supplement-safety.js';

// The package's ESM build exports the loader itself; its types, read as CommonJS, put it one `default` deeper.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/**
 * The supplement choice as an integer programme, solved by HiGHS level by level. It is written from the model's text, not from the
 * engine's search: every pack count and serving is a variable, nothing is dominated away, limits and conflicts are rows.
 */
interface Column {
  name: string;
  productId: number;
  variantId: number;
  servingsPerDay: number;
  price: number;
  monthlyCost: number;
  protein: number;
  points: number;
  /** Indices of the purposes covered. */
  covered: number[];
  classes: IngredientClass[];
  /** A day, in the order of `LIMITED_SUBSTANCES`. */
  substances: number[];
  isSmallestPurchase: boolean;
}

export interface OracleAnswer {
  objective: SupplementObjective;
  /** Whether a set of the same value with lower ids than the given variants exists. */
  lowerIdsExist(chosen: readonly { variantId: number; servingsPerDay: number }[]): boolean;
}

const FAT_LOSS_PARTNERS: IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];

function columnsOf({ catalogue, member }: SupplementInput, context: BenefitContext): Column[] {
  const columns: Column[] = [];
  const forProtein = context.purposes.some(purpose => CLASS_EVIDENCE.protein.purposes[purpose] !== undefined);
  for (const product of catalogue) {
    if (exclusionOf(product, member) !== null) continue;
    const classes = product.ingredientClasses;
    const gains = context.purposes.includes('체중 증가') && !context.purposes.includes('체중 감량');
    if (classes.includes('gainer') && !gains) continue;
    for (const servingsPerDay of [1, 2, 3]) {
      const protein = product.perServing.proteinG ?? 0;
      if (classes.includes('protein') && protein > 0) {
        const prescribed = Math.max(1, Math.min(2, Math.ceil(context.gap.gapGrams / protein)));
        if (servingsPerDay !== prescribed) continue;
      }
      if (classes.some(one => dailyDose(product, one, servingsPerDay) > maximumDose(one, member))) continue;
      const benefits = benefitsOf(product, servingsPerDay, context);
      if (benefits.length === 0) continue;
      const closes = forProtein && (classes.includes('protein') || classes.includes('gainer'));
      const covered = context.purposes.flatMap((purpose, index) =>
        benefits.some(one => one.purpose === purpose && one.grade !== 'C' && one.share >= 2 / 3)
          ? [index]
          : [],
      );
      for (const { variantId, servings, price } of product.variants) {
        let isSmallestPurchase = true;
        for (let packs = 1; packs <= MAXIMUM_PACKS; packs++) {
          if (packs * servings < MINIMUM_DAYS * servingsPerDay) continue;
          columns.push({
            name: `x${columns.length}`,
            productId: product.productId,
            variantId,
            servingsPerDay,
            price: packs * price,
            monthlyCost: Math.round((price * servingsPerDay * DAYS_A_MONTH) / servings),
            protein: closes ? Math.floor(protein * servingsPerDay + 1e-6) : 0,
            points: benefits.reduce((sum, benefit) => sum + benefit.points, 0),
            covered,
            classes,
            substances: LIMITED_SUBSTANCES.map(name => (product.perServing[name] ?? 0) * servingsPerDay),
            isSmallestPurchase,
          });
          // One pack more than needed is enough to show that it never pays.
          if (!isSmallestPurchase) break;
          isSmallestPurchase = false;
        }
      }
    }
  }
  return columns;
}

/** `3 x0 + 2 x1`, without zero terms; `0 g` stands for an empty sum. */
function sumOf(columns: readonly Column[], weight: (column: Column) => number): string {
  const terms = columns
    .filter(column => weight(column) !== 0)
    .map(column => `${weight(column)} ${column.name}`);
  return terms.length === 0 ? '0 g' : terms.join(' + ');
}

function fixedRows(columns: readonly Column[], input: SupplementInput, context: BenefitContext): string[] {
  const rows = [
    `${sumOf(columns, () => 1)} <= 5`,
    `${sumOf(columns, column => column.price)} <= ${input.request.monthlyBudget}`,
  ];
  dailyLimits(input.member).forEach((limit, index) => {
    // Thousandths, as amounts are declared; the limit gets the rounding's room.
    rows.push(
      `${sumOf(columns, column => Math.round((column.substances[index] ?? 0) * 1000))} <= ${Math.floor(limit * 1000 + 1e-6)}`,
    );
  });
  for (const ingredientClass of Object.keys(CLASS_EVIDENCE) as IngredientClass[]) {
    const members = columns.filter(column => column.classes.includes(ingredientClass));
    if (members.length > 1) rows.push(`${sumOf(members, () => 1)} <= 1`);
  }
  const garcinia = columns.filter(column => column.classes.includes('garcinia'));
  for (const partner of FAT_LOSS_PARTNERS) {
    const others = columns.filter(column => column.classes.includes(partner));
    if (garcinia.length > 0 && others.length > 0)
      rows.push(`${sumOf([...garcinia, ...others], () => 1)} <= 1`);
  }
  context.purposes.forEach((_, index) => {
    rows.push(
      `y${index} - ${sumOf(columns, column => (column.covered.includes(index) ? 1 : 0)).replaceAll('+', '-')} <= 0`,
    );
  });
  rows.push(`g - ${sumOf(columns, column => column.protein).replaceAll('+', '-')} <= 0`);
  return rows;
}

/** Solves one request exactly; the promise also loads HiGHS once. */
export async function loadMilpOracle(): Promise<
  (input: SupplementInput, context: BenefitContext) => OracleAnswer
> {
  const highs = await loadHighs();
  return (input, context) => {
    const columns = columnsOf(input, context);
    const rows = fixedRows(columns, input, context);
    const covers = context.purposes.map((_, index) => `y${index}`);
    const solve = (
      sense: 'Maximize' | 'Minimize',
      objective: string,
      extra: readonly string[],
    ): number | null => {
      const lines = [...rows, ...extra].map((row, index) => ` r${index}: ${row}`);
      const problem = [
        sense,
        ` obj: ${objective}`,
        'Subject To',
        ...lines,
        'Bounds',
        ...covers.map(cover => ` 0 <= ${cover} <= 1`),
        ` 0 <= g <= ${context.gap.gapGrams}`,
        'Binary',
        ` ${columns.map(({ name }) => name).join(' ')}`,
        'End',
      ].join('\n');
      const solution = highs.solve(problem, { mip_rel_gap: 0, mip_abs_gap: 0.4, output_flag: false });
      if (solution.Status === 'Infeasible') return null;
      if (solution.Status !== 'Optimal') throw new Error(`HiGHS: ${solution.Status}`);
      return Math.round(solution.ObjectiveValue);
    };
    if (columns.length === 0) {
      const nothing = { coveredPurposes: 0, proteinGrams: 0, evidencePoints: 0, monthlyCost: 0, products: 0 };
      return { objective: nothing, lowerIdsExist: () => false };
    }
    const required = (value: number | null): number => {
      if (value === null) throw new Error('an earlier level made the programme infeasible');
      return value;
    };
    const level1 = covers.join(' + ');
    const level3 = sumOf(columns, column => column.points);
    const level4 = sumOf(columns, column => column.monthlyCost);
    const level5 = sumOf(columns, () => 1);
    const fixed: string[] = [];
    const coveredPurposes = required(solve('Maximize', level1, fixed));
    fixed.push(`${level1} >= ${coveredPurposes}`);
    const proteinGrams = required(solve('Maximize', 'g', fixed));
    fixed.push(`g >= ${proteinGrams}`);
    const evidencePoints = required(solve('Maximize', level3, fixed));
    fixed.push(`${level3} >= ${evidencePoints}`);
    const monthlyCost = required(solve('Minimize', level4, fixed));
    fixed.push(`${level4} <= ${monthlyCost}`);
    const products = required(solve('Minimize', level5, fixed));
    fixed.push(`${level5} <= ${products}`);
    const lowerIdsExist: OracleAnswer['lowerIdsExist'] = chosen => {
      const ordered = columns
        .filter(column => column.isSmallestPurchase)
        .sort(
          (a, b) =>
            a.productId - b.productId || a.variantId - b.variantId || a.servingsPerDay - b.servingsPerDay,
        );
      const smallestOnly = columns
        .filter(column => !column.isSmallestPurchase)
        .map(({ name }) => `${name} <= 0`);
      const isChosen = (column: Column): boolean =>
        chosen.some(
          one => one.variantId === column.variantId && one.servingsPerDay === column.servingsPerDay,
        );
      const places = ordered.flatMap((column, place) => (isChosen(column) ? [place] : []));
      const own = sumOf(
        places.map(place => ordered[place] as Column),
        () => 1,
      );
      const together = [...fixed, ...smallestOnly];
      if (required(solve('Minimize', own, together)) === chosen.length) return false; // no other set is as good
      return places.some((place, index) => {
        const prefix = places.slice(0, index);
        const lower = ordered.slice(0, place).filter((_, at) => !prefix.includes(at));
        if (lower.length === 0) return false;
        const held = prefix.map(at => `${(ordered[at] as Column).name} >= 1`);
        return solve('Minimize', level5, [...together, ...held, `${sumOf(lower, () => 1)} >= 1`]) !== null;
      });
    };
    return {
      objective: { coveredPurposes, proteinGrams, evidencePoints, monthlyCost, products },
      lowerIdsExist,
    };
  };
}

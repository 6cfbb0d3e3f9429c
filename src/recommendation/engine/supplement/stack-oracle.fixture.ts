import highsModule from 'highs';
import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { bringsProtein, columnsOf, gapOf, keepsLimits, termsOf, type Column } from './milp-oracle.fixture.js';
import type { StackAuditInput } from './stack-audit.types.js';
import { benefitsOf, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { ServingContent } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { containedClasses, exclusionOf, LIMITED_SUBSTANCES, proteinUpToGap } from './supplement-safety.js';

// The package's ESM build exports the loader directly; its types, read as CommonJS, nest it in one more `default`.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/** What makes one proposal better, in this order: more worth, fewer changes, more that stays. */
export interface AuditObjective {
  /** Won per month. */
  worth: number;
  /** Purchases and reductions. */
  changes: number;
  /** Servings per day that stay, and with each of them its nutrients, up to seven. */
  kept: number;
}

/** One item at a number of servings that stay. */
interface Kept {
  name: string;
  item: number;
  servings: number;
  now: number;
  classes: IngredientClass[];
  /** Those of which nothing may be bought beside it. */
  occupied: IngredientClass[];
  benefits: Benefit[];
  protein: number;
  kcal: number;
  substances: number[];
  /** Won per month. */
  cost: number;
  /** Servings, and the nutrients of each. */
  kept: number;
  /** Whether it holds a vitamin or mineral that serves none of the purposes. */
  holdsMore: boolean;
}

/** Of what is no vitamin and no mineral, and would otherwise look like one. */
const NO_MICRONUTRIENT =
  /^(?:kcal|caffeine|catechin|egcg|hyaluronic|protein|creatine|eaa|bcaa|hmb|beta(?!Car)|citr|lC|lG|hca|cla|epa|coll|gluc|msm)/;

const SUBSTITUTES: readonly IngredientClass[] = ['eaa', 'bcaa', 'hmb'];
const FAT_LOSS_PARTNERS: readonly IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];
const PRESCRIBED: readonly IngredientClass[] = ['vitaminB', 'magnesium', 'zinc', 'vitaminD', 'omega3'];
/** Two thirds of the doses with full effect, per day. */
const ENOUGH: Partial<Record<IngredientClass, [amount: keyof ServingContent, least: number]>> = {
  ...{ vitaminB: ['vitaminB6Mg', 1], magnesium: ['magnesiumMg', 63], zinc: ['zincMg', 1.7] },
  ...{ vitaminD: ['vitaminDUg', 20 / 3], omega3: ['epaDhaG', 4 / 3] },
};
const WON_A_POINT = 600;
const WON_A_GRAM = 2000;
const MOST_KCAL = 600;
const BIG = 100_000;

function keptOf({ stack }: StackAuditInput, context: BenefitContext, asItIs: boolean): Kept[] {
  return stack.flatMap(({ product, servingsPerDay: now, monthlyCost }, item) => {
    const classes = [...containedClasses(product)];
    const isPrescribed = classes.every(one => PRESCRIBED.includes(one));
    // Nothing is sold to a severely thin member, but nutrients they need and already take stay.
    const others = context.rules.exclusions.filter(rule => rule.when !== 'severelyThin');
    const excludedClasses = new Set(others.flatMap(({ classes }) => classes));
    const rules = isPrescribed ? { ...context.rules, allowOnly: [], excludedClasses } : context.rules;
    const isUnfit = exclusionOf(product, rules) !== null;
    const most = isUnfit && !asItIs ? 0 : now;
    const proteinG = product.perServing.proteinG ?? 0;
    const isTrace = (one: IngredientClass, servings: number): boolean => {
      const [amount, least] = ENOUGH[one] ?? ['kcal', 0];
      const dose = (product.perServing[amount] ?? 0) * servings;
      return least > 0 && dose > 0 && dose < least - 5e-4;
    };
    const numbers = asItIs ? [now] : Array.from({ length: most + 1 }, (_, servings) => servings);
    const held = Object.entries(product.perServing).flatMap(([name, amount]) =>
      (amount ?? 0) > 0 ? [name] : [],
    );
    return numbers.map(servings => {
      const own = servings > 0 ? benefitsOf(product, servings, context) : [];
      const serving = own.map(({ ingredientClass }): string => CLASS_EVIDENCE[ingredientClass].amount);
      return {
        kept: servings * (1 + Math.min(7, held.length)),
        holdsMore: held.some(one => !NO_MICRONUTRIENT.test(one) && !serving.includes(one)),
        ...{ name: `s${item}l${servings}`, item, servings, now, classes: servings > 0 ? classes : [] },
        occupied: servings > 0 ? classes.filter(one => !isTrace(one, servings)) : [],
        benefits: isUnfit ? [] : own,
        protein: bringsProtein(product, context) ? Math.floor(proteinG * servings + 1e-6) : 0,
        kcal: (product.perServing.kcal ?? proteinG * 4) * servings,
        substances: LIMITED_SUBSTANCES.map(name =>
          Math.round((product.perServing[name] ?? 0) * servings * 1000),
        ),
        cost: Math.round(((monthlyCost ?? 0) * servings) / now),
      };
    });
  });
}

const has =
  (one: IngredientClass) =>
  ({ classes }: { classes: readonly IngredientClass[] }) =>
    classes.includes(one);

/**
 * The audit as an integer programme, written from the text of the model; the promise also loads HiGHS once.
 * @param asItIs everything taken stays, whatever the rules say, and purchases have to fit it
 */
export async function loadStackOracle(
  asItIs = false,
): Promise<(input: StackAuditInput, context: BenefitContext) => AuditObjective> {
  const highs = await loadHighs();
  return (input, context) => {
    const { monthlyBudget, scope, stack, purposes, catalogue } = input;
    const isBudgeted = scope === 'all' && monthlyBudget !== null;
    const kept = keptOf(input, context, asItIs);
    const paidAlready = asItIs && isBudgeted ? kept.reduce((sum, { cost }) => sum + cost, 0) : 0;
    const budget = Math.max(monthlyBudget ?? 0, paidAlready);
    const request = { purposes: [...purposes], monthlyBudget: budget };
    const buys = monthlyBudget !== null && context.purposes.length > 0;
    const columns = buys
      ? columnsOf({ member: input.member, request, catalogue: [...catalogue] }, context)
      : [];
    const { gap, closedFrom } = gapOf(context);
    const standsIn =
      closedFrom > 0 &&
      columns.every(column => column.protein === 0 || !keepsLimits(column, context)) &&
      stack.every(
        ({ product }) =>
          !bringsProtein(product, context) || Math.floor(product.perServing.proteinG ?? 0) === 0,
      );
    const counts = ({ ingredientClass }: Benefit): boolean =>
      ingredientClass !== 'protein' && (standsIn || !SUBSTITUTES.includes(ingredientClass));

    const rows: string[] = [];
    const name = (one: { name: string }): string => one.name;
    stack.forEach((_, item) =>
      rows.push(
        `${termsOf(
          kept.filter(one => one.item === item),
          () => 1,
          name,
        )} = 1`,
      ),
    );
    rows.push(`${termsOf(columns, () => 1, name)} <= 5`);
    const paid = [
      ...columns.map(column => ({ name: column.name, price: column.price })),
      ...kept.map(one => ({ name: one.name, price: isBudgeted ? one.cost : 0 })),
    ];
    rows.push(`${termsOf(paid, ({ price }) => price, name)} <= ${budget}`);
    const inThousandths = (column: Column) => column.substances.map(amount => Math.round(amount * 1000));
    const bringing = [...columns.map(column => ({ ...column, substances: inThousandths(column) })), ...kept];
    const already = (of: (one: Kept) => number): number =>
      asItIs ? kept.reduce((sum, one) => sum + of(one), 0) : 0;
    context.rules.limits.forEach((limit, index) => {
      const amountOf = (one: { substances: number[] }): number => one.substances[index] ?? 0;
      const most = Math.max(Math.floor(limit * 1000 + 1e-6), already(amountOf));
      rows.push(`${termsOf(bringing, amountOf, name)} <= ${most}`);
    });
    for (const one of Object.keys(CLASS_EVIDENCE) as IngredientClass[]) {
      const sold = columns.filter(has(one));
      if (sold.length > 1) rows.push(`${termsOf(sold, () => 1, name)} <= 1`);
      stack.forEach((_, item) => {
        const holding = kept.filter(each => each.item === item && each.occupied.includes(one));
        if (holding.length > 0 && sold.length > 0)
          rows.push(`${termsOf([...holding, ...sold], () => 1, name)} <= 1`);
      });
    }
    const all = [...columns.map(column => ({ ...column, item: -1 })), ...kept];
    for (const one of all.filter(has('garcinia'))) {
      for (const other of all) {
        if (one === other || (one.item === other.item && one.item >= 0)) continue;
        if (asItIs && one.item >= 0 && other.item >= 0) continue;
        if (FAT_LOSS_PARTNERS.some(partner => has(partner)(other)))
          rows.push(`${one.name} + ${other.name} <= 1`);
      }
    }
    rows.push(`g - ${termsOf(bringing, ({ protein }) => protein, name).replaceAll('+', '-')} <= 0`);
    if (proteinUpToGap(context.rules) && context.need !== null)
      rows.push(
        `${termsOf(bringing, one => one.protein, name)} <= ${Math.max(
          gap,
          already(({ protein }) => protein),
        )}`,
      );
    const sold = columns.filter(({ protein }) => protein > 0);
    for (const one of sold) {
      for (const other of sold) {
        const isPair = has('gainer')(one) && has('protein')(other) && one !== other;
        if (isPair && (one.protein + other.protein > gap || one.kcal + other.kcal > MOST_KCAL))
          rows.push(`${one.name} + ${other.name} <= 1`);
      }
      const beside = kept.filter(({ protein }) => protein > 0);
      for (const each of beside) {
        const room = (of: (kept: Kept) => number, own: number, most: number): string =>
          `${termsOf(beside, of, name)} + ${BIG} ${each.name} + ${BIG + own} ${one.name} <= ${most + 2 * BIG}`;
        rows.push(
          room(({ protein }) => protein, one.protein, gap),
          room(({ kcal }) => kcal, one.kcal, MOST_KCAL),
        );
      }
    }

    const credits = [...columns, ...kept].flatMap(column =>
      column.benefits.filter(counts).map(benefit => ({ column, benefit })),
    );
    const named = credits.map((credit, index) => ({ ...credit, name: `w${index}` }));
    for (const { name: own, column } of named) rows.push(`${own} - ${column.name} <= 0`);
    for (const purpose of context.purposes) {
      const own = named.filter(({ benefit }) => benefit.purpose === purpose);
      if (own.length > 1) rows.push(`${termsOf(own, () => 1, name)} <= 1`);
    }
    // An item that serves no purpose, or holds more than what does, is taken for another reason, so its cost has no weight.
    const weighed = (one: Kept): number =>
      (one.protein > 0 || one.benefits.some(counts)) && !one.holdsMore ? one.cost : 0;
    const worthOf = [
      ...named.map(credit => ({ name: credit.name, won: WON_A_POINT * credit.benefit.points })),
      { name: 'g', won: WON_A_GRAM },
      ...columns.map(column => ({ name: column.name, won: -column.monthlyCost })),
      ...kept.map(one => ({ name: one.name, won: -weighed(one) })),
    ];
    const net = termsOf(worthOf, ({ won }) => won, name).replaceAll('+ -', '- ');
    const changed = [...columns, ...kept.filter(({ servings, now }) => servings < now)];
    const changes = termsOf(changed, () => 1, name);
    const binaries = [...columns, ...kept, ...named].map(name);
    const solve = (sense: 'Maximize' | 'Minimize', objective: string, extra: readonly string[]): number => {
      const lines = [...rows, ...extra].map((row, index) => ` r${index}: ${row}`);
      const problem = [
        ...[sense, ` obj: ${objective}`, 'Subject To', ...lines, 'Bounds', ` 0 <= g <= ${closedFrom}`],
        ...(binaries.length > 0 ? ['Binary', ` ${binaries.join(' ')}`] : []),
        'End',
      ].join('\n');
      const solution = highs.solve(problem, { mip_rel_gap: 0, mip_abs_gap: 0.4, output_flag: false });
      if (solution.Status !== 'Optimal') throw new Error(`HiGHS: ${solution.Status}`);
      return Math.round(solution.ObjectiveValue);
    };
    const worth = solve('Maximize', net, []);
    const isBest = `${net} >= ${worth - 0.5}`;
    const fewest = solve('Minimize', changes, [isBest]);
    const most = solve(
      'Maximize',
      termsOf(kept, one => one.kept, name),
      [isBest, `${changes} <= ${fewest + 0.5}`],
    );
    return { worth, changes: fewest, kept: most };
  };
}

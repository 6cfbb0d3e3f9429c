import { loadStackOracle } from './stack-oracle.fixture.js';
import { randomAudit } from './stack-cases.fixture.js';
import { holds, mostOf } from './stack-checker.fixture.js';
import type { StackAuditInput } from './stack-audit.types.js';
import { randomMember, seededRandom } from './supplement-cases.fixture.js';
import { affordableSupplements, chooseSupplements, prepareOptions } from './supplement-engine.js';
import type {
  CatalogueProduct,
  ServingContent,
  SupplementChoice,
  SupplementInput,
  SupplementMember,
  TakenItem,
} from './supplement-engine.types.js';
import { valueOf } from './option-sets.js';

type Amount = keyof ServingContent;

const MEMBER: SupplementMember = {
  ...randomMember(seededRandom(4)),
  ...{ sex: '남', ageYears: 30, heightCm: 175, weightKg: 75, bodyFatPercent: 18, coffeeCupsPerDay: 0 },
  ...{ conditions: [], medicines: [], allergens: [], readinessYes: [], dietProteinPerKg: 1 },
};
let nextId = 1;
const product = (
  ingredientClasses: CatalogueProduct['ingredientClasses'],
  perServing: ServingContent,
  price = 6_000,
): CatalogueProduct => {
  const productId = nextId++;
  return {
    ...{
      productId,
      ingredientClasses,
      source: '예시 원료',
      certified: false,
      approvedFunction: null,
      perServing,
    },
    ...{ allergens: [], excludedConditions: [], cautions: [] },
    variants: [{ variantId: productId, flavor: '무맛', servings: 60, price }],
  };
};
const takes = (
  perServing: ServingContent,
  more: Partial<TakenItem> & { classes?: CatalogueProduct['ingredientClasses'] } = {},
): TakenItem => {
  const { classes = [], ...rest } = more;
  return {
    ...{ itemId: nextId++, product: { ...product(classes, perServing), variants: [] } },
    ...{ servingsPerDay: 1, monthlyCost: null },
    ...rest,
  };
};
const choose = (
  purposes: SupplementInput['request']['purposes'],
  catalogue: CatalogueProduct[],
  stack: TakenItem[],
  more: { member?: Partial<SupplementMember>; request?: Partial<SupplementInput['request']> } = {},
): SupplementChoice =>
  chooseSupplements({
    member: { ...MEMBER, ...more.member },
    request: { purposes, monthlyBudget: 100_000, ...more.request },
    ...{ catalogue, stack },
  });
const ids = ({ items }: SupplementChoice): number[] => items.map(({ productId }) => productId);

/** Two thirds of the doses with full effect, per day: less is a trace. */
const ENOUGH: Record<string, [Amount, number]> = {
  ...{ vitaminB: ['vitaminB6Mg', 1], magnesium: ['magnesiumMg', 63], zinc: ['zincMg', 1.7] },
  ...{ vitaminD: ['vitaminDUg', 20 / 3], omega3: ['epaDhaG', 4 / 3] },
};
function isTrace(name: string, { perServing }: CatalogueProduct, servings: number): boolean {
  const [amount, least] = ENOUGH[name] ?? ['kcal', 0];
  const dose = (perServing[amount] ?? 0) * servings;
  return dose > 0 && dose < least - 5e-4;
}

/** What is wrong with a day that combines everything already taken with everything chosen. */
function wrongBeside(
  { member, stack, catalogue, request }: SupplementInput,
  choice: SupplementChoice,
): string[] {
  const found: string[] = [];
  const bought = choice.items.map(item => ({
    product: catalogue.find(({ productId }) => productId === item.productId)!,
    servings: item.servingsPerDay,
  }));
  const taken = (stack ?? []).map(item => ({ product: item.product, servings: item.servingsPerDay }));
  const sum = (of: typeof taken, amount: Amount): number =>
    of.reduce((total, each) => total + (each.product.perServing[amount] ?? 0) * each.servings, 0);
  const amounts = new Set(bought.flatMap(each => Object.keys(each.product.perServing) as Amount[]));
  for (const amount of amounts) {
    const added = sum(bought, amount);
    const total = added + sum(taken, amount);
    if (added > 0 && total > mostOf(amount, member) + 1e-3) found.push(`${amount}: ${total}`);
  }
  for (const one of bought) {
    for (const other of taken) {
      for (const name of one.product.ingredientClasses)
        if (holds(other.product, name) && !isTrace(name, other.product, other.servings))
          found.push(`${name} twice`);
      for (const [first, second] of [
        [one, other],
        [other, one],
      ] as const)
        if (
          holds(first.product, 'garcinia') &&
          ['lCarnitine', 'catechin', 'cla'].some(name => holds(second.product, name))
        )
          found.push('garcinia with another');
    }
  }
  const price = choice.items.reduce((total, { packsPrice }) => total + packsPrice, 0);
  const paid = (stack ?? []).reduce((total, { monthlyCost }) => total + (monthlyCost ?? 0), 0);
  const whole = price + (request.scope === 'all' && price > 0 ? paid : 0);
  if (whole > request.monthlyBudget) found.push(`${whole} won`);
  if (choice.remaining < 0) found.push('less than nothing is left');
  const gap = choice.proteinGap;
  if (gap && gap.closedGrams > Math.max(0, gap.gapGrams - gap.takenGrams)) found.push('more than is lacking');
  return found;
}

describe('a recommendation beside what is taken already', () => {
  it('says what it began with, and what of it has no price', () => {
    const stack = [takes({ vitaminCMg: 100 }, { monthlyCost: 9_000 }), takes({ ironMg: 5 })];
    const { taken } = choose(['피로 개선'], [], stack);
    expect(taken).toEqual({
      ...{ itemIds: stack.map(({ itemId }) => itemId), monthlyCost: 9_000, over: [], unfit: [] },
      unpriced: [stack[1]!.itemId],
    });
    expect(choose(['피로 개선'], [], []).taken).toBeNull();
  });

  it('does not add to a nutrient that is near its limit, and nothing at all to one that is above it', () => {
    const vitaminB = product(['vitaminB'], { vitaminB6Mg: 10, zincMg: 5 });
    expect(ids(choose(['피로 개선'], [vitaminB], [takes({ copperMg: 1 })]))).toEqual([vitaminB.productId]);
    // 21 + 5 mg of zinc would exceed the 25 mg per day.
    expect(ids(choose(['피로 개선'], [vitaminB], [takes({ zincMg: 21 })]))).toEqual([]);
    const over = choose(['피로 개선'], [vitaminB], [takes({ zincMg: 40 })]);
    expect(over.items).toEqual([]);
    expect(over.taken!.over).toEqual(['zincMg']);
    expect(over.noFit!.reason).toContain('이미 드시는 것과');
    // One exceeded limit does not affect another nutrient.
    const magnesium = product(['magnesium'], { magnesiumMg: 200 });
    expect(ids(choose(['피로 개선'], [magnesium], [takes({ zincMg: 40 })]))).toEqual([magnesium.productId]);
  });

  it('counts every serving of a day, and the same product twice', () => {
    const vitaminB = product(['vitaminB'], { vitaminB6Mg: 10, zincMg: 8 });
    const twice = takes({ zincMg: 9 }, { servingsPerDay: 2 });
    expect(ids(choose(['피로 개선'], [vitaminB], [twice]))).toEqual([]);
    const one = takes({ zincMg: 9 });
    expect(ids(choose(['피로 개선'], [vitaminB], [one]))).toEqual([vitaminB.productId]);
    expect(ids(choose(['피로 개선'], [vitaminB], [one, { ...one, itemId: 99 }]))).toEqual([]);
  });

  it('chooses nothing of a class that is taken, also where only an amount tells the class', () => {
    const creatine = product(['creatine'], { creatineG: 3 });
    expect(ids(choose(['근력 향상'], [creatine], []))).toEqual([creatine.productId]);
    expect(ids(choose(['근력 향상'], [creatine], [takes({ creatineG: 0.5 })]))).toEqual([]);
    // An item to stop is still taken until the member gives it up.
    const unfit = takes({ creatineG: 3 }, { classes: ['creatine'] });
    unfit.product = { ...unfit.product, allergens: ['우유'] };
    const { items, taken } = choose(['근력 향상'], [creatine], [unfit], { member: { allergens: ['우유'] } });
    expect({ items, unfit: taken!.unfit }).toEqual({ items: [], unfit: [unfit.itemId] });
  });

  it('does not take a multivitamin’s trace of a nutrient for enough of it, but counts it towards the limit', () => {
    const magnesium = product(['magnesium'], { magnesiumMg: 200 });
    const multi = (magnesiumMg: number) => takes({ magnesiumMg, vitaminCMg: 100, ironMg: 6 });
    expect(ids(choose(['피로 개선'], [magnesium], [multi(45)]))).toEqual([magnesium.productId]);
    // 51 and 200 mg would exceed the 250 mg per day.
    expect(ids(choose(['피로 개선'], [magnesium], [multi(51)]))).toEqual([]);
    // Two thirds of the effective dose are enough.
    const little = product(['magnesium'], { magnesiumMg: 100 });
    expect(ids(choose(['피로 개선'], [little], [multi(63)]))).toEqual([]);
    expect(ids(choose(['피로 개선'], [little], [{ ...multi(32), servingsPerDay: 2 }]))).toEqual([]);
  });

  it('never chooses what must not be taken with it, by name or by what it merely contains', () => {
    const member = { heightCm: 165, weightKg: 80, bodyFatPercent: 35 };
    const catechin = product(['catechin'], { catechinMg: 400, egcgMg: 100 });
    const disguised = product(['caffeine'], { caffeineMg: 100, egcgMg: 100 });
    const garcinia = product(['garcinia'], { hcaG: 1.5 });
    const asks = ['체중 감량' as const, '지구력 향상' as const];
    expect(ids(choose(asks, [catechin], [], { member }))).toEqual([catechin.productId]);
    expect(ids(choose(asks, [catechin, disguised], [takes({ hcaG: 1 })], { member }))).toEqual([]);
    expect(ids(choose(asks, [garcinia], [takes({ egcgMg: 50 })], { member }))).toEqual([]);
    // Nor beside each other when both are bought.
    const both = ids(choose(asks, [garcinia, disguised], [], { member }));
    expect(both.length).toBeLessThan(2);
  });

  it('closes what meals and the powder that is taken leave of the protein gap, with no second powder', () => {
    const powder = product(['protein'], { proteinG: 25, kcal: 120 });
    const gainer = product(['gainer'], { proteinG: 15, kcal: 400 });
    const member = { dietProteinPerKg: 1.1 };
    const alone = choose(['체중 증가'], [powder, gainer], [], { member });
    expect(alone.proteinGap).toMatchObject({ takenGrams: 0 });
    const taken = takes({ proteinG: 25, kcal: 120 }, { classes: ['protein'] });
    const beside = choose(['체중 증가'], [powder, gainer], [taken], { member });
    const { gapGrams, takenGrams, closedGrams } = beside.proteinGap!;
    expect(takenGrams).toBe(25);
    expect(ids(beside)).not.toContain(powder.productId);
    expect(closedGrams + takenGrams).toBeLessThanOrEqual(gapGrams);
    // A gainer beside a powder that already fills the gap would be too much.
    const full = takes({ proteinG: 25, kcal: 120 }, { classes: ['protein'], servingsPerDay: 3 });
    expect(ids(choose(['체중 증가'], [powder, gainer], [full], { member }))).toEqual([]);
  });

  it('gives who may have no more protein than is lacking no more of it beside a powder', () => {
    const gainerLike = product(['protein'], { proteinG: 12, kcal: 60 });
    const young = { ageYears: 17, dietProteinPerKg: 1 };
    const bar = takes({ proteinG: 9, kcal: 200 }, { servingsPerDay: 4 });
    const without = choose(['근육 증가'], [gainerLike], [], { member: young });
    expect(ids(without)).toEqual([gainerLike.productId]);
    const asPowder = { ...bar, product: { ...bar.product, ingredientClasses: ['gainer' as const] } };
    const beside = choose(['근육 증가'], [gainerLike], [asPowder], { member: young });
    const grams = beside.items.reduce((sum, { proteinGrams }) => sum + proteinGrams, 0);
    const { gapGrams, takenGrams } = beside.proteinGap!;
    expect(grams === 0 || takenGrams + grams <= gapGrams).toBe(true);
    expect(takenGrams).toBe(36);
  });

  it('counts caffeine from coffee and from what is taken together, and says so', () => {
    const booster = product(['caffeine', 'creatine'], { caffeineMg: 100, creatineG: 3 });
    const hidden = product(['creatine'], { caffeineMg: 60, creatineG: 3 });
    const drinks = { coffeeCupsPerDay: 1 };
    const alone = choose(['근력 향상'], [hidden], [], { member: drinks });
    expect(ids(alone)).toEqual([hidden.productId]);
    // 100 from coffee, 190 from items taken: of the 200 per day for products, 10 are left.
    const pills = takes({ caffeineMg: 190 });
    expect(ids(choose(['근력 향상'], [hidden, booster], [pills], { member: drinks }))).toEqual([]);
    const some = choose(['근력 향상'], [hidden], [takes({ caffeineMg: 80 })], { member: drinks });
    expect(ids(some)).toEqual([hidden.productId]);
    expect(some.items[0]!.reason).toContain('모두 합쳐 하루 240mg');
  });

  it('spends on top or in all, as the budget is meant, and says which budget would do', () => {
    const creatine = product(['creatine'], { creatineG: 3 }, 30_000);
    const stack = [takes({ vitaminCMg: 100 }, { monthlyCost: 40_000 })];
    const of = (monthlyBudget: number, scope?: 'all' | 'new') =>
      choose(['근력 향상'], [creatine], stack, { request: { monthlyBudget, ...(scope ? { scope } : {}) } });
    expect(of(50_000)).toMatchObject({ totalPrice: 30_000, remaining: 20_000 });
    expect(of(70_000, 'all')).toMatchObject({ totalPrice: 30_000, remaining: 0 });
    expect(of(70_000, 'all').items[0]!.otherFlavors[0]!.units[0]!.fitsBudget).toBe(true);
    const short = of(60_000, 'all');
    expect(short).toMatchObject({ items: [], remaining: 20_000, noFit: { cheapestBudget: 70_000 } });
    expect(short.noFit!.reason).toContain('드시는 것이 한 달 40,000원이라 남는 20,000원으로는');
    // The items taken alone cost more than the budget: nothing is left, and nothing is owed.
    expect(of(30_000, 'all')).toMatchObject({ items: [], remaining: 0 });
  });

  it('buys nothing for a purpose that is served already unless it is worth its price on top', () => {
    const weak = product(['bcaa'], { bcaaG: 5 }, 60_000);
    const stack = [takes({ creatineG: 5 }, { classes: ['creatine'] })];
    const { items, uncoveredPurposes } = choose(['근력 향상'], [weak], stack);
    expect({ items, uncoveredPurposes }).toEqual({ items: [], uncoveredPurposes: [] });
  });

  it('names single products for little money beside it too', () => {
    const vitaminB = product(['vitaminB'], { vitaminB6Mg: 10, zincMg: 5 });
    const input = {
      member: MEMBER,
      request: { purposes: ['피로 개선' as const], monthlyBudget: 50_000 },
      catalogue: [vitaminB],
    };
    expect(affordableSupplements(input).items).toHaveLength(1);
    expect(affordableSupplements({ ...input, stack: [takes({ zincMg: 22 })] }).items).toEqual([]);
  });

  /** A generated audit as a recommendation in which everything taken stays. */
  const asChoice = ({ member, stack, purposes, monthlyBudget, scope, catalogue }: StackAuditInput) => ({
    ...{ member, stack, catalogue: [...catalogue] },
    request: {
      purposes: purposes.length > 0 ? [...purposes] : ['피로 개선' as const],
      monthlyBudget: monthlyBudget ?? 70_000,
      scope,
    },
  });

  it('goes over no limit and beside no forbidden thing in 4,000 generated cases', () => {
    for (let seed = 1; seed <= 4_000; seed++) {
      const input = asChoice(randomAudit(seed + 50_000, 30, 1 + (seed % 8), 3));
      const choice = chooseSupplements(input);
      expect({ seed, wrong: wrongBeside(input, choice) }).toEqual({ seed, wrong: [] });
      if (choice.items.length === 0) expect(choice.noFit!.reason).toMatch(/요\.$/);
    }
  }, 180_000);

  it('is worth as much as an integer programme finds in 500 generated cases', async () => {
    const solve = await loadStackOracle(true);
    for (let seed = 1; seed <= 500; seed++) {
      const audit = randomAudit(seed + 80_000, 8 + (seed % 32), 1 + (seed % 8), 4);
      const input = asChoice(audit);
      const { context, taken } = prepareOptions(input);
      const { objective, proven } = chooseSupplements(input);
      // Items worth nothing have no weight in either computation.
      const weighed = taken.filter(one => one.proteinGrams > 0 || one.points.some(each => each > 0));
      const cost = weighed.reduce((sum, { purchase }) => sum + purchase.monthlyCost, 0);
      const found = {
        worth: objective.worth + valueOf(taken, context) - cost,
        changes: objective.products,
        kept: taken.reduce((sum, one) => sum + (one.taken?.kept ?? 0), 0),
      };
      const { purposes, monthlyBudget } = input.request;
      const best = solve({ ...audit, purposes, monthlyBudget }, context);
      expect({ seed, proven, ...found }).toEqual({ seed, proven: true, ...best });
    }
  }, 240_000);
});

import { auditStack } from './stack-audit.js';
import type { StackAuditInput, StackItem } from './stack-audit.types.js';
import { randomAudit } from './stack-cases.fixture.js';
import { wrongAfter } from './stack-checker.fixture.js';
import { randomMember, seededRandom } from './supplement-cases.fixture.js';
import type { CatalogueProduct, ServingContent, SupplementMember } from './supplement-engine.types.js';

const MEMBER: SupplementMember = {
  ...randomMember(seededRandom(4)),
  ...{ sex: '남', ageYears: 30, heightCm: 175, weightKg: 75, bodyFatPercent: 18, coffeeCupsPerDay: 0 },
  ...{ conditions: [], medicines: [], allergens: [], readinessYes: [], dietProteinPerKg: 1 },
};
const product = (perServing: ServingContent, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  ...{
    productId: 0,
    ingredientClasses: [],
    source: '',
    perServing,
    certified: false,
    approvedFunction: null,
  },
  ...{ allergens: [], excludedConditions: [], cautions: [], variants: [] },
  ...more,
});
const taken = (itemId: number, perServing: ServingContent, more: Partial<StackItem> = {}): StackItem => ({
  ...{ itemId, product: product(perServing), servingsPerDay: 1, monthlyCost: null, slots: [] },
  ...more,
});
const audit = (stack: StackItem[], more: Partial<StackAuditInput> = {}) =>
  auditStack({
    ...{ member: MEMBER, stack, purposes: [], monthlyBudget: null, scope: 'new', catalogue: [] },
    ...more,
  });

describe('what is taken already', () => {
  it('stays as it is where no rule speaks against it', () => {
    const { items, nutrients, cost } = audit([
      taken(1, { vitaminCMg: 500 }),
      taken(2, { vitaminB12Ug: 500 }, { monthlyCost: 9_000 }),
    ]);
    expect(items.map(({ verdict }) => verdict)).toEqual(['keep', 'keep']);
    expect(nutrients).toMatchObject([
      { nutrient: 'vitaminCMg', now: 500, proposed: 500, limit: 2000 },
      // No limit was read for it.
      { nutrient: 'vitaminB12Ug', now: 500, limit: null, source: null },
    ]);
    expect(cost).toEqual({ now: 9_000, proposed: 9_000, unpriced: [1] });
  });

  it('is reduced or left out where all of it together is above a limit, with figures and whose limit it is', () => {
    const { items, nutrients } = audit([
      taken(1, { zincMg: 15 }),
      taken(2, { zincMg: 12 }, { servingsPerDay: 2 }),
    ]);
    expect(nutrients[0]).toMatchObject({ nutrient: 'zincMg', now: 39, proposed: 24, limit: 25 });
    const changed = items.filter(({ verdict }) => verdict !== 'keep');
    expect(changed).toMatchObject([
      { itemId: 1, verdict: 'drop', source: expect.stringContaining('EFSA 25') },
    ]);
    expect(changed[0]!.reason).toContain('하루 39mg으로 한도 25mg을 넘어요');
  });

  it('keeps as many servings as a limit lets stay', () => {
    const [item] = audit([taken(1, { vitaminB6Mg: 10 }, { servingsPerDay: 3 })]).items;
    expect(item).toMatchObject({ verdict: 'reduce', servingsPerDay: 2 });
    expect(item!.reason).toContain('3번에서 2번으로');
  });

  it('names the medicine that something does not go with', () => {
    const member = { ...MEMBER, medicines: ['항응고제' as const] };
    const [omega, vitaminC] = audit([taken(1, { epaDhaG: 1 }), taken(2, { vitaminCMg: 100 })], {
      member,
    }).items;
    expect(omega).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
    expect(omega!.reason).toMatch(/항응고제.*EPA\+DHA/);
    expect(vitaminC).toMatchObject({ verdict: 'keep' });
  });

  it('is a physician’s to decide where it is needed and on no list of what is sold', () => {
    const member: SupplementMember = { ...MEMBER, sex: '여', conditions: ['임신'] };
    const [multi, creatine] = audit([taken(1, { zincMg: 8, vitaminB6Mg: 2 }), taken(2, { creatineG: 3 })], {
      member,
    }).items;
    expect(multi).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
    expect(multi!.reason).toContain('의사');
    expect(creatine).toMatchObject({ verdict: 'drop' });
  });

  it.each<[string, Partial<SupplementMember>]>([
    ['pregnant', { sex: '여', conditions: ['임신'] }],
    ['nursing', { sex: '여', conditions: ['수유'] }],
    ['below 19', { ageYears: 16 }],
  ])('is asked about by who is %s where it is none of what the lists name', (_, who) => {
    const [item] = audit([taken(1, { vitaminAUg: 1500 })], { member: { ...MEMBER, ...who } }).items;
    expect(item).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
  });

  it('is not taken from a severely thin body where it is needed, but what is made against fat is', () => {
    const member: SupplementMember = { ...MEMBER, weightKg: 46 };
    const [zinc, carnitine] = audit([taken(1, { zincMg: 10 }), taken(2, { lCarnitineG: 1 })], {
      member,
    }).items;
    expect(zinc).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
    expect(zinc!.reason).toContain('의사와 정하는');
    expect(carnitine).toMatchObject({ verdict: 'drop' });
  });

  it('is exchanged for what does the same for less', () => {
    const cheap = product(
      { creatineG: 3 },
      {
        ...{ productId: 7, ingredientClasses: ['creatine'] },
        variants: [{ variantId: 70, flavor: '무맛', servings: 60, price: 12_000 }],
      },
    );
    const dear: StackItem = {
      ...taken(1, { creatineG: 3 }, { monthlyCost: 40_000 }),
      product: product({ creatineG: 3 }, { ingredientClasses: ['creatine'] }),
    };
    const asked = { purposes: ['근력 향상' as const], monthlyBudget: 50_000, catalogue: [cheap] };
    const { items, added, cost } = audit([dear], asked);
    expect(items).toMatchObject([{ verdict: 'swap', byProductId: 7, servingsPerDay: 0 }]);
    expect(added).toMatchObject([{ productId: 7 }]);
    expect(cost).toEqual({ now: 40_000, proposed: 6_000, unpriced: [] });
    // An item without a price costs nothing and is no reason to buy.
    expect(audit([{ ...dear, monthlyCost: null }], asked)).toMatchObject({
      items: [{ verdict: 'keep' }],
      added: [],
    });
  });

  it('says what no change mends', () => {
    const member = { ...MEMBER, coffeeCupsPerDay: 6 };
    const { unmended, items } = audit([taken(1, { caffeineMg: 80 })], { member });
    expect(items).toMatchObject([{ verdict: 'drop' }]);
    expect(unmended.join()).toMatch(/커피.*의사/);
  });

  it('tells the same active of two things, and the same thing twice', () => {
    const { repeated } = audit([
      taken(1, { zincMg: 5 }),
      taken(2, { zincMg: 5, ironMg: 10 }),
      taken(3, { ironMg: 10 }),
    ]);
    expect(repeated).toEqual([
      { nutrient: 'ironMg', itemIds: [2, 3] },
      { nutrient: 'zincMg', itemIds: [1, 2] },
    ]);
  });

  it.each([
    ['no won', { monthlyBudget: 0 }],
    ['half a won', { monthlyBudget: 0.5 }],
    ['half a serving', { stack: [taken(1, {}, { servingsPerDay: 0.5 })] }],
    ['31 things', { stack: Array.from({ length: 31 }, (_, index) => taken(index, {})) }],
  ])('refuses %s', (_, more) => {
    expect(() => audit([], more)).toThrow(RangeError);
  });
});

describe('a proposal that is followed', () => {
  const CASES = 10_000;
  const A_TEST = 1_000;
  for (let first = 1; first <= CASES; first += A_TEST) {
    it(`ends within every limit and without a forbidden pair, random stacks ${first} to ${first + A_TEST - 1}`, () => {
      const wrong: unknown[] = [];
      for (let seed = first; seed < first + A_TEST; seed++) {
        const input = randomAudit(seed, seed % 3 === 0 ? 30 : 0, seed % 9, 4);
        const found = wrongAfter(input, auditStack(input));
        if (found.length > 0) wrong.push({ seed, found });
      }
      expect(wrong).toEqual([]);
    }, 120_000);
  }
});

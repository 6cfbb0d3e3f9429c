import { auditStack } from './stack-audit.js';
import type { StackAuditInput, StackItem } from './stack-audit.types.js';
import { randomAudit } from './stack-cases.fixture.js';
import { auditViolations } from './stack-checker.fixture.js';
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
  it('says what meals and coffee add, told or assumed', () => {
    const stack = [taken(1, { proteinG: 20, caffeineMg: 50, kcal: 120 })];
    const of = (member: Partial<SupplementMember>) =>
      audit(stack, { member: { ...MEMBER, ...member } }).nutrients;
    const [caffeine, protein, ...others] = of({ coffeeCupsPerDay: null });
    expect(caffeine).toMatchObject({ nutrient: 'caffeineMg', fromCoffee: 200, isCoffeeAssumed: true });
    expect(protein).toMatchObject({ nutrient: 'proteinG', now: 20, fromMeals: 75, limit: null });
    // Nobody limits energy.
    expect(others).toEqual([]);
    const [told, unknown] = of({ coffeeCupsPerDay: 1, dietProteinPerKg: null });
    expect(told).toMatchObject({ fromCoffee: 100, isCoffeeAssumed: false });
    expect(unknown).toMatchObject({ nutrient: 'proteinG', fromMeals: 0 });
  });

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
    const [omega] = audit([taken(1, { epaDhaG: 1 })], { member }).items;
    expect(omega).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
    expect(omega!.reason).toMatch(/항응고제.*EPA\+DHA/);
  });

  it.each<[string, Partial<SupplementMember>, ServingContent, RegExp]>([
    ['an anticoagulant', { medicines: ['항응고제'] }, {}, /피를 묽게 하는 약을 드시니, 무엇이 들었는지/],
    [
      'an anticoagulant',
      { medicines: ['항응고제'] },
      { vitaminEMg: 200 },
      /비타민 E의 영향은 확인하지 못했어요/,
    ],
    ['an antidepressant', { medicines: ['항우울제'] }, { vitaminDUg: 25, biotinUg: 30 }, /비오틴의 영향은/],
    ['a liver disease', { conditions: ['간 질환'] }, {}, /간 질환이 있으니, 무엇이 들었는지/],
    ['high blood pressure', { conditions: ['고혈압'] }, { vitaminEMg: 200 }, /의사나 약사에게 물어보세요/],
    ['a blood pressure medicine', { medicines: ['혈압약'] }, { potassiumMg: 200 }, /칼륨을 드셔도 되는지/],
    ['a thyroid medicine', { medicines: ['갑상선약'] }, { iodineUg: 100 }, /요오드가 갑상선에/],
    ['an antibiotic', { medicines: ['항생제'] }, { ironMg: 15 }, /약이 덜 흡수될 수 있으니/],
    [
      'a second medicine that no rule speaks of it with',
      { medicines: ['갑상선약', '항응고제', '항우울제'] },
      { ironMg: 15 },
      /^피를 묽게 하는 약·항우울제를 드시니, 철의 영향은/,
    ],
    [
      'an illness beside a medicine',
      { conditions: ['고혈압'], medicines: ['갑상선약'] },
      { calciumMg: 300 },
      /^고혈압이 있으니, 칼슘의 영향은/,
    ],
  ])('is asked about with %s where no rule looked at it', (_, told, perServing, words) => {
    const [item] = audit([taken(1, perServing)], { member: { ...MEMBER, ...told } }).items;
    expect(item).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
    expect(item!.reason).toMatch(words);
    expect(item!.cautions).not.toContain(item!.reason.replace(/\.$/, ''));
  });

  it('stays with a medicine where every rule was looked at', () => {
    const said = (perServing: ServingContent, medicine: '갑상선약' | '항우울제') =>
      audit([taken(1, perServing)], { member: { ...MEMBER, medicines: [medicine] } }).items[0];
    expect(said({ magnesiumMg: 100 }, '항우울제')).toMatchObject({ verdict: 'keep' });
    // Its rule is about when it is taken.
    expect(said({ calciumMg: 500 }, '갑상선약')).toMatchObject({ verdict: 'keep' });
  });

  it('is rested until asked where nobody knows what is in it, in pregnancy and with ailing kidneys', () => {
    for (const condition of ['임신', '신장 질환'] as const) {
      const member: SupplementMember = { ...MEMBER, sex: '여', conditions: [condition] };
      expect(audit([taken(1, {})], { member }).items[0]).toMatchObject({
        verdict: 'ask',
        reason: expect.stringContaining('그때까지 쉬는 게 안전해요'),
      });
    }
  });

  it.each<[string, StackItem[]]>([
    [
      'the plain capsule first',
      [taken(1, { vitaminDUg: 100 }), taken(2, { calciumMg: 500, vitaminDUg: 25 })],
    ],
    ['the plain capsule last', [taken(2, { calciumMg: 500, vitaminDUg: 25 }), taken(1, { vitaminDUg: 100 })]],
  ])('gives up the plain capsule rather than what holds more beside the vitamin, %s', (_, stack) => {
    for (const purposes of [[], ['관절 건강' as const]]) {
      const dear = stack.map(item => ({ ...item, monthlyCost: item.itemId === 1 ? 3_000 : 30_000 }));
      const { items } = audit(dear, { purposes });
      expect(items.filter(({ verdict }) => verdict !== 'keep')).toMatchObject([
        { itemId: 1, verdict: 'drop' },
      ]);
    }
  });

  it('is not given up for its price where it holds more than what serves the purpose', () => {
    const multi = { vitaminDUg: 10, vitaminCMg: 100, vitaminB6Mg: 2, zincMg: 8 };
    const stack = [
      {
        ...taken(1, multi, { monthlyCost: 40_000 }),
        product: product(multi, { ingredientClasses: ['vitaminB', 'vitaminD', 'zinc'] }),
      },
    ];
    const { items } = audit(stack, { purposes: ['피로 개선'], monthlyBudget: 20_000 });
    expect(items).toMatchObject([{ verdict: 'keep' }]);
  });

  it('counts what it holds in an unknown amount towards no limit, and says so', () => {
    const unmeasured = {
      ...taken(1, { zincMg: 8 }),
      product: product({ zincMg: 8 }, { unmeasured: ['magnesiumMg'], own: true }),
    };
    const [item] = audit([unmeasured], { member: { ...MEMBER, allergens: ['우유'] } }).items;
    expect(item!.cautions.join()).toMatch(/마그네슘의 양을 몰라.*알레르기\(우유\)/s);
    // A rule about the ingredient holds whatever its amount.
    const [antibiotic] = audit([unmeasured], { member: { ...MEMBER, medicines: ['항생제'] } }).items;
    expect(antibiotic).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
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
    const [item] = audit([taken(1, { vitaminCMg: 500 })], { member: { ...MEMBER, ...who } }).items;
    expect(item).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
  });

  it.each<[string, Partial<SupplementMember>]>([
    ['a medicine that is not known', { medicines: ['기타'] }],
    ['a yes of the readiness screen', { readinessYes: ['chestPain'] }],
  ])('is asked about with %s, also where it is of no known class', (_, told) => {
    const [item] = audit([taken(1, { vitaminCMg: 500 })], { member: { ...MEMBER, ...told } }).items;
    expect(item).toMatchObject({ verdict: 'ask', servingsPerDay: 1 });
    expect(item!.reason).toContain('상담하세요');
  });

  it('is told no more than was looked at', () => {
    const said = (perServing: ServingContent, told: Partial<SupplementMember> = {}) =>
      audit([taken(1, perServing)], { member: { ...MEMBER, ...told } }).items[0]!.reason;
    expect(said({ zincMg: 5 })).toContain('확인한 한도를 넘지 않고');
    expect(said({})).toContain('한도는 확인하지 못했어요');
    expect(said({ vitaminKUg: 70 })).toContain('한계량을 확인하지 못한');
    const kidneys = { conditions: ['신장 질환' as const] };
    expect(said({ magnesiumMg: 200 }, kidneys)).toContain('그때까지 쉬는 게 안전해요');
    expect(said({ potassiumMg: 99 }, kidneys)).toContain('그때까지 쉬는 게 안전해요');
    expect(said({ folicAcidUg: 400 }, kidneys)).toContain('그때까지는 그대로 두세요');
  });

  it('is told with what to do about it: vitamin A in pregnancy, vitamin K with an anticoagulant, what is no food', () => {
    const said = (perServing: ServingContent, source: string, told: Partial<SupplementMember>) => {
      const item = taken(1, perServing);
      const stack = [{ ...item, product: { ...item.product, source } }];
      return audit(stack, { member: { ...MEMBER, ...told } }).items[0]!;
    };
    const pregnant = said({ vitaminAUg: 700, folicAcidUg: 400 }, '종합비타민', { conditions: ['임신'] });
    expect(pregnant).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
    expect(pregnant.reason).toBe(
      '임신 중에 드시지 않는 게 좋은 비타민 A(레티놀)가 들어 있어요. 레티놀이 없는 제품으로 바꿀지 의사와 상의하세요.',
    );
    const warfarin = { medicines: ['항응고제' as const] };
    for (const item of [said({ vitaminKUg: 70 }, '종합비타민', warfarin), said({}, 'Vitamin K2', warfarin)]) {
      expect(item).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
      expect(item.reason).toMatch(/비타민 K가 들어 있어요\. 갑자기 끊어도 .* 의사에게 먼저 알리세요\.$/);
    }
    expect(said({}, '은행잎 추출물 120', warfarin).reason).toMatch(/은행잎 추출물이 들어 있어요/);
    expect(said({}, '5-HTP 100', {}).reason).toMatch(/^국내에서 식품으로 팔지 않거나.* 5-HTP/);
    expect(said({}, '5-HTP 100', { medicines: ['항우울제'] }).reason).toMatch(/^항우울제/);
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

  it('is left out beside what it does not go with, which is named', () => {
    const of = (amounts: ServingContent[]) =>
      audit(amounts.map((amount, index) => taken(index + 1, amount))).items.filter(
        ({ verdict }) => verdict === 'drop',
      );
    expect(of([{ hcaG: 0.75 }, { catechinMg: 300 }, { claG: 1.5 }, { lCarnitineG: 1 }])).toMatchObject([
      { itemId: 1, reason: expect.stringMatching(/^카테킨·CLA·L-카르니틴과 함께 드시지 않는 게/) },
    ]);
  });

  it.each<[string, number, number | null, Partial<SupplementMember>, string[]]>([
    [
      'more coffee than a day takes',
      80,
      6,
      {},
      [
        '커피 6잔의 카페인 600mg만으로 하루 한도 400mg을 넘어요. 커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.',
      ],
    ],
    [
      'that much beside nothing that holds any',
      0,
      6,
      {},
      [
        '커피 6잔의 카페인 600mg만으로 하루 한도 400mg을 넘어요. 커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.',
      ],
    ],
    [
      'as much as a day takes',
      80,
      4,
      {},
      [
        '커피 4잔의 카페인 400mg만으로 하루 한도 400mg을 채워요. 커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.',
      ],
    ],
    [
      'more than a light body takes',
      80,
      3,
      { weightKg: 50 },
      [
        '커피 3잔의 카페인 300mg만으로 하루 한도 285mg을 넘어요. 커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.',
      ],
    ],
    [
      'coffee that is only assumed',
      80,
      null,
      { ageYears: 65 },
      [
        '커피를 하루 2잔 드신다고 보면 그 카페인 200mg만으로 하루 한도 200mg을 채워요. 몇 잔 드시는지 건강 정보에서 알려 주세요.',
      ],
    ],
    ['coffee that nobody told of, beside nothing that holds any', 0, null, { ageYears: 65 }, []],
    ['coffee that leaves some', 80, 1, {}, []],
  ])('says what no change mends of %s', (_, caffeineMg, coffeeCupsPerDay, more, said) => {
    const member = { ...MEMBER, coffeeCupsPerDay, ...more };
    const { unmended, items } = audit([taken(1, { caffeineMg, zincMg: 5 })], { member });
    expect(unmended).toEqual(said);
    if (caffeineMg > 0 && said.length > 0) {
      expect(items[0]!.verdict).toBe('drop');
      expect(said[0]).toContain(items[0]!.reason.split('. ')[0]);
    }
  });

  it('says which part of a limit coffee takes', () => {
    const member = { ...MEMBER, coffeeCupsPerDay: 3 };
    expect(audit([taken(1, { caffeineMg: 150 })], { member }).items[0]!.reason).toMatch(
      /^카페인이 하루 150mg으로 커피를 빼고 남은 한도 100mg을 넘어요/,
    );
  });

  it('leaves no sum above its limit by rounding, and says such sums with their decimals', () => {
    const { items, nutrients, unmended } = audit([
      taken(1, { zincMg: 12.5004 }),
      taken(2, { zincMg: 12.5004 }),
    ]);
    expect(nutrients[0]!.proposed).toBeLessThanOrEqual(25);
    expect(unmended).toEqual([]);
    expect(items.find(({ verdict }) => verdict === 'drop')!.reason).toMatch(/하루 25\.002mg으로 한도 25mg을/);
    expect(audit([taken(1, { vitaminCMg: 666.666667 }, { servingsPerDay: 3 })]).items[0]!.verdict).toBe(
      'keep',
    );
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
        const found = auditViolations(input, auditStack(input));
        if (found.length > 0) wrong.push({ seed, found });
      }
      expect(wrong).toEqual([]);
    });
  }
});

import { affordableSupplements, chooseSupplements } from './supplement-engine.js';
import type { CatalogueProduct, SupplementInput, SupplementMember } from './supplement-engine.types.js';

const member: SupplementMember = {
  sex: '남',
  ageYears: 28,
  heightCm: 175,
  weightKg: 70,
  bodyFatPercent: 18,
  muscleMassPercent: 42,
  compositionSource: 'measured',
  allergens: [],
  conditions: [],
  medicines: [],
  readinessYes: [],
  coffeeCupsPerDay: 0,
  dietProteinPerKg: null,
};

function product(fields: Partial<CatalogueProduct> & Pick<CatalogueProduct, 'productId'>): CatalogueProduct {
  return {
    ingredientClasses: [],
    source: '',
    certified: false,
    approvedFunction: null,
    perServing: {},
    allergens: [],
    excludedConditions: [],
    cautions: [],
    variants: [],
    ...fields,
  };
}

const whey = product({
  productId: 1,
  ingredientClasses: ['protein'],
  perServing: { proteinG: 24, kcal: 120 },
  allergens: ['우유', '대두'],
  variants: [
    { variantId: 11, flavor: '초코', servings: 60, price: 60_000 },
    { variantId: 12, flavor: '초코', servings: 30, price: 33_000 },
    { variantId: 13, flavor: '딸기', servings: 60, price: 62_000 },
  ],
});
const soy = product({
  productId: 2,
  ingredientClasses: ['protein'],
  perServing: { proteinG: 20 },
  allergens: ['대두'],
  variants: [{ variantId: 21, flavor: '곡물', servings: 60, price: 58_000 }],
});
const creatine = product({
  productId: 3,
  ingredientClasses: ['creatine'],
  perServing: { creatineG: 5 },
  variants: [{ variantId: 31, flavor: '무맛', servings: 100, price: 22_000 }],
});
const preWorkout = product({
  productId: 4,
  ingredientClasses: ['caffeine', 'vitaminB'],
  perServing: { caffeineMg: 200, vitaminB6Mg: 3 },
  variants: [{ variantId: 41, flavor: '레몬', servings: 30, price: 39_000 }],
});
const carnitine = product({
  productId: 5,
  ingredientClasses: ['lCarnitine'],
  perServing: { lCarnitineG: 2 },
  variants: [{ variantId: 51, flavor: '사과', servings: 120, price: 21_000 }],
});
const gainer = product({
  productId: 6,
  ingredientClasses: ['gainer'],
  perServing: { kcal: 380, proteinG: 20 },
  allergens: ['우유'],
  variants: [{ variantId: 61, flavor: '초코', servings: 30, price: 45_000 }],
});
const catalogue = [whey, soy, creatine, preWorkout, carnitine, gainer];

function input(
  purposes: SupplementInput['request']['purposes'],
  monthlyBudget: number,
  changes: Partial<SupplementMember> = {},
): SupplementInput {
  return { member: { ...member, ...changes }, request: { purposes, monthlyBudget }, catalogue };
}

describe('chooseSupplements', () => {
  it('closes the protein gap before it adds creatine, and shows the arithmetic', () => {
    const choice = chooseSupplements(input(['근육 증가'], 90_000));
    expect(choice.proteinGap).toEqual({
      ...{ targetGrams: 126, dietGrams: 77, gapGrams: 49, dietKnown: false, closedGrams: 48 },
      takenGrams: 0,
    });
    expect(choice.items.map(item => item.variantId)).toEqual([11, 31]);
    expect(choice.items[0]?.reason).toBe(
      '하루 단백질 목표는 126g인데 식사로 77g쯤 드신다고 보면 49g이 모자라요. 24g씩 하루 2번 드시면 그중 48g을 채워요. ' +
        '60회분 한 통이면 30일 드실 수 있고, 하루 2,000원이에요.',
    );
    expect(choice.items[1]?.reason).toBe(
      '크레아틴 하루 5g이면 연구에서 쓴 양(하루 3g)을 채워요. ' +
        '100회분 한 통이면 100일 드실 수 있고, 하루 220원이에요.',
    );
    expect(choice).toMatchObject({ totalPrice: 82_000, remaining: 8_000, uncoveredPurposes: [] });
    expect(choice.noFit).toBeUndefined();
  });

  it('does not call a gap closed that is larger than powders may close', () => {
    const big = product({
      ...{ productId: 7, ingredientClasses: ['protein'], perServing: { proteinG: 32 } },
      variants: [{ variantId: 71, flavor: '무맛', servings: 60, price: 30_000 }],
    });
    const hungry = input(['근육 증가'], 90_000, { dietProteinPerKg: 0.5, weightKg: 80 });
    const [item] = chooseSupplements({ ...hungry, catalogue: [big] }).items;
    expect(item?.reason).toContain('보충제로는 60g까지만 채워요. 32g씩 하루 2번 드시면 그중 60g을 채워요.');
  });

  it('leaves money over that buys nothing more of use', () => {
    const choice = chooseSupplements(input(['근육 증가'], 1_000_000));
    expect(choice.totalPrice).toBe(82_000);
    expect(choice.remaining).toBe(918_000);
  });

  it('takes another protein for a member with a milk allergy', () => {
    const choice = chooseSupplements(input(['근육 증가'], 90_000, { allergens: ['우유'] }));
    expect(choice.items.map(item => item.variantId)).toEqual([21, 31]);
  });

  it('recommends no protein and no creatine to a member with kidney disease, and states no target', () => {
    const choice = chooseSupplements(input(['근육 증가'], 90_000, { conditions: ['신장 질환'] }));
    expect(choice.items).toEqual([]);
    expect(choice.proteinGap).toBeNull();
    expect(choice.notes[0]).toContain('의사와 정해야 해서 목표도 정하지 않았어요');
    expect(choice.noFit).toEqual({
      reason:
        '건강 상태를 살펴보니 고른 목적에 권할 만한 제품이 없어요. 드셔도 되는 제품은 의사나 약사와 상담하세요.',
      cheapestBudget: null,
    });
  });

  it('says why it has nothing for who may have no more protein than is lacking, and claims no allergy', () => {
    const nursing = chooseSupplements(input(['근육 증가'], 90_000, { conditions: ['수유'] }));
    expect(nursing.proteinGap?.gapGrams).toBeLessThan(20);
    expect(nursing.noFit?.reason).toBe(
      `하루에 모자란 단백질이 ${nursing.proteinGap?.gapGrams}g이라, 단백질 제품을 한 번 드시면 오히려 넘쳐요. ` +
        '고기, 생선, 달걀, 콩 가운데 드실 수 있는 것을 끼니에 조금 더해 주세요.',
    );
    const young = chooseSupplements(input(['근력 향상'], 90_000, { ageYears: 16 }));
    expect(young.noFit?.reason).toMatch(/^만 19세 미만에게/u);
  });

  it('sells nothing to the severely thin, states no target, and begins with words that help', () => {
    for (const purpose of ['체중 증가', '체중 감량', '근력 향상', '근육 증가'] as const) {
      const thin = chooseSupplements(input([purpose, '피로 개선'], 300_000, { weightKg: 48 }));
      expect(thin).toMatchObject({ items: [], proteinGap: null, notes: [], uncoveredPurposes: [] });
      expect(thin.refusals).toEqual([
        {
          purpose: null,
          reason: expect.stringMatching(
            /^키에 비해 체중이 많이 낮아서.*의사와 함께 정하는 것이 가장 안전해요\.$/,
          ),
          advice: expect.arrayContaining([expect.stringContaining('1577-0199')]),
        },
      ]);
      const said = JSON.stringify(thin);
      expect(said).not.toMatch(/태우|빠지|빼는|줄이면 좋|근육이 (더 )?늘|체지방|목표/);
    }
    const affordable = affordableSupplements(input(['근육 증가'], 49_000, { weightKg: 48 }));
    expect(affordable).toMatchObject({ items: [], refusals: [{ purpose: null }] });
    const slim = chooseSupplements(input(['체중 증가'], 300_000, { weightKg: 50 }));
    expect(slim.notes).toEqual([]);
    expect(slim.items.length).toBeGreaterThan(0);
  });

  it('sells fish to nobody with an allergy to one', () => {
    const oil = product({
      productId: 9,
      ingredientClasses: ['omega3'],
      source: '정제어유(EPA 및 DHA)',
      perServing: { epaDhaG: 1 },
      variants: [{ variantId: 91, flavor: '무맛', servings: 90, price: 20_000 }],
    });
    const algae = { ...oil, productId: 10, source: '미세조류유(EPA 및 DHA)' };
    const chosen = (from: CatalogueProduct, allergens: SupplementMember['allergens']) =>
      chooseSupplements({ ...input(['운동 후 회복'], 100_000, { allergens }), catalogue: [from] }).items
        .length;
    expect([chosen(oil, []), chosen(oil, ['고등어']), chosen(algae, ['고등어'])]).toEqual([1, 0, 1]);
  });

  it('says what it took for none because nobody answered', () => {
    const notes = (unanswered: SupplementMember['unanswered']) =>
      chooseSupplements(input(['근육 증가'], 90_000, { unanswered })).notes;
    expect(notes(['conditions', 'medicines'])[0]).toBe(
      '건강 상태·드시는 약을 아직 알려 주지 않으셔서, 해당하는 것이 없다고 보고 골랐어요. 하나라도 있으면 사기 전에 알려 주세요.',
    );
    expect(notes([])).toEqual([]);
    expect(notes(['allergens'])[0]).toMatch(/^알레르기를 아직/);
    const pregnant = input(['체중 감량'], 90_000, { conditions: ['임신'], unanswered: ['allergens'] });
    expect(chooseSupplements(pregnant).notes.join()).not.toContain('골랐어요. 하나라도');
  });

  it('asks to check a body that cannot be', () => {
    const typo = { heightCm: 120, weightKg: 250, bodyFatPercent: 3 };
    const { notes, proteinGap } = chooseSupplements(input(['근육 증가'], 90_000, typo));
    expect(notes).toContain(
      '키와 체중, 체지방률이 서로 맞지 않아요. 단백질은 어림해서 계산했으니 몸 정보를 다시 확인해 주세요.',
    );
    expect(proteinGap?.targetGrams).toBeLessThan(130);
  });

  it('refuses 체중 감량 to the pregnant, the underage and the underweight, with what helps instead', () => {
    const refused = [
      input(['체중 감량'], 300_000, { sex: '여', conditions: ['임신'] }),
      input(['체중 감량'], 300_000, { sex: '여', conditions: ['수유'] }),
      input(['체중 감량'], 300_000, { sex: '여', ageYears: 16, weightKg: 41, heightCm: 159 }),
      input(['체중 감량'], 300_000, { weightKg: 52 }),
    ];
    for (const each of refused) {
      const choice = chooseSupplements(each);
      expect(choice.items).toEqual([]);
      expect(choice.refusals).toHaveLength(1);
      expect(choice.refusals[0]?.purpose).toBe('체중 감량');
      expect(choice.refusals[0]?.advice.length).toBeGreaterThanOrEqual(3);
      expect(choice.noFit).toEqual({ reason: choice.refusals[0]?.reason, cheapestBudget: null });
    }
    const both = chooseSupplements(input(['체중 감량', '근력 향상'], 300_000, { weightKg: 52 }));
    expect(both.refusals).toHaveLength(1);
    expect(both.items.map(item => item.productId)).toContain(3);
    expect(both.uncoveredPurposes).not.toContain('체중 감량');
  });

  it('says so where a member of BMI 30 wants to gain weight, and offers no gainer', () => {
    const choice = chooseSupplements(input(['체중 증가'], 300_000, { weightKg: 95 }));
    expect(choice.notes[0]).toContain('체질량지수가 30 이상이라');
    expect(choice.items.map(item => item.productId)).not.toContain(6);
  });

  it('counts a medicine of unknown kind as any of the known ones', () => {
    const choice = chooseSupplements(input(['체중 감량'], 300_000, { conditions: ['약물 복용'] }));
    expect(choice.items.map(item => item.productId)).not.toContain(5);
    expect(choice.notes).toEqual([expect.stringMatching(/^어떤 약을 드시는지 몰라서.*성분은 뺐어요/)]);
    const named = chooseSupplements(input(['지구력 향상'], 300_000, { medicines: ['항우울제'] }));
    expect(named.items).toEqual([]);
  });

  it('takes the cheaper of two powders within a tenth of the gap', () => {
    const dear = product({
      productId: 7,
      ingredientClasses: ['protein'],
      perServing: { proteinG: 26.5 },
      variants: [{ variantId: 71, flavor: '무맛', servings: 60, price: 84_000 }],
    });
    const choice = chooseSupplements({
      ...input(['운동 후 회복'], 300_000, { dietProteinPerKg: 0.6 }),
      catalogue: [dear, whey],
    });
    expect(choice.proteinGap?.gapGrams).toBe(49);
    expect(choice.items.map(item => item.variantId)).toEqual([11]);
  });

  it('pays for more of an effect only what it is worth', () => {
    const caffeine = (productId: number, caffeineMg: number, servings: number, price: number) =>
      product({
        productId,
        ingredientClasses: ['caffeine'],
        perServing: { caffeineMg },
        variants: [{ variantId: productId * 10, flavor: '', servings, price }],
      });
    const pill = caffeine(7, 75, 120, 19_900);
    const gel = caffeine(8, 50, 24, 43_900);
    // At 45 kg a pill has 56 % of the dose for 4,975 won per month, two gels 74 % for 109,750 won.
    const light = {
      ...input(['지구력 향상'], 200_000, { weightKg: 45, heightCm: 155 }),
      catalogue: [pill, gel],
    };
    expect(chooseSupplements(light).items.map(item => item.variantId)).toEqual([70]);
    // 58 %, while the purpose counts as covered from 67 %: reaching a threshold has no value of its own.
    const drinker = { ...light, member: { ...light.member, weightKg: 58, coffeeCupsPerDay: 2 } };
    expect(chooseSupplements(drinker).items.map(item => item.variantId)).toEqual([70]);
    // The gel alone is not worth its price; the answer says so instead of naming a budget.
    const choice = chooseSupplements({ ...light, catalogue: [gel] });
    expect(choice.items).toEqual([]);
    expect(choice.noFit).toEqual({
      reason: expect.stringContaining('비싸서 고르지 않았어요'),
      cheapestBudget: null,
    });
    // A little more effect for a little more money is bought.
    const cheapGel = caffeine(9, 50, 24, 4_900);
    expect(
      chooseSupplements({ ...light, catalogue: [pill, cheapGel] }).items.map(item => item.variantId),
    ).toEqual([90]);
  });

  it('takes a powder and a gainer together only where they bring no more than is lacking', () => {
    const chosen = (dietProteinPerKg: number, powderKcal = 120) => {
      const choice = chooseSupplements({
        ...input(['체중 증가'], 300_000, { dietProteinPerKg }),
        catalogue: [{ ...whey, perServing: { proteinG: 24, kcal: powderKcal } }, gainer],
      });
      const brought = choice.items.reduce((sum, item) => sum + item.proteinGrams, 0);
      return { gap: choice.proteinGap?.gapGrams, brought, products: choice.items.length };
    };
    expect(chosen(1.1)).toEqual({ gap: 49, brought: 44, products: 2 });
    // 20 g from the gainer and 24 g from one spoon exceed 42 g.
    expect(chosen(1.2)).toMatchObject({ gap: 42, products: 1 });
    // 380 kcal from the gainer and 230 from a spoon exceed what studies used.
    expect(chosen(1.1, 230)).toMatchObject({ gap: 49, products: 1 });
  });

  it('names the cheapest budget when the money is too little', () => {
    const choice = chooseSupplements(input(['체중 감량'], 15_000));
    expect(choice.items).toEqual([]);
    expect(choice.noFit).toEqual({
      reason:
        '고를 만한 제품 가운데 20일 넘게 드실 수 있는 가장 싼 것이 21,000원이라, 한 달 15,000원으로는 살 수 없어요. 예산을 30,000원으로 올려 보세요.',
      cheapestBudget: 30_000,
    });
    expect(choice.uncoveredPurposes).toEqual(['체중 감량']);
  });

  it('buys two packs where one does not last 20 days', () => {
    const smallPacks = {
      ...whey,
      variants: [{ variantId: 12, flavor: '초코', servings: 30, price: 33_000 }],
    };
    const choice = chooseSupplements({
      ...input(['운동 후 회복'], 70_000, { dietProteinPerKg: 0.6 }),
      catalogue: [smallPacks],
    });
    expect(choice.items[0]).toMatchObject({
      packs: 2,
      packsPrice: 66_000,
      servingsPerDay: 2,
      daysPerPack: 15,
    });
    expect(choice.items[0]?.reason).toContain('30회분 2통이면 30일 드실 수 있고, 하루 2,200원이에요.');
  });

  it('counts caffeine by body weight, with the coffee, and says when to take it', () => {
    const [item] = chooseSupplements(input(['지구력 향상'], 50_000)).items;
    expect(item?.reason).toContain(
      '카페인 하루 200mg이면 체중 70kg에 맞는 양(210mg)의 95%예요. 커피를 드시지 않아서 카페인은 하루 200mg이에요.',
    );
    expect(item?.timing).toBe('운동 30~60분 전에 한 번에 드세요. 잠들기 9시간 전부터는 피하세요.');
    const drinker = chooseSupplements(input(['지구력 향상'], 50_000, { coffeeCupsPerDay: 3 }));
    expect(drinker.items).toEqual([]);
    const untold = chooseSupplements(
      input(['지구력 향상'], 50_000, { coffeeCupsPerDay: null, weightKg: 75 }),
    );
    expect(untold.items[0]?.reason).toContain(
      '커피로 200mg쯤 드신다고 보면 카페인은 모두 합쳐 하루 400mg이에요.',
    );
    const old = chooseSupplements(input(['지구력 향상'], 50_000, { coffeeCupsPerDay: null, ageYears: 61 }));
    expect(old.items).toEqual([]);
    const tense = chooseSupplements(input(['지구력 향상'], 50_000, { conditions: ['고혈압'] }));
    expect(tense.items).toEqual([]);
  });

  it('gives none of the performance products to a member below 19', () => {
    const purposes = ['근력 향상', '지구력 향상', '피로 개선'] as const;
    const minor = chooseSupplements(input([...purposes], 300_000, { ageYears: 17, weightKg: 80 }));
    expect(minor.items).toEqual([]);
    expect(minor.notes[0]).toContain('만 19세 미만');
  });

  it('lists the doses of a product with several ingredients, each measured by what it is', () => {
    const [item] = chooseSupplements(input(['지구력 향상', '피로 개선'], 40_000)).items;
    expect(item?.doseText).toBe('하루 카페인 200mg·비타민 B6 3mg, 한 번에');
    expect(item?.evidenceGrade).toBe('근거 충분');
    expect(item?.purposes).toEqual(['지구력 향상', '피로 개선']);
    expect(item?.reason).toContain(
      '카페인 하루 200mg이면 체중 70kg에 맞는 양(210mg)의 95%이고, 비타민 B6 하루 3mg이면 한국인 영양소 섭취기준(1.5mg)을 채워요.',
    );
    expect(item?.evidence.map(({ purpose, grade }) => `${purpose} ${grade}`)).toEqual([
      ...['지구력 향상 근거 충분', '피로 개선 근거 약함'],
    ]);
  });

  it('says 연구에서 쓴 of studies only, and 식약처 일일섭취량 of permitted intakes', () => {
    const catechin = product({
      productId: 8,
      ingredientClasses: ['catechin'],
      certified: true,
      approvedFunction: '체지방 감소에 도움을 줄 수 있음',
      perServing: { catechinMg: 300, egcgMg: 130 },
      variants: [{ variantId: 81, flavor: '정제', servings: 90, price: 14_900 }],
    });
    const [item] = chooseSupplements({ ...input(['체중 감량'], 50_000), catalogue: [catechin] }).items;
    expect(item?.reason).toContain('카테킨 하루 300mg이면 식약처 일일섭취량(300mg)을 채워요.');
    expect(item).toMatchObject({ certified: true, approvedFunction: '체지방 감소에 도움을 줄 수 있음' });
  });

  it('says that weak evidence is weak', () => {
    const [item] = chooseSupplements(input(['체중 감량'], 30_000)).items;
    expect(item).toMatchObject({ variantId: 51, evidenceGrade: '근거 약함' });
    expect(item?.evidence).toMatchObject([
      {
        purpose: '체중 감량',
        ingredient: 'L-카르니틴',
        grade: '근거 약함',
        source: expect.stringContaining('2020'),
      },
    ]);
  });

  it('recommends a gainer for 체중 증가 with the energy need, and never for 체중 감량', () => {
    const gain = chooseSupplements(input(['체중 증가'], 300_000));
    const gainerItem = gain.items.find(item => item.variantId === 61);
    expect(gainerItem?.reason).toContain(
      '하루에 쓰는 열량이 2,410kcal쯤이라, 300kcal쯤 더 드셔야 체중이 늘어요.',
    );
    expect(gainerItem?.reason).toContain('이 제품은 하루 380kcal와 단백질 20g을 더해요.');
    const loss = chooseSupplements(input(['체중 감량'], 300_000));
    expect(loss.items.map(item => item.productId)).not.toContain(6);
  });

  it('sells no protein to a member who asked for something protein does not serve', () => {
    const choice = chooseSupplements(input(['근력 향상'], 300_000, { dietProteinPerKg: 0.5 }));
    expect(choice.items.map(item => item.productId)).toEqual([3]);
  });

  it('warns, without repeating what the product already says, and for stored conditions', () => {
    const medicated = chooseSupplements(input(['근력 향상'], 30_000, { medicines: ['혈압약'] }));
    expect(medicated.items[0]?.cautions).toEqual([
      '혈압약을 드시니 함께 드셔도 되는지 먼저 의사나 약사와 상담하세요',
      '신장 질환이 있으면 먼저 상담하세요',
    ]);
    const own = { ...creatine, cautions: ['신장이 안 좋으면 피하세요', '임신 중이면 피하세요'] };
    const told = chooseSupplements({ ...input(['근력 향상'], 30_000), catalogue: [own] });
    expect(told.items[0]?.cautions).toEqual(own.cautions);
  });

  it('shows every other flavour and size with its price for the month', () => {
    const choice = chooseSupplements(input(['근육 증가'], 82_500));
    const wheyItem = choice.items.find(item => item.productId === 1);
    expect(wheyItem?.otherFlavors).toEqual([
      {
        flavorName: '초코',
        units: [
          {
            supplementId: 12,
            servings: 30,
            price: 33_000,
            packs: 2,
            packsPrice: 66_000,
            daysPerPack: 15,
            costPerDay: 2_200,
            fitsBudget: false,
          },
          expect.objectContaining({ supplementId: 11, packsPrice: 60_000, fitsBudget: true }),
        ],
      },
      { flavorName: '딸기', units: [expect.objectContaining({ supplementId: 13, fitsBudget: false })] },
    ]);
  });

  it('passes over variants without servings or price', () => {
    const broken = {
      ...creatine,
      variants: [
        ...creatine.variants,
        { variantId: 32, flavor: '무맛', servings: 0, price: 10_000 },
        { variantId: 33, flavor: '무맛', servings: 60, price: 0 },
      ],
    };
    const choice = chooseSupplements({ ...input(['근력 향상'], 30_000), catalogue: [broken] });
    expect(choice.items.map(item => item.variantId)).toEqual([31]);
    expect(
      choice.items[0]?.otherFlavors.flatMap(flavor => flavor.units).map(unit => unit.supplementId),
    ).toEqual([31]);
  });

  it('refuses a request without a purpose or with a budget that is no amount', () => {
    expect(() => chooseSupplements(input([], 50_000))).toThrow(RangeError);
    expect(() => chooseSupplements(input(['근육 증가'], 0.5))).toThrow(RangeError);
    expect(() => chooseSupplements(input(['근육 증가'], 50_000, { weightKg: Number.NaN }))).toThrow(
      RangeError,
    );
  });
});

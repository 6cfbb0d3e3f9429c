import { INGREDIENT_CLASSES, type IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { randomMember, seededRandom } from './supplement-cases.fixture.js';
import type { CatalogueProduct, SupplementMember } from './supplement-engine.types.js';
import {
  cautionsFor,
  classesConflict,
  containedClasses,
  exclusionOf,
  isForbidden,
  notesFor,
  proteinUpToGap,
  refusalsOf,
  rulesFor,
} from './supplement-safety.js';

const HEALTHY: SupplementMember = {
  ...randomMember(seededRandom(4)),
  ...{ sex: '여', ageYears: 30, heightCm: 165, weightKg: 70 },
  ...{ conditions: [], medicines: [], allergens: [], readinessYes: [] },
};
const product = (fields: Partial<CatalogueProduct>): CatalogueProduct => ({
  ...{ productId: 1, ingredientClasses: [], source: '예시 원료', perServing: {}, certified: false },
  ...{ approvedFunction: null, allergens: [], excludedConditions: [], cautions: [], variants: [] },
  ...fields,
});
const exclusion = (fields: Partial<CatalogueProduct>, member: Partial<SupplementMember> = {}) =>
  exclusionOf(product(fields), rulesFor({ ...HEALTHY, ...member }));
const contained = (fields: Partial<CatalogueProduct>) => [...containedClasses(product(fields))].sort();

describe('what a product may not be offered for', () => {
  it('is an allergen of the member', () => {
    const label: Partial<CatalogueProduct> = { allergens: ['우유', '대두'] };
    expect(exclusion(label, { allergens: ['우유'] })).toBe('allergen');
    expect(exclusion(label, { allergens: ['땅콩'] })).toBeNull();
  });

  it('is a condition that its own label names', () => {
    const label: Partial<CatalogueProduct> = { excludedConditions: ['당뇨', '고혈압'] };
    expect(exclusion(label, { conditions: ['고혈압'] })).toBe('condition');
    expect(exclusion(label, { conditions: ['골다공증'] })).toBeNull();
  });

  it.each([
    ['임산부는 섭취를 피하십시오', { conditions: ['임신'] }],
    ['간기능이 좋지 않은 분은 섭취를 금할 것', { conditions: ['간 질환'] }],
    ['부정맥이 있으면 드시지 말아 주세요', { conditions: ['심장 질환'] }],
    ['아스피린을 드시는 분은 섭취를 자제해 주세요', { medicines: ['항응고제'] }],
    ['혈압이 높은 분은 삼가 주세요', { conditions: ['고혈압'] }],
    ['어린이와 청소년은 드시지 마세요', { ageYears: 18 }],
  ] as const)('is what its label forbids: %s', (sentence, told) => {
    const member: Partial<SupplementMember> = structuredClone(told as object);
    const allowed = { ingredientClasses: ['protein' as const] };
    expect(exclusion({ ...allowed, cautions: [sentence] }, member)).toBe('condition');
    // The text that a member pasted is read like a label's cautions.
    const pasted = { ...allowed, own: true as const, source: `분리유청단백\n${sentence}` };
    expect(isForbidden(product(pasted), { ...HEALTHY, ...member })).toBe(true);
    expect(isForbidden(product(pasted), HEALTHY)).toBe(false);
  });

  it('is a class that a rule excludes or does not allow', () => {
    const cla: Partial<CatalogueProduct> = { ingredientClasses: ['cla'] };
    expect(exclusion(cla)).toBeNull();
    expect(exclusion(cla, { conditions: ['간 질환'] })).toBe('condition');
    expect(exclusion(cla, { conditions: ['임신'] })).toBe('condition');
  });

  it('is anhydrous caffeine, for everybody', () => {
    expect(exclusion({ source: '정제수, 무수카페인' })).toBe('condition');
    expect(exclusion({ source: '과라나 추출물' })).toBeNull();
  });

  it('is garcinia together with another ingredient for losing fat', () => {
    expect(exclusion({ ingredientClasses: ['garcinia'] })).toBeNull();
    expect(exclusion({ ingredientClasses: ['garcinia', 'vitaminB'] })).toBeNull();
    expect(exclusion({ ingredientClasses: ['vitaminB', 'garcinia', 'lCarnitine'] })).toBe('mixture');
  });
});

describe('classes that do not go together', () => {
  it('are garcinia and the others for losing fat, whichever comes first', () => {
    const of = (one: IngredientClass) =>
      INGREDIENT_CLASSES.filter(other => classesConflict(one, other)).sort();
    expect(of('garcinia')).toEqual(['catechin', 'cla', 'lCarnitine']);
    for (const one of INGREDIENT_CLASSES.filter(each => each !== 'garcinia'))
      expect(of(one)).toEqual(['catechin', 'cla', 'lCarnitine'].includes(one) ? ['garcinia'] : []);
  });
});

describe('what a product contains', () => {
  it('is what it is sold as and what it declares an amount of', () => {
    expect(contained({ ingredientClasses: ['zinc'], perServing: { claG: 3, creatineG: 0 } })).toEqual([
      'cla',
      'zinc',
    ]);
    expect(contained({ perServing: { egcgMg: 100 } })).toEqual(['catechin']);
    expect(contained({ perServing: { egcgMg: 0 } })).toEqual([]);
  });

  it('is no protein, gainer or glutamine for the amounts that every powder has', () => {
    expect(contained({ perServing: { proteinG: 20, kcal: 120, lGlutamineG: 3 } })).toEqual([]);
    expect(contained({ ingredientClasses: ['protein'], perServing: { proteinG: 20 } })).toEqual(['protein']);
  });
});

describe('what is said of a product', () => {
  const cautions = (fields: Partial<CatalogueProduct>, member: Partial<SupplementMember> = {}) =>
    cautionsFor(product(fields), rulesFor({ ...HEALTHY, ...member }));

  it.each([
    ['creatine', '신장 질환자는 섭취를 피할 것', /^신장 질환이 있으면/],
    ['cla', '간 질환자는 섭취를 피할 것', /^간 질환이 있으면/],
    ['caffeine', '심장이 두근거릴 수 있음', /^심장 질환이나/],
    ['caffeine', '임신부는 섭취를 피할 것', /^임신·수유 중에는/],
    ['omega3', '혈압약을 먹으면 상담할 것', /^약을 드시고 있으면/],
  ] as const)('of %s is not said twice where its label says so: %s', (ingredientClass, own, said) => {
    const count = (label: string) =>
      cautions({ ingredientClasses: [ingredientClass], cautions: [label] }).filter(text => said.test(text))
        .length;
    expect(count('어린이 손이 닿지 않는 곳에 둘 것')).toBe(1);
    expect(count(own)).toBe(0);
  });

  it('is said whatever the label says where the member told the condition', () => {
    const label: Partial<CatalogueProduct> = {
      ingredientClasses: ['protein'],
      cautions: ['간 질환자는 상담할 것'],
    };
    expect(cautions(label, { conditions: ['간 질환'] })).toContain(
      '간 질환이 있으니 드시기 전에 의사와 상담하세요',
    );
  });

  it('begins with what its label says', () => {
    expect(cautions({ ingredientClasses: ['vitaminB'], cautions: ['우유와 함께 드세요'] })).toEqual([
      '우유와 함께 드세요',
    ]);
  });
});

it('only for whoever may have but a few classes protein ends where the gap does', () => {
  const upToGap = (member: Partial<SupplementMember>) => proteinUpToGap(rulesFor({ ...HEALTHY, ...member }));
  expect(upToGap({})).toBe(false);
  expect(upToGap({ conditions: ['간 질환'] })).toBe(false);
  expect(upToGap({ conditions: ['임신'] })).toBe(true);
  expect(upToGap({ ageYears: 18 })).toBe(true);
});

it('two reasons against a purpose are one refusal, told by the first of them', () => {
  const refusals = (member: Partial<SupplementMember>) =>
    refusalsOf(['근육 증가', '체중 감량'], rulesFor({ ...HEALTHY, ...member }));
  const expecting = refusals({ conditions: ['임신'], heightCm: 165, weightKg: 48 });
  expect(expecting).toEqual([
    { purpose: '체중 감량', reason: expect.stringMatching(/^임신 중에는/), advice: expect.any(Array) },
  ]);
  expect(expecting[0]!.advice).toHaveLength(3);
  // Below 19 the index for adults means nothing.
  expect(refusals({ ageYears: 14, heightCm: 165, weightKg: 48 })[0]!.reason).toMatch(/^만 19세 미만/);
});

it('below a body mass index of 16 one refusal stands for everything, and nothing else is said', () => {
  const rules = rulesFor({
    ...HEALTHY,
    ageYears: 16,
    heightCm: 165,
    weightKg: 42,
    conditions: ['신장 질환'],
  });
  const refusals = refusalsOf(['근육 증가', '체중 감량'], rules);
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toMatchObject({ purpose: null, reason: expect.stringContaining('의사와 함께') });
  expect(notesFor(['근육 증가', '체중 감량'], rules)).toEqual([]);
});

import { INGREDIENT_CLASSES, type IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { randomMember, seededRandom } from './supplement-cases.fixture.js';
import type { CatalogueProduct, SupplementMember } from './supplement-engine.types.js';
import { classesConflict, containedClasses, exclusionOf, rulesFor } from './supplement-safety.js';

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

import { randomMember, seededRandom } from '../supplement-cases.fixture.js';
import { chooseSupplements } from '../supplement-engine.js';
import type { CatalogueProduct, SupplementInput, SupplementMember } from '../supplement-engine.types.js';

/** Healthy, with a BMI of 25.7, for which CLA is sold: anything missing for the same person with a condition was left out because of it. */
const HEALTHY: SupplementMember = {
  ...randomMember(seededRandom(4)),
  sex: '여',
  ageYears: 30,
  heightCm: 165,
  weightKg: 70,
  dietProteinPerKg: 0.8,
  conditions: [],
  medicines: [],
  readinessYes: [],
  allergens: [],
};

const product = (fields: Partial<CatalogueProduct>): CatalogueProduct => ({
  productId: 1,
  ingredientClasses: [],
  source: '예시 원료',
  perServing: {},
  certified: false,
  approvedFunction: null,
  allergens: [],
  excludedConditions: [],
  cautions: [],
  variants: [{ variantId: 1, flavor: '무맛', servings: 120, price: 20_000 }],
  ...fields,
});

const MAGNESIUM = product({ ingredientClasses: ['magnesium'], perServing: { magnesiumMg: 200 } });
const CLA = product({ ingredientClasses: ['cla'], perServing: { claG: 3 } });

function chosen(
  one: CatalogueProduct,
  conditions: SupplementMember['conditions'],
  purposes: SupplementInput['request']['purposes'],
): number {
  const request = { purposes, monthlyBudget: 100_000 };
  return chooseSupplements({ member: { ...HEALTHY, conditions }, request, catalogue: [one] }).items.length;
}

describe('what nobody in these circumstances may be sold, though the label says nothing', () => {
  it.each([
    ['magnesium', MAGNESIUM, '신장 질환', ['피로 개선']],
    [
      'protein',
      product({ ingredientClasses: ['protein'], perServing: { proteinG: 22 } }),
      '신장 질환',
      ['근육 증가'],
    ],
    ['CLA', CLA, '임신', ['체중 감량']],
    ['CLA', CLA, '수유', ['체중 감량']],
  ] as const)('%s: chosen in health, not where it harms (%#)', (_, one, condition, purposes) => {
    expect(chosen(one, [], [...purposes])).toBe(1);
    expect(chosen(one, [condition], [...purposes])).toBe(0);
  });

  it.each(['임신', '수유'] as const)(
    'a protein powder with CLA in it: not in %s, the same without it',
    condition => {
      const powder = (perServing: CatalogueProduct['perServing']) =>
        product({ ingredientClasses: ['protein'], perServing: { proteinG: 22, ...perServing } });
      expect(chosen(powder({ claG: 3 }), [], ['근육 증가'])).toBe(1);
      expect(chosen(powder({}), [condition], ['근육 증가'])).toBe(1);
      expect(chosen(powder({ claG: 3 }), [condition], ['근육 증가'])).toBe(0);
    },
  );
});

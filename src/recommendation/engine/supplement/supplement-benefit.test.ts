import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import {
  benefitsOf,
  covers,
  dailyDose,
  effectiveDose,
  proteinTolerance,
  purposesOf,
  type Benefit,
} from './supplement-benefit.js';
import { prepareOptions } from './supplement-engine.js';
import type { CatalogueProduct, ServingContent, SupplementMember } from './supplement-engine.types.js';

const MEMBER: SupplementMember = {
  ...{ sex: '남', ageYears: 28, heightCm: 175, weightKg: 70, bodyFatPercent: 18, muscleMassPercent: 42 },
  ...{ compositionSource: 'measured', allergens: [], conditions: [], medicines: [], readinessYes: [] },
  ...{ coffeeCupsPerDay: 0, dietProteinPerKg: null },
};
const context = prepareOptions({
  member: MEMBER,
  request: { purposes: ['근육 증가', '지구력 향상', '피로 개선'], monthlyBudget: 1 },
  catalogue: [],
}).context;

const product = (ingredientClasses: IngredientClass[], perServing: ServingContent): CatalogueProduct => ({
  ...{ productId: 1, ingredientClasses, source: '', certified: false, approvedFunction: null, perServing },
  ...{ allergens: [], excludedConditions: [], cautions: [], variants: [] },
});

describe('a dose', () => {
  it('works fully from the studies’ dose, of caffeine from 3 mg/kg, of protein from the gap', () => {
    expect(effectiveDose('creatine', context)).toBe(3);
    expect(effectiveDose('caffeine', context)).toBe(210);
    expect(effectiveDose('protein', context)).toBe(49);
    expect(effectiveDose('protein', { ...context, need: null })).toBe(0);
  });

  it('is known to a thousandth: three times 0.1 is 0.3', () => {
    expect(dailyDose(product(['hmb'], { hmbG: 0.1 }), 'hmb', 3)).toBe(0.3);
    expect(dailyDose(product(['hmb'], {}), 'hmb', 3)).toBe(0);
  });

  it('may miss a tenth of the gap, in whole grams', () => {
    expect([0, 9, 10, 49, 60].map(proteinTolerance)).toEqual([0, 0, 1, 4, 6]);
    // 0.1 × 30 is slightly more than 3, 0.1 × any other multiple of ten may be slightly less.
    expect([10, 20, 30, 40, 50].map(proteinTolerance)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('benefitsOf', () => {
  it('gives the share of the points that the dose is of the full one, purpose by purpose', () => {
    expect(benefitsOf(product(['caffeine', 'vitaminB'], { caffeineMg: 105 }), 1, context)).toEqual([
      { ingredientClass: 'caffeine', purpose: '지구력 향상', grade: 'A', share: 0.5, points: 50 },
    ]);
    const creatine = product(['creatine'], { creatineG: 2.5 });
    expect(benefitsOf(creatine, 2, context)).toEqual([
      { ingredientClass: 'creatine', purpose: '근육 증가', grade: 'A', share: 1, points: 100 },
    ]);
  });

  it('gives none for what rounds to no point, is not in it, or of which nothing is lacking', () => {
    const magnesium = (magnesiumMg: number) =>
      benefitsOf(product(['magnesium'], { magnesiumMg }), 1, context).map(({ points }) => points);
    expect(magnesium(4.8)).toEqual([1]);
    expect(magnesium(4.6)).toEqual([]);
    expect(magnesium(0)).toEqual([]);
    const fed = { ...context, need: context.need && { ...context.need, gapGrams: 0 } };
    expect(benefitsOf(product(['protein'], { proteinG: 24 }), 1, fed)).toEqual([]);
    expect(benefitsOf(product(['protein'], { proteinG: 24 }), 1, context)).toHaveLength(1);
  });
});

describe('covers', () => {
  const benefit: Benefit = {
    ...{ ingredientClass: 'creatine', purpose: '근육 증가', grade: 'B', share: 2 / 3, points: 33 },
  };

  it('asks for grade B at two thirds of the dose, of what works itself', () => {
    expect(covers(benefit)).toBe(true);
    expect(covers({ ...benefit, grade: 'A' })).toBe(true);
    expect(covers({ ...benefit, ingredientClass: 'protein' })).toBe(true);
    expect(covers({ ...benefit, share: 0.66 })).toBe(false);
    expect(covers({ ...benefit, grade: 'C', share: 1 })).toBe(false);
    expect(covers({ ...benefit, ingredientClass: 'eaa', share: 1 })).toBe(false);
  });
});

describe('purposesOf', () => {
  it('names what any class of which something is in it is good for, in the vocabulary’s order', () => {
    expect(purposesOf(product(['creatine', 'betaAlanine'], { creatineG: 3, betaAlanineG: 3.2 }))).toEqual([
      ...['근육 증가', '체중 증가', '근력 향상', '지구력 향상'],
    ]);
    expect(purposesOf(product(['creatine', 'betaAlanine'], { creatineG: 0, betaAlanineG: 3.2 }))).toEqual([
      ...['근력 향상', '지구력 향상'],
    ]);
    expect(purposesOf(product(['creatine'], {}))).toEqual([]);
  });
});

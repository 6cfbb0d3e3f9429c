import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { SUPPLEMENT_SEEDS } from '../../../catalogue/seed/supplements/supplement-seeds.js';
import { chooseSupplements } from './supplement-engine.js';
import type { CatalogueProduct, SupplementChoice, SupplementMember } from './supplement-engine.types.js';

let nextVariantId = 1;
const catalogue: CatalogueProduct[] = SUPPLEMENT_SEEDS.map((seed, index) => ({
  ...seed,
  productId: index + 1,
  variants: seed.variants.map(variant => ({ ...variant, variantId: nextVariantId++ })),
}));
const slugOf = (productId: number): string => SUPPLEMENT_SEEDS[productId - 1]?.slug ?? '';

const man: SupplementMember = {
  sex: '남',
  ageYears: 29,
  heightCm: 175,
  weightKg: 73,
  bodyFatPercent: 18,
  muscleMassPercent: 42,
  compositionSource: 'measured',
  allergens: [],
  conditions: [],
  dietProteinPerKg: null,
};
const woman: SupplementMember = {
  ...man,
  sex: '여',
  heightCm: 162,
  weightKg: 56,
  bodyFatPercent: 27,
  muscleMassPercent: 36,
};
const bodies: Record<string, SupplementMember> = {
  man,
  woman,
  'heavy man': { ...man, weightKg: 104, bodyFatPercent: 34, muscleMassPercent: 33 },
  'slight woman': { ...woman, weightKg: 44, bodyFatPercent: 20 },
  'older woman': {
    ...woman,
    ageYears: 67,
    bodyFatPercent: 35,
    muscleMassPercent: 30,
    conditions: ['약물 복용'],
  },
  'sixteen-year-old': { ...man, ageYears: 16, weightKg: 60 },
};

function choose(
  member: SupplementMember,
  purposes: SupplementPurpose[],
  monthlyBudget: number,
): SupplementChoice {
  return chooseSupplements({ member, request: { purposes, monthlyBudget }, catalogue });
}
const slugs = (choice: SupplementChoice): string[] => choice.items.map(item => slugOf(item.productId));

describe('the supplement engine on the example catalogue', () => {
  for (const purpose of SUPPLEMENT_PURPOSES) {
    for (const [name, member] of Object.entries(bodies)) {
      it(`has an explained answer for ${purpose}, ${name}, at 50,000 to 150,000 won`, () => {
        for (const budget of [50_000, 70_000, 100_000, 150_000]) {
          const choice = choose(member, [purpose], budget);
          expect(choice.items.length).toBeGreaterThan(0);
          expect(choice.noFit).toBeUndefined();
          expect(choice.totalPrice).toBeLessThanOrEqual(budget);
          for (const item of choice.items) {
            const sentences = item.reason.split(/(?<=[.!?])\s+/);
            expect([2, 3]).toContain(sentences.length);
            expect(sentences.every(sentence => /요\.$/.test(sentence))).toBe(true);
            expect(item.reason).toMatch(/\d/);
            expect(item.reason).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
            expect(item.cautions.length).toBeGreaterThan(0);
            expect(item.purposes).toEqual([purpose]);
          }
        }
      });
    }
  }

  it('fills a muscle gainer’s protein gap and adds creatine within 70,000 won', () => {
    const choice = choose(man, ['근육 증가'], 70_000);
    expect(choice.objective.proteinGrams).toBeGreaterThanOrEqual(42);
    expect(choice.items.map(item => item.evidenceGrade).slice(0, 2)).toEqual(['근거 강함', '근거 강함']);
    expect(slugs(choice).some(slug => slug.includes('creatine'))).toBe(true);
  });

  it('serves a gain of weight with a gainer and protein where the money allows', () => {
    expect(slugs(choose(man, ['체중 증가'], 150_000)).some(slug => slug.includes('gainer'))).toBe(true);
  });

  it('covers every purpose of a strength and endurance athlete within 100,000 won', () => {
    expect(choose(man, ['근력 향상', '지구력 향상', '피로 개선'], 100_000).uncoveredPurposes).toEqual([]);
  });

  it('serves joints with collagen, omega-3 or vitamin D, and no crustacean to who must not have it', () => {
    const choice = choose({ ...man, allergens: ['게', '새우'] }, ['관절 건강'], 100_000);
    expect(choice.uncoveredPurposes).toEqual([]);
    expect(slugs(choice)).not.toContain('lumikel-glucosamine');
    expect(slugs(choice)).not.toContain('ceres-joint-complex');
  });

  it('finds plant protein for a vegan’s allergens', () => {
    const choice = choose({ ...woman, allergens: ['우유', '알류', '대두'] }, ['근육 증가'], 100_000);
    expect(slugs(choice)).toContain('todamon-pea-rice-protein');
  });

  it('gives a pregnant member no caffeine, garcinia, CLA or catechin for any purpose', () => {
    for (const purpose of SUPPLEMENT_PURPOSES) {
      const choice = choose({ ...woman, conditions: ['임신'] }, [purpose], 150_000);
      for (const item of choice.items) {
        const seed = SUPPLEMENT_SEEDS[item.productId - 1];
        expect(
          ['caffeine', 'garcinia', 'cla', 'catechin'].some(one =>
            seed?.ingredientClasses.some(c => c === one),
          ),
        ).toBe(false);
      }
    }
  });
});

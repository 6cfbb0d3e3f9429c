import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { SUPPLEMENT_SEEDS } from '../../../catalogue/seed/supplements/supplement-seeds.js';
import { affordableSupplements, chooseSupplements } from './supplement-engine.js';
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
  medicines: [],
  readinessYes: [],
  coffeeCupsPerDay: null,
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

/** Purposes without any product to recommend: the answer says so and sells nothing. */
const NOTHING_FOR: Record<string, SupplementPurpose[]> = {
  'sixteen-year-old': ['체중 감량', '근력 향상', '지구력 향상', '피로 개선'],
  // Two cups of coffee leave room for one gel of 50 mg, at 54,900 won per month.
  'slight woman': ['체중 감량', '지구력 향상'],
  // Her medicines leave only B vitamins with weak evidence, for more than they are worth.
  'older woman': ['지구력 향상', '피로 개선'],
};

describe('the supplement engine on the example catalogue', () => {
  for (const purpose of SUPPLEMENT_PURPOSES) {
    for (const [name, member] of Object.entries(bodies)) {
      it(`has an explained answer for ${purpose}, ${name}, at 50,000 to 150,000 won`, () => {
        for (const budget of [50_000, 70_000, 100_000, 150_000]) {
          const choice = choose(member, [purpose], budget);
          expect(choice.totalPrice).toBeLessThanOrEqual(budget);
          if (NOTHING_FOR[name]?.includes(purpose)) {
            expect(choice.items).toEqual([]);
            expect(choice.noFit?.reason).toMatch(/요\.$/);
            continue;
          }
          expect(choice.noFit).toBeUndefined();
          for (const item of choice.items) {
            const sentences = item.reason.split(/(?<=[.!?])\s+/);
            expect([2, 3, 4]).toContain(sentences.length);
            expect(sentences.every(sentence => /요\.$/.test(sentence))).toBe(true);
            expect(item.reason).toMatch(/\d/);
            expect(item.reason).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
            expect(item.cautions.length).toBeGreaterThan(0);
            expect(item.purposes).toEqual([purpose]);
            // Content and arithmetic only: effects are described elsewhere, and per ingredient.
            expect(item.reason).not.toMatch(/근거|향상|개선|회복|증가에|감량에|도움/);
            expect(item.evidence.length).toBeGreaterThan(0);
          }
        }
      });
    }
  }

  it('fills a muscle gainer’s protein gap and adds creatine within 70,000 won', () => {
    const choice = choose(man, ['근육 증가'], 70_000);
    expect(choice.proteinGap?.closedGrams).toBeGreaterThanOrEqual(42);
    expect(choice.items.map(item => item.evidenceGrade).slice(0, 2)).toEqual(['근거 충분', '근거 충분']);
    expect(slugs(choice).some(slug => slug.includes('creatine'))).toBe(true);
  });

  it('serves a gain of weight with a gainer where the money allows', () => {
    expect(slugs(choose(man, ['체중 증가'], 150_000)).some(slug => slug.includes('gainer'))).toBe(true);
  });

  it('sells creatine alone to who eats 2.2 g of protein per kg, and no amino acids with any budget', () => {
    const fed = { ...man, dietProteinPerKg: 2.2 };
    expect(slugs(choose(fed, ['근육 증가'], 1_000_000))).toEqual(['brenoa-creatine-micro']);
    const all = choose(man, ['근육 증가', '운동 후 회복'], 1_000_000).items.map(
      item => SUPPLEMENT_SEEDS[item.productId - 1]?.ingredientClasses ?? [],
    );
    expect(all.flat().filter(one => ['eaa', 'bcaa', 'hmb'].includes(one))).toEqual([]);
  });

  it('sells no amino acids beside a powder that leaves a fifth of the gap open, and only a stand-in without one', () => {
    const hungry = { ...man, weightKg: 95, bodyFatPercent: 15, dietProteinPerKg: 0.8 };
    const purposes: SupplementPurpose[] = ['근육 증가', '운동 후 회복'];
    const classesOf = (from: CatalogueProduct[]) => {
      const request = { purposes, monthlyBudget: 300_000 };
      const choice = chooseSupplements({ member: hungry, request, catalogue: from });
      return {
        choice,
        classes: choice.items.flatMap(
          item => catalogue.find(({ productId }) => productId === item.productId)?.ingredientClasses ?? [],
        ),
      };
    };
    const isPowder = (product: CatalogueProduct): boolean => product.ingredientClasses.includes('protein');
    const weak = catalogue.filter(product => !isPowder(product) || (product.perServing.proteinG ?? 0) <= 24);
    const beside = classesOf(weak);
    expect(beside.choice.proteinGap?.closedGrams).toBeLessThan(54);
    expect(beside.classes).toContain('protein');
    expect(beside.classes.filter(one => ['eaa', 'bcaa', 'hmb'].includes(one))).toEqual([]);
    // A powder that closes a third of the gap is still bought before amino acids that close none of it.
    const thin = catalogue.map(product =>
      isPowder(product) ? { ...product, perServing: { ...product.perServing, proteinG: 10 } } : product,
    );
    expect(classesOf(thin).classes).toContain('protein');
    const isFree = (product: CatalogueProduct): boolean =>
      product.ingredientClasses.some(one => one === 'eaa' || one === 'bcaa');
    expect(classesOf(catalogue.filter(isFree)).classes).toContain('eaa');
    expect(classesOf(catalogue.filter(isFree)).choice.uncoveredPurposes).toEqual(purposes);
  });

  it('serves joints with collagen, and no crustacean to who must not have it', () => {
    const choice = choose({ ...man, allergens: ['게', '새우'] }, ['관절 건강'], 100_000);
    expect(choice.uncoveredPurposes).toEqual([]);
    expect(slugs(choice)).toEqual(['ceres-fish-collagen']);
  });

  it('finds plant protein for a vegan’s allergens', () => {
    const choice = choose({ ...woman, allergens: ['우유', '알류', '대두'] }, ['근육 증가'], 100_000);
    expect(slugs(choice)).toContain('todamon-pea-rice-protein');
  });

  it('says of fatigue that nothing covers it, and never offers caffeine for it', () => {
    const choice = choose(man, ['피로 개선'], 150_000);
    expect(choice.uncoveredPurposes).toEqual(['피로 개선']);
    expect(choice.items.every(item => item.evidenceGrade === '근거 약함')).toBe(true);
    expect(choice.items.some(item => item.doseText.includes('카페인'))).toBe(false);
  });

  it('names what can be bought alone for less than the least budget: creatine for 14,900 won', () => {
    const input = {
      member: man,
      request: { purposes: ['근육 증가' as const], monthlyBudget: 30_000 },
      catalogue,
    };
    const { items } = affordableSupplements(input);
    expect(slugOf(items[0]?.productId ?? 0)).toBe('brenoa-creatine-micro');
    expect(items[0]?.packsPrice).toBe(14_900);
    expect(items.every(item => item.packsPrice <= 30_000)).toBe(true);
  });
});

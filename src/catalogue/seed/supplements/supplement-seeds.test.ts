import { ALLERGENS, CONDITIONS, INGREDIENT_CLASSES, SUPPLEMENT_TYPES } from '../../catalogue.vocabulary.js';
import type { IngredientClass } from '../../catalogue.vocabulary.js';
import type { ServingAmounts } from '../../amounts-per-serving.js';
import type { SupplementSeed } from '../seed.types.js';
import { saleNote } from '../../sale-note.js';
import { SUPPLEMENT_SEEDS } from './supplement-seeds.js';

const namesWhere = (fails: (seed: SupplementSeed) => boolean): string[] =>
  SUPPLEMENT_SEEDS.filter(fails).map(seed => seed.slug);

/** The amount that a product of the class must declare. */
const DOSE_OF_CLASS: Record<IngredientClass, keyof ServingAmounts> = {
  protein: 'proteinG',
  creatine: 'creatineG',
  gainer: 'kcal',
  caffeine: 'caffeineMg',
  betaAlanine: 'betaAlanineG',
  citrulline: 'citrullineMalateG',
  eaa: 'eaaG',
  bcaa: 'bcaaG',
  hmb: 'hmbG',
  lCarnitine: 'lCarnitineG',
  garcinia: 'hcaG',
  catechin: 'catechinMg',
  cla: 'claG',
  omega3: 'epaDhaG',
  vitaminB: 'vitaminB6Mg',
  magnesium: 'magnesiumMg',
  zinc: 'zincMg',
  vitaminD: 'vitaminDUg',
  collagen: 'collagenG',
  glucosamine: 'glucosamineG',
  msm: 'msmG',
  hyaluronicAcid: 'hyaluronicAcidMg',
  glutamine: 'lGlutamineG',
};
const ESSENTIAL_AMINO_ACIDS = [
  'leucineG',
  'isoLeucineG',
  'valineG',
  'methionineG',
  'phenylalanineG',
  'threonineG',
  'lLysineG',
] as const;

describe('the example supplements', () => {
  it('are at least 40 products with at least 110 variants', () => {
    expect(SUPPLEMENT_SEEDS.length).toBeGreaterThanOrEqual(40);
    expect(SUPPLEMENT_SEEDS.flatMap(seed => seed.variants).length).toBeGreaterThanOrEqual(110);
  });

  it('have slugs and names of their own', () => {
    for (const key of ['slug', 'koreanName', 'englishName'] as const) {
      expect(new Set(SUPPLEMENT_SEEDS.map(seed => seed[key])).size).toBe(SUPPLEMENT_SEEDS.length);
    }
    expect(namesWhere(seed => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(seed.slug))).toEqual([]);
  });

  it('cover every type and every ingredient class that is sold as food in Korea, and no other', () => {
    expect(
      [...SUPPLEMENT_TYPES].filter(type => !SUPPLEMENT_SEEDS.some(seed => seed.supplementType === type)),
    ).toEqual([]);
    const classes = SUPPLEMENT_SEEDS.flatMap(seed => seed.ingredientClasses);
    expect(INGREDIENT_CLASSES.filter(one => !classes.includes(one))).toEqual([
      ...['betaAlanine', 'citrulline', 'hmb'],
    ]);
    expect(namesWhere(seed => saleNote(seed) !== null)).toEqual([]);
  });

  it('can be found by the chips 히알루론산 and 세레스', () => {
    expect(SUPPLEMENT_SEEDS.filter(seed => seed.koreanName.includes('히알루론산')).length).toBeGreaterThan(0);
    expect(SUPPLEMENT_SEEDS.filter(seed => seed.koreanName.includes('세레스')).length).toBeGreaterThan(3);
    expect(namesWhere(seed => !seed.koreanName.startsWith(`${seed.brand} `))).toEqual([]);
  });

  it('declare the dose of every class they are sold as', () => {
    const missing = namesWhere(({ ingredientClasses, perServing }) =>
      ingredientClasses.some(one => !((perServing[DOSE_OF_CLASS[one]] ?? 0) > 0)),
    );
    expect(missing).toEqual([]);
    expect(
      namesWhere(seed => seed.ingredientClasses.length !== new Set(seed.ingredientClasses).size),
    ).toEqual([]);
  });

  it('have energy that agrees with their macronutrients', () => {
    const wrong = namesWhere(({ perServing: { kcal, carbohydrateG, proteinG, fatG } }) => {
      if (carbohydrateG === undefined || proteinG === undefined || fatG === undefined) return false;
      const computed = 4 * carbohydrateG + 4 * proteinG + 9 * fatG;
      return Math.abs((kcal ?? 0) - computed) > Math.max(5, computed * 0.1);
    });
    expect(wrong).toEqual([]);
  });

  it('hold no more amino acids than the protein or amino-acid mixture they are part of', () => {
    const tooMuch = namesWhere(({ perServing }) => {
      const branched = (perServing.leucineG ?? 0) + (perServing.isoLeucineG ?? 0) + (perServing.valineG ?? 0);
      const essential = ESSENTIAL_AMINO_ACIDS.reduce((sum, name) => sum + (perServing[name] ?? 0), 0);
      const whole = perServing.proteinG ?? perServing.eaaG ?? perServing.bcaaG;
      if (whole === undefined) return branched > 0;
      return (
        essential > whole + 0.05 ||
        (perServing.bcaaG !== undefined && Math.abs(branched - perServing.bcaaG) > 0.05)
      );
    });
    expect(tooMuch).toEqual([]);
  });

  it('declare amino acids wherever protein is what they sell', () => {
    expect(
      namesWhere(
        seed => seed.ingredientClasses.includes('protein') && !((seed.perServing.leucineG ?? 0) > 1),
      ),
    ).toEqual([]);
  });

  it('use amounts, prices and sizes that are positive, and won in hundreds', () => {
    expect(namesWhere(seed => Object.values(seed.perServing).some(amount => !(amount >= 0)))).toEqual([]);
    const oddVariants = namesWhere(seed =>
      seed.variants.some(
        ({ servings, price }) =>
          !Number.isInteger(servings) || servings < 10 || price % 100 !== 0 || price < 5_000,
      ),
    );
    expect(oddVariants).toEqual([]);
  });

  it('offer every flavour and size once, and a larger pack cheaper a serving', () => {
    const doubled = namesWhere(
      ({ variants }) =>
        new Set(variants.map(({ flavor, servings }) => `${flavor} ${servings}`)).size !== variants.length,
    );
    expect(doubled).toEqual([]);
    const dearer = namesWhere(({ variants }) =>
      variants.some(small =>
        variants.some(
          large =>
            large.flavor === small.flavor &&
            large.servings > small.servings &&
            large.price / large.servings >= small.price / small.servings,
        ),
      ),
    );
    expect(dearer).toEqual([]);
  });

  it('name allergens and conditions of the vocabulary, and warn of what they exclude', () => {
    expect(namesWhere(seed => seed.allergens.some(one => !ALLERGENS.includes(one)))).toEqual([]);
    expect(namesWhere(seed => seed.excludedConditions.some(one => !CONDITIONS.includes(one)))).toEqual([]);
    const silent = namesWhere(seed =>
      seed.excludedConditions.some(
        one => !seed.cautions.some(caution => caution.includes(one.slice(0, 2).trim())),
      ),
    );
    expect(silent).toEqual([]);
    expect(namesWhere(seed => seed.cautions.length === 0)).toEqual([]);
  });

  it('list milk, soy, egg, crustaceans and shellfish where the source says so', () => {
    const sources = [
      [/유청|우유|카제인/, '우유'],
      [/대두/, '대두'],
      [/난백/, '알류'],
      [/게·새우|글루코사민/, '새우'],
      [/굴추출/, '조개류'],
      [/돈피/, '돼지고기'],
    ] as const;
    for (const [pattern, allergen] of sources) {
      const missing = namesWhere(seed => pattern.test(seed.source) && !seed.allergens.includes(allergen));
      expect({ allergen, missing }).toEqual({ allergen, missing: [] });
    }
  });

  it('state the function the ministry approved where they are certified, and nowhere else', () => {
    expect(namesWhere(seed => seed.certified !== (seed.approvedFunction !== null))).toEqual([]);
    expect(
      namesWhere(seed => /필요|도움을 줄 수 있음|구성성분$/.test(seed.approvedFunction ?? '필요') === false),
    ).toEqual([]);
    // Creatine and ingredients approved for body fat or joints are not ordinary food.
    const certifiedOnly = ['creatine', 'garcinia', 'catechin', 'cla', 'glucosamine', 'msm'];
    expect(
      namesWhere(seed => !seed.certified && seed.ingredientClasses.some(one => certifiedOnly.includes(one))),
    ).toEqual([]);
  });

  it('describe themselves in two or three polite sentences, claiming functions only when certified', () => {
    const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
    expect(namesWhere(({ description }) => ![2, 3].includes(sentences(description).length))).toEqual([]);
    expect(
      namesWhere(({ description }) => sentences(description).some(one => !/(요)[.!?]$/.test(one))),
    ).toEqual([]);
    const claim = /도움을 줄 수|개선|효과|예방|치료|체지방/;
    expect(namesWhere(seed => !seed.certified && claim.test(seed.description))).toEqual([]);
  });

  it('link to a market search for their kind, not to a shop’s product', () => {
    const wrong = namesWhere(({ marketURL, brand }) => {
      const url = new URL(marketURL);
      const query = url.searchParams.get('query') ?? '';
      return url.origin !== 'https://search.shopping.naver.com' || query.length < 3 || query.includes(brand);
    });
    expect(wrong).toEqual([]);
  });
});

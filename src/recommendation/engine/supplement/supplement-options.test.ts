import type { IngredientClass, SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { plainOption } from './plain-options.fixture.js';
import type { BenefitContext } from './supplement-benefit.js';
import { prepareOptions } from './supplement-engine.js';
import type {
  CatalogueProduct,
  CatalogueVariant,
  ServingContent,
  SupplementMember,
} from './supplement-engine.types.js';
import { goTogether, isWorthItsPrice, valueOf } from './option-sets.js';
import {
  closedGrams,
  proteinTowardsGap,
  scaledLimits,
  servingsToTry,
  type SupplementOption,
} from './supplement-options.js';

/** Lacks 126 − 77 = 49 g to gain; up to 45 of them count. */
const MEMBER: SupplementMember = {
  ...{ sex: '남', ageYears: 28, heightCm: 175, weightKg: 70, bodyFatPercent: 18, muscleMassPercent: 42 },
  ...{ compositionSource: 'measured', allergens: [], conditions: [], medicines: [], readinessYes: [] },
  ...{ coffeeCupsPerDay: 0, dietProteinPerKg: null },
};
const EATS_ENOUGH = { dietProteinPerKg: 2.5 };

function sold(
  productId: number,
  ingredientClasses: IngredientClass[],
  perServing: ServingContent,
  packs: [variantId: number, servings: number, price: number][] = [[productId * 10, 90, 20_000]],
): CatalogueProduct {
  const variants: CatalogueVariant[] = packs.map(([variantId, servings, price]) => ({
    ...{ variantId, flavor: '', servings, price },
  }));
  return {
    ...{ productId, ingredientClasses, source: '', certified: false, approvedFunction: null, perServing },
    ...{ allergens: [], excludedConditions: [], cautions: [], variants },
  };
}

function optionsOf(
  purposes: SupplementPurpose[],
  catalogue: CatalogueProduct[],
  changes: Partial<SupplementMember> = {},
): SupplementOption[] {
  return prepareOptions({
    ...{ member: { ...MEMBER, ...changes }, request: { purposes, monthlyBudget: 1 }, catalogue },
  }).options;
}

const contextOf = (purposes: SupplementPurpose[], changes: Partial<SupplementMember> = {}): BenefitContext =>
  prepareOptions({
    ...{ member: { ...MEMBER, ...changes }, request: { purposes, monthlyBudget: 1 }, catalogue: [] },
  }).context;

const servingsOf = (options: readonly SupplementOption[]): number[] =>
  options.map(({ servingsPerDay }) => servingsPerDay);
const powder = (proteinG: number): CatalogueProduct => sold(1, ['protein'], { proteinG });

describe('the gap and the limits', () => {
  it('are closed from nine tenths of the gap, and not there where no target is stated', () => {
    expect(closedGrams(contextOf(['근육 증가']))).toBe(45);
    expect(closedGrams(contextOf(['근육 증가'], { conditions: ['신장 질환'] }))).toBe(0);
  });

  it('are counted in thousandths', () => {
    // Caffeine: 3 mg/kg at once; the rest as in docs/supplement-rules.md.
    const limits = [200_000, 300_000, 1_000_000, 2_800, 2_000, 25_000, 250_000, 100_000, 25_000, 5_000];
    expect(scaledLimits(contextOf(['근육 증가'])).slice(0, limits.length)).toEqual(limits);
    expect(scaledLimits(contextOf(['근육 증가'], { weightKg: 60.1 }))[0]).toBe(180_300);
  });
});

describe('the servings a day worth trying', () => {
  it('are of protein those that close the gap, two at most; of anything else one to three', () => {
    const context = contextOf(['근육 증가']);
    expect(servingsToTry(powder(45), context)).toEqual([1]);
    expect(servingsToTry(powder(44), context)).toEqual([1, 2]);
    expect(servingsToTry(powder(5), context)).toEqual([1, 2]);
    expect(servingsToTry(powder(24), contextOf(['근육 증가'], EATS_ENOUGH))).toEqual([1]);
    expect(servingsToTry(sold(1, ['creatine'], { creatineG: 1, proteinG: 20 }), context)).toEqual([1, 2, 3]);
    expect(servingsToTry(sold(1, ['protein'], {}), context)).toEqual([1, 2, 3]);
  });

  it('bring those who grow or expect a child no more than is lacking', () => {
    const young = contextOf(['근육 증가'], { ageYears: 17, dietProteinPerKg: 1 });
    // 1.55 g/kg of 70 kg minus 70 g.
    expect(young.need?.gapGrams).toBe(39);
    expect(servingsToTry(powder(20), young)).toEqual([1]);
    expect(servingsToTry(powder(19.5), young)).toEqual([1, 2]);
    expect(servingsToTry(powder(40), young)).toEqual([]);
    expect(servingsToTry(powder(20), contextOf(['근육 증가'], { conditions: ['신장 질환'] }))).toEqual([]);
  });
});

describe('the grams towards the gap', () => {
  const gains = contextOf(['관절 건강', '근육 증가']);

  it('are those of powders sold as protein or for weight, in whole grams', () => {
    expect(proteinTowardsGap(powder(24.9), 2, gains)).toBe(49);
    expect(proteinTowardsGap(sold(1, ['creatine', 'gainer'], { proteinG: 20 }), 1, gains)).toBe(20);
    expect(proteinTowardsGap(sold(1, ['collagen'], { proteinG: 20 }), 1, gains)).toBe(0);
    expect(proteinTowardsGap(sold(1, ['protein'], {}), 1, gains)).toBe(0);
  });

  it('are none where no purpose asks for protein or no target is stated', () => {
    expect(proteinTowardsGap(powder(24), 1, contextOf(['관절 건강']))).toBe(0);
    expect(proteinTowardsGap(powder(24), 1, contextOf(['근육 증가'], { conditions: ['신장 질환'] }))).toBe(0);
  });
});

describe('what may be chosen of a product', () => {
  it('is no more than a class’s highest dose, of any of its classes', () => {
    // Glucosamine 1.5 g; carnitine 2 g.
    const glucosamine = sold(1, ['glucosamine'], { glucosamineG: 0.5 });
    expect(servingsOf(optionsOf(['관절 건강'], [glucosamine]))).toEqual([1, 2, 3]);
    const strong = sold(1, ['glucosamine'], { glucosamineG: 0.75 });
    expect(servingsOf(optionsOf(['관절 건강'], [strong]))).toEqual([1, 2]);
    const carnitine = sold(2, ['omega3', 'lCarnitine'], { epaDhaG: 0.5, lCarnitineG: 1 });
    expect(servingsOf(optionsOf(['운동 후 회복'], [carnitine]))).toEqual([1, 2]);
  });

  it('is no more than a limit that holds for the day, whatever it is sold as', () => {
    const carnitine = (content: ServingContent) =>
      optionsOf(['체중 감량'], [sold(1, ['lCarnitine'], { lCarnitineG: 0.5, ...content })]);
    expect(servingsOf(carnitine({}))).toEqual([1, 2, 3]);
    expect(servingsOf(carnitine({ zincMg: 12.5 }))).toEqual([1, 2]);
    expect(servingsOf(carnitine({ zincMg: 25.1 }))).toEqual([]);
  });

  it('is a gainer to gain weight only, never while losing it', () => {
    const gainer = sold(1, ['gainer', 'creatine'], { kcal: 300, creatineG: 3 });
    expect(servingsOf(optionsOf(['체중 증가'], [gainer]))).toEqual([1]);
    expect(optionsOf(['근육 증가'], [gainer])).toEqual([]);
    expect(optionsOf(['체중 증가', '체중 감량'], [gainer])).toEqual([]);
  });

  it('is not taken more often where that does no more', () => {
    const creatine = sold(1, ['creatine'], { creatineG: 1.5 });
    // Full effect from 3 g; the limit of the dose is 5.
    expect(servingsOf(optionsOf(['근육 증가'], [creatine]))).toEqual([1, 2]);
    expect(servingsOf(optionsOf(['근육 증가'], [sold(1, ['creatine'], { creatineG: 2.5 })]))).toEqual([1, 2]);
    expect(servingsOf(optionsOf(['근육 증가'], [sold(1, ['omega3'], { epaDhaG: 1 })]))).toEqual([]);
    // The first serving is enough for one purpose, but not for the other.
    const both = sold(1, ['creatine', 'magnesium'], { creatineG: 1.5, magnesiumMg: 100 });
    const points = optionsOf(['근육 증가', '피로 개선'], [both]).map(option => option.points);
    expect(points).toEqual([
      [50, 10],
      [100, 10],
    ]);
    // An effect starts with the second serving: the first gives less than half a point.
    const trace = sold(1, ['vitaminB', 'omega3'], { vitaminB6Mg: 1.5, epaDhaG: 0.01 });
    const ofTrace = optionsOf(['운동 후 회복', '피로 개선'], [trace]).map(option => option.points);
    expect(ofTrace).toEqual([
      [0, 10],
      [1, 10],
    ]);
    // Grams of protein count too.
    const shake = sold(1, ['protein', 'creatine'], { proteinG: 24, creatineG: 2.5 });
    expect(optionsOf(['근육 증가'], [shake]).map(({ proteinGrams }) => proteinGrams)).toEqual([24, 48]);
  });

  it('lasts twenty days in at most four packs', () => {
    const ofServings = (servings: number) =>
      optionsOf(['근육 증가'], [sold(1, ['creatine'], { creatineG: 3 }, [[10, servings, 5_000]])]).map(
        ({ purchase }) => [purchase.packs, purchase.packsPrice],
      );
    expect(ofServings(20)).toEqual([[1, 5_000]]);
    expect(ofServings(19)).toEqual([[2, 10_000]]);
    expect(ofServings(5)).toEqual([[4, 20_000]]);
    expect(ofServings(4)).toEqual([]);
    expect(ofServings(1)).toEqual([]);
  });

  it('is the pack with the least to pay, and those that cost less a month for more', () => {
    const creatine = sold(1, ['creatine'], { creatineG: 3 }, [
      [16, 20, 12_000], // 12,000 at once, 18,000 a month
      [15, 20, 12_000], // the same, the lower id
      [14, 60, 36_000], // 18,000 a month for more at once
      [13, 60, 30_000], // 15,000 a month
      [12, 90, 36_000], // 12,000 a month
      [11, 40, 40_000], // dearer in both
      [17, 30, 12_000], // 12,000 at once and a month
      [18, 0, 1_000],
    ]);
    const chosen = (product: CatalogueProduct) =>
      optionsOf(['근육 증가'], [product]).map(({ variant }) => variant.variantId);
    expect(chosen(creatine)).toEqual([17]);
    const without17 = { ...creatine, variants: creatine.variants.filter(each => each.variantId !== 17) };
    expect(chosen(without17)).toEqual([12, 13, 15]);
  });

  it('has the energy it declares, else that of its protein, for the day', () => {
    const kcalOf = (content: ServingContent) =>
      optionsOf(['근육 증가'], [sold(1, ['protein'], content)]).map(({ kcal }) => kcal);
    expect(kcalOf({ proteinG: 24, kcal: 120 })).toEqual([120, 240]);
    expect(kcalOf({ proteinG: 24 })).toEqual([96, 192]);
    expect(optionsOf(['근육 증가'], [sold(1, ['creatine'], { creatineG: 3 })])[0]?.kcal).toBe(0);
  });

  it('shares a place with its own classes, and garcinia with others against fat', () => {
    const masks = optionsOf(
      ['체중 감량', '근육 증가'],
      [
        sold(1, ['garcinia'], { hcaG: 0.75 }),
        sold(2, ['catechin'], { catechinMg: 300 }),
        sold(3, ['creatine'], { creatineG: 3 }),
        sold(4, ['magnesium', 'creatine'], { creatineG: 3, magnesiumMg: 100 }),
      ],
      EATS_ENOUGH,
    );
    const conflicts = masks.map(one => masks.map(other => (one.classMask & other.blockedMask) !== 0));
    expect(conflicts).toEqual([
      [true, true, false, false],
      [true, true, false, false],
      [false, false, true, true],
      [false, false, true, true],
    ]);
  });

  it('covers the purposes of grade B or better from two thirds of the dose, a bit each', () => {
    const covered = (servings: ServingContent) =>
      optionsOf(
        ['근육 증가', '근력 향상', '피로 개선'],
        [sold(1, ['creatine', 'magnesium'], servings)],
        EATS_ENOUGH,
      ).map(({ coverMask }) => coverMask);
    expect(covered({ creatineG: 1.9, magnesiumMg: 100 })).toEqual([0, 3]);
  });

  it('is nothing where hardly anything is in it', () => {
    expect(optionsOf(['피로 개선'], [sold(1, ['magnesium'], { magnesiumMg: 1 })])).toEqual([]);
    expect(optionsOf(['근육 증가', '피로 개선'], [sold(1, ['magnesium'], { magnesiumMg: 1 })])).toEqual([]);
  });

  it('comes by product, variant and servings, however the catalogue lies', () => {
    const twoPacks = (productId: number, first: number) =>
      sold(productId, ['creatine'], { creatineG: 1.5 }, [
        [first + 1, 40, 10_000],
        [first, 90, 20_000],
      ]);
    const ids = optionsOf(['근육 증가'], [twoPacks(3, 1), twoPacks(2, 31)]).map(option => [
      option.product.productId,
      option.variant.variantId,
      option.servingsPerDay,
    ]);
    expect(ids).toEqual([
      ...[
        [2, 31, 1],
        [2, 31, 2],
        [2, 32, 1],
        [2, 32, 2],
      ],
      ...[
        [3, 1, 1],
        [3, 1, 2],
        [3, 2, 1],
        [3, 2, 2],
      ],
    ]);
  });
});

describe('what stands in for protein', () => {
  const eaa = sold(2, ['eaa'], { eaaG: 6 });
  const both = sold(3, ['eaa', 'lCarnitine'], { eaaG: 6, lCarnitineG: 2 });

  it('counts where protein is lacking and none can be had', () => {
    expect(optionsOf(['근육 증가'], [eaa])[0]?.points).toEqual([50]);
    expect(optionsOf(['근육 증가'], [eaa, powder(24)]).map(({ product }) => product.productId)).toEqual([
      1, 1,
    ]);
  });

  it('hides no second serving of what does more beside it', () => {
    // EAA are worth 50 points at once, creatine 23 and 47: only creatine counts beside a powder.
    const mix = sold(2, ['eaa', 'creatine'], { eaaG: 6, creatineG: 0.7 });
    const ofMix = optionsOf(['근육 증가'], [mix, powder(24)]).filter(({ product }) => product === mix);
    expect(ofMix.map(({ points }) => points)).toEqual([[23], [47]]);
  });

  it('counts nothing where none is lacking, but what else is in it does', () => {
    expect(optionsOf(['근육 증가'], [eaa], EATS_ENOUGH)).toEqual([]);
    expect(optionsOf(['운동 후 회복'], [both], EATS_ENOUGH).map(({ points }) => points)).toEqual([[10]]);
    expect(optionsOf(['운동 후 회복'], [both]).map(({ points }) => points)).toEqual([[50]]);
  });
});

describe('the worth of options', () => {
  const context = contextOf(['근육 증가', '지구력 향상']);
  const option = (points: number[], proteinGrams = 0, price = 1_000) =>
    plainOption(1, { points, price, proteinGrams });

  it('is 600 won a point of each purpose’s best and 2,000 a gram, up to what counts', () => {
    expect(valueOf([option([50, 10]), option([20, 100])], context)).toBe(600 * 150);
    expect(valueOf([option([0, 0], 20), option([0, 0], 24)], context)).toBe(2_000 * 44);
    expect(valueOf([option([10, 0], 30), option([0, 0], 30)], context)).toBe(6_000 + 2_000 * 45);
  });

  it('has to be more than the price', () => {
    expect(isWorthItsPrice(option([10, 0], 0, 5_999), context)).toBe(true);
    expect(isWorthItsPrice(option([10, 0], 0, 6_000), context)).toBe(false);
  });
});

describe('a powder and a gainer', () => {
  const ofFigures = (proteinGrams: number, kcal: number, classes: number) =>
    plainOption(1, { points: [], price: 1, proteinGrams, kcal, classes });

  it('go together up to the gap and 600 kcal, and only as different classes', () => {
    expect(goTogether(ofFigures(24, 120, 1), ofFigures(25, 480, 2), 49)).toBe(true);
    expect(goTogether(ofFigures(24, 120, 1), ofFigures(26, 480, 2), 49)).toBe(false);
    expect(goTogether(ofFigures(24, 121, 1), ofFigures(25, 480, 2), 49)).toBe(false);
    expect(goTogether(ofFigures(24, 120, 1), ofFigures(25, 480, 3), 49)).toBe(false);
  });
});

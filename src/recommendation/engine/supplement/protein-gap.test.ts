import fc from 'fast-check';
import {
  energyNeedKcal,
  proteinNeed,
  type ProteinNeed,
  proteinTargetPerKg,
  referenceWeightKg,
} from './protein-gap.js';
import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { rulesFor } from './supplement-safety.js';
import type { SupplementMember } from './supplement-engine.types.js';

const member: SupplementMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 178,
  weightKg: 80,
  bodyFatPercent: 20,
  muscleMassPercent: 40,
  compositionSource: 'measured',
  allergens: [],
  conditions: [],
  medicines: [],
  readinessYes: [],
  coffeeCupsPerDay: null,
  dietProteinPerKg: 1.2,
};

const proteinGap = (who: SupplementMember, purposes: SupplementPurpose[]): ProteinNeed | null =>
  proteinNeed(rulesFor(who), purposes);

describe('the protein a member lacks', () => {
  it('takes the highest target among the purposes', () => {
    expect(proteinTargetPerKg(['관절 건강'])).toBeCloseTo(1.3);
    expect(proteinTargetPerKg(['관절 건강', '근육 증가'])).toBeCloseTo(1.8);
    expect(proteinTargetPerKg(['근육 증가', '체중 감량'])).toBeCloseTo(2.0);
  });

  it('is target minus diet in whole grams', () => {
    expect(proteinGap(member, ['근육 증가'])).toEqual({
      targetGrams: 144,
      dietGrams: 96,
      gapGrams: 48,
      dietKnown: true,
    });
  });

  it('is never above 60 g and never negative', () => {
    expect(proteinGap({ ...member, dietProteinPerKg: 0.3 }, ['체중 감량'])?.gapGrams).toBe(60);
    expect(proteinGap({ ...member, dietProteinPerKg: 2.5 }, ['체중 감량'])?.gapGrams).toBe(0);
  });

  it('counts on adjusted weight above 25 percent fat in men and 35 in women, without a jump there', () => {
    expect(referenceWeightKg({ ...member, bodyFatPercent: 25 })).toBeCloseTo(80);
    expect(referenceWeightKg({ ...member, bodyFatPercent: 40 })).toBeCloseTo(64);
    expect(referenceWeightKg({ ...member, sex: '여', bodyFatPercent: 35 })).toBeCloseTo(80);
    expect(referenceWeightKg({ ...member, sex: '여', bodyFatPercent: 48 })).toBeCloseTo(64);
  });

  it('counts on no weight that cannot be muscle, typed wrongly or never measured', () => {
    const typo = { ...member, heightCm: 120, weightKg: 250, bodyFatPercent: 3 };
    expect(referenceWeightKg(typo)).toBeCloseTo((28 * 1.2 ** 2) / 0.75);
    const preset = { ...member, weightKg: 105, bodyFatPercent: 18, compositionSource: 'preset' as const };
    expect(referenceWeightKg(preset)).toBeLessThan(100);
    expect(referenceWeightKg({ ...preset, compositionSource: 'measured' })).toBeCloseTo(105);
  });

  it('states no target to a member with kidney disease', () => {
    expect(proteinGap({ ...member, conditions: ['신장 질환'] }, ['근육 증가'])).toBeNull();
  });

  it('asks less of who is growing, pregnant or nursing, whatever the purpose', () => {
    expect(proteinGap({ ...member, ageYears: 16 }, ['근육 증가'])?.targetGrams).toBe(124);
    expect(proteinGap({ ...member, ageYears: 19 }, ['근육 증가'])?.targetGrams).toBe(144);
    expect(proteinGap({ ...member, sex: '여', conditions: ['임신'] }, ['근육 증가'])?.targetGrams).toBe(108);
  });

  it('never grows when the member eats more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (diet, more) => {
          const gapAt = (dietProteinPerKg: number): number =>
            proteinGap({ ...member, dietProteinPerKg }, ['체중 증가'])?.gapGrams ?? NaN;
          expect(gapAt(diet + more)).toBeLessThanOrEqual(gapAt(diet));
        },
      ),
    );
  });

  it('estimates the energy need from fat-free mass', () => {
    expect(energyNeedKcal(member)).toBeCloseTo((370 + 21.6 * 64) * 1.5);
  });
});

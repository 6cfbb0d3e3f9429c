import fc from 'fast-check';
import {
  energyNeedKcal,
  fatFreeMassKg,
  proteinGap,
  proteinTargetPerKg,
  referenceWeightKg,
} from './protein-gap.js';
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
  dietProteinPerKg: 1.2,
};

describe('proteinGap', () => {
  it('takes the highest target among the purposes', () => {
    expect(proteinTargetPerKg(['관절 건강'])).toBeCloseTo(1.3);
    expect(proteinTargetPerKg(['관절 건강', '근육 증가'])).toBeCloseTo(1.8);
    expect(proteinTargetPerKg(['근육 증가', '체중 감량'])).toBeCloseTo(2.0);
  });

  it('is target minus diet in whole grams', () => {
    expect(proteinGap(member, ['근육 증가'])).toEqual({ targetGrams: 144, dietGrams: 96, gapGrams: 48 });
  });

  it('is never above 60 g and never negative', () => {
    expect(proteinGap({ ...member, dietProteinPerKg: 0.3 }, ['체중 감량']).gapGrams).toBe(60);
    expect(proteinGap({ ...member, dietProteinPerKg: 2.5 }, ['체중 감량']).gapGrams).toBe(0);
  });

  it('counts on adjusted weight above 25 percent fat in men and 35 in women, without a jump there', () => {
    expect(referenceWeightKg({ ...member, bodyFatPercent: 25 })).toBeCloseTo(80);
    expect(referenceWeightKg({ ...member, bodyFatPercent: 40 })).toBeCloseTo(64);
    expect(referenceWeightKg({ ...member, sex: '여', bodyFatPercent: 35 })).toBeCloseTo(80);
    expect(referenceWeightKg({ ...member, sex: '여', bodyFatPercent: 48 })).toBeCloseTo(64);
  });

  it('corrects a woman’s preset composition, which was made for men', () => {
    const preset = {
      ...member,
      sex: '여' as const,
      compositionSource: 'preset' as const,
      bodyFatPercent: 18,
    };
    expect(fatFreeMassKg(preset)).toBeCloseTo(80 * 0.72);
    expect(fatFreeMassKg({ ...preset, compositionSource: 'measured' })).toBeCloseTo(80 * 0.82);
  });

  it('asks no extra protein of a member with kidney disease', () => {
    expect(proteinGap({ ...member, conditions: ['신장 질환'] }, ['근육 증가'])).toEqual({
      targetGrams: 96,
      dietGrams: 96,
      gapGrams: 0,
    });
  });

  it('never grows when the member eats more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (diet, more) => {
          const gapAt = (dietProteinPerKg: number): number =>
            proteinGap({ ...member, dietProteinPerKg }, ['체중 증가']).gapGrams;
          expect(gapAt(diet + more)).toBeLessThanOrEqual(gapAt(diet));
        },
      ),
    );
  });

  it('estimates the energy need from fat-free mass', () => {
    expect(energyNeedKcal(member)).toBeCloseTo((370 + 21.6 * 64) * 1.5);
  });
});

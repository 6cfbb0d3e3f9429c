import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';

export type Build = 'lean' | 'usual' | 'soft';
export const BUILDS: readonly Build[] = ['lean', 'usual', 'soft'];

/** Percent of body weight; the middle value is about the mean of Korean adults on impedance devices. */
export const FAT_PERCENT: Record<EngineMember['sex'], Record<Build, number>> = {
  남: { lean: 13, usual: 20, soft: 28 },
  여: { lean: 22, usual: 29, soft: 37 },
};
/** Mean height (cm) and weight (kg); a heavier member is also taken to be somewhat taller. */
const MEAN_BODY = { 남: { heightCm: 172.5, weightKg: 74 }, 여: { heightCm: 159.6, weightKg: 58 } };
const HEIGHT_EXPONENT = 0.2;
const MUSCLE_SHARE = { 남: 0.56, 여: 0.545 };

/** A measured member of that body weight; height grows with the fifth root of weight. */
export function reportMember(
  sex: EngineMember['sex'],
  weightKg: number,
  ageYears: number,
  build: Build,
): EngineMember {
  const fat = FAT_PERCENT[sex][build];
  return {
    sex,
    ageYears,
    heightCm: MEAN_BODY[sex].heightCm * (weightKg / MEAN_BODY[sex].weightKg) ** HEIGHT_EXPONENT,
    weightKg,
    bodyFatPercent: fat,
    muscleMassPercent: MUSCLE_SHARE[sex] * (100 - fat),
    upDownBalance: 0.5,
    compositionSource: 'measured',
    memberKey: 1,
  };
}

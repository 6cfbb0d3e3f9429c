import { defaultComposition } from '../../body-data/public.js';
import type { Sex } from '../../members/public.js';
import type { EngineMember } from '../engine/strength/strength.types.js';

/** Korean adults, rounded (8th Size Korea survey, 2021). */
export const USUAL_HEIGHT_CM = { 남: 172, 여: 160 };
export const USUAL_AGE = 30;
/** kg/m²; the middle of the normal range for Koreans, 18.5–22.9 (KSSO). */
const USUAL_BODY_MASS_INDEX = 21;

/** A person of whom only the sex is known, perhaps the age; `weightKg` defaults to that of a usual body. */
export function usualMember(
  sex: Sex,
  weightKg = Math.round(USUAL_BODY_MASS_INDEX * (USUAL_HEIGHT_CM[sex] / 100) ** 2),
  ageYears = USUAL_AGE,
): EngineMember {
  const { bodyFat, muscleMass } = defaultComposition(sex);
  return {
    ...{ sex, heightCm: USUAL_HEIGHT_CM[sex], ageYears, weightKg },
    ...{ bodyFatPercent: bodyFat, muscleMassPercent: muscleMass, compositionSource: 'default' },
    ...{ upDownBalance: 0.5, memberKey: 0 },
  };
}

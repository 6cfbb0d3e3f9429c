import type { EngineMember } from './strength.types.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import type { BodyComposition } from './body-composition.js';
import { clamp } from './interpolate.js';

/**
 * Mean and spread of the fat-free mass index (kg/m²) among Korean adults, and the fat percentage above which the index misleads, because
 * much of the fat-free mass then only carries the fat. Values of this project's model.
 */
const FAT_FREE_MASS_INDEX = {
  남: { mean: 19.6, sd: 1.65, fatPercent: 23 },
  여: { mean: 15.6, sd: 1.35, fatPercent: 31 },
};
const MEAN_LEVEL = 0.35;
/** The slope that best fitted Korean grip strength when this project's model was set up. */
const LEVEL_PER_SD = 0.15;
const MOST_BODY_LEVEL = 1.2;
const EXPERIENCE_SHIFT: Record<Experience, number> = { beginner: -0.25, intermediate: 0, advanced: 0.25 };

/**
 * How trained the body looks: 0 untrained, 1 novice after months, 2 intermediate. The body alone gives 0–1.2 (at most 0.35 if unmeasured);
 * the member's stated experience moves it by a quarter of a level, never below 0.
 */
export function trainingLevel(
  member: EngineMember,
  body: BodyComposition,
  experience: Experience | undefined,
): number {
  const { mean, sd, fatPercent } = FAT_FREE_MASS_INDEX[member.sex];
  const z = (body.fatFreeMassIndex - mean) / sd - 0.5 * Math.max(0, (body.fatPercent - fatPercent) / 6);
  const most = member.compositionSource === 'measured' ? MOST_BODY_LEVEL : MEAN_LEVEL;
  const fromBody = clamp(MEAN_LEVEL + LEVEL_PER_SD * z, 0, most);
  return Math.max(0, fromBody + (experience === undefined ? 0 : EXPERIENCE_SHIFT[experience]));
}

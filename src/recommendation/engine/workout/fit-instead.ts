import { BODY_PARTS, type BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { BODY_PARTS_BY_SIZE } from './selection/body-part-slots.js';
import type { CandidatePool } from './selection/workout-candidates.js';
import type { FitInstead, TrainingHealth } from './workout-engine.types.js';
import { HEALED } from './health/training-rules.js';
import type { TrainingLimits } from './health/training-limits.js';

/** If a part has fewer workouts than this, unfit ones do not fill the rest. */
export const FEW_FIT = 3;
const MOST_OFFERED = 4;

/** Parts with fewer than three workouts left after health refused some. */
export function partsLeftThin(
  bodyParts: readonly BodyPartName[],
  { candidates, refused }: CandidatePool,
): BodyPartName[] {
  const trains =
    (part: BodyPartName) =>
    ({ workout }: { workout: { primaryBodyParts: BodyPartName[] } }): boolean =>
      workout.primaryBodyParts.includes(part);
  return bodyParts.filter(
    part =>
      candidates.filter(trains(part)).length < FEW_FIT &&
      refused.some(it => it.cause === 'health' && trains(part)(it)),
  );
}

/**
 * Alternatives to parts of which health leaves little; null where it leaves enough.
 *
 * @param others the candidates for the parts not requested, with the same machines
 */
export function fitInstead(
  asked: readonly BodyPartName[],
  pool: CandidatePool,
  others: () => CandidatePool,
  { rules }: TrainingLimits,
  health: TrainingHealth,
): FitInstead | null {
  if (rules.length === 0 || partsLeftThin(asked, pool).length === 0) return null;
  const { candidates } = others();
  const enough = (part: BodyPartName): boolean =>
    candidates.filter(({ workout }) => workout.primaryBodyParts.includes(part)).length >= FEW_FIT;
  const bodyParts = BODY_PARTS_BY_SIZE.filter(part => !asked.includes(part) && enough(part));
  const walking = mayWalk(health)
    ? '숨이 차지 않을 만큼 걷는 것도 좋아요. '
    : '걷기도 편한 만큼만 해 주세요. ';
  return {
    bodyParts: bodyParts.slice(0, MOST_OFFERED),
    advice: `맞지 않는 운동으로 채우지 않았어요. ${walking}더 넓게 하고 싶다면 담당 의사나 물리치료사와 함께 골라 주세요.`,
  };
}

export const otherParts = (asked: readonly BodyPartName[]): BodyPartName[] =>
  BODY_PARTS.map(({ koreanName }) => koreanName).filter(part => !asked.includes(part));

/** Not where legs hurt or are healing. */
function mayWalk({ soreAreas, conditions, surgeryAreas, surgeryWeeks }: TrainingHealth): boolean {
  const heals = conditions.includes('최근 수술') && (surgeryWeeks ?? 0) < HEALED;
  const isLegHealing = heals && (surgeryAreas.length === 0 || surgeryAreas.includes('고관절·다리'));
  return !isLegHealing && !soreAreas.some(area => ['무릎', '고관절', '발목'].includes(area));
}

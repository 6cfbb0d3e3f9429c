import type { BodyPartName, MovementPattern } from '../../../../catalogue/catalogue.vocabulary.js';

/** Large muscles first: they get the extra slots and the fresh start of the session. The trunk comes last. */
export const BODY_PARTS_BY_SIZE: readonly BodyPartName[] = [
  '허벅지 앞',
  '등',
  '가슴',
  '엉덩이',
  '허벅지 뒤',
  '어깨',
  '삼두',
  '이두',
  '종아리',
  '복부',
];

const SLOTS_BY_PART_COUNT: Record<number, readonly number[]> = {
  1: [4],
  2: [3, 3],
  3: [2, 2, 2],
  4: [2, 2, 1, 1],
};

/** One entry per slot: 1 part 4, 2 parts 3+3, 3 parts 2+2+2, 4 parts 2+2+1+1. Throws for 0 or more than 4 parts. */
export function bodyPartSlots(bodyParts: readonly BodyPartName[]): BodyPartName[] {
  const ordered = BODY_PARTS_BY_SIZE.filter(part => bodyParts.includes(part));
  const counts = SLOTS_BY_PART_COUNT[ordered.length];
  if (counts === undefined) throw new RangeError(`1 to 4 body parts expected, got ${ordered.length}`);
  return ordered.flatMap((part, index) => Array<BodyPartName>(counts[index]!).fill(part));
}

/**
 * The patterns to train a part with, best first; patterns in one group are equally good. The usual order of strength-training textbooks:
 * chest flat → incline → fly, shoulders press → side → rear, back a vertical and a horizontal pull.
 */
export const PATTERN_ORDER: Record<BodyPartName, readonly (readonly MovementPattern[])[]> = {
  가슴: [['horizontalPush'], ['inclinePush'], ['fly']],
  등: [['verticalPull', 'horizontalPull'], ['hinge', 'straightArmPull'], ['backExtension'], ['shrug']],
  엉덩이: [['hipExtension'], ['hinge', 'lunge', 'squat', 'hipAbduction']],
  어깨: [['verticalPush'], ['shoulderAbduction'], ['rearDelt']],
  복부: [
    ['antiExtension', 'trunkFlexion'],
    ['legRaise', 'trunkRotation'],
  ],
  종아리: [['plantarFlexionStraight'], ['plantarFlexionBent']],
  '허벅지 앞': [['squat'], ['lunge', 'kneeExtension']],
  '허벅지 뒤': [['hinge'], ['kneeFlexion']],
  삼두: [['elbowExtensionDown', 'elbowExtensionOverhead'], ['horizontalPush']],
  이두: [['elbowFlexion'], ['elbowFlexionNeutral']],
};

import type { BodyPartName, MovementPattern } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout } from '../strength/strength.types.js';

/** What the movement does; 으로/로 and the body part follow: 앞으로 밀어 내는 동작으로 가슴을 …. */
const PATTERN_TEXTS: Record<MovementPattern, string> = {
  horizontalPush: '앞으로 밀어 내는 동작',
  inclinePush: '비스듬히 위로 미는 동작',
  verticalPush: '머리 위로 미는 동작',
  fly: '팔을 벌렸다 모으는 동작',
  horizontalPull: '몸 쪽으로 당기는 동작',
  verticalPull: '위에서 아래로 당기는 동작',
  straightArmPull: '팔을 편 채 끌어내리는 동작',
  shoulderAbduction: '팔을 옆으로 들어 올리는 동작',
  shoulderFlexion: '팔을 앞으로 들어 올리는 동작',
  rearDelt: '팔을 뒤로 벌리는 동작',
  shrug: '어깨를 으쓱 올리는 동작',
  elbowFlexion: '팔꿈치를 굽히는 동작',
  elbowFlexionNeutral: '손바닥을 마주 보고 팔꿈치를 굽히는 동작',
  elbowExtensionDown: '팔꿈치를 아래로 펴는 동작',
  elbowExtensionOverhead: '팔을 머리 쪽에 두고 팔꿈치를 펴는 동작',
  squat: '앉았다 일어서는 동작',
  lunge: '한 다리로 버티며 앉았다 일어서는 동작',
  kneeExtension: '무릎을 펴는 동작',
  hinge: '엉덩이를 뒤로 접었다 펴는 동작',
  kneeFlexion: '무릎을 굽히는 동작',
  hipExtension: '엉덩이 힘으로 밀어 내는 동작',
  hipAbduction: '다리를 옆으로 벌리는 동작',
  hipAdduction: '다리를 안쪽으로 모으는 동작',
  backExtension: '허리를 곧게 펴는 동작',
  plantarFlexionStraight: '무릎을 펴고 뒤꿈치를 드는 동작',
  plantarFlexionBent: '무릎을 굽히고 뒤꿈치를 드는 동작',
  trunkFlexion: '몸통을 말아 올리는 동작',
  antiExtension: '몸통을 곧게 펴고 버티는 동작',
  trunkRotation: '옆구리 힘을 쓰는 동작',
  legRaise: '다리를 들어 올리는 동작',
  mobility: '천천히 늘이는 동작',
  conditioning: '숨이 차게 움직이는 동작',
};

/** What a workout does, as a noun phrase. A leg press or a wall sit involves no standing up; dips push down. */
export function movementText({ pattern, loadType, primaryBodyParts }: EngineWorkout): string {
  if (pattern === 'verticalPush' && !primaryBodyParts.includes('어깨')) return '아래로 미는 동작';
  if (pattern === 'squat' && loadType === 'hold') return '앉은 자세로 버티는 동작';
  return pattern === 'squat' && (loadType === 'sled' || loadType === 'stack')
    ? '다리로 밀어 내는 동작'
    : PATTERN_TEXTS[pattern];
}

/** 등 alone also means "and the like". */
export function trainingOf(bodyPart: BodyPartName): string {
  return bodyPart === '등' ? '등 근육 운동' : `${bodyPart} 운동`;
}

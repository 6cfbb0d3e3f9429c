import type { components } from '../../../shared/api/schema';
import { withMeanings } from './meanings';
import type { FieldGroup, Option, Resource } from './resource.types';

type Name = keyof components['schemas']['WorkoutInput'];

const named = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const PATTERNS = named({
  horizontalPush: '수평 밀기',
  inclinePush: '위로 비스듬히 밀기',
  verticalPush: '수직 밀기',
  fly: '모으기 (플라이)',
  horizontalPull: '수평 당기기',
  verticalPull: '수직 당기기',
  straightArmPull: '팔 펴고 당기기',
  shoulderAbduction: '팔 옆으로 들기',
  shoulderFlexion: '팔 앞으로 들기',
  rearDelt: '어깨 뒤쪽 벌리기',
  shrug: '어깨 으쓱하기',
  elbowFlexion: '팔꿈치 굽히기',
  elbowFlexionNeutral: '팔꿈치 굽히기 (중립 그립)',
  elbowExtensionDown: '팔꿈치 펴기 (아래로)',
  elbowExtensionOverhead: '팔꿈치 펴기 (머리 위)',
  squat: '스쿼트',
  lunge: '런지',
  kneeExtension: '무릎 펴기',
  hinge: '힙 힌지',
  kneeFlexion: '무릎 굽히기',
  hipExtension: '엉덩이 펴기',
  hipAbduction: '다리 벌리기',
  hipAdduction: '다리 모으기',
  backExtension: '허리 펴기',
  plantarFlexionStraight: '발목 펴기 (무릎 펴고)',
  plantarFlexionBent: '발목 펴기 (무릎 굽히고)',
  trunkFlexion: '몸통 굽히기',
  antiExtension: '몸통 버티기',
  trunkRotation: '몸통 돌리기',
  legRaise: '다리 들기',
  mobility: '가동성·스트레칭',
  conditioning: '유산소',
});

const LOAD_TYPES = named({
  barbell: '바벨 (바 포함 총 무게)',
  dumbbellPerHand: '덤벨 (한 손)',
  dumbbellSingle: '덤벨·케틀벨 하나',
  stack: '스택',
  stackPerHand: '스택 (한 손)',
  sled: '원판 머신',
  smith: '스미스 머신 (바 포함)',
  bodyweightLoadable: '맨몸 (무게 추가·보조 가능)',
  bodyweight: '맨몸',
  hold: '버티기 (초)',
  band: '밴드',
});

const BASE_LIFTS = named({
  '': '없음',
  squat: '스쿼트',
  bench: '벤치프레스',
  deadlift: '데드리프트',
  overheadPress: '오버헤드 프레스',
  latPulldown: '랫 풀다운',
});

const STRESSES = named({
  knee: '무릎',
  lowerBack: '허리',
  shoulder: '어깨',
  wrist: '손목',
  elbow: '팔꿈치',
  neck: '목',
  hip: '고관절',
  ankle: '발목',
  spinalLoad: '척추에 실리는 무게',
  overhead: '머리 위로 들기',
  supine: '등 대고 눕기',
  prone: '엎드리기',
  impact: '뛰기·충격',
  breathHolding: '숨 참기',
  headDown: '머리 낮추기',
});

/** The definitions that a reviewer decides by; the server's vocabulary has them in full. */
const FACTS: readonly Option[] = [
  {
    value: 'unstable',
    label: '한 다리·불안정',
    help: '한 다리나 발끝으로 서거나 런지로 내디뎌요. 공·줄·롤러에 기대요.',
  },
  { value: 'ballistic', label: '휘두르기·반동', help: '던지듯 흔들거나 튀어 올라 반동으로 움직여요.' },
  {
    value: 'loadedHinge',
    label: '무게 들고 숙이기',
    help: '무게나 밴드를 들고 받침 없이 상체를 30도 이상 숙여요.',
  },
  { value: 'supine', label: '등 대고 눕기', help: '등을 대고 누워요. 등받이가 30도 이하면 누운 거예요.' },
  { value: 'prone', label: '엎드리기', help: '배나 가슴을 바닥·벤치에 대고 엎드려요.' },
  { value: 'headDown', label: '머리가 아래로', help: '머리가 엉덩이보다 낮아져요. 브릿지는 아니에요.' },
  {
    value: 'isometric',
    label: '멈춰서 버티기',
    help: '플랭크처럼 힘을 준 채 시간을 버텨요. 편한 스트레칭은 아니에요.',
  },
  { value: 'valsalva', label: '숨 참기 쉬움', help: '무거운 바벨이나 제 몸을 들어 숨을 참게 돼요.' },
  { value: 'jump', label: '뛰기', help: '두 발이 바닥에서 떨어지거나 달려요.' },
  { value: 'overhead', label: '팔을 머리 위로', help: '무게가 없어도 팔이 머리 옆이나 위로 가요.' },
  { value: 'spinalFlexion', label: '등 말기·옆으로 굽히기', help: '몸통을 둥글게 말거나 옆으로 기울여요.' },
  { value: 'spinalRotation', label: '몸통 비틀기', help: '몸통을 돌려요. 돌지 않게 버티는 것은 아니에요.' },
  {
    value: 'fallRisk',
    label: '넘어질 수 있음',
    help: '잡은 것 없이 균형을 잡거나, 높은 곳에 서거나, 매달려요.',
  },
  {
    value: 'pelvicFloor',
    label: '골반저 압력',
    help: '뛰기, 복근 말기, 두 다리 들기, 서서 무거운 무게 들기예요.',
  },
];

/** Among equally good workouts the recommendation takes the one with the higher number. */
const STAPLES = named({ '2': '기본 운동 (먼저 추천)', '1': '자주 하는 운동', '0': '변형·특수 운동' });

const GROUPS: readonly FieldGroup<Name>[] = [
  {
    title: '운동',
    fields: [
      { kind: 'text', name: 'koreanName', label: '한글 이름', longest: 60, required: true },
      { kind: 'text', name: 'englishName', label: '영문 이름', longest: 100, required: true },
      {
        kind: 'lines',
        name: 'aliases',
        label: '별칭',
        hint: '검색에서 함께 찾아요. 한 줄에 하나씩 써 주세요.',
      },
      {
        kind: 'choices',
        name: 'primaryBodyParts',
        label: '주 운동 부위',
        options: 'bodyParts',
        required: true,
      },
      { kind: 'choices', name: 'secondaryBodyParts', label: '보조 운동 부위', options: 'bodyParts' },
      {
        kind: 'choices',
        name: 'machines',
        label: '필요한 기구 (모두 있어야 해요)',
        options: 'machines',
        required: true,
      },
      { kind: 'flag', name: 'hidden', label: '검색과 추천에서 숨기기' },
    ],
  },
  {
    title: '설명',
    fields: [
      { kind: 'paragraph', name: 'description', label: '동작 방법', longest: 2000, required: true },
      {
        kind: 'lines',
        name: 'mistakes',
        label: '흔한 실수',
        hint: '한 줄에 하나씩, 다섯 개까지 쓸 수 있어요.',
      },
      { kind: 'paragraph', name: 'safety', label: '안전 수칙', longest: 1000 },
      { kind: 'url', name: 'videoLink', label: '영상 주소', longest: 255 },
    ],
  },
  {
    title: '무게 계산',
    fields: [
      {
        kind: 'choice',
        name: 'pattern',
        label: '움직임',
        options: PATTERNS,
        initial: 'horizontalPush',
        required: true,
      },
      {
        kind: 'text',
        name: 'family',
        label: '계열',
        longest: 60,
        required: true,
        hint: '같은 운동의 변형은 같은 이름으로 묶어요. 예: bench-press',
      },
      {
        kind: 'choice',
        name: 'mechanic',
        label: '관절',
        options: named({ compound: '다관절', isolation: '단관절' }),
        initial: 'compound',
        required: true,
      },
      {
        kind: 'choice',
        name: 'loadType',
        label: '무게 종류',
        options: LOAD_TYPES,
        initial: 'barbell',
        required: true,
      },
      { kind: 'choice', name: 'baseLift', label: '기준 운동', options: BASE_LIFTS },
      {
        kind: 'number',
        name: 'ratioMale',
        label: '기준 운동 대비 비율 (남)',
        least: 0,
        most: 5,
        required: true,
        initial: '1',
      },
      {
        kind: 'number',
        name: 'ratioFemale',
        label: '기준 운동 대비 비율 (여)',
        least: 0,
        most: 5,
        required: true,
        initial: '1',
      },
      { kind: 'text', name: 'ratioSource', label: '비율의 출처', longest: 255 },
      {
        kind: 'number',
        name: 'incrementKg',
        label: '무게 간격',
        unit: 'kg',
        least: 0,
        most: 50,
        required: true,
        initial: '1',
      },
      {
        kind: 'number',
        name: 'minLoadKg',
        label: '가장 가벼운 무게',
        unit: 'kg',
        least: 0,
        most: 200,
        required: true,
        initial: '1',
      },
      { kind: 'number', name: 'bodyweightShare', label: '체중 중 드는 몫 (0~1)', least: 0, most: 1 },
      {
        kind: 'number',
        name: 'skill',
        label: '숙련도 (1~3)',
        least: 1,
        most: 3,
        whole: true,
        required: true,
        initial: '1',
      },
      {
        kind: 'choice',
        name: 'staple',
        label: '기본 운동 정도',
        options: STAPLES,
        initial: '1',
        required: true,
      },
      {
        kind: 'row',
        name: 'easierVariantId',
        label: '더 쉬운 운동',
        of: 'workouts',
      },
      { kind: 'flag', name: 'assistable', label: '보조를 받아 할 수 있어요' },
    ],
  },
  {
    title: '몸에 주는 부담',
    fields: [
      {
        kind: 'choices',
        name: 'stresses',
        label: '크게 부담을 주는 곳 (아프거나 피해야 하면 추천하지 않아요)',
        options: STRESSES,
      },
      {
        kind: 'choices',
        name: 'mildStresses',
        label: '조금 부담을 주는 곳 (아프면 가볍게 추천해요)',
        options: STRESSES,
      },
      {
        kind: 'paragraph',
        name: 'stressReason',
        label: '부담을 주는 까닭',
        longest: 255,
        hint: '비워 두면 검토하지 않은 운동으로 보고, 아픈 곳이나 질환이 있는 회원에게 추천하지 않아요.',
      },
      {
        kind: 'reviewed',
        name: 'facts',
        label: '동작의 특징 (헷갈리면 골라 주세요)',
        options: FACTS,
        hint: '임신, 심장 질환, 골다공증처럼 보호가 필요한 회원에게는 허용된 특징만 있는 운동을 추천해요.',
        ifNot: '검토하기 전까지는 임신, 심장 질환, 골다공증처럼 보호가 필요한 회원에게 추천하지 않아요.',
      },
      {
        kind: 'flag',
        name: 'gentle',
        label: '누구나 해도 되는 가벼운 운동이에요 (무게 계산 없이 추천)',
      },
    ],
  },
];

export const WORKOUT_RESOURCE: Resource = {
  name: 'workouts',
  noun: '운동',
  columns: ['koreanName', 'englishName', 'primaryBodyParts', 'machines'],
  groups: withMeanings(GROUPS),
  picture: 'imgPath',
  hideable: true,
  sortable: ['koreanName', 'englishName', 'loadType', 'skill'],
  extras: [],
  kinds: { label: '운동 부위', options: 'bodyParts' },
};

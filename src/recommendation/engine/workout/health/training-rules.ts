import type {
  BodyPartName,
  Condition,
  LoadType,
  Medicine,
  MovementFact,
  MovementPattern,
  SoreArea,
  SurgeryArea,
  WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, SEVERELY_THIN_BMI } from '../../../../body-data/body-mass-index.js';
import { LOADED_FROM_AGE } from '../../strength/age-factor.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import type { RuledBody, TrainingRule } from './training-rule.types.js';

/** Class 3 of the World Health Organization. */
const HEAVIEST_BMI = 40;
export const ADULT_LOADS_FROM_AGE = 18;
export const OLDER_FROM_AGE = 65;

/** First weeks of the second and third trimester. */
const SECOND_TRIMESTER = 14;
const THIRD_TRIMESTER = 28;
/** Weeks after a birth: the check-up, return to running (Donnelly 2020), half a year. */
const CHECKED_UP = 6;
const IMPACT_AGAIN = 12;
const LONG_AFTER_BIRTH = 26;
/** Weeks of rest for the operated half of the body: bone and abdominal wall bear strain after about three months. */
export const HEALED = 12;

// Listed here rather than taken from the vocabulary, so that a stress added there stays forbidden here.
const JOINTS: readonly WorkoutStress[] = [
  'knee',
  'lowerBack',
  'shoulder',
  'wrist',
  'elbow',
  'neck',
  'hip',
  'ankle',
];
const LYING: readonly WorkoutStress[] = ['supine', 'prone'];
const ANY_STRESS: readonly WorkoutStress[] = [
  ...JOINTS,
  ...LYING,
  'spinalLoad',
  'overhead',
  'impact',
  'breathHolding',
  'headDown',
];
const anyBut = (...stresses: WorkoutStress[]): WorkoutStress[] =>
  ANY_STRESS.filter(stress => !stresses.includes(stress));

const OF_LEGS: readonly WorkoutStress[] = ['knee', 'hip', 'ankle'];
const OF_ARMS: readonly WorkoutStress[] = ['shoulder', 'elbow', 'wrist', 'neck'];
const UPPER: readonly BodyPartName[] = ['가슴', '등', '어깨', '삼두', '이두'];
const ARMS: readonly BodyPartName[] = ['어깨', '삼두', '이두'];
const LOWER: readonly BodyPartName[] = ['엉덩이', '종아리', '허벅지 앞', '허벅지 뒤'];
const BELLY_WORK: readonly MovementPattern[] = ['trunkFlexion', 'trunkRotation', 'legRaise'];
/** Hanging from or pushing up the body takes straining where it is heavy; push-ups also lean face down on the hands. */
const BODY_LIFTED = ['pull-up', 'dip', 'bench-dip', 'bodyweight-row'];
const BODY_LIFTED_OR_PUSHED = [...BODY_LIFTED, 'push-up'];
/** On the toes, leaning back. */
const TIPPING = ['sissy-squat'];
const LYING_ON_THE_SIDE = ['clamshell', 'side-leg-raise'];
const UNLOADED: readonly LoadType[] = ['bodyweight', 'bodyweightLoadable', 'hold', 'band'];

const OPEN = {
  stresses: ANY_STRESS,
  mildStresses: [],
  lightens: [],
  patterns: null,
  noBendingIn: [],
  loadTypes: null,
  bodyParts: null,
  withoutFamilies: [],
  soreArea: null,
  lightOnly: false,
  advice: null,
} as const satisfies Partial<TrainingRule>;

const NOTHING = { ...OPEN, facts: [], stresses: [], bodyParts: [] } as const;

const OWN = 'own caution';
const ACOG =
  'ACOG Committee Opinion 804 (2020), abstract read; NCT and NHS South West London, read: not on the back, no risk of falling, no straining';
const POSTNATAL =
  'Read: NCT and NHS North Midlands (exercise from the check-up at six weeks, later after a caesarean; more over three months), Donnelly/Goom/Brockwell (BJSM table: no running before three months)';
const SURGERY =
  'Read: NHS and Urostomy Association leaflets (nothing strenuous for six weeks, heavy for three months), spine-health (no bending, twisting, lifting for three months), Cahalin 2011 abstract (sternum). Which half of the body may train, from which week: own caution';
const PAIN = `ACSM Guidelines 11th ed. (2021), not read: no loading of a painful joint; which joint: own caution`;

const has =
  (condition: Condition) =>
  (health: TrainingHealth): boolean =>
    health.conditions.includes(condition);

const isYoungerThan =
  (age: number) =>
  (_: TrainingHealth, { ageYears }: RuledBody): boolean =>
    ageYears < age;

type List = Omit<TrainingRule, 'because' | 'applies'>;

// ——— pregnancy and birth

const PREGNANT = {
  ...OPEN,
  lightOnly: true,
  advice:
    '임신 중에는 의사와 상담한 뒤에 시작해 주세요. 배가 아프거나 출혈, 어지러움이 있으면 바로 멈추고 병원에 연락해 주세요.',
  source: ACOG,
} as const;

const FIRST_TRIMESTER: List = {
  ...PREGNANT,
  state: `임신 ${SECOND_TRIMESTER}주 전`,
  facts: [
    'unstable',
    'loadedHinge',
    'supine',
    'prone',
    'isometric',
    'overhead',
    'spinalFlexion',
    'spinalRotation',
  ],
  stresses: anyBut('breathHolding', 'headDown', 'impact'),
  mildStresses: ['breathHolding'],
  withoutFamilies: TIPPING,
};

const SECOND_TRIMESTER_LIST: List = {
  ...PREGNANT,
  state: `임신 ${SECOND_TRIMESTER}–${THIRD_TRIMESTER - 1}주`,
  facts: ['unstable', 'loadedHinge', 'isometric', 'overhead'],
  stresses: anyBut('breathHolding', 'headDown', 'impact', ...LYING),
  mildStresses: ['breathHolding'],
  noBendingIn: BELLY_WORK,
  withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
  source: `${ACOG}. The belly’s muscles part as it grows: ${OWN}`,
};

const THIRD_TRIMESTER_LIST: List = {
  ...SECOND_TRIMESTER_LIST,
  state: `임신 ${THIRD_TRIMESTER}주부터`,
  facts: ['overhead'],
  // Wrists swell late in pregnancy, and the ligaments of the pelvis loosen.
  stresses: ['knee', 'shoulder', 'elbow', 'neck', 'hip', 'ankle', 'overhead'],
  mildStresses: ['lowerBack', 'wrist', 'spinalLoad', 'breathHolding'],
  source: `${ACOG}. No holds, hinges, push-ups, pull-ups nor loads on the spine: ${OWN}`,
};

const weeksPregnant = ({ pregnancyWeeks }: TrainingHealth): number => pregnancyWeeks ?? THIRD_TRIMESTER;

function pregnant(list: List, from: number, to: number): TrainingRule {
  return {
    ...list,
    because: '임신 중이라고 하셔서',
    applies: health => has('임신')(health) && weeksPregnant(health) >= from && weeksPregnant(health) < to,
  };
}

function afterBirth(list: List, from: number, to: number): TrainingRule {
  return {
    ...list,
    because: '출산하신 지 얼마 되지 않아서',
    applies: health =>
      has('출산 후')(health) && (health.postpartumWeeks ?? 0) >= from && (health.postpartumWeeks ?? 0) < to,
  };
}

// ——— operations

/** Which half of the body rests. */
const RESTING: Record<SurgeryArea, 'upper' | 'trunk' | 'lower'> = {
  '눈·머리': 'upper',
  '목·어깨·팔': 'upper',
  '가슴·심장': 'upper',
  '배·골반': 'trunk',
  허리: 'trunk',
  '고관절·다리': 'lower',
};

const OPERATED = {
  ...OPEN,
  lightOnly: true,
  advice: '수술한 뒤에는 담당 의사가 운동해도 된다고 한 다음에 시작해 주세요.',
  source: SURGERY,
} as const;

const REST_OF: Record<'upper' | 'trunk' | 'lower', Omit<List, 'state'>> = {
  upper: {
    ...OPERATED,
    facts: [],
    stresses: OF_LEGS,
    loadTypes: ['stack', 'sled', 'bodyweight'],
    bodyParts: LOWER,
    withoutFamilies: [...LYING_ON_THE_SIDE, ...TIPPING],
  },
  trunk: {
    ...OPERATED,
    facts: [],
    stresses: OF_ARMS,
    loadTypes: ['dumbbellPerHand', 'dumbbellSingle', 'stack', 'stackPerHand', 'band'],
    bodyParts: ARMS,
  },
  lower: {
    ...OPERATED,
    facts: ['overhead'],
    stresses: [...OF_ARMS, 'overhead'],
    loadTypes: ['dumbbellPerHand', 'dumbbellSingle', 'stack', 'stackPerHand', 'sled', 'band'],
    bodyParts: UPPER,
    withoutFamilies: BODY_LIFTED,
  },
};

/** What is still restricted in the whole body once the operated half may train again. */
const HEALED_OF: Record<SurgeryArea, Pick<List, 'facts' | 'stresses'> & Partial<List>> = {
  '눈·머리': {
    facts: ['unstable', 'supine', 'overhead', 'spinalFlexion', 'spinalRotation'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'prone'),
    withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
  },
  '목·어깨·팔': {
    facts: ['unstable', 'loadedHinge', 'supine', 'spinalFlexion', 'spinalRotation', 'fallRisk'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'overhead', ...OF_ARMS),
    mildStresses: OF_ARMS,
  },
  '가슴·심장': {
    facts: ['supine', 'spinalRotation'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad', 'shoulder', 'prone'),
    mildStresses: ['shoulder'],
    withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
  },
  '배·골반': {
    facts: ['unstable', 'supine', 'overhead'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad', 'prone'),
    noBendingIn: BELLY_WORK,
    withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
  },
  허리: {
    facts: ['supine', 'prone', 'overhead'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad', 'lowerBack'),
    mildStresses: ['lowerBack'],
    noBendingIn: [...BELLY_WORK, 'backExtension'],
  },
  '고관절·다리': {
    facts: ['loadedHinge', 'supine', 'prone', 'isometric', 'overhead', 'spinalFlexion', 'spinalRotation'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', ...OF_LEGS),
    mildStresses: OF_LEGS,
  },
};

const isHealed = ({ surgeryWeeks }: TrainingHealth): boolean => (surgeryWeeks ?? 0) >= HEALED;

function operatedOn(area: SurgeryArea): TrainingRule[] {
  const applies = (healed: boolean) => (health: TrainingHealth) =>
    has('최근 수술')(health) && health.surgeryAreas.includes(area) && isHealed(health) === healed;
  const because = '최근에 수술을 받으셨다고 해서';
  return [
    { ...REST_OF[RESTING[area]], because, state: `${area} 수술 ${HEALED}주 전`, applies: applies(false) },
    {
      ...{ ...OPERATED, mildStresses: ['breathHolding'], because },
      ...HEALED_OF[area],
      ...{ state: `${area} 수술 ${HEALED}주부터`, applies: applies(true) },
    },
  ];
}

// ——— the rest

/** The same list for members who stated a condition and for those who stated only its medicine, each with its own wording. */
function toldByEither(
  condition: Condition,
  becauseOfIt: string,
  medicine: Medicine,
  becauseOfMedicine: string,
  list: List,
): TrainingRule[] {
  return [
    { ...list, because: becauseOfIt, applies: has(condition) },
    {
      ...list,
      state: medicine,
      because: becauseOfMedicine,
      applies: health => !has(condition)(health) && health.medicines.includes(medicine),
    },
  ];
}

const BLOOD_PRESSURE: List = {
  ...OPEN,
  state: '고혈압',
  facts: [
    'unstable',
    'loadedHinge',
    'supine',
    'prone',
    'overhead',
    'spinalFlexion',
    'spinalRotation',
    'fallRisk',
  ],
  stresses: anyBut('breathHolding', 'headDown', 'impact'),
  mildStresses: ['breathHolding'],
  lightOnly: true,
  advice: '힘을 줄 때 숨을 내쉬고, 어지러울 수 있으니 일어날 때는 천천히 일어나 주세요.',
  source: `Read: ACSM’s table for hypertension (novices begin at 40–50 % of the 1RM), Sorace 2009 (dynamic, no high intensity). No holds, no momentum: ${OWN}`,
};

const DIABETES: List = {
  ...OPEN,
  state: '당뇨',
  facts: [
    'unstable',
    'ballistic',
    'loadedHinge',
    'supine',
    'prone',
    'isometric',
    'valsalva',
    'jump',
    'overhead',
    'spinalFlexion',
    'spinalRotation',
    'fallRisk',
    'pelvicFloor',
  ],
  stresses: anyBut('headDown'),
  mildStresses: ['headDown'],
  lightens: ['breathHolding'],
  advice: '혈당이 떨어질 수 있으니 운동 전후에 혈당을 재고, 빨리 먹을 수 있는 당분을 곁에 두세요.',
  source:
    'ACSM/ADA consensus (Kanaley 2022), not read; read: the ADA’s precautions for eyes with retinopathy (no straining, head up)',
};

/** Facts allowed with a sore joint. */
const SORE_ARM: readonly MovementFact[] = [
  'unstable',
  'loadedHinge',
  'supine',
  'prone',
  'headDown',
  'isometric',
  'valsalva',
  'jump',
  'overhead',
  'spinalFlexion',
  'spinalRotation',
  'fallRisk',
  'pelvicFloor',
];
const SORE_LEG: readonly MovementFact[] = [
  'unstable',
  'ballistic',
  'loadedHinge',
  'supine',
  'prone',
  'headDown',
  'isometric',
  'valsalva',
  'overhead',
  'spinalFlexion',
  'spinalRotation',
  'fallRisk',
  'pelvicFloor',
];

/** A strong strain on the place is excluded, a mild one makes the workout lighter; `also`: other stresses that strain it. */
function sore(
  area: SoreArea,
  because: string,
  facts: readonly MovementFact[],
  ...also: WorkoutStress[]
): TrainingRule {
  return {
    ...OPEN,
    state: `${area} 통증`,
    because,
    facts,
    applies: health => health.soreAreas.includes(area),
    stresses: anyBut(...also),
    mildStresses: also,
    soreArea: area,
    source: PAIN,
  };
}

/** Most serious first: a workout's reason names the first rule that applies. */
export const TRAINING_RULES: readonly TrainingRule[] = [
  {
    ...NOTHING,
    state: `체질량지수 ${SEVERELY_THIN_BMI} 미만`,
    because: '지금은 힘을 쓰기보다 몸을 아낄 때라서',
    applies: (_, body) => bodyMassIndex(body) < SEVERELY_THIN_BMI,
    facts: ['isometric', 'overhead'],
    stresses: ['shoulder', 'elbow', 'neck', 'hip', 'overhead'],
    mildStresses: ['knee', 'lowerBack', 'wrist', 'ankle'],
    patterns: ['mobility'],
    loadTypes: ['bodyweight', 'hold'],
    bodyParts: null,
    lightOnly: true,
    source: `WHO 1995, thinness grade 3. Read: abstract of a review of training with eating disorders (J Eat Disord 2022), SEES principles. That only gentle mobility is left, and none that rounds a thin spine: ${OWN}`,
  },
  {
    ...OPEN,
    state: '심장 질환',
    because: '심장 질환이 있다고 하셔서',
    applies: has('심장 질환'),
    facts: ['unstable', 'supine', 'prone', 'overhead', 'spinalRotation'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad'),
    mildStresses: ['breathHolding', 'spinalLoad'],
    patterns: [
      'horizontalPush',
      'inclinePush',
      'verticalPush',
      'fly',
      'horizontalPull',
      'verticalPull',
      'straightArmPull',
      'shoulderAbduction',
      'shoulderFlexion',
      'rearDelt',
      'shrug',
      'elbowFlexion',
      'elbowFlexionNeutral',
      'elbowExtensionDown',
      'elbowExtensionOverhead',
      'squat',
      'kneeExtension',
      'kneeFlexion',
      'hipExtension',
      'hipAbduction',
      'hipAdduction',
      'backExtension',
      'plantarFlexionStraight',
      'plantarFlexionBent',
      'antiExtension',
      'trunkRotation',
      'mobility',
      'conditioning',
    ],
    noBendingIn: BELLY_WORK,
    withoutFamilies: [...BODY_LIFTED, ...TIPPING],
    lightOnly: true,
    advice:
      '심장 질환이 있으면 의사와 상담한 뒤에 시작해 주세요. 숨을 참지 말고, 가슴이 아프거나 어지러우면 바로 멈춰 주세요.',
    source: `Read: abstract and ACC’s key points of AHA 2024 (Paluch), report on AHA 2007 (rhythmic, slow to moderate, breathe out, no straining). No hinges, trunk curls, holds, nothing on one leg without a hold: ${OWN}`,
  },
  pregnant(FIRST_TRIMESTER, 0, SECOND_TRIMESTER),
  pregnant(SECOND_TRIMESTER_LIST, SECOND_TRIMESTER, THIRD_TRIMESTER),
  pregnant(THIRD_TRIMESTER_LIST, THIRD_TRIMESTER, Infinity),
  afterBirth(
    {
      ...NOTHING,
      state: `출산 후 ${CHECKED_UP}주 전`,
      lightOnly: true,
      advice: `출산하고 ${CHECKED_UP}주쯤의 검진에서 괜찮다고 들은 다음에 운동을 시작해 주세요. 그때까지는 편한 만큼 걷고, 골반저근에 부드럽게 힘을 주었다 푸는 것으로 충분해요.`,
      source: POSTNATAL,
    },
    0,
    CHECKED_UP,
  ),
  afterBirth(
    {
      ...OPEN,
      state: `출산 후 ${CHECKED_UP}–${IMPACT_AGAIN - 1}주`,
      facts: ['supine', 'overhead'],
      stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad', 'prone'),
      mildStresses: ['breathHolding', 'spinalLoad'],
      noBendingIn: BELLY_WORK,
      withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
      lightOnly: true,
      advice:
        '검진에서 괜찮다고 들은 다음에 시작해 주세요. 배가 볼록하게 솟거나 아래로 묵직하거나 소변이 새면 그 운동은 멈춰 주세요.',
      source: `${POSTNATAL}. No planks, push-ups, curls: ${OWN}`,
    },
    CHECKED_UP,
    IMPACT_AGAIN,
  ),
  afterBirth(
    {
      ...OPEN,
      state: `출산 후 ${IMPACT_AGAIN}–${LONG_AFTER_BIRTH - 1}주`,
      facts: [
        'unstable',
        'loadedHinge',
        'supine',
        'prone',
        'isometric',
        'overhead',
        'spinalRotation',
        'fallRisk',
      ],
      stresses: anyBut('breathHolding', 'headDown', 'impact'),
      mildStresses: ['breathHolding'],
      lightOnly: true,
      advice: '배가 볼록하게 솟거나 아래로 묵직하거나 소변이 새면 그 운동은 멈추고 병원에 물어봐 주세요.',
      source: `${POSTNATAL}. Until when: ${OWN}`,
    },
    IMPACT_AGAIN,
    LONG_AFTER_BIRTH,
  ),
  {
    ...NOTHING,
    state: '수술한 곳을 모름',
    because: '수술하신 곳을 몰라서',
    applies: health => has('최근 수술')(health) && health.surgeryAreas.length === 0,
    lightOnly: true,
    advice:
      '어디를 언제 수술하셨는지 건강 정보에 알려 주시면, 수술하지 않은 쪽으로 할 수 있는 운동을 골라 드려요.',
    source: SURGERY,
  },
  ...(Object.keys(RESTING) as SurgeryArea[]).flatMap(operatedOn),
  {
    ...OPEN,
    state: '골다공증',
    because: '골다공증이 있다고 하셔서',
    applies: has('골다공증'),
    facts: ['unstable', 'supine', 'prone', 'isometric', 'overhead'],
    stresses: anyBut('impact', 'spinalLoad', 'headDown', 'breathHolding'),
    mildStresses: ['spinalLoad', 'breathHolding'],
    noBendingIn: BELLY_WORK,
    withoutFamilies: TIPPING,
    lightOnly: true,
    advice: '골다공증이 있으면 허리를 굽히거나 비트는 동작은 피하고, 넘어지지 않게 주변을 비워 주세요.',
    source: `Read: Giangregorio 2014 (Osteoporos Int 26:891, table 5: no end-range bending or twisting, no lifting from the floor nor with all one’s strength, no precarious balance). Hinges can be right under supervision (LIFTMOR, not read): without it none, ${OWN}`,
  },
  {
    ...OPEN,
    state: '녹내장·망막 질환',
    because: '눈의 압력이 오르지 않게 하려고',
    applies: has('녹내장·망막 질환'),
    facts: ['unstable', 'supine', 'prone', 'overhead', 'spinalFlexion', 'spinalRotation', 'fallRisk'],
    stresses: anyBut('breathHolding', 'headDown', 'impact'),
    mildStresses: ['breathHolding'],
    withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
    lightOnly: true,
    advice:
      '머리를 심장보다 낮추거나 숨을 참고 힘주지 말고, 눈앞이 번쩍이거나 흐려지면 바로 멈춰 안과에 가 주세요.',
    source: `Read: Ritch on PLOS ONE 2015 (no head-down positions, push-ups, heavy weights), the ADA’s precautions with retinopathy (no straining, holds, jarring, head below the waist); abstract of Vera 2025`,
  },
  {
    ...OPEN,
    state: '탈장',
    because: '탈장이 있다고 하셔서',
    applies: has('탈장'),
    facts: ['unstable', 'supine', 'overhead', 'fallRisk'],
    stresses: anyBut('breathHolding', 'headDown', 'impact', 'spinalLoad', 'prone'),
    mildStresses: ['breathHolding', 'spinalLoad'],
    noBendingIn: BELLY_WORK,
    withoutFamilies: [...BODY_LIFTED_OR_PUSHED, ...TIPPING],
    lightOnly: true,
    advice:
      '탈장은 먼저 외과에서 진료를 받아 주세요. 튀어나온 곳이 아프거나 들어가지 않으면 바로 병원에 가 주세요.',
    source: `Read: surgeons’ advice (no heavy lifting, straining, breath held, sit-ups), after Simons 2009 as quoted there. No guideline was found: the list is ${OWN}`,
  },
  ...toldByEither('고혈압', '혈압이 높다고 하셔서', '혈압약', '혈압약을 드신다고 하셔서', BLOOD_PRESSURE),
  {
    ...OPEN,
    state: '운동 전 확인 ‘예’',
    because: '운동 전 확인에서 ‘예’라고 하셔서',
    applies: health => health.readiness === 'yes',
    facts: [
      'unstable',
      'loadedHinge',
      'supine',
      'prone',
      'isometric',
      'overhead',
      'spinalFlexion',
      'spinalRotation',
      'fallRisk',
    ],
    stresses: anyBut('breathHolding', 'headDown', 'impact'),
    mildStresses: ['breathHolding'],
    lightOnly: true,
    advice: '운동 전 확인에서 ‘예’라고 답한 것이 있으니 의사와 상담한 뒤에 시작해 주세요.',
    source: `PAR-Q+ 2024 (Warburton), not read: a yes asks for advice before more than light effort; the list is ${OWN}`,
  },
  {
    ...OPEN,
    state: `${LOADED_FROM_AGE}세 미만`,
    because: `만 ${LOADED_FROM_AGE}세 전에는 무게를 정해 드리지 않아서`,
    applies: isYoungerThan(LOADED_FROM_AGE),
    facts: [
      'unstable',
      'loadedHinge',
      'supine',
      'prone',
      'headDown',
      'isometric',
      'jump',
      'overhead',
      'spinalFlexion',
      'spinalRotation',
      'fallRisk',
    ],
    stresses: anyBut('breathHolding'),
    mildStresses: ['breathHolding'],
    loadTypes: UNLOADED,
    advice: `만 ${LOADED_FROM_AGE}세 전이라 몸과 밴드로 하는 운동만 골랐어요. 바벨이나 덤벨, 머신은 곁에서 무게와 자세를 봐 주는 지도자와 함께 시작해 주세요.`,
    source: `Read: abstract of the NSCA’s position statement (Faigenbaum 2009: appropriately prescribed and supervised). Without loads: ${OWN}`,
  },
  {
    ...OPEN,
    state: `${LOADED_FROM_AGE}–${ADULT_LOADS_FROM_AGE - 1}세`,
    because: `만 ${ADULT_LOADS_FROM_AGE}세 전이라`,
    applies: (health, body) =>
      !isYoungerThan(LOADED_FROM_AGE)(health, body) && isYoungerThan(ADULT_LOADS_FROM_AGE)(health, body),
    // Everything except swings and throws.
    facts: SORE_ARM,
    advice: `만 ${ADULT_LOADS_FROM_AGE}세 전에는 자세와 무게를 봐 주는 어른이 곁에 있을 때 운동해 주세요.`,
    source: `Read: the NSCA’s position statement (Faigenbaum 2009: a qualified adult supervises every session). No lifts with momentum: ${OWN}`,
  },
  {
    ...OPEN,
    state: `${OLDER_FROM_AGE}세부터`,
    because: `만 ${OLDER_FROM_AGE}세부터는 넘어지지 않는 자세가 먼저라`,
    applies: (_, { ageYears }) => ageYears >= OLDER_FROM_AGE,
    facts: [
      // With a hand on something; without one it counts as a risk of falling.
      'unstable',
      'loadedHinge',
      'supine',
      'prone',
      'isometric',
      'valsalva',
      'overhead',
      'spinalFlexion',
      'spinalRotation',
      'pelvicFloor',
    ],
    stresses: anyBut('impact', 'headDown'),
    mildStresses: ['headDown'],
    withoutFamilies: TIPPING,
    advice: `만 ${OLDER_FROM_AGE}세부터는 잡을 것 없이 한 다리로 서거나 뛰는 동작은 빼고 골랐어요. 숨을 참지 말고 천천히 움직이고, 처음 몇 주는 가볍게 시작해 주세요.`,
    source: `Read: ACSM 2009 on older adults (60–80 % of the 1RM, 8–12 repetitions, slow to moderate), ACSM’s table (begin at 40–50 %), Kravitz on NSCA 2019 (Fragala). Nothing on one leg without a hold, no momentum: ${OWN}`,
  },
  ...toldByEither('당뇨', '당뇨가 있다고 하셔서', '당뇨약', '당뇨약을 드신다고 하셔서', DIABETES),
  {
    ...OPEN,
    state: `체질량지수 ${HEAVIEST_BMI} 이상`,
    because: '무릎과 발목에 체중이 많이 실려서',
    applies: (_, body) => bodyMassIndex(body) >= HEAVIEST_BMI,
    facts: [
      'loadedHinge',
      'supine',
      'prone',
      'isometric',
      'valsalva',
      'overhead',
      'spinalFlexion',
      'spinalRotation',
      'pelvicFloor',
    ],
    stresses: anyBut('impact', 'headDown'),
    source: `ACSM Guidelines 11th ed. (2021) and Messier 2005 (four kg on a knee for each of the body), not read; the list is ${OWN}`,
  },
  sore('무릎', '무릎이 아프다고 하셔서', SORE_LEG, 'knee', 'impact'),
  {
    ...sore(
      '허리',
      '허리가 아프다고 하셔서',
      ['unstable', 'supine', 'prone', 'headDown', 'isometric', 'overhead', 'spinalRotation', 'fallRisk'],
      ...(['lowerBack', 'spinalLoad', 'impact', 'breathHolding'] as const),
    ),
    // Lifting trunk and legs from a lying position loads the spine most (Callaghan 1998, Phys Ther 78:8).
    noBendingIn: ['backExtension'],
  },
  sore('어깨', '어깨가 아프다고 하셔서', SORE_ARM, 'shoulder', 'overhead'),
  sore('손목', '손목이 아프다고 하셔서', SORE_ARM, 'wrist'),
  sore('팔꿈치', '팔꿈치가 아프다고 하셔서', SORE_ARM, 'elbow'),
  sore(
    '목',
    '목이 아프다고 하셔서',
    SORE_ARM.filter(fact => fact !== 'headDown' && fact !== 'jump'),
    ...(['neck', 'headDown'] as const),
  ),
  sore('고관절', '고관절이 아프다고 하셔서', SORE_LEG, 'hip', 'impact'),
  sore('발목', '발목이 아프다고 하셔서', SORE_LEG, 'ankle', 'impact'),
];

import {
  LOAD_TYPES,
  type Condition,
  type Medicine,
  type SoreArea,
  type WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, SEVERELY_THIN_BMI } from '../../body-mass-index.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import type { TrainingRule } from './training-rule.types.js';

/**
 * The uterus presses on the vena cava of a woman lying on her back: not for long (ACOG CO 804, 2020, without a week); from this week
 * on in the advice of Britain's NHS.
 */
const WEEK_OF_NO_LYING = 16;

/** Class 3 of the World Health Organization. */
const HEAVIEST_BMI = 40;

const FREE = {
  spares: [],
  avoids: [],
  lightens: [],
  avoidsBendingIn: [],
  avoidsPatterns: [],
  allowsOnly: null,
  soreArea: null,
  lightOnly: false,
  advice: null,
} as const satisfies Partial<TrainingRule>;

const BELLY_WORK = ['trunkFlexion', 'trunkRotation', 'legRaise'] as const;
const PAIN = 'ACSM Guidelines 11th ed. (2021): pain-free range, no loading of a painful joint';
const PREGNANCY = 'ACOG Committee Opinion 804 (2020); SOGC/CSEP 2019 Canadian guideline';

/** `because` says where; a joint with further strains spares them, too. */
function sore(area: SoreArea, because: string, ...spares: WorkoutStress[]): TrainingRule {
  return {
    ...FREE,
    because,
    applies: health => health.soreAreas.includes(area),
    soreArea: area,
    spares,
    source: PAIN,
  };
}

const has =
  (condition: Condition) =>
  (health: TrainingHealth): boolean =>
    health.conditions.includes(condition);

type Strain = Omit<TrainingRule, 'because' | 'applies'>;

const BLOOD_PRESSURE: Strain = {
  ...FREE,
  spares: ['breathHolding', 'headDown'],
  lightOnly: true,
  advice: '힘을 줄 때 숨을 내쉬고, 어지러울 수 있으니 일어날 때는 천천히 일어나 주세요.',
  source: 'ACSM position stand on hypertension (Pescatello 2004); ESC 2020: no Valsalva, moderate loads',
};
const DIABETES: Strain = {
  ...FREE,
  spares: ['headDown'],
  lightens: ['breathHolding'],
  advice: '혈당이 떨어질 수 있으니 운동 전후에 혈당을 재고, 빨리 먹을 수 있는 당분을 곁에 두세요.',
  source: 'ACSM/ADA consensus (Kanaley 2022, Med Sci Sports Exerc 54:353)',
};

/** The same rule for members who told a condition and for those who told only its medicine, each in their own words. */
function toldByEither(
  condition: Condition,
  becauseOfIt: string,
  medicine: Medicine,
  becauseOfMedicine: string,
  strain: Strain,
): TrainingRule[] {
  return [
    { ...strain, because: becauseOfIt, applies: has(condition) },
    {
      ...strain,
      because: becauseOfMedicine,
      applies: health => !has(condition)(health) && health.medicines.includes(medicine),
    },
  ];
}

/** Pregnancy of unknown length counts as far along. */
const isFarAlong = (health: TrainingHealth): boolean =>
  has('임신')(health) && (health.pregnancyWeeks ?? WEEK_OF_NO_LYING) >= WEEK_OF_NO_LYING;

/** Youth train with weights where somebody qualified looks on and picks them, which no program does. */
export const LOADED_FROM_AGE = 14;

/** Most serious first: the first that concerns a workout is the one its reasons name. */
export const TRAINING_RULES: readonly TrainingRule[] = [
  {
    ...FREE,
    because: '심장 질환이 있다고 하셔서',
    applies: has('심장 질환'),
    spares: ['breathHolding', 'headDown', 'impact'],
    // Holding still drives the pressure up for as long as it lasts (ACSM Guidelines 11th ed., 2021).
    allowsOnly: LOAD_TYPES.filter(type => type !== 'hold'),
    lightOnly: true,
    advice:
      '심장 질환이 있으면 의사와 상담한 뒤에 시작해 주세요. 숨을 참지 말고, 가슴이 아프거나 어지러우면 바로 멈춰 주세요.',
    source: 'AHA scientific statement on resistance training (Paluch 2024, Circulation 149:e217)',
  },
  {
    ...FREE,
    because: '임신 중이라고 하셔서',
    applies: has('임신'),
    spares: ['breathHolding', 'headDown', 'impact'],
    lightOnly: true,
    advice:
      '임신 중에는 의사와 상담한 뒤에 시작해 주세요. 배가 아프거나 출혈, 어지러움이 있으면 바로 멈추고 병원에 연락해 주세요.',
    source: PREGNANCY,
  },
  {
    ...FREE,
    because: `임신 ${WEEK_OF_NO_LYING}주부터는 눕거나 엎드리지 않는 것이 좋아서`,
    applies: isFarAlong,
    avoids: ['supine', 'prone'],
    source: PREGNANCY,
  },
  {
    ...FREE,
    because: `임신 ${WEEK_OF_NO_LYING}주부터는 배를 힘껏 굽히거나 비틀지 않는 것이 좋아서`,
    applies: isFarAlong,
    avoidsBendingIn: BELLY_WORK,
    source: 'The belly’s muscles part as it grows; weak evidence, so this model’s own caution',
  },
  {
    ...FREE,
    because: '최근에 수술을 받으셨다고 해서',
    applies: has('최근 수술'),
    spares: ['breathHolding', 'headDown', 'impact', 'spinalLoad'],
    avoidsBendingIn: BELLY_WORK,
    lightOnly: true,
    advice: '수술한 뒤에는 담당 의사가 운동해도 된다고 한 다음에 시작해 주세요.',
    source: 'PAR-Q+ 2024: recent surgery asks for medical clearance; the limits are this model’s',
  },
  ...toldByEither('고혈압', '혈압이 높다고 하셔서', '혈압약', '혈압약을 드신다고 하셔서', BLOOD_PRESSURE),
  {
    ...FREE,
    because: '골다공증이 있다고 하셔서',
    applies: has('골다공증'),
    spares: ['impact'],
    avoidsBendingIn: BELLY_WORK,
    lightOnly: true,
    advice: '골다공증이 있으면 허리를 굽히거나 비트는 동작은 피하고, 넘어지지 않게 주변을 비워 주세요.',
    source: 'Too Fit To Fracture (Giangregorio 2014, Osteoporos Int 25:821)',
  },
  {
    ...FREE,
    because: '운동 전 확인에서 ‘예’라고 하셔서',
    applies: health => health.readiness === 'yes',
    spares: ['breathHolding'],
    lightOnly: true,
    advice: '운동 전 확인에서 ‘예’라고 답한 것이 있으니 의사와 상담한 뒤에 시작해 주세요.',
    source: 'PAR-Q+ 2024 (Warburton): a yes asks for advice before more than light effort',
  },
  {
    ...FREE,
    because: `만 ${LOADED_FROM_AGE}세 전에는 무게를 정해 드리지 않아서`,
    applies: (_, { ageYears }) => ageYears < LOADED_FROM_AGE,
    allowsOnly: ['bodyweight', 'bodyweightLoadable', 'hold', 'band'],
    advice: `만 ${LOADED_FROM_AGE}세 전이라 몸과 밴드로 하는 운동만 골랐어요. 바벨이나 덤벨, 머신은 곁에서 무게와 자세를 봐 주는 지도자와 함께 시작해 주세요.`,
    source: 'NSCA position statement (Faigenbaum 2009): under qualified supervision, light loads first',
  },
  ...toldByEither('당뇨', '당뇨가 있다고 하셔서', '당뇨약', '당뇨약을 드신다고 하셔서', DIABETES),
  {
    ...FREE,
    because: `체질량지수가 ${SEVERELY_THIN_BMI}보다 낮아서`,
    applies: (_, body) => bodyMassIndex(body) < SEVERELY_THIN_BMI,
    spares: ['impact'],
    lightOnly: true,
    advice: `체질량지수가 ${SEVERELY_THIN_BMI}보다 낮아요. 운동보다 먼저 의사와 상담하고, 끼니를 조금씩 늘려 주세요.`,
    source: 'WHO 1995, thinness grade 3; that everything stays light is this model’s own caution',
  },
  {
    ...FREE,
    because: '한쪽 무릎에 체중이 다 실려서',
    applies: (_, body) => bodyMassIndex(body) >= HEAVIEST_BMI,
    spares: ['impact'],
    avoidsPatterns: ['lunge'],
    source:
      'ACSM Guidelines 11th ed. (2021), obesity: low impact; each kg of the body is four on a knee (Messier 2005, Arthritis Rheum 52:2026)',
  },
  sore('무릎', '무릎이 아프다고 하셔서', 'knee', 'impact'),
  {
    ...sore('허리', '허리가 아프다고 하셔서', 'lowerBack', 'spinalLoad', 'impact'),
    // Lifting trunk and legs from lying loads the spine most (Callaghan 1998, Phys Ther 78:8).
    avoidsBendingIn: ['backExtension'],
  },
  sore('어깨', '어깨가 아프다고 하셔서', 'shoulder', 'overhead'),
  sore('손목', '손목이 아프다고 하셔서', 'wrist'),
  sore('팔꿈치', '팔꿈치가 아프다고 하셔서', 'elbow'),
  sore('목', '목이 아프다고 하셔서', 'neck', 'headDown'),
  sore('고관절', '고관절이 아프다고 하셔서', 'hip', 'impact'),
  sore('발목', '발목이 아프다고 하셔서', 'ankle', 'impact'),
];

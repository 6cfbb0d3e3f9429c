import { INGREDIENT_CLASSES } from '../../../../catalogue/catalogue.vocabulary.js';
import { SEVERE_THINNESS_WORDS } from '../../severe-thinness.js';
import type { SafetyRule } from './safety-rule.types.js';

/** The advice names no foods: an allergy or a kidney condition may rule any of them out. */
const GROWTH_ADVICE = [
  '세 끼와 간식을 거르지 말고 여러 음식을 고르게 드세요.',
  '하루 60분쯤 몸을 움직이고 푹 자면 자라는 데 도움이 돼요.',
  '키와 체중이 걱정되면 소아청소년과나 보건소에서 상담해 보세요.',
] as const;
const PREGNANCY_ADVICE = [
  '체중이 어떻게 변하는지는 검진 때 의사와 함께 살펴보세요.',
  '끼니를 거르지 말고 여러 음식을 고르게 드세요.',
  '걷기처럼 가벼운 운동은 의사와 상의한 뒤에 이어 가세요.',
] as const;
const ASK_ABOUT_EVERYTHING = '무엇이든 드시기 전에 의사와 상담하세요.';
const PREGNANCY_CLASSES = ['protein', 'vitaminD', 'omega3'] as const;

/**
 * Rules for age, pregnancy, nursing and weight. Vulnerable members get an allow list, so that anything not known to be safe is left out
 * without being named.
 */
export const LIFE_STAGE_RULES: readonly SafetyRule[] = [
  {
    kind: 'refuse',
    when: 'severelyThin',
    purpose: null,
    reason:
      '키에 비해 체중이 많이 낮아서, 지금은 어떤 제품도 권하지 않아요. 무엇을 얼마나 드실지는 의사와 함께 정하는 것이 가장 안전해요.',
    advice: [
      SEVERE_THINNESS_WORDS.help,
      '내과나 가정의학과, 청소년은 소아청소년과에서 지금 몸 상태를 먼저 확인해 보세요. 혼자 가기 어렵다면 가까운 사람과 함께 가세요.',
      '어지럽거나 가슴이 두근거리거나 쓰러질 것 같으면 바로 병원에 가세요.',
      '먹는 양을 갑자기 늘리면 몸에 무리가 갈 수 있어요. 의사와 함께 조금씩 늘려 주세요.',
      '키나 체중을 잘못 적었다면 몸 정보에서 고쳐 주세요.',
    ],
    source:
      'NICE CG32 (criteria read as quoted, PMC8672300): below a BMI of 16 a high risk of refeeding problems. The lines: `severe-thinness.ts`. That nothing at all is sold is this program’s own caution',
  },
  {
    kind: 'exclude',
    when: 'severelyThin',
    classes: INGREDIENT_CLASSES,
    source: 'As the refusal: nothing is sold before a physician was asked',
  },
  {
    kind: 'allowOnly',
    when: 'under19',
    classes: ['protein', 'vitaminD', 'omega3'],
    reason: { is: '만 19세 미만' },
    note: '다른 성분은 자라는 몸에 안전하다는 근거가 모자라요.',
    source:
      'American Academy of Pediatrics 2016 (LaBotz & Griesemer: no performance-enhancing substances); Desbrow et al. 2014 (abstract read), Sports Dietitians Australia: needs are met by food rather than by supplements; MFDS, creatine (어린이, 임산부, 수유부는 섭취를 삼가)',
  },
  {
    kind: 'caution',
    when: 'under19',
    classes: INGREDIENT_CLASSES,
    text: '보호자와 함께 확인하고 드세요',
    source: 'As the list of what is allowed below 19',
  },
  {
    kind: 'allowOnly',
    when: '임신',
    classes: PREGNANCY_CLASSES,
    reason: { is: '임신 중' },
    note: ASK_ABOUT_EVERYTHING,
    source:
      'MFDS, creatine (어린이, 임산부, 수유부는 섭취를 삼가); food safety portal on garcinia (read: not for pregnant or nursing women); Natural Medicines database (read): CLA not; ACOG Committee Opinion 462 (abstract read, caffeine); Middleton et al. 2018, Cochrane (commentary read): omega-3',
  },
  {
    kind: 'ask',
    when: '임신',
    classes: INGREDIENT_CLASSES,
    reason: { is: '임신 중' },
    source: 'As the list of what is allowed in pregnancy',
  },
  {
    kind: 'exclude',
    when: '임신',
    classes: [],
    amounts: ['vitaminAUg'],
    advice: '레티놀이 없는 제품으로 바꿀지 의사와 상의하세요.',
    source:
      'COT 2022, vitamin A and maternal health (conclusions read): pregnant women are not to take supplements rich in preformed vitamin A. That no amount is sold is this program’s own caution',
  },
  {
    kind: 'allowOnly',
    when: '수유',
    classes: PREGNANCY_CLASSES,
    reason: { is: '수유 중' },
    note: ASK_ABOUT_EVERYTHING,
    source:
      'LactMed, green tea (read): no study of the extract while nursing; MFDS, creatine (어린이, 임산부, 수유부는 섭취를 삼가); food safety portal on garcinia (read)',
  },
  {
    kind: 'ask',
    when: '수유',
    classes: INGREDIENT_CLASSES,
    reason: { is: '수유 중' },
    source: 'As the list of what is allowed while nursing',
  },
  {
    kind: 'notice',
    when: '출산 후',
    purpose: null,
    text: '수유 중이라면 건강 정보에서 수유도 함께 골라 주세요. 드셔도 되는 성분이 달라져요.',
    source:
      'As the list of what is allowed while nursing: a birth alone does not say whether somebody nurses',
  },
  {
    kind: 'refuse',
    when: '임신',
    purpose: '체중 감량',
    reason:
      '임신 중에는 체중을 줄이면 안 돼요. 아기에게 갈 영양이 모자랄 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: PREGNANCY_ADVICE,
    source:
      'IOM 2009 (its summary of the guidelines read, PMC2847829): a gain is recommended at every BMI; ACOG Committee Opinion 548 (abstract read): too little gain lowers birth weight',
  },
  {
    kind: 'refuse',
    when: '수유',
    purpose: '체중 감량',
    reason: '수유 중에는 먹은 성분이 모유로 갈 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: PREGNANCY_ADVICE,
    source:
      'LactMed, green tea (read): no study of the extract while nursing; that nothing to lose weight is sold is this program’s own caution',
  },
  {
    kind: 'refuse',
    when: 'under19',
    purpose: '체중 감량',
    reason:
      '만 19세 미만에게는 체중 감량 보충제를 추천하지 않아요. 자라는 몸에는 체지방을 줄이는 성분보다 식사와 활동이 먼저예요.',
    advice: GROWTH_ADVICE,
    source:
      'Golden et al. 2016, AAP (recommendations read): dieting and diet pills are to be discouraged in adolescents',
  },
  {
    kind: 'refuse',
    when: 'underweight',
    purpose: '체중 감량',
    reason:
      '체질량지수가 18.5보다 낮은 저체중이에요. 더 줄이면 근육과 뼈가 약해질 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: [
      '먼저 끼니를 거르지 말고 조금씩 더 드세요.',
      '몸에 무리가 없다면 가벼운 근력 운동을 함께 해 보세요.',
      '이유 없이 체중이 줄었거나 먹는 일이 힘들다면 의사와 상담하세요.',
    ],
    source: 'KSSO 2018 (report read): below 18.5 underweight',
  },
  {
    kind: 'exclude',
    when: 'underweight',
    classes: ['garcinia', 'catechin', 'cla', 'lCarnitine'],
    source: 'As the refusal of 체중 감량: nobody underweight is sold what is made against body fat',
  },
  {
    kind: 'exclude',
    when: 'fishAllergy',
    classes: [],
    sources: ['어유', '어류', '생선'],
    source:
      'Schulkes et al. 2014, PMC4164331 (abstract read): 59 % react to every fish they tried; avoiding all fish is what is usually advised (Dijkema et al. 2020, PMC8818006, abstract read)',
  },
  {
    kind: 'exclude',
    when: 'notOverweight',
    classes: ['cla'],
    source:
      'MFDS function of CLA: 과체중인 성인의 체지방 감소; overweight from BMI 23 (KSSO 2018, report read)',
  },
  {
    kind: 'notice',
    when: 'obese',
    purpose: '체중 증가',
    text: '체질량지수가 30 이상이라 열량을 더하는 게이너는 뺐어요.',
    unlessListed: true,
    source: 'KSSO 2018 (report read): from 30 obesity of class 2',
  },
  {
    kind: 'exclude',
    when: 'obese',
    classes: ['gainer'],
    source: 'As the notice on 체중 증가: no energy surplus is sold at a BMI of 30 and more',
  },
];

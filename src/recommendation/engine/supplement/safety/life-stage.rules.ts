import type { SafetyRule } from './safety-rule.types.js';

const GROWTH_ADVICE = [
  '세 끼와 간식을 거르지 말고, 끼니마다 달걀·생선·고기·두부를 드세요.',
  '탄산음료와 과자를 줄이고 하루 60분쯤 몸을 움직이면 충분해요.',
  '키와 체중이 걱정되면 소아청소년과나 보건소에서 상담해 보세요.',
] as const;
const PREGNANCY_ADVICE = [
  '체중의 변화는 검진 때 의사와 함께 살펴보세요.',
  '끼니를 거르지 말고 단백질과 채소를 고르게 드세요.',
  '걷기처럼 가벼운 운동은 의사와 상의한 뒤 이어 가세요.',
] as const;
const PREGNANCY_NOTE =
  '임신·수유 중에는 단백질, 비타민 D, 오메가3만 골라 드려요. 드시기 전에 의사와 상담하세요.';
const PREGNANCY_CAUTION = '의사와 상담 후 드세요';
const PREGNANCY_CLASSES = ['protein', 'vitaminD', 'omega3'] as const;

/**
 * Age, pregnancy, nursing and weight. Whoever is vulnerable gets a list of what is allowed: what is not known to be safe for them
 * is left out without having to be named.
 */
export const LIFE_STAGE_RULES: readonly SafetyRule[] = [
  {
    kind: 'allowOnly',
    when: 'under19',
    classes: ['protein', 'vitaminD', 'omega3'],
    note: '만 19세 미만에게는 단백질, 비타민 D, 오메가3만 골라 드려요. 다른 성분은 자라는 몸에 안전하다는 근거가 모자라요.',
    caution: '보호자와 함께 확인하고 드세요',
    source:
      'American Academy of Pediatrics 2016 (LaBotz & Griesemer: no performance-enhancing substances); Desbrow et al. 2014, Sports Dietitians Australia; MFDS cautions on creatine, garcinia and green tea extract (어린이 섭취를 피할 것)',
  },
  {
    kind: 'refuse',
    when: 'under19',
    purpose: '체중 감량',
    reason:
      '만 19세 미만에게는 체중 감량 보충제를 추천하지 않아요. 자라는 몸에는 체지방을 줄이는 성분보다 식사와 활동이 먼저예요.',
    advice: GROWTH_ADVICE,
    source:
      'Golden et al. 2016, AAP: preventing obesity and eating disorders in adolescents (no dieting products)',
  },
  {
    kind: 'allowOnly',
    when: '임신',
    classes: PREGNANCY_CLASSES,
    note: PREGNANCY_NOTE,
    caution: PREGNANCY_CAUTION,
    source:
      'MFDS cautions (임산부·수유부 섭취를 피할 것: creatine, garcinia, green tea extract, glucosamine, CLA); ACOG Committee Opinion 462 (caffeine); Middleton et al. 2018, Cochrane: omega-3',
  },
  {
    kind: 'allowOnly',
    when: '수유',
    classes: PREGNANCY_CLASSES,
    note: PREGNANCY_NOTE,
    caution: PREGNANCY_CAUTION,
    source:
      'LactMed (creatine, citrulline, garcinia, green tea: no data or avoid); MFDS cautions as for pregnancy',
  },
  {
    kind: 'refuse',
    when: '임신',
    purpose: '체중 감량',
    reason:
      '임신 중에는 체중을 줄이면 안 돼요. 아기에게 갈 영양이 모자랄 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: PREGNANCY_ADVICE,
    source: 'IOM 2009, Weight gain during pregnancy; ACOG Committee Opinion 548',
  },
  {
    kind: 'refuse',
    when: '수유',
    purpose: '체중 감량',
    reason: '수유 중에는 먹은 성분이 모유로 갈 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: PREGNANCY_ADVICE,
    source: 'LactMed; Dietary Guidelines for Americans 2020: 330–400 kcal a day more while nursing',
  },
  {
    kind: 'refuse',
    when: 'underweight',
    purpose: '체중 감량',
    reason:
      '체질량지수가 18.5보다 낮은 저체중이에요. 더 줄이면 근육과 뼈가 약해질 수 있어서 체중 감량 보충제를 추천하지 않아요.',
    advice: [
      '먼저 끼니를 거르지 말고 조금씩 더 드세요. 체중 증가나 근육 증가를 골라 보세요.',
      '근력 운동을 주 2~3번 하면 늘어난 체중이 근육으로 가요.',
      '이유 없이 체중이 줄었거나 먹는 일이 힘들다면 의사와 상담하세요.',
    ],
    source: 'Korean Society for the Study of Obesity 2022 (below 18.5 underweight); WHO 2004',
  },
  {
    kind: 'exclude',
    when: 'underweight',
    classes: ['garcinia', 'catechin', 'cla', 'lCarnitine'],
    source: 'As the refusal of 체중 감량: nobody underweight is sold what is made against body fat',
  },
  {
    kind: 'notice',
    when: 'severelyThin',
    purpose: null,
    text: '체질량지수가 16보다 낮아요. 갑자기 많이 먹으면 위험할 수 있으니 제품보다 의사와 먼저 상담하고, 먹는 양은 조금씩 늘려 주세요.',
    source: 'NICE CG32: below a BMI of 16 a high risk of refeeding problems, fed under medical supervision',
  },
  {
    kind: 'exclude',
    when: 'severelyThin',
    classes: ['gainer'],
    source: 'As the notice: much energy at once is what is dangerous',
  },
  {
    kind: 'exclude',
    when: 'fishAllergy',
    classes: [],
    sources: ['어유', '어류', '생선'],
    source:
      'Schulkes et al. 2014, Clin Transl Allergy 4:27: 59 % react to every fish they tried; avoiding all fish is what is usually advised (Dijkema et al. 2020)',
  },
  {
    kind: 'exclude',
    when: 'notOverweight',
    classes: ['cla'],
    source: 'MFDS function of CLA: 과체중인 성인의 체지방 감소; overweight from BMI 23 (KSSO 2022)',
  },
  {
    kind: 'notice',
    when: 'obese',
    purpose: '체중 증가',
    text: '체질량지수가 30 이상이에요. 체중을 더 늘리기보다 근육 증가를 골라 보세요. 열량을 더하는 게이너는 뺐어요.',
    source: 'KSSO 2022: from 30 obesity of class 2',
  },
  {
    kind: 'exclude',
    when: 'obese',
    classes: ['gainer'],
    source: 'As the notice on 체중 증가: no energy surplus is sold at a BMI of 30 and more',
  },
];

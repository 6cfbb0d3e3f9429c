import { INGREDIENT_CLASSES } from '../../../../catalogue/catalogue.vocabulary.js';
import type { SafetyRule } from './safety-rule.types.js';

const PAR_Q = 'PAR-Q+ 2024 (Warburton): a yes asks for a professional’s advice before more than light effort';

/**
 * For supplements, a yes of the readiness screen is a sign of illness that nobody has examined. Until a physician has, nothing is
 * recommended that drives the heart or the weight.
 */
export const READINESS_RULES: readonly SafetyRule[] = [
  {
    kind: 'exclude',
    when: 'readinessYes',
    classes: ['caffeine', 'citrulline', 'betaAlanine'],
    source: `${PAR_Q}; EAPC 2022 (abstract read): ergogenic aids may lead to cardiac events`,
  },
  {
    kind: 'exclude',
    when: 'readinessYes',
    classes: ['garcinia', 'catechin', 'cla', 'lCarnitine'],
    source: `${PAR_Q}; MFDS re-evaluation 2017 (garcinia: 간·신장·심장 질환이 있으면 전문가와 상담할 것); for the others own caution`,
  },
  {
    kind: 'ask',
    when: 'readinessYes',
    classes: INGREDIENT_CLASSES,
    reason: { answered: 'yes' },
    source: PAR_Q,
  },
  {
    kind: 'notice',
    when: 'readinessYes',
    purpose: null,
    text: '운동 전 확인에 ‘예’가 있어서 카페인과 체지방을 줄이는 성분은 뺐어요. 다른 제품도 드시기 전에 의사와 상담하세요.',
    source: PAR_Q,
  },
  {
    kind: 'limit',
    when: 'readinessHeart',
    substance: 'epaDhaG',
    amount: 1,
    source:
      'As with 심장 질환 (EMA PRAC 2023): the question names heart disease and blood pressure together, the stricter one counts',
  },
  {
    kind: 'exclude',
    when: 'untoldCondition',
    classes: ['creatine', 'magnesium'],
    source:
      'As with 신장 질환 (KDOQI 2020; MFDS, creatine): the illness was not named and may be of the kidneys',
  },
  {
    kind: 'notice',
    when: 'untoldCondition',
    purpose: null,
    text: '어떤 만성 질환인지 몰라서 크레아틴과 마그네슘도 뺐어요. 건강 정보에서 질환을 골라 주시면 더 알맞게 골라 드려요.',
    unlessListed: true,
    source: 'As the exclusion',
  },
];

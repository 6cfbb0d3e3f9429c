import type { SafetyRule } from './safety-rule.types.js';

const MFDS_GLUCOSAMINE =
  'MFDS, glucosamine (간·심장질환, 수술 전후, 고혈압, 당뇨 및 천식이 있거나 의약품 복용 시 전문가와 상담할 것)';
const MFDS_GARCINIA_CATECHIN =
  'MFDS re-evaluation 2017 (liver injury, heart) of garcinia and green tea extract';

/** What stored conditions rule out, and what they ask to be said. */
export const CONDITION_RULES: readonly SafetyRule[] = [
  {
    kind: 'allowOnly',
    when: '신장 질환',
    classes: ['omega3', 'vitaminD'],
    note: '신장 질환이 있으면 단백질 목표를 정하지 않아요. 단백질·아미노산·크레아틴·마그네슘은 의사와 정해야 해서 모두 뺐어요.',
    caution: '신장 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
    source:
      'KDOQI 2020, nutrition in CKD (protein, vitamin D and omega-3 are decided with a physician); MFDS, creatine',
  },
  {
    kind: 'exclude',
    when: '간 질환',
    classes: ['garcinia', 'catechin', 'cla'],
    source: `${MFDS_GARCINIA_CATECHIN}; LiverTox: garcinia, green tea, CLA`,
  },
  {
    kind: 'caution',
    when: '간 질환',
    classes: [
      'protein',
      'gainer',
      'eaa',
      'bcaa',
      'glutamine',
      'caffeine',
      'glucosamine',
      'vitaminB',
      'creatine',
    ],
    text: '간 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
    source: `EASL 2019, nutrition in chronic liver disease (protein is individual); ${MFDS_GLUCOSAMINE}`,
  },
  {
    kind: 'exclude',
    when: '심장 질환',
    classes: ['caffeine', 'garcinia', 'catechin', 'citrulline'],
    source: `ESC 2020 sports cardiology (no stimulants); ${MFDS_GARCINIA_CATECHIN}; citrulline lowers blood pressure (Barkhidarian et al. 2019)`,
  },
  {
    kind: 'limit',
    when: '심장 질환',
    substance: 'epaDhaG',
    amount: 1,
    source:
      'EMA PRAC 2023: dose-dependent risk of atrial fibrillation with omega-3 in heart disease; Gencer et al. 2021 (above 1 g)',
  },
  {
    kind: 'caution',
    when: '심장 질환',
    classes: [
      'omega3',
      'creatine',
      'gainer',
      'lCarnitine',
      'magnesium',
      'glucosamine',
      'protein',
      'vitaminD',
    ],
    text: '심장 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
    source: `EMA PRAC 2023; ${MFDS_GLUCOSAMINE}; NIH ODS: L-carnitine (TMAO), magnesium`,
  },
  {
    kind: 'exclude',
    when: '고혈압',
    classes: ['caffeine'],
    source:
      'Mesas et al. 2011: 200–300 mg of caffeine raise the pressure of hypertensives by 8/6 mmHg for hours',
  },
  {
    kind: 'caution',
    when: '고혈압',
    classes: ['citrulline', 'glucosamine', 'creatine', 'catechin', 'garcinia'],
    text: '고혈압을 등록하셨어요. 드시기 전에 의사와 상담하세요',
    source: `${MFDS_GLUCOSAMINE}; Barkhidarian et al. 2019 (citrulline)`,
  },
  {
    kind: 'exclude',
    when: '당뇨',
    classes: ['gainer', 'cla', 'garcinia'],
    source:
      'Korean Diabetes Association 2023 (added sugars); Risérus et al. 2002 (CLA and insulin resistance); Natural Medicines database: garcinia may lower blood glucose',
  },
  {
    kind: 'caution',
    when: '당뇨',
    classes: ['glucosamine', 'caffeine', 'omega3', 'protein', 'catechin'],
    text: '당뇨를 등록하셨어요. 혈당을 살피고, 드시기 전에 의사와 상담하세요',
    source: `${MFDS_GLUCOSAMINE}; MFDS 2023 (EPA·DHA with diabetes medicines); Shi et al. 2016 (caffeine)`,
  },
  {
    kind: 'caution',
    when: '골다공증',
    classes: ['caffeine'],
    text: '골다공증을 등록하셨어요. 카페인은 칼슘을 내보낼 수 있으니 의사와 상담하세요',
    source:
      'Wikoff et al. 2017, review: adults with enough calcium up to 400 mg; with osteoporosis less is known',
  },
  {
    kind: 'exclude',
    when: '최근 수술',
    classes: ['caffeine', 'garcinia', 'catechin', 'cla', 'glucosamine', 'citrulline'],
    source: `American Society of Anesthesiologists: stop herbal and weight-loss products two weeks around surgery; ${MFDS_GLUCOSAMINE}`,
  },
  {
    kind: 'caution',
    when: '최근 수술',
    classes: [
      'omega3',
      'protein',
      'gainer',
      'creatine',
      'eaa',
      'bcaa',
      'hmb',
      'msm',
      'collagen',
      'lCarnitine',
      'magnesium',
    ],
    text: '최근에 수술하셨어요. 언제부터 드셔도 되는지 수술한 병원에 물어보세요',
    source: 'ESPEN 2021, clinical nutrition in surgery; American Society of Anesthesiologists',
  },
];

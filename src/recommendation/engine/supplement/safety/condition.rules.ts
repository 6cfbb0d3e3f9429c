import { INGREDIENT_CLASSES } from '../../../../catalogue/catalogue.vocabulary.js';
import type { SafetyRule } from './safety-rule.types.js';

const MFDS_GLUCOSAMINE =
  'MFDS, glucosamine (간·심장질환, 수술 전후, 고혈압, 당뇨 및 천식이 있거나 의약품 복용 시 전문가와 상담할 것)';
const MFDS_GARCINIA_CATECHIN =
  'MFDS re-evaluation 2017 (liver injury, heart) of garcinia and green tea extract';

/** Used for diabetes and for its medicines. */
export const WATCH_BLOOD_SUGAR = '혈당이 달라질 수 있으니 자주 재 보세요';

/** Exclusions and cautions for stored conditions. */
export const CONDITION_RULES: readonly SafetyRule[] = [
  {
    kind: 'allowOnly',
    when: '신장 질환',
    classes: ['vitaminD', 'omega3'],
    reason: { has: '신장 질환' },
    note: '단백질을 얼마나 드실지는 의사와 정해야 해서 목표도 정하지 않았어요.',
    source:
      'KDOQI 2020, nutrition in CKD (protein, vitamin D and omega-3 are decided with a physician); MFDS, creatine',
  },
  {
    kind: 'ask',
    when: '신장 질환',
    classes: INGREDIENT_CLASSES,
    reason: { has: '신장 질환' },
    source: 'As the list of what is allowed with kidney disease',
  },
  {
    kind: 'exclude',
    when: '간 질환',
    classes: ['garcinia', 'catechin', 'cla'],
    source: `${MFDS_GARCINIA_CATECHIN}; LiverTox: garcinia, green tea, CLA`,
  },
  {
    kind: 'ask',
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
    reason: { has: '간 질환' },
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
    kind: 'ask',
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
    reason: { has: '심장 질환' },
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
    kind: 'ask',
    when: '고혈압',
    classes: ['citrulline', 'glucosamine', 'creatine', 'catechin', 'garcinia'],
    reason: { has: '고혈압' },
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
    text: WATCH_BLOOD_SUGAR,
    source: `${MFDS_GLUCOSAMINE}; MFDS 2023 (EPA·DHA with diabetes medicines); Shi et al. 2016 (caffeine)`,
  },
  {
    kind: 'ask',
    when: '당뇨',
    classes: ['glucosamine', 'caffeine', 'omega3', 'protein', 'catechin'],
    reason: { has: '당뇨' },
    source: `As the caution; ${MFDS_GLUCOSAMINE}`,
  },
  {
    kind: 'exclude',
    when: '녹내장·망막 질환',
    classes: ['caffeine'],
    source:
      'Li et al. 2011, meta-analysis (abstract read): caffeine raises the eye pressure of people with glaucoma by 2.4 mmHg after an hour, that of others not; for the retina no source, own caution',
  },
  {
    kind: 'caution',
    when: '골다공증',
    classes: ['caffeine'],
    text: '골다공증이 있으니, 칼슘이 빠져나가게 할 수 있는 카페인은 의사와 상담하고 드세요',
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
    text: '수술하신 지 얼마 안 됐으니, 언제부터 드셔도 되는지 수술한 병원에 물어보세요',
    source: 'ESPEN 2021, clinical nutrition in surgery; American Society of Anesthesiologists',
  },
];

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
      'KDOQI 2020 (abstract read): protein, supplements, micronutrients and electrolytes are set for each stage of a kidney disease; MFDS, creatine; Memorial Sloan Kettering, Magnesium (read): none with kidney disorders',
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
    source: `${MFDS_GARCINIA_CATECHIN}; Vuppalanchi et al. 2021 (PMC9004424, abstract read): liver injury by garcinia, alone and with green tea; PMC9745259 (read in part): more than 200 liver failures with green tea; Natural Medicines database, CLA (read): liver toxicity in rare cases`,
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
    source: `EASL 2019 (abstract read): nutrition is to be monitored in a chronic liver disease; ${MFDS_GLUCOSAMINE}`,
  },
  {
    kind: 'exclude',
    when: '심장 질환',
    classes: ['caffeine', 'garcinia', 'catechin', 'citrulline'],
    source: `EAPC 2022 (abstract read): ergogenic aids may lead to cardiac events; ${MFDS_GARCINIA_CATECHIN}; citrulline lowers blood pressure (Barkhidarian et al. 2019)`,
  },
  {
    kind: 'limit',
    when: '심장 질환',
    substance: 'epaDhaG',
    amount: 1,
    source:
      'EMA PRAC 2023: dose-dependent risk of atrial fibrillation with omega-3 in heart disease; Gencer et al. 2021 (abstract read): hazard ratio 1.49 above 1 g a day, 1.12 up to it',
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
    source: `EMA PRAC 2023; ${MFDS_GLUCOSAMINE}; Memorial Sloan Kettering, Magnesium (read): none with heart disorders; for the others own caution`,
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
      'Chon 2023, J Korean Med Assoc (abstract read), on what the Korean Diabetes Association recommends: fewer sweetened drinks; Risérus et al. 2002 (abstract read: one isomer of CLA and insulin resistance); Natural Medicines database (read): garcinia may lower blood glucose, CLA may worsen diabetes',
  },
  {
    kind: 'caution',
    when: '당뇨',
    classes: ['glucosamine', 'caffeine', 'omega3', 'protein', 'catechin'],
    text: WATCH_BLOOD_SUGAR,
    source: `${MFDS_GLUCOSAMINE}; Chon 2023, J Korean Med Assoc (abstract read): no fatty acid supplements as a routine; Shi et al. 2016 (abstract read, caffeine)`,
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
      'Wikoff et al. 2017 (summary of 2018, PMC6212940, abstract read): up to 400 mg do healthy adults’ bones no harm; with osteoporosis less is known',
  },
  {
    kind: 'exclude',
    when: '최근 수술',
    classes: ['caffeine', 'garcinia', 'catechin', 'cla', 'glucosamine', 'citrulline'],
    source: `Natural Medicines database (read): garcinia and CLA no more from two weeks before surgery; American Society of Anesthesiologists (read): supplements may interfere with anesthesia; ${MFDS_GLUCOSAMINE}`,
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
    source:
      'American Society of Anesthesiologists (read): physicians are to be told of every supplement around surgery',
  },
];

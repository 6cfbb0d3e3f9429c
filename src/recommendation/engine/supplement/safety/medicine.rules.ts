import type { IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import type { CautionRule, Circumstance, ExcludeRule, SafetyRule } from './safety-rule.types.js';

const exclude = (
  when: Circumstance,
  classes: readonly IngredientClass[],
  source: string,
  sources?: readonly string[],
): ExcludeRule => ({ kind: 'exclude', when, classes, source, ...(sources ? { sources } : {}) });
const caution = (
  when: Circumstance,
  classes: readonly IngredientClass[],
  text: string,
  source: string,
): CautionRule => ({ kind: 'caution', when, classes, text, source });

/** Interactions of each kind of medicine a member can name. */
const KNOWN_MEDICINES: readonly (ExcludeRule | CautionRule)[] = [
  exclude(
    '항응고제',
    ['glucosamine'],
    'Knudsen & Sokol 2008: glucosamine and warfarin; MFDS, glucosamine (항응고제)',
  ),
  exclude('항응고제', ['lCarnitine'], 'NIH ODS, carnitine: higher INR with warfarin and acenocoumarol'),
  exclude('항응고제', ['catechin'], 'Taylor & Wilt 1999: green tea (vitamin K) against warfarin'),
  exclude(
    '항응고제',
    ['garcinia', 'cla'],
    'Natural Medicines database: both may add to the risk of bleeding',
  ),
  exclude('항응고제', [], 'NIH ODS, vitamin K: works against warfarin', [
    '비타민 K',
    '비타민K',
    '메나퀴논',
    '필로퀴논',
  ]),
  caution(
    '항응고제',
    ['omega3', 'msm', 'hyaluronicAcid', 'magnesium', 'vitaminD', 'creatine', 'collagen'],
    '피를 묽게 하는 약을 드시고 있어요. 함께 드셔도 되는지 먼저 의사와 상담하세요',
    'NIH ODS, omega-3 (INR to be watched); MFDS 2023 (EPA·DHA와 항응고제)',
  ),
  exclude('혈압약', ['caffeine'], 'Mesas et al. 2011: raises the pressure the medicine lowers'),
  exclude('혈압약', ['citrulline'], 'Barkhidarian et al. 2019: lowers blood pressure by itself'),
  exclude('혈압약', ['catechin'], 'Misaka et al. 2014: green tea takes away 85 % of nadolol'),
  caution(
    '혈압약',
    ['omega3', 'magnesium', 'creatine', 'garcinia', 'glucosamine'],
    '혈압약을 드시고 있어요. 함께 드셔도 되는지 먼저 의사와 상담하세요',
    'NIH ODS, magnesium (potassium-sparing diuretics, calcium channel blockers); 한국소비자원 2022 (오메가3와 혈압강하제)',
  ),
  exclude('당뇨약', ['garcinia'], 'Natural Medicines database: may lower blood glucose further'),
  exclude('당뇨약', ['cla'], 'Risérus et al. 2002: insulin resistance'),
  exclude('당뇨약', ['gainer'], 'Korean Diabetes Association 2023: added sugars against the treatment'),
  caution(
    '당뇨약',
    ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
    '당뇨약을 드시고 있어요. 혈당을 살피고, 함께 드셔도 되는지 먼저 의사와 상담하세요',
    'MFDS 2023 (EPA·DHA와 당뇨병 약물); MFDS, glucosamine; Shi et al. 2016 (caffeine)',
  ),
  exclude('갑상선약', ['lCarnitine'], 'Benvenga et al. 2001: carnitine works against thyroid hormone'),
  caution(
    '갑상선약',
    ['protein', 'gainer', 'magnesium', 'zinc', 'caffeine', 'catechin'],
    '갑상선약은 4시간 넘게 띄우고 드세요',
    'Jonklaas et al. 2014, ATA: levothyroxine four hours apart from minerals and soy; Benvenga et al. 2008 (coffee)',
  ),
  exclude('항우울제', ['garcinia'], 'Lopez et al. 2014: serotonin toxicity of garcinia with an SSRI'),
  exclude(
    '항우울제',
    ['caffeine'],
    'Culm-Merdek et al. 2005: fluvoxamine takes away four fifths of the clearance of caffeine; labels of MAO inhibitors',
  ),
  caution(
    '항우울제',
    ['omega3', 'catechin', 'lCarnitine'],
    '항우울제를 드시고 있어요. 함께 드셔도 되는지 먼저 의사와 상담하세요',
    'Labels of SSRIs (bleeding together with what thins the blood); green tea and carnitine: too little is known',
  ),
  exclude('항생제', ['magnesium', 'zinc'], 'NIH ODS, magnesium and zinc: bind quinolones and tetracyclines'),
  exclude('항생제', ['caffeine'], 'Healy et al. 1989: ciprofloxacin slows the clearance of caffeine'),
  caution(
    '항생제',
    ['protein', 'gainer', 'vitaminB', 'collagen'],
    '항생제와는 2시간 넘게 띄우고, 가능하면 항생제를 다 드신 뒤에 시작하세요',
    'Labels of quinolones and tetracyclines (milk protein and minerals)',
  ),
];

/** Of a medicine whose kind is not known everything counts that any known kind rules out. */
const UNKNOWN_MEDICINE: readonly SafetyRule[] = [
  ...KNOWN_MEDICINES.flatMap(rule =>
    rule.kind === 'exclude' ? [{ ...rule, when: 'unknownMedicine' as const }] : [],
  ),
  caution(
    'unknownMedicine',
    [
      ...([
        'protein',
        'gainer',
        'creatine',
        'betaAlanine',
        'eaa',
        'bcaa',
        'hmb',
        'omega3',
        'vitaminB',
      ] as const),
      ...(['vitaminD', 'collagen', 'msm', 'hyaluronicAcid', 'glutamine'] as const),
    ],
    '드시는 약과 함께 먹어도 되는지 약사와 상담하세요',
    'The kind is not known: every product is one to ask about',
  ),
  {
    kind: 'notice',
    when: 'unknownMedicine',
    purpose: null,
    text: '드시는 약의 종류를 몰라 약과 부딪힐 수 있는 성분은 모두 뺐어요.',
    source: 'As the exclusions for unknown kinds',
  },
];

export const MEDICINE_RULES: readonly SafetyRule[] = [...KNOWN_MEDICINES, ...UNKNOWN_MEDICINE];

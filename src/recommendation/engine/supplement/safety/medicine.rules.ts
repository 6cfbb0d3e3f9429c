import { INGREDIENT_CLASSES, type IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import { WATCH_BLOOD_SUGAR } from './condition.rules.js';
import type { AskRule, CautionRule, Circumstance, ExcludeRule, SafetyRule } from './safety-rule.types.js';

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
const ask = (
  when: Circumstance,
  classes: readonly IngredientClass[],
  takes: string,
  source: string,
): AskRule => ({ kind: 'ask', when, classes, reason: { takes }, source });

/** The names used on labels. */
const ST_JOHNS_WORT = ['세인트존스', '성요한', '하이페리쿰', '히페리시'];

/** Interactions of each kind of medicine that a member can state. */
const KNOWN_MEDICINES: readonly (ExcludeRule | CautionRule | AskRule)[] = [
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
  exclude(
    '항응고제',
    ['omega3'],
    'Own caution, no dose is known to be safe: Buckley et al. 2004 (abstract read), INR from 2.8 to 4.3 when 1 g of fish oil a day became 2 g; Memorial Sloan Kettering, Omega-3 (read): not with anticoagulants. Bender et al. 1998 (abstract read) saw no change with 3–6 g in a trial of 16, Javaid et al. 2024 (abstract read) no more bleeding in trials of omega-3',
  ),
  exclude(
    '항응고제',
    [],
    'MSD Manual, Some Drug Interactions With St. John’s Wort, 2023 (read): lowers the blood levels of factor Xa inhibitors',
    ST_JOHNS_WORT,
  ),
  ask(
    '항응고제',
    ['msm', 'hyaluronicAcid', 'magnesium', 'vitaminD', 'creatine', 'collagen'],
    '피를 묽게 하는 약',
    'MFDS cautions (의약품 복용 시 전문가와 상담할 것): with warfarin every new product is one to ask about',
  ),
  exclude('혈압약', ['caffeine'], 'Mesas et al. 2011: raises the pressure the medicine lowers'),
  exclude('혈압약', ['citrulline'], 'Barkhidarian et al. 2019: lowers blood pressure by itself'),
  exclude('혈압약', ['catechin'], 'Misaka et al. 2014: green tea takes away 85 % of nadolol'),
  ask(
    '혈압약',
    ['omega3', 'magnesium', 'creatine', 'garcinia', 'glucosamine'],
    '혈압약',
    'NIH ODS, magnesium (potassium-sparing diuretics, calcium channel blockers); 한국소비자원 2022 (오메가3와 혈압강하제)',
  ),
  exclude('당뇨약', ['garcinia'], 'Natural Medicines database: may lower blood glucose further'),
  exclude('당뇨약', ['cla'], 'Risérus et al. 2002: insulin resistance'),
  exclude('당뇨약', ['gainer'], 'Korean Diabetes Association 2023: added sugars against the treatment'),
  ask(
    '당뇨약',
    ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
    '당뇨약',
    'MFDS 2023 (EPA·DHA와 당뇨병 약물); MFDS, glucosamine; Shi et al. 2016 (caffeine)',
  ),
  caution(
    '당뇨약',
    ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
    WATCH_BLOOD_SUGAR,
    'As what has to be asked about',
  ),
  exclude('갑상선약', ['lCarnitine'], 'Benvenga et al. 2001: carnitine works against thyroid hormone'),
  caution(
    '갑상선약',
    ['protein', 'gainer', 'magnesium', 'zinc', 'caffeine', 'catechin'],
    '갑상선약과는 4시간 넘게 띄우고 드세요',
    'Jonklaas et al. 2014, ATA: levothyroxine four hours apart from minerals and soy; Benvenga et al. 2008 (coffee)',
  ),
  exclude('항우울제', ['garcinia'], 'Lopez et al. 2014: serotonin toxicity of garcinia with an SSRI'),
  exclude(
    '항우울제',
    ['caffeine'],
    'Culm-Merdek et al. 2005: fluvoxamine takes away four fifths of the clearance of caffeine; labels of MAO inhibitors',
  ),
  exclude(
    '항우울제',
    [],
    'MSD Manual, Some Drug Interactions With St. John’s Wort, 2023 (read): may intensify MAO inhibitors and lessen tricyclic antidepressants; leaflet of Centrum Herbals St. John’s wort (read): more risk of serotonin syndrome with SSRIs',
    ST_JOHNS_WORT,
  ),
  ask(
    '항우울제',
    ['omega3', 'catechin', 'lCarnitine'],
    '항우울제',
    'Labels of SSRIs (bleeding together with what thins the blood); green tea and carnitine: too little is known',
  ),
  {
    ...{ kind: 'caution', when: '갑상선약', classes: [], amounts: ['calciumMg', 'ironMg'] },
    text: '갑상선약과는 4시간 넘게 띄우고 드세요',
    source:
      'Home Healthc Nurse 2004;22:338 (PubMed 15131426, abstract read): calcium at least four hours apart from levothyroxine; Adventist HealthCare, levothyroxine (read): iron may lessen its absorption',
  },
  {
    ...{ kind: 'caution', when: '항생제', classes: [], amounts: ['calciumMg'] },
    text: '항생제와 함께 드시면 약이 덜 흡수될 수 있으니, 띄우는 시간을 약사에게 물어보세요',
    source:
      'NIH ODS, calcium (its words on medicines, read as quoted): lessens the absorption of fluoroquinolones and tetracyclines taken at the same time',
  },
  exclude('항생제', ['magnesium', 'zinc'], 'NIH ODS, magnesium and zinc: bind quinolones and tetracyclines'),
  exclude('항생제', ['caffeine'], 'Healy et al. 1989: ciprofloxacin slows the clearance of caffeine'),
  caution(
    '항생제',
    ['protein', 'gainer', 'vitaminB', 'collagen'],
    '항생제와는 2시간 넘게 띄우고, 가능하면 항생제를 다 드신 뒤에 시작하세요',
    'Labels of quinolones and tetracyclines (milk protein and minerals)',
  ),
];

/** Everything that any known kind rules out; used where the kind is unknown. A test checks that the list is complete. */
const LEFT_OUT =
  '약과 부딪힐 수 있는 카페인, 마그네슘, 아연, 글루코사민, 오메가3, 게이너, 비타민 K, 세인트존스워트와 체지방을 줄이는 성분은 뺐어요.';

/** For a medicine of unknown kind, the exclusions of all known kinds apply. */
const UNKNOWN_MEDICINE: readonly SafetyRule[] = [
  ...KNOWN_MEDICINES.flatMap(rule =>
    rule.kind === 'exclude' ? [{ ...rule, when: 'unknownMedicine' as const }] : [],
  ),
  ...(['unnamedMedicine', 'unlistedMedicine'] as const).map(when =>
    ask(
      when,
      INGREDIENT_CLASSES,
      when === 'unlistedMedicine' ? '목록에 없는 약' : '약',
      'The kind is not known: every product is one to ask about',
    ),
  ),
  {
    kind: 'notice',
    when: 'unnamedMedicine',
    purpose: null,
    text: `어떤 약을 드시는지 몰라서 ${LEFT_OUT} 건강 정보에서 약을 골라 주시면 더 알맞게 골라 드려요.`,
    source: 'As the exclusions for unknown kinds',
  },
  {
    kind: 'notice',
    when: 'unlistedMedicine',
    purpose: null,
    text: `목록에 없는 약을 드셔서 ${LEFT_OUT}`,
    source: 'As the exclusions for unknown kinds',
  },
];

export const MEDICINE_RULES: readonly SafetyRule[] = [...KNOWN_MEDICINES, ...UNKNOWN_MEDICINE];

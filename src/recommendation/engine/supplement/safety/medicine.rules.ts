import { INGREDIENT_CLASSES, type IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import { WATCH_BLOOD_SUGAR } from './condition.rules.js';
import { FIVE_HTP, ST_JOHNS_WORT } from './ingredient-names.js';
import type { AskRule, CautionRule, Circumstance, ExcludeRule, SafetyRule } from './safety-rule.types.js';

const exclude = (when: Circumstance, classes: readonly IngredientClass[], source: string): ExcludeRule => ({
  kind: 'exclude',
  when,
  classes,
  source,
});
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

const named = (
  when: Circumstance,
  [sourceName, sources]: readonly [string, readonly string[]],
  source: string,
): ExcludeRule => ({ kind: 'exclude', when, classes: [], sources, sourceName, source });

const GINKGO = ['은행잎 추출물', ['은행잎', '징코', 'ginkgo']] as const;
/** Not the seed, whose extract keeps other things from spoiling. */
const GRAPEFRUIT = [
  '자몽',
  ['자몽추출', '자몽 추출', '자몽농축', '자몽 농축', '자몽과즙', 'grapefruit juice', 'grapefruit extract'],
] as const;

/** Besides calcium and iron. */
export const APART_FROM_THYROID_MEDICINE: readonly IngredientClass[] = [
  ...(['protein', 'gainer', 'magnesium', 'zinc', 'caffeine', 'catechin'] as const),
];

/** Interactions of each kind of medicine that a member can state. */
const KNOWN_MEDICINES: readonly (ExcludeRule | CautionRule | AskRule)[] = [
  exclude(
    '항응고제',
    ['glucosamine'],
    'Knudsen & Sokol 2008: glucosamine and warfarin; MFDS, glucosamine (항응고제)',
  ),
  exclude(
    '항응고제',
    ['lCarnitine'],
    'Levocarnitine, summary of product characteristics (section 4.8 read): higher INR with warfarin and acenocoumarol, very rarely',
  ),
  exclude(
    '항응고제',
    ['catechin'],
    'Taylor & Wilt 1999 (abstract read): two litres and more of green tea a day (vitamin K) against warfarin; how much of an extract does so is not known',
  ),
  exclude(
    '항응고제',
    ['garcinia', 'cla'],
    'Natural Medicines database (its words on garcinia and on CLA, read): both may slow clotting',
  ),
  {
    ...named(
      '항응고제',
      ['비타민 K', ['비타민 k', '비타민k', '메나퀴논', '필로퀴논', 'vitamin k']],
      'NIH ODS, vitamin K: works against warfarin, and the intake is to stay the same',
    ),
    amounts: ['vitaminKUg'],
    advice: '갑자기 끊어도 약효가 달라질 수 있으니, 빼기 전에 의사에게 먼저 알리세요.',
  },
  named(
    '항응고제',
    GINKGO,
    'Stoddard et al. 2015 (report read): bleeding 38 to 40 % more often with ginkgo and warfarin; Bent et al. 2005 (PMC1490168, abstract read): 15 case reports. Trials saw no change of the INR',
  ),
  exclude(
    '항응고제',
    ['omega3'],
    'Own caution, no dose is known to be safe: Buckley et al. 2004 (abstract read), INR from 2.8 to 4.3 when 1 g of fish oil a day became 2 g; Memorial Sloan Kettering, Omega-3 (read): not with anticoagulants. Bender et al. 1998 (abstract read) saw no change with 3–6 g in a trial of 16, Javaid et al. 2024 (abstract read) no more bleeding in trials of omega-3',
  ),
  named(
    '항응고제',
    ST_JOHNS_WORT,
    'MSD Manual, Some Drug Interactions With St. John’s Wort, 2023 (read): lowers the blood levels of factor Xa inhibitors',
  ),
  ask(
    '항응고제',
    ['msm', 'hyaluronicAcid', 'magnesium', 'vitaminD', 'creatine', 'collagen'],
    '피를 묽게 하는 약',
    'Strohecker et al. 2012 (abstract read): 27 of 40 supplements in use were reported to interact with warfarin; every new product is one to ask about',
  ),
  exclude('혈압약', ['caffeine'], 'Mesas et al. 2011: raises the pressure the medicine lowers'),
  exclude(
    '혈압약',
    ['citrulline'],
    'Barkhidarian et al. 2019 (abstract read): lowers blood pressure by itself',
  ),
  exclude('혈압약', ['catechin'], 'Misaka et al. 2014: green tea takes away 85 % of nadolol'),
  ask(
    '혈압약',
    ['omega3', 'magnesium', 'creatine', 'garcinia', 'glucosamine'],
    '혈압약',
    'Memorial Sloan Kettering, Magnesium (read): may interact with many medicines; 한국소비자원 2022 (오메가3와 혈압강하제, report read); MFDS, glucosamine; for creatine and garcinia own caution',
  ),
  named(
    '혈압약',
    GRAPEFRUIT,
    'Am J Hypertens 2006;19:768 (PubMed 16814135, abstract read): grapefruit raises the levels of felodipine and other calcium channel blockers',
  ),
  {
    ...{ kind: 'caution', when: '혈압약', classes: [], amounts: ['potassiumMg'] },
    text: '혈압약 가운데에는 핏속 칼륨을 올리는 약이 있으니, 칼륨을 드셔도 되는지 의사나 약사에게 물어보세요',
    source:
      'Momoniat et al. 2019, Cleve Clin J Med 86:601 (key points read): ACE inhibitors and ARBs tend to raise the serum potassium, which has to be monitored',
  },
  exclude('당뇨약', ['garcinia'], 'Natural Medicines database (read): may lower blood glucose further'),
  exclude(
    '당뇨약',
    ['cla'],
    'Risérus et al. 2002 (abstract read): insulin resistance from the t10c12 isomer, not from the mixture',
  ),
  exclude(
    '당뇨약',
    ['gainer'],
    'Chon 2023, J Korean Med Assoc (abstract read), on what the Korean Diabetes Association recommends: fewer sweetened drinks',
  ),
  ask(
    '당뇨약',
    ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
    '당뇨약',
    'Chon 2023, J Korean Med Assoc (abstract read): no fatty acid supplements as a routine; MFDS, glucosamine; Shi et al. 2016 (abstract read, caffeine)',
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
    APART_FROM_THYROID_MEDICINE,
    '갑상선약과는 4시간 넘게 띄우고 드세요',
    'Jonklaas et al. 2014, ATA (its recommendation read): levothyroxine apart from calcium, iron and the like, four hours by tradition; Benvenga et al. 2008 (abstract read): coffee at once lessens it by a third, an hour later not',
  ),
  {
    ...{ kind: 'caution', when: '갑상선약', classes: [], amounts: ['iodineUg'] },
    text: '갑상선 질환이 있으면 요오드가 갑상선에 영향을 줄 수 있으니, 드시기 전에 의사와 상담하세요',
    source:
      'Leung & Braverman 2014 (PMC3976240, abstract read): more risk of thyroid dysfunction from iodine with a thyroid disease; American Thyroid Association 2013 (read): no supplements above 500 µg',
  },
  exclude('항우울제', ['garcinia'], 'Lopez et al. 2014: serotonin toxicity of garcinia with an SSRI'),
  exclude(
    '항우울제',
    ['caffeine'],
    'Culm-Merdek et al. 2005: fluvoxamine lessens the clearance of caffeine from 105 to 9 ml a minute',
  ),
  named(
    '항우울제',
    ST_JOHNS_WORT,
    'MSD Manual, Some Drug Interactions With St. John’s Wort, 2023 (read): may intensify MAO inhibitors and lessen tricyclic antidepressants; leaflet of Centrum Herbals St. John’s wort (read): more risk of serotonin syndrome with SSRIs',
  ),
  named(
    '항우울제',
    FIVE_HTP,
    'Safety information of escitalopram (read): 5-HTP may increase its side effects; that this holds for other antidepressants is this program’s own caution',
  ),
  ask(
    '항우울제',
    ['omega3', 'catechin', 'lCarnitine'],
    '항우울제',
    'Labels of SSRIs (escitalopram, its words on bleeding read as quoted: more with what thins the blood); green tea and carnitine: own caution, too little is known',
  ),
  {
    ...{ kind: 'caution', when: '갑상선약', classes: [], amounts: ['calciumMg', 'ironMg'] },
    text: '갑상선약과는 4시간 넘게 띄우고 드세요',
    source:
      'Home Healthc Nurse 2004;22:338 (PubMed 15131426, abstract read): calcium at least four hours apart from levothyroxine; Adventist HealthCare, levothyroxine (read): iron may lessen its absorption',
  },
  {
    ...{ kind: 'caution', when: '항생제', classes: [], amounts: ['calciumMg', 'ironMg'] },
    text: '항생제와 함께 드시면 약이 덜 흡수될 수 있으니, 띄우는 시간을 약사에게 물어보세요',
    source:
      'NIH ODS, calcium (its words on medicines, read as quoted): lessens the absorption of fluoroquinolones and tetracyclines taken at the same time; Am J Med 1989;87(5A):76S (PubMed 2686430, abstract read): so does iron that of quinolones',
  },
  exclude(
    '항생제',
    ['magnesium', 'zinc'],
    'Am J Med 1989;87(5A):76S (PubMed 2686430, abstract read): magnesium lessens the absorption of all quinolones, calcium, iron and probably zinc likewise; Drugs.com, zinc (read): quinolones and tetracyclines, as with other divalent metals',
  ),
  exclude('항생제', ['caffeine'], 'Healy et al. 1989: ciprofloxacin slows the clearance of caffeine'),
  caution(
    '항생제',
    ['protein', 'gainer', 'vitaminB', 'collagen'],
    '항생제를 드시기 6시간 전부터 드신 뒤 2시간까지는 피하고, 가능하면 항생제를 다 드신 뒤에 시작하세요',
    'Labels of quinolones (ciprofloxacin, read as quoted by pharmacists): at least two hours before or six hours after dairy products and minerals',
  ),
];

/** Everything that any known kind rules out; used where the kind is unknown. A test checks that the list is complete. */
const LEFT_OUT =
  '약과 부딪힐 수 있는 카페인, 마그네슘, 아연, 글루코사민, 오메가3, 게이너, 비타민 K, 은행잎, 자몽, 5-HTP, 세인트존스워트와 체지방을 줄이는 성분은 뺐어요.';

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

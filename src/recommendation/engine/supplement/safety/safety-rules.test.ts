import { INGREDIENT_CLASSES, type IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import { randomMember, seededRandom } from '../supplement-cases.fixture.js';
import type { CatalogueProduct, SupplementMember } from '../supplement-engine.types.js';
import {
  cautionsFor,
  exclusionOf,
  LIMITED_SUBSTANCES,
  notesFor,
  refusalsOf,
  rulesFor,
} from '../supplement-safety.js';
import { circumstancesOf } from './member-circumstances.js';

/** BMI 25.7, because CLA is for overweight members. */
const HEALTHY: SupplementMember = {
  ...randomMember(seededRandom(4)),
  ...{ sex: '여', ageYears: 30, heightCm: 165, weightKg: 70, coffeeCupsPerDay: 0 },
  ...{ conditions: [], medicines: [], allergens: [], readinessYes: [] },
};
const product = (fields: Partial<CatalogueProduct>): CatalogueProduct => ({
  ...{ productId: 1, ingredientClasses: [], source: '예시 원료', perServing: {}, certified: false },
  ...{ approvedFunction: null, allergens: [], excludedConditions: [], cautions: [], variants: [] },
  ...fields,
});
/** A row of `it.each(… as const)` as fields of a member. */
const mutable = (told: object): Partial<SupplementMember> => structuredClone(told);
const rulesOf = (member: Partial<SupplementMember>) => rulesFor({ ...HEALTHY, ...member });

const outFor = (member: Partial<SupplementMember>): IngredientClass[] =>
  INGREDIENT_CLASSES.filter(one => exclusionOf(product({ ingredientClasses: [one] }), rulesOf(member)));
const warnedOf = (member: Partial<SupplementMember>, word: RegExp): IngredientClass[] =>
  INGREDIENT_CLASSES.filter(one =>
    cautionsFor(product({ ingredientClasses: [one] }), rulesOf(member)).some(text => word.test(text)),
  );
const allBut = (...kept: IngredientClass[]) => INGREDIENT_CLASSES.filter(one => !kept.includes(one));
const sorted = (classes: readonly IngredientClass[]) => [...new Set(classes)].sort();

/** May not be sold as food in Korea. */
const NO_FOOD = ['citrulline', 'betaAlanine', 'hmb'] as const;
const FAT_LOSS = ['garcinia', 'catechin', 'cla', 'lCarnitine'] as const;
/** Everything that any known kind of medicine rules out. */
const UNKNOWN_OUT = [
  ...FAT_LOSS,
  ...(['glucosamine', 'caffeine', 'gainer', 'magnesium', 'zinc', 'omega3'] as const),
];

/** What docs/supplement-rules.md promises for each answer of a member: what is left out, and what is sold with which warning. */
interface Expected {
  told: string;
  member: Partial<SupplementMember>;
  out: readonly IngredientClass[];
  warned?: readonly IngredientClass[];
  word?: RegExp;
  note?: RegExp;
}

const TOLD: Expected[] = [
  { told: 'nothing', member: {}, out: [] },
  {
    told: 'kidney disease',
    member: { conditions: ['신장 질환'] },
    out: allBut('omega3', 'vitaminD'),
    ...{
      warned: INGREDIENT_CLASSES,
      word: /^신장 질환이 있으니 드시기 전에 의사와 상담/,
      note: /^신장 질환이 있어서 비타민 D, 오메가3만.*의사와 정해야/,
    },
  },
  {
    told: 'liver disease',
    member: { conditions: ['간 질환'] },
    out: ['garcinia', 'catechin', 'cla'],
    warned: [
      ...(['protein', 'gainer', 'eaa', 'bcaa', 'glutamine', 'creatine'] as const),
      ...(['caffeine', 'glucosamine', 'vitaminB'] as const),
    ],
    word: /^간 질환이 있으니 드시기 전에 의사와 상담/,
  },
  {
    told: 'heart disease',
    member: { conditions: ['심장 질환'] },
    out: ['caffeine', 'garcinia', 'catechin'],
    warned: [
      ...(['omega3', 'creatine', 'gainer', 'protein', 'lCarnitine'] as const),
      ...(['magnesium', 'glucosamine', 'vitaminD'] as const),
    ],
    word: /^심장 질환이 있으니 드시기 전에 의사와 상담/,
  },
  {
    told: 'high blood pressure',
    member: { conditions: ['고혈압'] },
    out: ['caffeine'],
    warned: ['citrulline', 'glucosamine', 'creatine', 'catechin', 'garcinia'],
    word: /^고혈압이 있으니 드시기 전에 의사와 상담/,
  },
  {
    told: 'diabetes',
    member: { conditions: ['당뇨'] },
    out: ['gainer', 'cla', 'garcinia'],
    warned: ['glucosamine', 'caffeine', 'omega3', 'protein', 'catechin'],
    word: /^당뇨가 있으니 드시기 전에 의사와 상담/,
  },
  {
    told: 'osteoporosis',
    member: { conditions: ['골다공증'] },
    ...{ out: [], warned: ['caffeine'], word: /^골다공증이 있으니.*칼슘.*의사와 상담/ },
  },
  {
    told: 'recent surgery',
    member: { conditions: ['최근 수술'] },
    out: ['caffeine', 'garcinia', 'catechin', 'cla', 'glucosamine'],
    warned: [
      ...(['omega3', 'protein', 'gainer', 'creatine', 'eaa', 'bcaa', 'hmb'] as const),
      ...(['msm', 'collagen', 'lCarnitine', 'magnesium'] as const),
    ],
    word: /^수술하신 지.*수술한 병원에 물어/,
  },
  {
    told: '18 years',
    member: { ageYears: 18 },
    out: allBut('protein', 'vitaminD', 'omega3'),
    ...{
      warned: INGREDIENT_CLASSES,
      word: /^보호자와 함께/,
      note: /^만 19세 미만이라 단백질, 비타민 D, 오메가3만 골라/,
    },
  },
  { told: '19 years', member: { ageYears: 19 }, out: [] },
  ...(['임신', '수유'] as const).map((condition): Expected => ({
    told: condition,
    member: { conditions: [condition] },
    out: allBut('protein', 'vitaminD', 'omega3'),
    ...{
      warned: INGREDIENT_CLASSES,
      word: new RegExp(`^${condition} 중이니 드시기 전에 의사와 상담`),
      note: new RegExp(`^${condition} 중이라 단백질, 비타민 D, 오메가3만 골라.*의사와 상담`),
    },
  })),
  {
    told: 'a body mass index below 16',
    // 16 · 2² = 64, 18.5 · 2² = 74, 23 · 2² = 92, 30 · 2² = 120
    member: { heightCm: 200, weightKg: 63.9 },
    out: INGREDIENT_CLASSES,
  },
  { told: 'an index of 16', member: { heightCm: 200, weightKg: 64 }, out: FAT_LOSS },
  { told: 'an index below 18.5', member: { heightCm: 200, weightKg: 73.9 }, out: FAT_LOSS },
  { told: 'an index of 18.5', member: { heightCm: 200, weightKg: 74 }, out: ['cla'] },
  { told: 'an index below 23', member: { heightCm: 200, weightKg: 91.9 }, out: ['cla'] },
  { told: 'an index of 23', member: { heightCm: 200, weightKg: 92 }, out: [] },
  { told: 'an index below 30', member: { heightCm: 200, weightKg: 119.9 }, out: [] },
  { told: 'an index of 30', member: { heightCm: 200, weightKg: 120 }, out: ['gainer'] },
  { told: 'glaucoma', member: { conditions: ['녹내장·망막 질환'] }, out: ['caffeine'] },
  { told: 'a hernia', member: { conditions: ['탈장'] }, out: [] },
  { told: 'a birth', member: { conditions: ['출산 후'] }, out: [], note: /^수유 중이라면.*수유도 함께/ },
  { told: 'an allergy to fish', member: { allergens: ['고등어'] }, out: [] },
  {
    told: 'a blood thinner',
    member: { medicines: ['항응고제'] },
    out: ['glucosamine', 'omega3', ...FAT_LOSS],
    warned: ['msm', 'hyaluronicAcid', 'magnesium', 'vitaminD', 'creatine', 'collagen'],
    word: /^피를 묽게 하는 약을 드시니.*의사나 약사와 상담/,
  },
  {
    told: 'a medicine for blood pressure',
    member: { medicines: ['혈압약'] },
    out: ['caffeine', 'catechin'],
    warned: ['omega3', 'magnesium', 'creatine', 'garcinia', 'glucosamine'],
    word: /^혈압약을 드시니.*의사나 약사와 상담/,
  },
  {
    told: 'a medicine for diabetes',
    member: { medicines: ['당뇨약'] },
    out: ['garcinia', 'cla', 'gainer'],
    warned: ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
    word: /^당뇨약을 드시니.*의사나 약사와 상담/,
  },
  {
    told: 'a thyroid medicine',
    member: { medicines: ['갑상선약'] },
    out: ['lCarnitine'],
    warned: ['protein', 'gainer', 'magnesium', 'zinc', 'caffeine', 'catechin'],
    word: /^갑상선약과는 4시간/,
  },
  {
    told: 'an antidepressant',
    member: { medicines: ['항우울제'] },
    out: ['garcinia', 'caffeine'],
    ...{ warned: ['omega3', 'catechin', 'lCarnitine'], word: /^항우울제를 드시니.*의사나 약사와 상담/ },
  },
  {
    told: 'an antibiotic',
    member: { medicines: ['항생제'] },
    out: ['magnesium', 'zinc', 'caffeine'],
    ...{ warned: ['protein', 'gainer', 'vitaminB', 'collagen'], word: /^항생제를 드시기 6시간/ },
  },
  ...[{ medicines: ['기타' as const] }, { conditions: ['약물 복용' as const] }].map((member): Expected => ({
    told: `a medicine of unknown kind by ${Object.keys(member).join()}`,
    member,
    out: UNKNOWN_OUT,
    warned: INGREDIENT_CLASSES,
    word: /^(목록에 없는 )?약을 드시니.*약사와 상담/,
    note: /^(목록에 없는 약을 드셔서|어떤 약을 드시는지 몰라서) 약과 부딪힐 수 있는.*뺐어요/,
  })),
  {
    told: 'a yes of the readiness screen',
    member: { readinessYes: ['dizziness'] },
    out: ['caffeine', ...FAT_LOSS],
    warned: INGREDIENT_CLASSES,
    ...{ word: /‘예’가 있으니 드시기 전에 의사와 상담/, note: /‘예’가 있어서.*뺐어요.*의사와 상담/ },
  },
  {
    told: 'a yes to a chronic illness nobody named',
    member: { readinessYes: ['chronicCondition'] },
    out: ['caffeine', ...FAT_LOSS, 'magnesium', 'creatine'],
  },
  {
    told: 'a yes to a chronic illness that was named',
    member: { readinessYes: ['chronicCondition'], conditions: ['골다공증'] },
    out: ['caffeine', ...FAT_LOSS],
  },
  {
    told: 'a yes to a medicine that was not named',
    member: { readinessYes: ['medicine'] },
    out: UNKNOWN_OUT,
  },
  {
    told: 'a yes to a medicine that was named',
    member: { readinessYes: ['medicine'], medicines: ['갑상선약'] },
    out: ['caffeine', ...FAT_LOSS],
  },
];

it.each(TOLD)('$told: nothing else is sold or left out', ({ member, out, warned, word, note }) => {
  expect(sorted(outFor(member))).toEqual(sorted([...NO_FOOD, ...out]));
  if (word) {
    expect(sorted(warnedOf(member, word))).toEqual(sorted(warned ?? []));
    expect(warnedOf({}, word)).toEqual([]);
  }
  if (note) expect(notesFor([], rulesOf(member)).join(' ')).toMatch(note);
});

it('what a note says was left out for a medicine of unknown kind is all that was', () => {
  const names: Partial<Record<IngredientClass, string>> = {
    ...{ caffeine: '카페인', magnesium: '마그네슘', zinc: '아연', glucosamine: '글루코사민' },
    ...{ omega3: '오메가3', gainer: '게이너' },
  };
  const [note] = notesFor([], rulesOf({ medicines: ['기타'] }));
  const named = /부딪힐 수 있는 (.*)와 체지방을 줄이는 성분은 뺐어요/.exec(note ?? '')?.[1]?.split(', ');
  const leftOut = UNKNOWN_OUT.flatMap(one => names[one] ?? []);
  expect(new Set(named)).toEqual(
    new Set([...leftOut, '비타민 K', '은행잎', '자몽', '5-HTP', '세인트존스워트']),
  );
});

it.each([
  [{ conditions: ['약물 복용'] }, /^어떤 약을 드시는지 몰라서/],
  [{ readinessYes: ['medicine'] }, /^어떤 약을 드시는지 몰라서/],
  [{ medicines: ['기타'] }, /^목록에 없는 약을 드셔서/],
  [{ conditions: ['약물 복용'], medicines: ['혈압약', '기타'] }, /^목록에 없는 약을 드셔서/],
  [{ conditions: ['약물 복용'], medicines: ['항응고제'] }, null],
  [{ readinessYes: ['medicine'], medicines: ['항응고제'] }, null],
] as const)('of the medicines of %j one note is said, or none where all are known', (told, wanted) => {
  const member = mutable(told);
  const said = notesFor([], rulesOf(member)).filter(note => note.includes('약을'));
  expect(said).toEqual(wanted ? [expect.stringMatching(wanted)] : []);
});

it('everything that has to be asked about is one sentence', () => {
  const asked = (member: Partial<SupplementMember>, ingredientClass: IngredientClass) =>
    cautionsFor(product({ ingredientClasses: [ingredientClass] }), rulesOf(member)).filter(text =>
      text.includes('상담'),
    );
  const ill: Partial<SupplementMember> = {
    conditions: ['심장 질환', '당뇨'],
    ...{ medicines: ['혈압약', '당뇨약'], readinessYes: ['heart'] },
  };
  expect(asked(ill, 'omega3')).toEqual([
    '심장 질환·당뇨가 있고 혈압약·당뇨약을 드시고 운동 전 확인에 ‘예’가 있으니 드시기 전에 의사와 상담하세요',
  ]);
  expect(asked({ medicines: ['혈압약'] }, 'magnesium')).toEqual([
    '혈압약을 드시니 함께 드셔도 되는지 먼저 의사나 약사와 상담하세요',
    '신장 질환이 있으면 먼저 상담하세요',
  ]);
});

it('two lists of what is allowed leave what stands in both, without what a medicine rules out', () => {
  const notes = (member: Partial<SupplementMember>) => notesFor([], rulesOf(member));
  expect(notes({ ageYears: 17, conditions: ['신장 질환'] })[0]).toMatch(
    /^만 19세 미만이고 신장 질환이 있어서 비타민 D, 오메가3만 골라 드려요\./,
  );
  expect(notes({ conditions: ['임신', '신장 질환'], medicines: ['항응고제'] })).toEqual([
    '임신 중이고 신장 질환이 있어서 비타민 D만 골라 드려요. 무엇이든 드시기 전에 의사와 상담하세요. ' +
      '단백질을 얼마나 드실지는 의사와 정해야 해서 목표도 정하지 않았어요.',
  ]);
});

it('women read of pregnancy where it belongs, men do not', () => {
  const word = /^임신·수유 중에는 드시지/;
  expect(sorted(warnedOf({ sex: '여' }, word))).toEqual(
    sorted(['caffeine', 'garcinia', 'cla', 'catechin', 'creatine', 'glucosamine']),
  );
  expect(warnedOf({ sex: '남' }, word)).toEqual([]);
});

it.each([
  ['임신·수유 중에는 드시지 마세요', { conditions: ['임신'] }, true],
  ['임신·수유 중이면 먼저 상담하세요', { conditions: ['임신'] }, false],
  ['신장 질환이 있으면 드시지 마세요', { conditions: ['간 질환'] }, false],
  ['어린이, 임산부는 섭취를 피할 것', { ageYears: 17 }, true],
  ['항응고제 복용 시 섭취하지 말 것', { medicines: ['항응고제'] }, true],
  ['혈액 응고를 막는 약을 드시면 먼저 상담하세요', { medicines: ['항응고제'] }, false],
] as const)('a label with “%s” rules the product out for %j: %s', (caution, told, isOut) => {
  const member = mutable(told);
  expect(exclusionOf(product({ cautions: [caution] }), rulesOf(member)) === 'condition').toBe(isOut);
});

it('a medicine of unknown kind is warned of by no word on a known one', () => {
  const known = /항우울제|항생제|갑상선약|당뇨약|혈압약|묽게/;
  expect(warnedOf({ medicines: ['기타'] }, known)).toEqual([]);
});

it.each([
  [[], true],
  [['임신'], true],
  [['수유', '약물 복용'], true],
  [['당뇨'], false],
  [['임신', '당뇨'], false],
] as const)(
  'of a yes to a chronic illness and %j told, the illness is yet unnamed: %s',
  (conditions, isUnnamed) => {
    const member: SupplementMember = {
      ...HEALTHY,
      ...{ readinessYes: ['chronicCondition'], conditions: [...conditions] },
    };
    expect(circumstancesOf(member).has('untoldCondition')).toBe(isUnnamed);
  },
);

it('the healthy read no note', () => {
  expect(notesFor(['체중 증가', '체중 감량'], rulesOf({}))).toEqual([]);
});

it.each([
  [/^신장 질환이 있으면/, ['protein', 'gainer', 'creatine', 'eaa', 'bcaa', 'magnesium']],
  [/^간 질환이 있으면 드시지/, ['garcinia', 'catechin', 'cla']],
  [/^심장 질환이나 고혈압, 녹내장이 있으면 드시지/, ['caffeine']],
  [/^약을 드시고 있으면/, ['omega3', 'glucosamine', 'magnesium', 'lCarnitine', 'collagen', 'msm']],
] as const)('everybody reads %s where it belongs', (word, warned) => {
  expect(sorted(warnedOf({}, word))).toEqual(sorted(warned));
});

it.each([
  ['무수카페인', {}],
  ['카페인무수물', {}],
  ['무수 카페인', {}],
  ['카페인 무수물', {}],
  ['어유', { allergens: ['고등어'] }],
  ['어류 콜라겐', { allergens: ['고등어'] }],
  ['생선 껍질', { allergens: ['고등어'] }],
  ['비타민 K', { medicines: ['항응고제'] }],
  ['비타민K2', { medicines: ['항응고제'] }],
  ['메나퀴논', { medicines: ['기타'] }],
  ['필로퀴논', { medicines: ['항응고제'] }],
  ['Vitamin K2', { medicines: ['항응고제'] }],
  ['은행잎추출물', { medicines: ['항응고제'] }],
  ['Ginkgo Biloba', { medicines: ['기타'] }],
  ['자몽추출분말', { medicines: ['혈압약'] }],
  ['세인트존스워트', { medicines: ['항우울제'] }],
  ['5-HTP 100mg', {}],
  ['5-하이드록시트립토판', { medicines: ['항우울제'] }],
] as const)('%s in the list of ingredients is out for %j', (source, told) => {
  const member: Partial<SupplementMember> = {
    ...('allergens' in told ? { allergens: [...told.allergens] } : {}),
    ...('medicines' in told ? { medicines: [...told.medicines] } : {}),
  };
  expect(exclusionOf(product({ source }), rulesOf(member))).toBe('condition');
  const isFood = !source.includes('트립토판') && Object.keys(told).length > 0;
  if (isFood) expect(exclusionOf(product({ source }), rulesOf({}))).toBeNull();
});

it.each([
  [{ conditions: ['당뇨'] }, ['glucosamine', 'caffeine', 'omega3', 'protein', 'catechin']],
  [
    { medicines: ['당뇨약'] },
    ['omega3', 'glucosamine', 'catechin', 'magnesium', 'creatine', 'caffeine', 'protein'],
  ],
] as const)('%j has blood sugar watched with all that may change it', (told, warned) => {
  expect(sorted(warnedOf(mutable(told), /^혈당이 달라질 수 있으니 자주 재 보세요/))).toEqual(sorted(warned));
});

it('a chronic illness that was not named is said to have ruled out creatine and magnesium', () => {
  const unnamed = notesFor([], rulesOf({ readinessYes: ['chronicCondition'] })).join(' ');
  expect(unnamed).toMatch(/어떤 만성 질환인지 몰라서 크레아틴과 마그네슘도 뺐어요/);
  const named = rulesOf({ readinessYes: ['chronicCondition'], conditions: ['당뇨'] });
  expect(notesFor([], named).join(' ')).not.toMatch(/어떤 만성 질환/);
});

it.each([
  ['18 years, thin', { ageYears: 18, heightCm: 200, weightKg: 70 }, 'underweight', false],
  ['19 years, thin', { ageYears: 19, heightCm: 200, weightKg: 70 }, 'underweight', true],
  ['a body mass index of 31', { heightCm: 200, weightKg: 124 }, 'obese', true],
  ['the same in pregnancy', { heightCm: 200, weightKg: 124, conditions: ['임신'] }, 'obese', false],
  ['a birth', { conditions: ['출산 후'] }, '출산 후', true],
  ['a birth, nursing', { conditions: ['출산 후', '수유'] }, '출산 후', false],
  ['medicines of some kind', { conditions: ['약물 복용'] }, '약물 복용', false],
  ['another medicine', { medicines: ['기타'] }, '기타', false],
] as const)('%s', (_, told, circumstance, holds) => {
  const found: ReadonlySet<string> = circumstancesOf({ ...HEALTHY, ...mutable(told) });
  expect(found.has(circumstance)).toBe(holds);
});

it('grapefruit seed, which keeps other things from spoiling, is out for nobody', () => {
  expect(exclusionOf(product({ source: '자몽종자추출물' }), rulesOf({ medicines: ['혈압약'] }))).toBeNull();
});

it.each([
  [{ vitaminKUg: 70 }, { medicines: ['항응고제'] }],
  [{ vitaminAUg: 600 }, { conditions: ['임신'] }],
] as const)('%j of a product is out for %j, and for nobody else', (perServing, told) => {
  const held = product({ perServing });
  expect(exclusionOf(held, rulesOf(mutable(told)))).toBe('condition');
  expect(exclusionOf(held, rulesOf({}))).toBeNull();
});

it.each([
  [{ perServing: { potassiumMg: 90 } }, { medicines: ['혈압약'] }, /칼륨/],
  [{ perServing: { iodineUg: 150 } }, { medicines: ['갑상선약'] }, /요오드/],
  [{ perServing: { calciumMg: 300 } }, { medicines: ['갑상선약'] }, /^갑상선약과는 4시간 넘게 띄우고/],
  [{ perServing: { ironMg: 12 } }, { medicines: ['갑상선약'] }, /^갑상선약과는 4시간 넘게 띄우고/],
  [{ perServing: { calciumMg: 300 } }, { medicines: ['항생제'] }, /^항생제와 함께 드시면 약이 덜 흡수/],
  [{ perServing: { betaCaroteneMg: 6 } }, {}, /담배/],
  [{ source: 'St. John’s wort 또는 세인트존스워트' }, { sex: '여' }, /피임약/],
] as const)('%j for %j is told with %s', (held, told, word) => {
  const cautions = cautionsFor(product(held), rulesOf(mutable(told)));
  expect(cautions.filter(text => word.test(text))).toHaveLength(1);
});

describe('the most a day', () => {
  const mostOf = (substance: (typeof LIMITED_SUBSTANCES)[number], member: Partial<SupplementMember> = {}) =>
    rulesOf(member).limits[LIMITED_SUBSTANCES.indexOf(substance)];

  it('is the strictest that was read', () => {
    expect(LIMITED_SUBSTANCES.map(substance => [substance, mostOf(substance)])).toEqual([
      ...[
        ['caffeineMg', 200],
        ['egcgMg', 300],
        ['catechinMg', 1000],
        ['hcaG', 2.8],
        ['epaDhaG', 2],
      ],
      ...[
        ['zincMg', 25],
        ['magnesiumMg', 250],
        ['vitaminDUg', 100],
        ['vitaminB6Mg', 25],
        ['creatineG', 5],
      ],
      ...[
        ['vitaminAUg', 3000],
        ['vitaminCMg', 2000],
        ['vitaminEMg', 300],
        ['niacinMg', 10],
        ['folicAcidUg', 1000],
        ['cholineMg', 3500],
        ['calciumMg', 2500],
        ['phosphorusMg', 4000],
        ['copperMg', 5],
        ['fluorideMg', 7],
        ['manganeseMg', 11],
        ['molybdenumUg', 600],
        ['iodineUg', 600],
        ['ironMg', 45],
        ['seleniumUg', 300],
      ],
    ]);
  });

  it('is lower for the young, and of calcium above 50 years', () => {
    const young = { ageYears: 16 };
    expect([mostOf('zincMg', young), mostOf('vitaminAUg', young), mostOf('magnesiumMg', young)]).toEqual([
      22, 2600, 250,
    ]);
    // No level for the young was read: that of adults applies.
    expect(mostOf('ironMg', young)).toBe(45);
    expect([mostOf('calciumMg', { ageYears: 50 }), mostOf('calciumMg', { ageYears: 51 })]).toEqual([
      2500, 2000,
    ]);
  });

  it.each([
    // Single doses: 200 mg, 3 mg/kg. With the coffee: 400 mg, 5.7 mg/kg, from age 60 200 mg.
    [{ weightKg: 80, coffeeCupsPerDay: 0 }, 200],
    [{ weightKg: 50, coffeeCupsPerDay: 0 }, 150],
    [{ weightKg: 80, coffeeCupsPerDay: 3 }, 100],
    [{ weightKg: 50, coffeeCupsPerDay: 2 }, 85],
    [{ weightKg: 80, coffeeCupsPerDay: 5 }, 0],
    [{ weightKg: 80, coffeeCupsPerDay: null }, 200],
    [{ weightKg: 80, coffeeCupsPerDay: 1, ageYears: 59 }, 200],
    [{ weightKg: 80, coffeeCupsPerDay: 1, ageYears: 60 }, 100],
  ])('of caffeine for %j is %d mg', (member, most) => {
    expect(mostOf('caffeineMg', member)).toBeCloseTo(most, 9);
  });

  it('of vitamin D is a quarter for the young, in pregnancy, nursing and with kidney disease', () => {
    expect(mostOf('vitaminDUg', { ageYears: 18 })).toBe(25);
    expect(mostOf('vitaminDUg', { ageYears: 19 })).toBe(100);
    for (const condition of ['임신', '수유', '신장 질환'] as const)
      expect([condition, mostOf('vitaminDUg', { conditions: [condition] })]).toEqual([condition, 25]);
  });

  it('of omega-3 is half with heart disease, told or known from the readiness screen', () => {
    expect(mostOf('epaDhaG', { conditions: ['심장 질환'] })).toBe(1);
    expect(mostOf('epaDhaG', { readinessYes: ['heart'] })).toBe(1);
    expect(mostOf('epaDhaG', { readinessYes: ['dizziness'] })).toBe(2);
  });
});

describe('losing and gaining weight', () => {
  it.each([
    [{ ageYears: 18 }, /^만 19세 미만.*식사와 활동이 먼저/],
    [{ conditions: ['임신' as const] }, /^임신 중에는 체중을 줄이면 안 돼요/],
    [{ conditions: ['수유' as const] }, /^수유 중에는.*모유/],
    [{ heightCm: 200, weightKg: 73.9 }, /^체질량지수가 18.5보다 낮은 저체중/],
  ])('is refused to %j, with what helps instead', (member, reason) => {
    const [refusal, ...more] = refusalsOf(['근육 증가', '체중 감량'], rulesOf(member));
    expect(more).toEqual([]);
    expect(refusal).toEqual({
      purpose: '체중 감량',
      reason: expect.stringMatching(reason),
      advice: [
        expect.stringMatching(/요\.$/),
        expect.stringMatching(/요\.$/),
        expect.stringMatching(/요\.$/),
      ],
    });
  });

  it('nothing at all is sold to a body mass index below 16, whatever it is for, and a physician is named', () => {
    const thin = rulesOf({ heightCm: 200, weightKg: 63.9 });
    for (const purpose of ['근육 증가', '체중 증가', '체중 감량'] as const) {
      const [refusal] = refusalsOf([purpose], thin);
      expect(refusal?.reason).toMatch(/^키에 비해 체중이 많이 낮아서, 지금은 어떤 제품도 권하지 않아요/);
      expect(refusal?.advice.join(' ')).toMatch(
        /내과나 가정의학과.*바로 병원에 가세요.*조금씩 늘려.*고쳐 주세요/,
      );
    }
    expect(refusalsOf(['근육 증가'], rulesOf({ heightCm: 200, weightKg: 64 }))).toEqual([]);
  });

  it('is nobody else’s refusal', () => {
    expect(refusalsOf(['체중 감량'], rulesOf({ ageYears: 19 }))).toEqual([]);
    expect(refusalsOf(['체중 감량'], rulesOf({ heightCm: 200, weightKg: 74 }))).toEqual([]);
  });

  it('who is obese and wants to gain hears that the gainer was left out, and only then', () => {
    const obese = rulesOf({ heightCm: 200, weightKg: 120 });
    expect(notesFor(['체중 증가'], obese)).toEqual([
      expect.stringMatching(/^체질량지수가 30 이상.*게이너는 뺐어요/),
    ]);
    expect(notesFor(['체중 감량'], obese)).toEqual([]);
  });
});

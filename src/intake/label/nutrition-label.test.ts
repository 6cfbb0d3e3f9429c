import type { NutrientName } from '../../recommendation/public.js';
import { readNutritionLabel } from './nutrition-label.js';
import { NUTRITION_LABELS } from './nutrition-labels.fixture.js';

const read = NUTRITION_LABELS.map(example => ({ example, reading: readNutritionLabel(example.text) }));
const sure = read.flatMap(({ example, reading }) =>
  reading.nutrients.map(({ nutrient, amount }) => ({
    ...{ text: example.text, nutrient, amount },
    truth: example.truth[nutrient],
  })),
);

describe('reading a pasted label', () => {
  it('is right about at least 98 % of the amounts it is sure of, and never wrong by a factor', () => {
    const wrong = sure.filter(
      ({ amount, truth }) => truth === undefined || Math.abs(amount - truth) > truth * 1e-4,
    );
    const byFactor = wrong.filter(
      ({ amount, truth }) => truth === undefined || amount / truth > 1.9 || amount / truth < 0.6,
    );
    expect(NUTRITION_LABELS.length).toBeGreaterThanOrEqual(300);
    expect(byFactor).toEqual([]);
    expect(wrong.length).toBeLessThanOrEqual(sure.length * 0.02);
  });

  it('is sure of at least 98 % of what a person can be sure of', () => {
    const clear = read.flatMap(({ example, reading }) =>
      (Object.keys(example.truth) as NutrientName[]).map(nutrient => ({
        ...{ text: example.text, nutrient },
        found: reading.nutrients.some(each => each.nutrient === nutrient),
      })),
    );
    const missed = clear.filter(({ found }) => !found);
    expect(missed.slice(0, 5)).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(clear.length * 0.02);
  });

  it('knows how often it is taken, or asks', () => {
    const wrong = read.filter(({ example, reading }) => reading.servingsPerDay !== example.times);
    expect(wrong.map(({ example, reading }) => [example.text, reading.servingsPerDay])).toEqual([]);
  });

  it.each(
    read
      .filter(({ example }) => (example.open ?? []).length > 0)
      .map(each => [each.example.text.split('\n')[0]!, each] as const),
  )('asks about “%s”', (_, { example, reading }) => {
    const asked = reading.questions.map(({ nutrient }) => nutrient);
    for (const nutrient of example.open ?? []) expect(asked).toContain(nutrient);
    for (const { question } of reading.questions) expect(question).toMatch(/[요?]\.?$/);
  });

  it.each<[string, string, object]>([
    [
      'in English',
      'Supplement Facts\nServing Size 1 tablet\nVitamin D3 25 mcg (1000 IU)\nZinc (as zinc gluconate) 15 mg\nTake 1 tablet daily',
      { sure: { vitaminDUg: 25 }, times: 1, asked: ['zincMg'] },
    ],
    [
      'cut off at its end',
      '1일 섭취량 당 비타민D 25㎍(250%), 아연',
      { sure: {}, times: null, asked: ['vitaminDUg', null] },
    ],
    [
      'cut off at its beginning',
      '당 비타민D 25㎍(250%), 아연 10mg\n1일 1',
      { sure: {}, times: null, asked: ['vitaminDUg', 'zincMg', null] },
    ],
    [
      'of a kilogram a day',
      '1일 섭취량(1정)당 아연 1,000,000mg, 비타민C 1000000 mg\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['vitaminCMg', 'zincMg'] },
    ],
    [
      'below forty lines of something else',
      [
        ...Array.from({ length: 40 }, (_, line) => `원재료 ${line} 설명이 길게 이어지는 줄`),
        '1일 섭취량(1정)당 아연 8.5mg(100%)\n1일 1회, 1회 1정',
      ].join('\n'),
      { sure: { zincMg: 8.5 }, times: 1, asked: [] },
    ],
    [
      'that a camera misread',
      '1일섭취랑(1정)당 비타민D 2S㎍(250%), 아면 I0mg\n1일 l회, 1회 1점',
      { sure: {}, times: null, asked: ['vitaminDUg', 'zincMg', null] },
    ],
    [
      'whose names a camera misread',
      '1일 섭취량(1정)당 아언 8.5mg, 마그네숨: 100mg(32%), 셀레님 55㎍(100%)\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['zincMg', 'magnesiumMg', 'seleniumUg'] },
    ],
    [
      'with a vitamin that does not exist',
      '비타민 O 100mg(100%), 비타민C 500mg\n1일 1회, 1회 1정',
      { sure: { vitaminCMg: 500 }, times: 1, asked: [null] },
    ],
  ])('is sure of nothing that is not there in a label %s', (_, text, expected) => {
    const { nutrients, servingsPerDay, questions } = readNutritionLabel(text);
    expect({
      sure: Object.fromEntries(nutrients.map(({ nutrient, amount }) => [nutrient, amount])),
      times: servingsPerDay,
      asked: questions.map(({ nutrient }) => nutrient),
    }).toEqual(expected);
  });

  it.each<[string, string, object]>([
    [
      'a header with the weight of the day',
      '1일 섭취량 : 1정(1,000mg)\n1일 섭취량당 함량: 비타민C 500mg (500%), 아연 8.5mg(100%)\n1일 1회 1정',
      { sure: { vitaminCMg: 500, zincMg: 8.5 }, times: 1, asked: [] },
    ],
    [
      'full-width digits',
      '비타민Ｄ １，０００ＩＵ（２５㎍）\n１일 １회 １캡슐',
      { sure: { vitaminDUg: 25 }, times: 1, asked: [] },
    ],
    [
      'upper case',
      'Vitamin D3 125 MCG (5,000 IU), Zinc 15 MG\nTake 1 softgel daily',
      { sure: { vitaminDUg: 125, zincMg: 15 }, times: 1, asked: [] },
    ],
    [
      'units in words',
      '셀레늄 55 마이크로그램\n아연 10밀리그램\n1일 1회 1정',
      { sure: { zincMg: 10, seleniumUg: 55 }, times: 1, asked: [] },
    ],
    [
      'a group of vitamins',
      '비타민 B군(B1 10mg, B2 10mg, B12 10㎍)\n1일 1회 1정',
      { sure: { vitaminB12Ug: 10, vitaminB1Mg: 10, vitaminB2Mg: 10 }, times: 1, asked: [] },
    ],
    [
      'α-TE and RE',
      '비타민A 700μg RE 100%\n비타민E 11mg α-TE 100%\n1일 1회, 1회 1정',
      { sure: { vitaminEMg: 11 }, times: 1, asked: ['vitaminAUg'] },
    ],
    [
      'a day of two pieces',
      '1일 2회 1회 1캡슐\n1일 섭취량(2캡슐, 1,000mg)당 함량 셀렌 55㎍(100%)',
      { sure: { seleniumUg: 27.5 }, times: 2, asked: [] },
    ],
    [
      'probiotics',
      '프로바이오틱스 수 100억 CFU/g\n아연 8.5mg\n1일 1회, 1회 1포',
      { sure: { zincMg: 8.5 }, times: 1, asked: [] },
    ],
    [
      'the sum and its parts',
      '1회 섭취량(2캡슐)당 EPA와 DHA의 합 1,200mg (EPA 720mg, DHA 480mg)\n1일 1회, 1회 2캡슐',
      { sure: { epaDhaG: 1.2 }, times: 1, asked: [] },
    ],
    [
      'a break within a number',
      '비타민 D3 1,0\n00 IU\n1일 1회 1캡슐',
      { sure: {}, times: 1, asked: ['vitaminDUg'] },
    ],
    [
      'a thousand with a point',
      '비타민D 50.000IU\n1일 1회 1캡슐',
      { sure: {}, times: 1, asked: ['vitaminDUg'] },
    ],
    [
      'a thousand in Korean',
      '비타민D(콜레칼시페롤) 4천 IU\n1일 1회 1정',
      { sure: {}, times: 1, asked: ['vitaminDUg'] },
    ],
    [
      'one amount for several',
      '비타민B1, B2, B6 각 50mg, 아연 10mg\n1일 1회 1정',
      { sure: { zincMg: 10 }, times: 1, asked: [null] },
    ],
    [
      'a salt of sodium',
      'L-아스코르브산나트륨 1000mg\n1일 1회 1정',
      { sure: {}, times: 1, asked: ['vitaminCMg'] },
    ],
    ['a salt of iodine', '요오드화칼륨 150㎍\n1일 1회 1정', { sure: {}, times: 1, asked: ['iodineUg'] }],
    [
      'a limit beside the amount',
      '비타민D상한섭취량 100㎍\n1일 1회 1정',
      { sure: {}, times: 1, asked: ['vitaminDUg'] },
    ],
    [
      'a monohydrate',
      '크레아틴 모노하이드레이트 5,000mg\n1일 1회 1포',
      { sure: {}, times: 1, asked: ['creatineG'] },
    ],
    [
      'two ages',
      '성인 1일 2정, 어린이 1일 1정\n1정당 비타민C 500mg',
      { sure: {}, times: null, asked: ['vitaminCMg', null] },
    ],
    [
      'pieces without a word on a day',
      '비타민D 2000 IU/정\n1일 1회 2정',
      { sure: {}, times: 1, asked: ['vitaminDUg'] },
    ],
    [
      'English beside its “% Daily Value”',
      'Serving Size: 2 Tablets\nAmount Per Serving % Daily Value\nVitamin C 500 mg 556%\nTake 2 tablets, twice daily, with food.',
      { sure: { vitaminCMg: 500 }, times: 2, asked: [] },
    ],
    [
      'English with a range of times',
      'Serving Size: 2 Softgels\nAmount Per Serving %Daily Value\nVitamin D3 25 mcg 125%\nTake 2 softgels 1 to 2 times daily.',
      { sure: { vitaminDUg: 25 }, times: null, asked: [null] },
    ],
    [
      'English with a serving that is not what is taken at once',
      'Serving size 3 capsules. Amount per serving: Zinc 15 mg. Take 1 capsule three times daily.',
      { sure: {}, times: null, asked: ['zincMg', null] },
    ],
    [
      'English of two pieces, taken one by one',
      'Zinc 10 mg per 2 capsules. Take 1 capsule daily.',
      { sure: {}, times: null, asked: ['zincMg', null] },
    ],
    [
      'English with its number twice',
      'Serving Size 1 Tablet Vitamin C 90 mg. Take one (1) tablet daily, preferably with a meal',
      { sure: { vitaminCMg: 90 }, times: 1, asked: [] },
    ],
    [
      'an intake that is not the one below the table',
      '1회 제공량(3정)당 아연 15mg\n1일 3회, 1회 1정',
      { sure: {}, times: 3, asked: ['zincMg'] },
    ],
    [
      'a day that is not the one below the table',
      '1일 섭취량(3정)당 아연 15mg\n1일 2회, 1회 1정',
      { sure: {}, times: 2, asked: ['zincMg'] },
    ],
    [
      'a day and a piece, side by side',
      '성분명 1일(3정)당 1정당\n마그네슘 300mg 100mg\n1일 3회, 1회 1정',
      { sure: {}, times: 3, asked: ['magnesiumMg'] },
    ],
    [
      'pieces after the amount',
      '아연 8.5mg/2정\n1일 1회, 1회 1정',
      { sure: {}, times: null, asked: ['zincMg', null] },
    ],
    [
      'a content in per cent',
      '효모 유래 아연(아연 10% 함유) 85mg\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['zincMg'] },
    ],
    [
      'corals and other raw materials',
      '산호 칼슘 590mg\n마그네슘(옥사이드) 400mg\n킬레이트 아연 50mg\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['calciumMg', 'magnesiumMg', 'zincMg'] },
    ],
    [
      'names and amounts in columns',
      '칼슘\n아연\n100 mg\n8.5 mg\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['calciumMg', 'zincMg'] },
    ],
    [
      'a table copied cell by cell',
      '비타민 C\n1,000 mg\n1,000 %\n아연\n8.5 mg\n100 %\n1일 1회, 1회 1정',
      { sure: { vitaminCMg: 1000, zincMg: 8.5 }, times: 1, asked: [] },
    ],
    [
      'zeros, as in every nutrition table',
      '1일 섭취량당 열량 5kcal, 탄수화물 0g, 단백질 0g, 지방 0.5g, 나트륨 0mg, 비타민D 50㎍\n1일 1회, 1회 1캡슐',
      { sure: { vitaminDUg: 50 }, times: 1, asked: [] },
    ],
    [
      'a shop abroad in Korean',
      '1회 제공량: 소프트젤 1정\n용기당 제공 횟수: 360\n1회 제공량당 함량\n비타민D3(콜레칼시페롤)(라놀린 추출) 125 mcg(5,000 IU) 625%\n1일 1회 소프트젤 1정을 드세요.',
      { sure: { vitaminDUg: 125 }, times: null, asked: [null] },
    ],
    [
      'a shop abroad in Korean, with an unknown salt',
      '1회 제공량: 1정\n아연(피콜리네이트) 50 mg 455%\n비타민C 90 mg\n1일 1회 1정을 드세요',
      { sure: { vitaminCMg: 90 }, times: 1, asked: ['zincMg'] },
    ],
    [
      'two brackets',
      'Magnesium (elemental) (from 2,000 mg magnesium lysinate glycinate chelate) 200 mg 48%\nTake 1 tablet daily',
      { sure: {}, times: 1, asked: ['magnesiumMg'] },
    ],
    [
      'several pieces of one amount',
      '1일 섭취량당 비타민C 500mg x 2정\n1일 2회, 1회 1정',
      { sure: {}, times: null, asked: ['vitaminCMg', null] },
    ],
    [
      'a lost decimal point beside its per cent',
      '1일 섭취량(1정)당 아연 85mg(100%), 비타민D 250㎍ 250 %, 셀렌 55㎍(100%), 비타민C 500mg 80% 이상\n1일 1회, 1회 1정',
      { sure: { vitaminCMg: 500, seleniumUg: 55 }, times: 1, asked: ['vitaminDUg', 'zincMg'] },
    ],
    [
      'a salt after the amount',
      '마그네슘 350mg(산화마그네슘)\n칼슘 210mg(30%)\n1일 1회, 1회 1정',
      { sure: { calciumMg: 210 }, times: 1, asked: ['magnesiumMg'] },
    ],
    [
      'a share of weight',
      '비타민C 500mg/g\n비타민D 1,000IU / g\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['vitaminCMg', 'vitaminDUg'] },
    ],
    [
      'two columns',
      '| 비타민C 1,000mg 500mg\n| 아연 10mg (118%) 5mg\n비타민D 25㎍ 1,000IU\n1일 1회, 1회 1정',
      { sure: { vitaminDUg: 25 }, times: 1, asked: ['vitaminCMg', 'zincMg'] },
    ],
    [
      'amounts that are the least of a standard, or vary',
      '비타민C 500mg 이상 함유\n비타민D(10㎍ 이상)\n아연 10mg ± 2mg\n구리 0.8mg(100%) 이상사례가 나타나면 섭취 중단\n1일 1회, 1회 1정',
      { sure: { copperMg: 0.8 }, times: 1, asked: ['vitaminCMg', 'vitaminDUg', 'zincMg'] },
    ],
    [
      'vitamins in short, and with hyphens',
      'Vit. C 500mg, Vit D3 1,000IU, 비타민B-12 2.4㎍, 비타민-E 10mg\n1일 1회, 1회 1정',
      {
        sure: { vitaminB12Ug: 2.4, vitaminCMg: 500, vitaminDUg: 25, vitaminEMg: 10 },
        times: 1,
        asked: [],
      },
    ],
    ['비타민씨', '비타민씨 500mg\n1일 1회, 1회 1정', { sure: { vitaminCMg: 500 }, times: 1, asked: [] }],
    [
      'elements by their symbols',
      'Ca 500mg, Mg: 100 mg, Zn 8.5mg(100%), 구리 0.8 Mg 100%\n1일 1회, 1회 1정',
      {
        sure: { calciumMg: 500, magnesiumMg: 100, zincMg: 8.5, copperMg: 0.8 },
        times: 1,
        asked: [],
      },
    ],
    [
      'several names before their amounts',
      '칼슘/마그네슘/비타민D 500mg/250mg/10㎍\n철·아연 12mg\n1일 1회, 1회 1정',
      {
        sure: {},
        times: 1,
        asked: ['vitaminDUg', 'calciumMg', 'magnesiumMg', 'ironMg', 'zincMg'],
      },
    ],
    [
      'amounts before their names',
      '500mg 비타민C, 10mg of Zinc\n1일 1회, 1회 1정',
      { sure: {}, times: 1, asked: ['zincMg', 'vitaminCMg'] },
    ],
    ['a share of a volume', '비타민D 10㎍/0.5ml\n1일 1회 1ml', { sure: {}, times: 1, asked: ['vitaminDUg'] }],
    [
      'several servings at once',
      '2회분(2포) 기준 비타민C 200mg\n1일 1회 1포',
      { sure: {}, times: 1, asked: ['vitaminCMg'] },
    ],
    [
      'several servings at once, in English',
      'Amount per 2 servings: Vitamin C 200mg\nTake 1 tablet daily',
      { sure: {}, times: 1, asked: ['vitaminCMg'] },
    ],
    [
      'niacin whose form is beside it',
      '나이아신(니코틴산아미드) 15mg NE(100%)\n1일 1회, 1회 1정',
      { sure: { nicotinamideMg: 15 }, times: 1, asked: [] },
    ],
    [
      'nicotinic acid beside its name, and a name in brackets',
      '나이아신(니코틴산) 10mg, Zn(아연) 8.5mg, Vite 100mg\n1일 1회, 1회 1정',
      { sure: { niacinMg: 10 }, times: 1, asked: ['zincMg'] },
    ],
    [
      'fluoride and amino acids',
      '불소 3mg, BCAA 5,000mg, L-글루타민 2g, EAA 6g\n1일 1회, 1회 1포',
      { sure: { fluorideMg: 3, bcaaG: 5, lGlutamineG: 2, eaaG: 6 }, times: 1, asked: [] },
    ],
  ])('reads what is certain of %s, and asks for the rest', (_, text, expected) => {
    const { nutrients, servingsPerDay, questions } = readNutritionLabel(text);
    expect({
      sure: Object.fromEntries(nutrients.map(({ nutrient, amount }) => [nutrient, amount])),
      times: servingsPerDay,
      asked: questions.map(({ nutrient }) => nutrient),
    }).toEqual(expected);
  });

  it.each([
    ['1일 2회 2정씩 섭취하십시오. 1일 섭취량(4정)당 아연 12mg(141%)', 2, 6],
    ['하루 2번 1알씩 드세요. 1회 섭취량당 아연 6mg', 2, 6],
    ['아침·저녁 1정씩 섭취. 1일 섭취량(2정) 당 아연 12mg', 2, 6],
    ['아침, 저녁으로 1정씩 / 1정당 아연 6mg', 2, 6],
    ['아침 1정, 저녁 1정. 1일 섭취량당 아연 12mg', 2, 6],
    ['1일 2회 (아침, 저녁) 식후 1정씩. 1정 중 아연 6mg', 2, 6],
    ['1일 1정씩 3회. 1정당 아연 6mg', 3, 6],
    ['1일 3회, 매 식후 1정씩. 1일 섭취량 당 아연 18mg', 3, 6],
    ['1일 2회, 매회 1정. 1정당 아연 6mg', 2, 6],
    ['하루 두 번, 한 번에 두 캡슐. 1캡슐당 아연 3mg', 2, 6],
    ['하루에 한 알 드세요. 아연 6mg', 1, 6],
    ['매일 1정씩 드십시오. 아연 6mg', 1, 6],
    ['매일 아침 2알. 1알당 아연 3mg', 1, 6],
    ['자기 전 2정. 2정 기준 아연 6mg', 1, 6],
    ['영양성분 | 1일 섭취량당 | 기준치\n나트륨 | 5 mg | 0%\n아연 | 6 mg | 71%\n1일 1회 1정', 1, 6],
    ['내용량: 500mg x 60정\n1일 2회 1정씩 드세요. 1정당 아연 6mg', 2, 6],
    ['총 60포 (2개월분) 하루 1포. 1포당 아연 6mg', 1, 6],
    ['90정(90일분) 1일 1회 1정 섭취. 1정 당 아연 6mg', 1, 6],
    ['Take one tablet twice daily. Each tablet contains Zinc 6 mg', 2, 6],
  ])('reads “%s” without a question', (text, times, zincMg) => {
    expect(readNutritionLabel(text)).toEqual({
      nutrients: [{ nutrient: 'zincMg', amount: zincMg }],
      ...{ servingsPerDay: times, questions: [] },
    });
  });

  it.each([
    '1일 2회 2정. 1정당 아연 6mg',
    '아침·저녁 2정. 1정당 아연 6mg',
    '아침 2정, 저녁 1정. 1정당 아연 6mg',
    '아침 1정 또는 저녁 1정. 1정당 아연 6mg',
    '1일 3회 아침·저녁 1정씩. 1정당 아연 6mg',
    '1일 1회, 아침 1정, 저녁 1정. 1정당 아연 6mg',
    '하루 한 알로 충분해요. 1일 2회, 1회 1정. 1정당 아연 6mg',
    '성인 저녁 1정, 소아 아침 1정. 1정당 아연 6mg',
    '1일 2회 20정. 1정당 아연 6mg',
    '격일로 아침 1정씩. 1정당 아연 6mg',
    '1일 2정. 1정당 아연 6mg',
  ])('does not know from “%s” how often a day, or how much', text => {
    const { nutrients, servingsPerDay, questions } = readNutritionLabel(text);
    expect({ nutrients, servingsPerDay }).toEqual({ nutrients: [], servingsPerDay: null });
    expect(questions.map(({ nutrient }) => nutrient)).toEqual(['zincMg', null]);
  });

  it.each([
    ['아연 85mg', 'zincMg'],
    ['비타민D 250㎍', 'vitaminDUg'],
    ['셀렌 550㎍', 'seleniumUg'],
    ['철 120mg', 'ironMg'],
  ] as const)('asks whether %s lost its point, with nothing beside it that agrees', (content, nutrient) => {
    const { nutrients, questions } = readNutritionLabel(`${content}\n1일 1회, 1회 1정`);
    expect(nutrients).toEqual([]);
    expect(questions).toEqual([
      { text: content.replace('㎍', 'μg'), nutrient, question: expect.stringContaining('소수점') },
    ]);
  });

  it('asks so by what all servings of a day hold', () => {
    const read = (times: number) => readNutritionLabel(`1회 분량(1정) 당 아연 30mg\n1일 ${times}회, 1회 1정`);
    expect(read(1).questions).toEqual([]);
    expect(read(2).questions).toMatchObject([{ question: expect.stringContaining('소수점') }]);
  });

  it.each([
    '비타민D 250㎍(10,000IU)',
    '비타민D 250㎍(2,500%)',
    '비타민B6 50.4mg',
    '마그네슘 315mg',
    '칼슘 1,000mg',
  ])('is sure of %s', content => {
    const { nutrients, questions } = readNutritionLabel(`${content}\n1일 1회, 1회 1정`);
    expect({ nutrients: nutrients.length, questions }).toEqual({ nutrients: 1, questions: [] });
  });

  it('reads a share of a day so that it makes up the day again', () => {
    const [vitamin] = readNutritionLabel('1일 섭취량(3정)당 비타민C 2,000mg\n1일 3회, 1회 1정').nutrients;
    expect(Math.round(vitamin!.amount * 3 * 1000)).toBe(2_000_000);
  });

  it('says so where there is nothing to read, or too much', () => {
    for (const text of ['', '맛있어요', 'x'.repeat(4_000)]) {
      const { nutrients, questions } = readNutritionLabel(text);
      expect(nutrients).toEqual([]);
      expect(questions).toHaveLength(1);
    }
  });

  it('goes over no text again and again', () => {
    for (const part of [
      '비타민D ',
      '1,',
      '1',
      '1mg',
      '칼슘/',
      '(',
      '마그네슘(',
      '1일 섭취량',
      'EPA 1 ',
      '아연 1mg (',
      '산화',
      'vitamin ',
      '아침 ',
      '하루 1회 ',
      '저녁 식후 1정 ',
    ]) {
      // A backtracking pattern takes minutes for this text; ours takes milliseconds.
      const text = part.repeat(Math.floor(3_000 / part.length));
      const began = performance.now();
      readNutritionLabel(text);
      expect([part, performance.now() - began < 2_000]).toEqual([part, true]);
    }
  });
});

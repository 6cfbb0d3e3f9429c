import type { NutrientName } from '../../recommendation/public.js';

type Amounts = Partial<Record<NutrientName, number>>;

export interface NutritionLabelExample {
  text: string;
  /** Per serving, as a person reads it; without what the label leaves unclear. */
  truth: Amounts;
  /** Intakes per day; null if not stated. */
  times: number | null;
  /** Nutrients a reader has to ask about. */
  open?: readonly NutrientName[];
}

/** One nutrient on a label: the text before the amount, the amount in its unit, and the text after it. */
type Line = readonly [nutrient: NutrientName, name: string, unit: string, amount: number, after?: string];

const factor = (unit: string): number => ({ 'g>mg': 1000 })[unit] ?? 1;

/** Contents of a daily amount, in the nutrient's unit, and their spelling. */
const CONTENTS: readonly (readonly Line[])[] = [
  [['vitaminDUg', '비타민D', '㎍', 24, '(240%)']],
  [
    ['vitaminDUg', '비타민 D', 'μg', 48, ' (480 %)'],
    ['calciumMg', '칼슘', 'mg', 600, '(86%)'],
  ],
  [['vitaminDUg', '비타민D3', 'mcg', 24, '(960 IU)']],
  [
    ['vitaminCMg', '비타민C', '㎎', 1000, '(1,000%)'],
    ['zincMg', '아연', '㎎', 8.4, '(99%)'],
  ],
  [['vitaminCMg', '비타민 C ', 'mg', 500, '(500%)']],
  [
    ['zincMg', '아연', 'mg', 12, '(141%)'],
    ['seleniumUg', '셀렌', '㎍', 60, '(109%)'],
    ['copperMg', '구리', 'mg', 0.8, '(100%)'],
  ],
  [
    ['magnesiumMg', '마그네슘 ', 'mg', 300, '(95%)'],
    ['vitaminB6Mg', '비타민B6', 'mg', 1.8, '(120%)'],
  ],
  [
    ['ironMg', '철분', 'mg', 12, '(100%)'],
    ['folicAcidUg', '엽산', '㎍', 400, '(100%)'],
    ['vitaminB12Ug', '비타민 B12', '㎍', 2.4, '(100%)'],
  ],
  [
    ['vitaminB1Mg', '비타민B1', 'mg', 100, '(8,333%)'],
    ['vitaminB2Mg', '비타민B2', 'mg', 96, '(6,857%)'],
    ['vitaminB6Mg', '비타민B6', 'mg', 50.4],
    ['vitaminB12Ug', '비타민B12', 'μg', 96],
  ],
  [['epaDhaG', 'EPA와 DHA의 합', 'mg', 0.9]],
  [['epaDhaG', 'EPA 및 DHA 함량의 합'.replace(' 함량', ''), 'g', 1.2]],
  [
    ['vitaminEMg', '비타민E', 'mg α-TE', 12, '(109%)'],
    ['vitaminDUg', '비타민D', '㎍', 12, '(120%)'],
  ],
  [
    ['biotinUg', '비오틴', '㎍', 6000, '(20,000%)'],
    ['pantothenicAcidMg', '판토텐산', 'mg', 60],
  ],
  [['creatineG', '크레아틴', 'g', 3]],
  [
    ['glucosamineG', '글루코사민', 'mg', 1.5],
    ['msmG', 'MSM', 'mg', 1.8],
  ],
  [
    ['calciumMg', '칼슘', 'mg', 720, '(103%)'],
    ['magnesiumMg', '마그네슘', 'mg', 240, '(76%)'],
    ['vitaminDUg', '비타민D', 'μg', 12, '(120%)'],
    ['manganeseMg', '망간', 'mg', 3, '(100%)'],
  ],
  [
    ['iodineUg', '요오드', '㎍', 150, '(100%)'],
    ['molybdenumUg', '몰리브덴', '㎍', 24],
    ['chromiumUg', '크롬', '㎍', 30],
  ],
  [
    ['nicotinamideMg', '니코틴산아미드', 'mg', 18],
    ['vitaminB2Mg', '비타민 B2', 'mg', 1.44],
  ],
  [
    ['collagenG', '콜라겐', 'g', 6],
    ['vitaminCMg', '비타민C', 'mg', 120, '(120%)'],
  ],
  [
    ['vitaminKUg', '비타민K', '㎍', 72, '(103%)'],
    ['vitaminDUg', '비타민D', '㎍', 24, '(240%)'],
  ],
];

/** The amount is in grams if the label uses milligrams. */
const written = ([nutrient, name, unit, amount, after = '']: Line, share: number): string => {
  const inGrams = nutrient.endsWith('G') && unit === 'mg';
  const value = Number((amount * share * (inGrams ? 1000 : factor(unit))).toPrecision(6));
  const shown = value >= 1000 ? value.toLocaleString('en-US') : String(value);
  // A second unit or a percentage of the reference would be wrong after dividing the amount.
  return `${name} ${shown}${unit}${share === 1 ? after : ''}`;
};

interface Shape {
  times: number;
  /** The written share of a daily amount. */
  share: number;
  text: (content: string) => string;
  separator: string;
}

/** How nutrition labels state the reference quantity and the intake. */
const SHAPES: readonly Shape[] = [
  {
    times: 1,
    share: 1,
    separator: ', ',
    text: content =>
      `1일 섭취량(1정)당 함량: ${content}\n섭취방법: 1일 1회, 1회 1정을 물과 함께 섭취하십시오.`,
  },
  {
    times: 2,
    share: 1,
    separator: '\n',
    text: content =>
      `[영양정보]\n1일 섭취량 당\n${content}\n[섭취방법]\n1일 2회, 1회 1정을 충분한 물과 함께 섭취하세요.`,
  },
  {
    times: 2,
    share: 0.5,
    separator: ' / ',
    text: content => `1회 섭취량(1캡슐)당 ${content}\n1일 2회, 1회 1캡슐 섭취`,
  },
  {
    times: 3,
    share: 1,
    separator: '\n',
    text: content => `<영양·기능정보>\n1일 섭취량(3정) 기준\n${content}\n1일 3회, 1회 1정 식후 섭취`,
  },
  {
    times: 1,
    share: 0.5,
    separator: ', ',
    text: content => `1정당 ${content}\n1일 1회, 1회 2정을 물과 함께 드세요`,
  },
  { times: 1, share: 1, separator: '\n', text: content => `${content}\n하루 한 알! 1일 1회, 1회 1정` },
  {
    times: 2,
    share: 0.25,
    separator: '\n',
    text: content => `1캡슐(500mg)당\n${content}\n\n1일 2회, 1회 2캡슐(1,000mg)을 섭취하십시오.`,
  },
  {
    times: 1,
    share: 1,
    separator: '·',
    text: content => `영양정보 1일 섭취량 2정(1,400mg)당 ${content} | 1일 1회, 1회 2정`,
  },
  {
    times: 1,
    share: 1,
    separator: '\n',
    text: content =>
      `제품명 데일리\n식품유형 건강기능식품\n보관방법 직사광선을 피하여 보관\n1회 분량 당\n${content}\n% 1일 영양성분기준치에 대한 비율\n1일 1회, 1회 1포를 그대로 드십시오`,
  },
  {
    times: 2,
    share: 0.5,
    separator: ', ',
    text: content => `1회 제공량 당 함량 ${content}. 하루 2회, 1회 1스푼을 드세요.`,
  },
  {
    times: 1,
    share: 1,
    separator: '\n',
    text: content => `１일 섭취량 당 함량\n${content}\n１일 １회, １회 １정`,
  },
  { times: 4, share: 0.25, separator: '\n', text: content => `1정당\n${content}\n1일 4회, 1회 1정` },
  {
    times: 3,
    share: 0.5,
    separator: '\n',
    text: content => `2정당 함량\n${content}\n1일 3회, 1회 1정`.replace('2정당', '1정당'),
  },
];

function shaped(): NutritionLabelExample[] {
  return SHAPES.flatMap(({ times, share, separator, text }, at) =>
    CONTENTS.map(content => {
      // Two pills per intake where the label states one; three intakes where it states half a daily amount.
      const pieces = [4, 6].includes(at) ? 2 : 1;
      const isDay = [0, 1, 3, 7, 10].includes(at);
      const inServing = (amount: number): number => (isDay ? amount / times : amount * share * pieces);
      return {
        text: text(content.map(line => written(line, share)).join(separator)),
        truth: Object.fromEntries(
          content.map(([nutrient, , , amount]) => [nutrient, Number(inServing(amount).toPrecision(6))]),
        ),
        times,
      };
    }),
  );
}

const one = '1일 1회, 1회 1정';
const label = (
  text: string,
  truth: Amounts,
  open: readonly NutrientName[] = [],
  times: number | null = 1,
): NutritionLabelExample => ({
  ...{ text, truth, times, open },
});

/** Odd ones: what is unclear must be asked. */
const ODD: readonly NutritionLabelExample[] = [
  // A salt is not the element.
  label(`산화마그네슘 500mg\n${one}`, {}, ['magnesiumMg']),
  label(`마그네슘(산화마그네슘) 300mg\n${one}`, {}, ['magnesiumMg']),
  label(`구연산칼슘 1,000mg, 비타민D 25㎍\n${one}`, { vitaminDUg: 25 }, ['calciumMg']),
  label(`글루콘산아연 50mg\n${one}`, {}, ['zincMg']),
  label(`푸마르산 철 60mg\n${one}`, {}, ['ironMg']),
  label(`마그네슘 비스글리시네이트 1,000mg\n${one}`, {}, ['magnesiumMg']),
  label(`Magnesium (as magnesium oxide) 400 mg\nServing size 1 tablet. Take 1 tablet daily.`, {}, [
    'magnesiumMg',
  ]),
  label(`Zinc picolinate 50 mg\nTake 1 capsule daily`, {}, ['zincMg']),
  label(`탄산칼슘 1,250mg\n${one}`, {}, ['calciumMg']),
  label(`황산아연 100mg\n${one}`, {}, ['zincMg']),
  // IU depend on the form.
  label(`비타민A 5,000 IU\n${one}`, {}, ['vitaminAUg']),
  label(`비타민E 400IU\n${one}`, {}, ['vitaminEMg']),
  label(`비타민D 1,000 IU\n${one}`, { vitaminDUg: 25 }),
  label(`비타민D3 2000IU(50㎍)\n${one}`, { vitaminDUg: 50 }),
  label(`비타민D 25㎍(2,000IU)\n${one}`, {}, ['vitaminDUg']),
  label(`비타민 D 400 I.U.\n${one}`, { vitaminDUg: 10 }),
  // Vitamin A and niacin depend on the form, folate on equivalents.
  label(`비타민A 700㎍ RE(100%)\n${one}`, {}, ['vitaminAUg']),
  label(`레티놀 700㎍ RE\n${one}`, { vitaminAUg: 700 }),
  label(`베타카로틴 6mg\n${one}`, { betaCaroteneMg: 6 }),
  label(`나이아신 15mg NE(100%)\n${one}`, {}, ['niacinMg']),
  label(`니코틴산 15mg\n${one}`, { niacinMg: 15 }),
  label(`나이아신아미드 50mg\n${one}`, { nicotinamideMg: 50 }),
  label(`엽산 400㎍ DFE\n${one}`, {}, ['folicAcidUg']),
  // An error of a thousand.
  label(`비타민D 25mg\n${one}`, {}, ['vitaminDUg']),
  label(`아연 8,500mg\n${one}`, {}, ['zincMg']),
  label(`셀렌 55mg\n${one}`, {}, ['seleniumUg']),
  label(`마그네슘 1,000,000mg\n${one}`, {}, ['magnesiumMg']),
  label(`비타민C 1㎍\n${one}`, {}, ['vitaminCMg']),
  label(`비타민B12 500mg\n${one}`, {}, ['vitaminB12Ug']),
  label(`철 12㎍\n${one}`, {}, ['ironMg']),
  label(`요오드 150mg\n${one}`, {}, ['iodineUg']),
  // A lost decimal point.
  label(`아연 85mg\n${one}`, {}, ['zincMg']),
  label(`아연 85mg(1,000%)\n${one}`, { zincMg: 85 }),
  label('비타민D 250㎍\n1일 2회 1정씩', {}, ['vitaminDUg'], 2),
  // Per day or per pill.
  label('1정당 아연 10mg\n1일 2회 2정씩', { zincMg: 20 }, [], 2),
  label('1정당 비타민C 500mg\n아침·저녁 1정씩', { vitaminCMg: 500 }, [], 2),
  label(`비타민C 500mg\n1일 2회, 1회 1정`, {}, ['vitaminCMg'], 2),
  label(`아연 10mg, 마그네슘 200mg\n1일 3회, 1회 1정`, {}, ['zincMg', 'magnesiumMg'], 3),
  label(`1일 섭취량당 철 24mg, 1정당 철 12mg\n1일 2회, 1회 1정`, {}, ['ironMg'], 2),
  label(`비타민C 500mg`, {}, ['vitaminCMg'], null),
  label(`1정당 비타민C 500mg`, {}, ['vitaminCMg'], null),
  label(`1회 섭취량당 비타민C 500mg`, { vitaminCMg: 500 }, [], null),
  label(`100g당 단백질 80g\n1일 1회, 1회 30g`, {}, ['proteinG']),
  label(`비타민C 500mg\n1일 1~2회, 1회 1정`, {}, ['vitaminCMg'], null),
  label(`격일로 1회 1정\n비타민D 100㎍`, {}, ['vitaminDUg'], null),
  // Scan noise.
  label(`비타민D 2S㎍(25O%)\n${one}`, {}, ['vitaminDUg']),
  label(`아연 8,5mg\n${one}`, {}, ['zincMg']),
  label(`비타민C l00mg\n${one}`, {}, ['vitaminCMg']),
  label(`마그네슘 3OOmg\n${one}`, {}, ['magnesiumMg']),
  label(`칼슘 7 0 0mg\n${one}`, {}, ['calciumMg']),
  label(`비타민D 25 u g\n${one}`, {}, ['vitaminDUg']),
  // Named twice, ranges, oil.
  label(`아연 10mg\n비타민C 100mg\n아연 15mg\n${one}`, { vitaminCMg: 100 }, ['zincMg']),
  label(`아연 10mg\n아연 10mg\n${one}`, { zincMg: 10 }),
  label(`카페인 100mg 이하\n${one}`, {}, ['caffeineMg']),
  label(`오메가3 1,200mg\n1일 1회, 1회 1캡슐`, {}, ['epaDhaG']),
  label(`정제어유 1,000mg (EPA 360mg, DHA 240mg)\n1일 1회, 1회 1캡슐`, { epaDhaG: 0.6 }),
  label(`EPA 500mg\nDHA 250mg\n1일 1회, 1회 1캡슐`, { epaDhaG: 0.75 }),
  label(`아연혼합제제 50mg\n${one}`, {}, ['zincMg']),
  label(`비타민C 500~1,000mg\n${one}`, {}, ['vitaminCMg']),
  // English.
  label(
    'Supplement Facts\nServing Size 1 capsule\nAmount Per Serving\nVitamin D3 25 mcg (1,000 IU) 125%\nVitamin C 90 mg 100%\nTake 1 capsule daily.',
    { vitaminDUg: 25, vitaminCMg: 90 },
  ),
  label(
    'Serving Size: 2 tablets\nAmount Per Serving\nZinc 15 mg 136%\nVitamin B12 500 mcg\nTake two tablets twice a day.',
    { zincMg: 15, vitaminB12Ug: 500 },
    [],
    2,
  ),
  label('Amount per serving: Iron 18 mg, Folate 680 mcg DFE\nTake 1 tablet daily', { ironMg: 18 }, [
    'folicAcidUg',
  ]),
  label('Amount per serving\nNiacin 20 mg\nSelenium 55 mcg\nTake 1 tablet once daily', { seleniumUg: 55 }, [
    'niacinMg',
  ]),
  // Not a label.
  label('', {}, [], null),
  label('맛있고 건강한 하루 한 알', {}, [], 1),
  label('아연: 표시량(8.5mg/일)의 80~150%\n1일 1회, 1회 1정(500mg)', { zincMg: 8.5 }),
  label('비타민D : 표시량(25㎍/일)의 80~180%\n1일 2회, 1회 1정', { vitaminDUg: 12.5 }, [], 2),
  label('인공감미료 0mg, 아연 10mg\n1일 1회, 1회 1정', { zincMg: 10 }),
  label(
    `${Array.from({ length: 40 }, (_, index) => `원료 ${index + 1}: 결정셀룰로스`).join('\n')}\n비타민C 100mg\n${one}`,
    { vitaminCMg: 100 },
  ),
  label('철 10mg 철분의 흡수를 돕는 비타민C 100mg\n1일 1회, 1회 1정', { vitaminCMg: 100, ironMg: 10 }),
];

/** Labels written for this test in the spellings of real packs, including slips, salts and scan noise. */
export const NUTRITION_LABELS: readonly NutritionLabelExample[] = [...shaped(), ...ODD];

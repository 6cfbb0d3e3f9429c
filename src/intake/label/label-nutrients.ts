import { mostForAdults, type NutrientName } from '../../recommendation/public.js';

interface LabelNutrient {
  nutrient: NutrientName;
  /** A regular expression of its names on labels, Korean and English, with optional spaces. */
  names: string;
  /**
   * Plausible amounts per serving, in the nutrient's unit: the bounds differ by less than a factor of a thousand, so that a wrong unit is outside.
   */
  plausible: readonly [least: number, most: number];
}

const of = (nutrient: NutrientName, plausible: readonly [number, number], names: string): LabelNutrient => ({
  ...{ nutrient, names, plausible },
});

/** `비타민 B군(B1 10mg, B2 10mg)`: a vitamin without the word, right before its amount. */
const bare = (letter: string): string => `(?<![A-Za-z가-힣\\d-])${letter}(?=\\s*:?\\s*\\d)`;

const AMIDE = '나이아신\\s*아(?:미|마이)드|니코틴산?\\s*아(?:미|마이)드|niacinamide|nicotinamide';

/** Nutrients on labels; a longer name comes before a shorter one that it starts with. */
export const LABEL_NUTRIENTS: readonly LabelNutrient[] = [
  of('betaCaroteneMg', [0.3, 30], '베타\\s*카로틴|β-카로틴|beta[- ]?carotene'),
  of('vitaminAUg', [50, 7500], '레티놀|retinol|비타민\\s*A|vitamin\\s*A'),
  of(
    'vitaminB12Ug',
    [0.6, 599],
    `비타민\\s*B\\s*12|시아노코발라민|메틸코발라민|vitamin\\s*B-?12|${bare('B-?12')}`,
  ),
  of('vitaminB6Mg', [0.3, 200], `비타민\\s*B\\s*6|피리독신|vitamin\\s*B-?6|${bare('B-?6')}`),
  of('vitaminB1Mg', [0.3, 250], `비타민\\s*B\\s*1|티아민|thiamine?|vitamin\\s*B-?1|${bare('B-?1')}`),
  of('vitaminB2Mg', [0.3, 250], `비타민\\s*B\\s*2|리보플라빈|riboflavin|vitamin\\s*B-?2|${bare('B-?2')}`),
  of('vitaminCMg', [10, 5000], '비타민\\s*(?:C|씨(?![가-힣]))|아스코르브산|vitamin\\s*C'),
  of('vitaminDUg', [1, 250], `비타민\\s*(?:D|디)\\s*[23]?|vitamin\\s*D-?[23]?|${bare('D-?3')}`),
  of('vitaminEMg', [2, 800], '비타민\\s*E|토코페롤|vitamin\\s*E'),
  of('vitaminKUg', [5, 999], `비타민\\s*K\\s*[12]?|vitamin\\s*K-?[12]?|${bare('K-?[12]')}`),
  of(
    'nicotinamideMg',
    [2, 999],
    `(?:나이아신|niacin|비타민\\s*B\\s*3)\\s*\\(\\s*(?:${AMIDE})\\s*\\)|${AMIDE}`,
  ),
  of('niacinMg', [2, 999], '니코틴산|나이아신|니아신|nicotinic\\s*acid|niacin|비타민\\s*B\\s*3'),
  of('pantothenicAcidMg', [1, 900], '판토텐산|pantothenic\\s*acid|비타민\\s*B\\s*5'),
  of('biotinUg', [10, 9999], '비오틴|바이오틴|biotin'),
  of('folicAcidUg', [40, 5000], '엽산|folic\\s*acid|folate'),
  of('cholineMg', [10, 3500], '콜린|choline'),
  of('calciumMg', [20, 2500], '칼슘|calcium'),
  of('phosphorusMg', [10, 3000], '(?<![가-힣])인(?=\\s*[:：]?\\s*\\d)|phosphorus'),
  of('magnesiumMg', [5, 1000], '마그네슘|magnesium'),
  // Before 칼륨, for 요오드화칼륨.
  of('iodineUg', [10, 3000], '요오드|아이오딘|iodine'),
  of('potassiumMg', [10, 4000], '칼륨|potassium'),
  of('manganeseMg', [0.2, 50], '망간|manganese'),
  of('ironMg', [1, 200], '철분|철(?!분)|iron'),
  of('zincMg', [0.5, 150], '아연|zinc'),
  of('copperMg', [0.1, 10], '구리|(?<![가-힣])동(?=\\s*[:：]?\\s*\\d)|copper'),
  of('seleniumUg', [5, 800], '셀레늄|셀렌|selenium'),
  of('molybdenumUg', [5, 2000], '몰리브덴|molybdenum'),
  of('chromiumUg', [5, 1000], '크롬|크로뮴|chromium'),
  of('fluorideMg', [0.05, 10], '불소|fluoride'),
  of('epaDhaG', [0.05, 4], 'EPA\\s*(?:와|및|\\+|,|and|&)\\s*DHA(?:의)?(?:\\s*합계?|\\s*총합)?'),
  of('creatineG', [0.5, 20], '크레아틴|creatine'),
  of('caffeineMg', [5, 400], '카페인|caffeine'),
  of('glucosamineG', [0.2, 4], '글루코사민|glucosamine'),
  of('msmG', [0.2, 6], 'MSM|엠에스엠|디메틸설폰'),
  of('hcaG', [0.1, 5], '총?\\s*HCA'),
  of('catechinMg', [30, 1500], '카테킨|catechins?'),
  of('egcgMg', [20, 800], 'EGCG'),
  of('claG', [0.3, 8], '공액\\s*리놀레산|CLA'),
  of('collagenG', [0.3, 30], '콜라겐|collagen'),
  of('hyaluronicAcidMg', [10, 600], '히알루론산|hyaluronic\\s*acid'),
  of('lCarnitineG', [0.1, 6], 'L-카르니틴|엘카르니틴|L-carnitine'),
  of('eaaG', [0.5, 30], '필수\\s*아미노산|EAA'),
  of('bcaaG', [0.5, 30], '분지사슬\\s*아미노산|BCAA'),
  of('lGlutamineG', [0.5, 30], '(?:L-)?(?:글루타민(?!산)|glutamine)'),
  of('proteinG', [0.2, 100], '단백질|protein'),
];

/**
 * US daily values of 2016, in each nutrient's unit (read: netrition.com/pages/reference-values-for-nutrition-labeling, which copies the Federal
 * Register). Korean ones differ by less than a factor of two, so that a lost decimal point shows beside the per cent of a label.
 */
export const DAILY_VALUES: Readonly<Partial<Record<NutrientName, number>>> = {
  ...{ vitaminCMg: 90, vitaminDUg: 20, vitaminEMg: 15, vitaminKUg: 120, vitaminB1Mg: 1.2, vitaminB2Mg: 1.3 },
  ...{
    niacinMg: 16,
    nicotinamideMg: 16,
    vitaminB6Mg: 1.7,
    folicAcidUg: 400,
    vitaminB12Ug: 2.4,
    biotinUg: 30,
  },
  ...{ vitaminAUg: 900, pantothenicAcidMg: 5, cholineMg: 550, proteinG: 50, calciumMg: 1300, ironMg: 18 },
  ...{ phosphorusMg: 1250, iodineUg: 150, magnesiumMg: 420, zincMg: 11, seleniumUg: 55, copperMg: 0.9 },
  ...{ manganeseMg: 2.3, chromiumUg: 35, molybdenumUg: 45, potassiumMg: 4700 },
};

/** By which an amount may differ from its per cent: reference values differ by country and year. */
export const MOST_OFF = 4;

/** `85` for `8.5`, where no per cent beside it would show: above the limit of a day, and far from the reference. */
export function mayLackItsPoint(nutrient: NutrientName, written: string, aDay: number): boolean {
  const [limit, daily] = [mostForAdults(nutrient), DAILY_VALUES[nutrient]];
  if (limit === null || daily === undefined || written.includes('.')) return false;
  return aDay > limit && aDay > daily * MOST_OFF;
}

export const PIECE = '연질캡슐|경질캡슐|캡슐|캅셀|정제|정|포|스틱|병|앰플|스푼|스쿱|환|알|매|개|구미|젤리|봉';
/** `1정당`: what amounts refer to, not what is taken. */
export const NO_BASIS = '(?!\\s*(?:당|중|기준))';
export const TIMES = /(?:1\s*일|하루(?:에)?)\s*(?:에\s*)?(\d+(?:\s*[~-]\s*\d+)?)\s*(?:회|번)/g;
const COUNT = `(\\d{1,2})\\s*(${PIECE})${NO_BASIS}`;
const A_DAY = '(?:1\\s*일|하루(?:에)?|매일)';

const NUMERALS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 네: 4 };
const SPELLED = new RegExp(
  `(?<![가-힣])(한|두|세|네)\\s*(?=(?:번|${PIECE})(?:$|[^가-힣]|씩|에|을|를|만|으로|로|식))`,
  'g',
);

/** `1일 1정씩 2회` */
const PIECES_FIRST = new RegExp(`${A_DAY}\\s*${COUNT}\\s*씩\\s*,?\\s*(\\d{1,2})\\s*(?:회|번)`, 'g');
const AROUND_A_MEAL =
  '(?:매\\s*)?(?:식사\\s*)?(?:직)?(?:식전|식후|식간|전|후)(?:\\s*30\\s*분)?\\s*(?:에|마다)?';
/** `1일 2회, 식후 2정씩`: 씩 says that the pieces are those of one time; a single one cannot be divided. */
const EACH_TIME = new RegExp(
  `((?:1\\s*일|하루(?:에)?)\\s*(?:에\\s*)?\\d{1,2}\\s*(?:회|번))(?:\\s*\\([^()\\n]{0,20}\\))?(?:\\s*,?\\s*${AROUND_A_MEAL})?\\s*,?\\s*(?:(?=1\\s*(?:${PIECE})${NO_BASIS})|(?=\\d{1,2}\\s*(?:${PIECE})\\s*씩))${COUNT}`,
  'g',
);

const MEAL = '아침|점심|저녁|(?:자기|취침|잠들기)\\s*전';
const AT = `(?:${MEAL})(?:\\s*(?:${AROUND_A_MEAL}|공복\\s*(?:에)?|식사와\\s*함께|식사\\s*때|에|으로|로))?`;
const JOINT = '\\s*(?:[·ㆍ,/&+]|와|과|및|그리고)?\\s*';
/** `아침·저녁 1정씩`, `아침 1정` */
const AT_MEALS = new RegExp(
  `(?:${A_DAY}\\s*)?(?<meals>${AT}(?:${JOINT}${AT}){0,3})\\s*,?\\s*(?:각각?\\s*)?(?<count>\\d{1,2})\\s*(?<piece>${PIECE})${NO_BASIS}(?<each>\\s*씩)?`,
  'g',
);
const EITHER = /또는|혹은|이나|\bor\b|성인|어른|어린이|소아|청소년|세\s*(?:이상|미만)/;

/** `500mg x 60정 (2개월분)`: what the pack holds. Nobody takes twenty pieces at once, but for small pills (환). */
const PACK =
  /(?:\d[\d,.]*\s*m?g\s*x\s*)?(?<![\d.,])(?<!(?:회|번|에|일|하루|섭취량|:)\s*)(?:[2-9]\d|[1-9]\d{2,3})\s*(?:정|캡슐|포|스틱|병|알|매|개|구미|젤리)(?!\s*(?:씩|당|중|기준|을|를)|제)/g;
const LASTS = /\(?\s*(?:약\s*)?(?:\d{1,2}\s*개월|[1-9]\d{1,2}\s*일)\s*분(?!\s*당)\s*\)?/g;

/** The text without what the pack holds and how long that lasts. */
export const withoutPack = (text: string): string => text.replace(PACK, ' ').replace(LASTS, ' ');

/**
 * The plain ways to say how often and how much, as `1일 2회, 1회 2정`. What could be read in two ways stays as written: `1일 2회 2정` may be
 * two at a time or two a day.
 */
export function standardIntake(text: string): string {
  const digits = text
    .replace(SPELLED, (_, word: string) => `${NUMERALS[word]}`)
    .replace(/매\s*회(?=\s*\d)/g, '1회 ')
    .replace(PIECES_FIRST, '1일 $3회, 1회 $1$2')
    .replace(EACH_TIME, '$1, 1회 $2$3');
  return withMeals(digits);
}

const mealsIn = (text: string): string[] => [...text.matchAll(new RegExp(MEAL, 'g'))].map(([meal]) => meal);

/** Meals with the same pieces at each, as times a day. */
function withMeals(text: string): string {
  const found = [...text.matchAll(AT_MEALS)].map(({ groups }) => ({
    meals: mealsIn(groups?.['meals'] ?? ''),
    dose: `${groups?.['count']}${groups?.['piece']}`,
    isEach: groups?.['each'] !== undefined,
  }));
  const meals = found.flatMap(each => each.meals);
  const [first] = found;
  const isClear =
    first !== undefined &&
    !EITHER.test(text) &&
    mealsIn(text).length === meals.length &&
    new Set(meals).size === meals.length &&
    found.every(each => each.dose === first.dose && (each.isEach || each.meals.length === 1)) &&
    [...text.matchAll(TIMES)].every(([, times]) => Number(times) === meals.length);
  if (!isClear) return text;
  let isFirst = true;
  return text.replace(AT_MEALS, () => {
    const said = isFirst ? `1일 ${meals.length}회, 1회 ${first.dose}` : ' ';
    isFirst = false;
    return said;
  });
}

import { isVolume, labelNumber, milligramsIn } from './label-text.js';

/** The intake that a label prescribes. */
export interface LabelServing {
  timesADay: number;
  /** Pieces per intake; 1 if measured by weight. */
  pieces: number;
  /** 정, 캡슐, 포…; null if measured by weight. */
  piece: string | null;
  /** Possible weights of one intake, mg: none if the label is silent, two if it is ambiguous. */
  weights: number[];
  /** The weights belong to a liquid measured by volume. */
  liquid: boolean;
}

const PIECE = '연질캡슐|경질캡슐|캡슐|캅셀|정제|정|포|스틱|병|앰플|스푼|스쿱|환|알|매|개|구미|젤리|봉';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const TIMES = /(?:1\s*일|하루(?:에)?)\s*(?:에\s*)?(\d+(?:\s*[~-]\s*\d+)?)\s*(?:회|번)/g;
const DOSE = new RegExp(
  `(?:1\\s*회|한\\s*번에?|1\\s*번)\\s*(?:에|당|섭취량?(?:은|:)?)?\\s*(${NUMBER}(?:\\s*[~-]\\s*${NUMBER})?)\\s*(${PIECE}|kg|mg|g|ml)(?![A-Za-z])`,
  'gi',
);
/** `1일 1정`: one piece per day is one intake. */
const ONE_A_DAY = new RegExp(`(?:1\\s*일|하루(?:에)?)\\s*(?:에\\s*)?1\\s*(${PIECE})`, 'g');
/** Pieces named elsewhere: `또는 2정`, `저녁에 1정`. */
const OTHER_PIECES = new RegExp(`(?:\\d|한|두|세|반)\\s*(?:${PIECE})(?!\\s*당)`);
/** Not daily: the amount per intake is then unclear. */
const NOT_DAILY = /격일|이틀|사흘|하루\s*걸러|주일|매주|\d\s*주|[월화수목금토일]요일|매월|개월|한\s*달/;
/** The text in brackets right after the pieces. */
const WEIGHT = new RegExp(
  `^\\s*씩?\\s*\\(\\s*(총|1\\s*(?:${PIECE})\\s*당?\\s*:?)?\\s*(${NUMBER})\\s*(kg|mg|g|ml)\\s*(?:x\\s*(\\d+)\\s*(?:${PIECE})?)?\\s*\\)`,
  'i',
);

const DIGITS: Record<string, string> = { 한: '1', 두: '2', 세: '3', 네: '4' };
const IN_WORDS = new RegExp(`(?<![가-힣])([한두세네])\\s*(?=(?:번|${PIECE}))`, 'g');
/** `1일 2회 2정씩`. Without 씩 two may be a day's; one cannot be divided. */
const EACH_TIME = new RegExp(
  `(?:1\\s*일|하루(?:에)?)\\s*(\\d+)\\s*(?:회|번)[\\s,]*(?:(\\d+)\\s*(${PIECE})\\s*씩|(1)\\s*(${PIECE})(?!\\s*당))`,
  'g',
);
const MEAL = '아침|점심|저녁|(?:자기|취침)\\s*전';
/** `아침·저녁 식후 1정씩` */
const AT_MEALS = new RegExp(
  `((?:${MEAL})(?:\\s*(?:[·,/]|과|와|및)?\\s*(?:${MEAL}))*)\\s*(?:식[전후])?(?:에|으로)?\\s*(?:각각?\\s*)?(\\d+)\\s*(${PIECE})\\s*씩`,
  'g',
);

/** The same intake as `1일 n회, 1회 n정`. */
const spelledOut = (plain: string): string =>
  plain
    .replace(IN_WORDS, (_, word: string) => DIGITS[word]!)
    .replace(
      EACH_TIME,
      (_, times, pieces, piece, one, ofOne) => `1일 ${times}회, 1회 ${pieces ?? one}${piece ?? ofOne}`,
    )
    .replace(AT_MEALS, (_, meals: string, pieces, piece) => {
      const times = new Set(meals.match(new RegExp(MEAL, 'g'))).size;
      return `1일 ${times}회, 1회 ${pieces}${piece}`;
    });

/** @returns null unless the label states exactly one way @param text the label's intake text */
export function labelServing(text: string): LabelServing | null {
  if (NOT_DAILY.test(text)) return null;
  const plain = spelledOut(text);
  const rest = [DOSE, TIMES, ONE_A_DAY].reduce(
    (text, known) => text.replace(known, ' '),
    withoutBrackets(plain),
  );
  if (OTHER_PIECES.test(rest)) return null;
  const times = onlyOne([...plain.matchAll(TIMES)].map(([, count]) => count!));
  const doses = [...plain.matchAll(DOSE)];
  if (doses.length === 0) return times === undefined || times === 1 ? oneADay(plain) : null;
  const dose = doses[0]!;
  const pieces = onlyOne(doses.map(([, count]) => count!));
  const unit = dose[2]!;
  if (times == null || pieces == null || doses.some(([, , other]) => other !== unit)) return null;
  const milligrams = milligramsIn(unit);
  if (milligrams !== undefined) {
    const weights = [pieces * milligrams];
    return { timesADay: times, pieces: 1, piece: null, weights, liquid: isVolume(unit) };
  }
  const after = plain.slice(dose.index + dose[0].length);
  return withWeights(times, pieces, unit, after);
}

function oneADay(plain: string): LabelServing | null {
  const found = [...plain.matchAll(ONE_A_DAY)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  return withWeights(1, 1, only[1]!, plain.slice(only.index + only[0].length));
}

function withWeights(timesADay: number, pieces: number, piece: string, after: string): LabelServing | null {
  const [, meaning, number, unit, factor] = WEIGHT.exec(after) ?? [];
  const serving = { timesADay, pieces, piece, weights: [], liquid: false };
  if (number === undefined || unit === undefined) return serving;
  const value = labelNumber(number);
  if (value === null || (factor !== undefined && Number(factor) !== pieces)) return null;
  const weight = value * milligramsIn(unit)!;
  const whole = { ...serving, weights: [weight], liquid: isVolume(unit) };
  const each = { ...whole, weights: [weight * pieces] };
  if (meaning?.startsWith('총')) return whole;
  if (meaning !== undefined || factor !== undefined || pieces === 1) return each;
  // `2캡슐(500mg)`: the weight of each, or of both.
  return { ...whole, weights: [...whole.weights, ...each.weights] };
}

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ');

/** The number on which all agree: undefined without any, null for a range or several numbers. */
function onlyOne(counts: string[]): number | null | undefined {
  const [first] = counts;
  if (first === undefined) return undefined;
  const number = labelNumber(first.trim());
  return number !== null && number > 0 && counts.every(count => labelNumber(count.trim()) === number)
    ? number
    : null;
}

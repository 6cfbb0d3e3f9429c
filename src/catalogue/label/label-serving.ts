import { NO_BASIS, PIECE, standardIntake, TIMES, withoutPack } from './standard-intake.js';
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

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const DOSE = new RegExp(
  `(?:1\\s*회|한\\s*번에?|1\\s*번)\\s*(?:에|당|섭취량?(?:은|:)?)?\\s*(${NUMBER}(?:\\s*[~-]\\s*${NUMBER})?)\\s*(${PIECE}|kg|mg|g|ml)(?![A-Za-z])`,
  'gi',
);
/** `1일 1정`: one piece per day is one intake. */
const ONE_A_DAY = new RegExp(`(?:1\\s*일|하루(?:에)?|매일)\\s*(?:에\\s*)?1\\s*(${PIECE})${NO_BASIS}`, 'g');
/** Pieces named elsewhere: `또는 2정`, `저녁에 1정`. */
const OTHER_PIECES = new RegExp(`(?:\\d|한|두|세|반)\\s*(?:${PIECE})${NO_BASIS}`);
/** Not daily: the amount per intake is then unclear. */
const NOT_DAILY = /격일|이틀|사흘|하루\s*걸러|주일|매주|\d\s*주|[월화수목금토일]요일|매월|개월|한\s*달/;
/** The text in brackets right after the pieces. */
const WEIGHT = new RegExp(
  `^\\s*씩?\\s*\\(\\s*(총|1\\s*(?:${PIECE})\\s*당?\\s*:?)?\\s*(${NUMBER})\\s*(kg|mg|g|ml)\\s*(?:x\\s*(\\d+)\\s*(?:${PIECE})?)?\\s*\\)`,
  'i',
);

/** @returns null unless the label states exactly one way @param text the label's intake text, as `plainLabel` gives it */
export function labelServing(text: string): LabelServing | null {
  const written = withoutPack(text);
  if (NOT_DAILY.test(written)) return null;
  const plain = standardIntake(written);
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
  // `하루 한 알` on the front, and more than that in the text.
  if (times == null || pieces == null || (oneADay(plain) && times * pieces !== 1)) return null;
  if (doses.some(([, , other]) => other !== unit)) return null;
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

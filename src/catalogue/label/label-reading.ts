import { josa } from 'es-hangul';
import type { IngredientClass } from '../catalogue.vocabulary.js';
import type { AmountField } from '../editing/dto/supplement.input.js';
import { labelIngredient } from './label-ingredients.js';
import { labelServing, type LabelServing } from './label-serving.js';
import { labelStandard, type LabelBasis } from './label-standard.js';
import { plainLabel, standardLines } from './label-text.js';

/** The texts of a product as its maker reported them. */
export interface LabelTexts {
  /** 기준·규격 (`STDR_STND`) */
  standard: string;
  /** 섭취량·섭취 방법 (`NTK_MTHD`) */
  intake: string;
  /** 주된 기능성 (`PRIMARY_FNCLTY`) */
  functions: string;
}

export interface LabelReading {
  /** Per serving, in the catalogue's units: amounts read without a doubt. */
  amounts: Partial<Record<AmountField, number>>;
  ingredientClasses: IngredientClass[];
  /** Why an admin has to check it, in Korean; empty if everything is certain. */
  doubts: string[];
}

/** Characters: twice the longest text seen. */
const LONGEST_TEXT = 6_000;

/** Usual reference weights of a concentration, mg. */
const ROUND_WEIGHTS = [1_000, 10_000, 100_000];

/**
 * Reads the content of one serving of a reported product. It never guesses: a line it does not understand, an amount that may belong to something
 * else or an ambiguous serving is a doubt.
 */
export function readLabel(texts: LabelTexts): LabelReading {
  const reading: LabelReading = { amounts: {}, ingredientClasses: [], doubts: [] };
  if ([texts.standard, texts.intake, texts.functions].some(({ length }) => length > LONGEST_TEXT)) {
    reading.doubts.push('글이 너무 길어서 읽지 않았어요.');
    return reading;
  }
  const plain = plainLabel(texts.standard);
  if ((plain.match(/^\s*\[[^\]\n]*\]/gm) ?? []).length > 1)
    reading.doubts.push('한 제품에 여러 가지가 들어 있어요.');
  const standards = standardLines(plain.replace(/\[/g, '(').replace(/\]/g, ')')).map(labelStandard);
  if (standards.length === 0) reading.doubts.push('기준·규격이 비어 있어요.');
  for (const standard of standards) if (standard.kind === 'unsure') reading.doubts.push(standard.why);
  const amounts = standards.filter(standard => standard.kind === 'amount');
  if (new Set(amounts.map(({ basis }) => JSON.stringify(basis))).size > 1)
    reading.doubts.push('성분마다 기준이 되는 양이 달라요.');

  const serving = labelServing(plainLabel(texts.intake));
  if (!serving && amounts.length > 0) reading.doubts.push('한 번에 얼마나 먹는지 한 가지로 읽히지 않아요.');
  for (const { ingredient, value, basis } of amounts) {
    const { koreanName, field, plausible, ingredientClass } = ingredient;
    const share = serving && shareOf(basis, serving);
    if (field in reading.amounts) reading.doubts.push(`${josa(koreanName, '이/가')} 두 번 나와요.`);
    if (typeof share === 'string') reading.doubts.push(`${koreanName}: ${share}`);
    if (typeof share !== 'number') continue;
    const amount = Number((value * share).toPrecision(6));
    if (amount < plausible[0] || amount > plausible[1])
      reading.doubts.push(`${koreanName}: 한 번에 ${amount}${ingredient.unit}은 보통이 아니에요.`);
    reading.amounts[field] = amount;
    if (ingredientClass && !reading.ingredientClasses.includes(ingredientClass))
      reading.ingredientClasses.push(ingredientClass);
  }
  const found = new Set(amounts.map(({ ingredient }) => ingredient));
  for (const ingredient of namedInFunctions(texts.functions)) {
    if (!found.has(ingredient))
      reading.doubts.push(`기능성에 있는 ${ingredient.koreanName}의 함량을 찾지 못했어요.`);
  }
  return reading;
}

/** The share of the basis that one serving holds; a Korean sentence if that is unclear. */
function shareOf(basis: LabelBasis, serving: LabelServing): number | string {
  const { timesADay, pieces, piece, weights, liquid } = serving;
  if (basis.of === 'day') return 1 / timesADay;
  if (basis.of === 'piece') {
    return piece?.includes(basis.piece) || (piece !== null && basis.piece.includes(piece))
      ? pieces / basis.pieces
      : '기준이 되는 단위와 먹는 단위가 달라요.';
  }
  const { milligrams } = basis;
  if (weights.length === 0) {
    return timesADay === 1 && pieces === 1 && !ROUND_WEIGHTS.includes(milligrams)
      ? 1
      : '한 번에 먹는 무게를 알 수 없어요.';
  }
  if (liquid !== basis.liquid) return '하나는 무게로, 하나는 부피로 쓰여 있어요.';
  const explaining = weights.filter(weight =>
    [weight, weight * timesADay, weight / pieces].some(known => isAbout(known, milligrams)),
  );
  const [weight, another] = explaining.length > 0 ? explaining : weights;
  if (another !== undefined) return '괄호 안의 무게가 하나의 것인지 모두의 것인지 알 수 없어요.';
  return explaining.length > 0 || ROUND_WEIGHTS.includes(milligrams)
    ? weight! / milligrams
    : '기준이 되는 무게가 먹는 무게와 맞지 않아요.';
}

const isAbout = (a: number, b: number) => Math.abs(a - b) <= b * 0.001;

function namedInFunctions(functions: string) {
  const headings = [...plainLabel(functions).matchAll(/[[<]([^\]>\n]{1,40})[\]>]/g)];
  return new Set(
    headings
      .flatMap(([, text]) => text!.split(/[,·/]/))
      .flatMap(name => labelIngredient(name.replace(/\s/g, '').toUpperCase()) ?? []),
  );
}

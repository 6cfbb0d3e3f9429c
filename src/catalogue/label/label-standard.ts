import {
  LABEL_INGREDIENTS,
  labelIngredient,
  OTHER_NUTRIENTS,
  QUALITY_NAME,
  type LabelIngredient,
} from './label-ingredients.js';
import { isVolume, labelNumber, MICROGRAMS_PER_IU_OF_VITAMIN_D, milligramsIn } from './label-text.js';

/** The quantity an amount refers to. */
export type LabelBasis =
  | { of: 'day' }
  | { of: 'piece'; piece: string; pieces: number }
  | { of: 'weight'; milligrams: number; liquid: boolean };

/** One standard of a label: an ingredient's amount, something the catalogue does not store, or an unclear text. */
export type LabelStandard =
  | { kind: 'amount'; ingredient: LabelIngredient; value: number; basis: LabelBasis }
  | { kind: 'passed' }
  | { kind: 'unsure'; why: string };

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const MASS = 'kg|mg|μg|g';
const PIECE = '연질캡슐|캡슐|캅셀|정제|정|포|스틱|병|앰플|스푼|스쿱|환|알|매|구미|젤리|봉';
const DAY = '1\\s*일\\s*(?:섭취량|섭취|분)?|일(?:일)?\\s*(?:섭취량)?|day';
/** `25 μg (1,000 IU) / 500 mg` */
const DECLARED = new RegExp(
  `(?<before>[~\\-]\\s*)?(?<![\\d.,]\\s*|\\d[^\\s\\d(])(?<value>${NUMBER})\\s*(?<unit>${MASS}|I\\.?U\\.?)(?<odd>\\s*[A-Zα][\\w-]*)?` +
    `(?:\\s*\\(\\s*(?<also>${NUMBER})\\s*(?<alsoUnit>I\\.?U\\.?|${MASS})\\s*\\))?` +
    `(?:\\s*/\\s*(?:(?<per>${NUMBER})?\\s*(?<perUnit>${MASS}|ml)(?![A-Za-z])|(?<day>${DAY})|(?<pieces>\\d{1,2})?\\s*(?<piece>${PIECE})))?` +
    `(?<rest>\\s*/[^)\\s]*)?`,
  'gi',
);
/** Allowed text after an amount: `/1일 2정` says more than `/1일`. */
const AFTER_AMOUNT = /^\s*(?:[)의]|이상|$|\d{2,3}(?:\.0)?\s*%?\s*[~-]|\(\s*표시량)/;
const RANGE = /(?:(?:80|90|100)(?:\.0)?\s*%?\s*(?:이상)?\s*[~-]\s*1[2-8]0|이상)/;
/** A unit, or the chemical symbol of the element. */
const SYMBOL = /^(?:KG|MG|ΜG|G|ZN)?$/;

/** @param line one of `standardLines` */
export function labelStandard(line: string): LabelStandard {
  const { name, rest } = parted(line);
  const ingredient = named(name);
  const declares = rest.includes('표시량');
  const isAlone = LABEL_INGREDIENTS.every(each => each === ingredient || !mentions(rest, each));
  if (ingredient === 'ambiguous' || !isAlone) return unsure(line, '한 줄에 여러 성분이 있어요');
  if (ingredient) return amountOf(ingredient, rest, line);
  if (QUALITY_NAME.test(bare(name)))
    return declares ? unsure(line, '순도 규격과 함량이 섞여 있어요') : { kind: 'passed' };
  if (OTHER_NUTRIENTS.has(bare(name)) || OTHER_NUTRIENTS.has(bare(withoutBrackets(name))))
    return { kind: 'passed' };
  return unsure(line, '모르는 항목이에요');
}

function amountOf(ingredient: LabelIngredient, rest: string, line: string): LabelStandard {
  if (!rest.includes('표시량')) return unsure(line, '표시량이라고 쓰여 있지 않아요');
  if (/이하/.test(rest.replace(/1[2-8]0\s*%?\s*이하/, '')))
    return unsure(line, '넘지 말아야 할 양인지 든 양인지 알 수 없어요');
  if (!RANGE.test(rest)) return unsure(line, '표시량의 몇 %인지 없어요');
  const found = [...rest.matchAll(DECLARED)];
  const [only] = found;
  if (!only?.groups) return unsure(line, '함량을 찾지 못했어요');
  if (found.length > 1) return unsure(line, '함량이 여러 개예요');
  const { before, odd, rest: afterwards, ...parts } = only.groups;
  const isMore = !AFTER_AMOUNT.test(rest.slice(only.index + only[0].length));
  if (before !== undefined || odd !== undefined || afterwards !== undefined || isMore)
    return unsure(line, '함량의 모양이 낯설어요');
  const milligrams = milligramsOf(ingredient, parts.value!, parts.unit!);
  const also = parts.also === undefined ? null : milligramsOf(ingredient, parts.also, parts.alsoUnit!);
  if (milligrams === null || (parts.also !== undefined && !isAbout(also, milligrams)))
    return unsure(line, '함량의 숫자나 단위가 맞지 않아요');
  const basis = basisOf(parts);
  if (!basis) return unsure(line, '얼마에 든 양인지 없어요');
  if (basis.of === 'weight' && milligrams > basis.milligrams) return unsure(line, '무게보다 함량이 많아요');
  return { kind: 'amount', ingredient, value: milligrams / milligramsIn(ingredient.unit)!, basis };
}

function basisOf({
  day,
  piece,
  pieces = '1',
  per,
  perUnit,
}: Record<string, string | undefined>): LabelBasis | null {
  if (day !== undefined) return { of: 'day' };
  if (piece !== undefined) return Number(pieces) > 0 ? { of: 'piece', piece, pieces: Number(pieces) } : null;
  if (perUnit === undefined) return null;
  const amount = per === undefined ? 1 : labelNumber(per);
  if (!amount) return null;
  return { of: 'weight', milligrams: amount * milligramsIn(perUnit)!, liquid: isVolume(perUnit) };
}

function milligramsOf(ingredient: LabelIngredient, written: string, unit: string): number | null {
  const value = labelNumber(written);
  if (value === null || value === 0) return null;
  if (!/^I/i.test(unit)) return value * milligramsIn(unit)!;
  return ingredient.field === 'vitaminD' ? (value * MICROGRAMS_PER_IU_OF_VITAMIN_D) / 1_000 : null;
}

const isAbout = (a: number | null, b: number) => a !== null && Math.abs(a - b) <= b * 0.01;

/** The name before the colon, or before 표시량 if there is no colon. */
function parted(line: string): { name: string; rest: string } {
  const colon = /:/.exec(line)?.index ?? -1;
  const declared = line.indexOf('표시량');
  const end = declared >= 0 && (colon < 0 || declared < colon) ? declared : colon;
  return end < 0
    ? { name: line, rest: '' }
    : { name: line.slice(0, end), rest: line.slice(end).replace(/^:/, '') };
}

function named(name: string): LabelIngredient | 'ambiguous' | undefined {
  const whole = labelIngredient(bare(name));
  if (whole) return whole;
  const outside = labelIngredient(bare(withoutBrackets(name)));
  const inside = [...name.matchAll(/\((?!-\))([^()]*)\)/g)].map(([, text]) => bare(text!));
  const others = inside.filter(text => labelIngredient(text) && labelIngredient(text) !== outside);
  if (others.length > (outside ? 0 : 1)) return 'ambiguous';
  // `(Gly-Pro-Hyp)`, `(산화마그네슘)`: the measured substance may be only a part of the ingredient, or more than it.
  const isPlain = inside.every(text => labelIngredient(text) || SYMBOL.test(text));
  return isPlain ? outside : undefined;
}

function mentions(text: string, { names }: LabelIngredient): boolean {
  const written = bare(text);
  return names.some(name => written.includes(name));
}

const withoutBrackets = (name: string) => name.replace(/\((?!-\))[^()]*\)?/g, ' ');

/** In the spelling of the name lists. */
const bare = (name: string) =>
  name
    .replace(/\(\s*%\s*\)|함량|의\s*양\s*$/g, '')
    .replace(/[\s:]|^최종제품/g, '')
    .replace(/\($/, '')
    .replace(/^총\(總\)/, '총')
    .toUpperCase()
    .replace(/^총(?=비타민|아연|마그네슘|글루코사민)/, '');

function unsure(line: string, why: string): LabelStandard {
  const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return { kind: 'unsure', why: `“${shown}” ${why}.` };
}

import { disassemble } from 'es-hangul';
import { NUTRIENTS, type NutrientName } from '../../recommendation/public.js';
import { LABEL_NUTRIENTS } from './label-nutrients.js';
import { NUMBER, UNIT } from './label-patterns.js';
import { ask, type LabelQuestion } from './label-question.js';
import { amountIn, mentionOf, unsure, type Mention } from './named-amount.js';

/** Allowed text between a name and its amount: nothing that could belong to another nutrient. */
const BETWEEN =
  '\\s*(?<bracket>(?:\\([^()\\n]{0,80}\\)\\s*){0,3})(?:함량|의\\s*함량|으로서|로서)?\\s*[:=|]?\\s*(?:표시량\\s*\\()?\\s*';
const AMOUNT =
  `(?<value>${NUMBER})\\s*(?<unit>${UNIT})(?![A-Za-z])(?<form>\\s*(?:α-?TE|RAE|RE|NE|DFE))?` +
  `(?:\\s*/\\s*(?<day>1?\\s*일))?(?:\\s*[(/]\\s*(?<also>${NUMBER})\\s*(?<alsoUnit>${UNIT})(?![A-Za-z]))?`;

const ZERO = /^0(?:\.0+)?$/;

/** Replaces text already read; a space would bring its neighbours together. */
const TAKEN = '§';

const ANY_NAME = LABEL_NUTRIENTS.map(({ names }) => names).join('|');
/** `칼슘/마그네슘 500mg/250mg` */
const JOINED = new RegExp(
  `(?:${ANY_NAME})(?:\\s*[/·&]\\s*(?:${ANY_NAME})){1,9}(?=\\s*:?\\s*\\d[\\d,./·]*\\s*(?:${UNIT}))`,
  'gi',
);

/** Every named nutrient, with its amount or the reason why that is unclear; and amounts whose name looks misread. */
export function mentionsIn(plain: string): { found: Mention[]; unnamed: LabelQuestion[] } {
  // Text already read is removed, so that 비타민 B1 is not found in 비타민 B12.
  const joined = [...plain.matchAll(JOINED)].flatMap(([text]) => text.split(/\s*[/·&]\s*/));
  let rest = plain.replace(JOINED, match => TAKEN.repeat(match.length));
  const unread = (nutrient: NutrientName, shown: string): Mention =>
    unsure(nutrient, shown, `${NUTRIENTS[nutrient].koreanName}의 양을 읽지 못했어요. 얼마인가요?`);
  const all = LABEL_NUTRIENTS.flatMap(({ nutrient, names }) => {
    const whole = new RegExp(`^(?:${names})$`, 'i');
    const together = joined.find(name => whole.test(name));
    if (together !== undefined) return [unread(nutrient, together)];
    const pattern = new RegExp(
      `(?<before>[가-힣A-Za-z-]{0,10}?)(?<name>${names})(?![\\d])(?<after>[가-힣]{0,10}(?:\\s*(?:비스글리시네이트|글리시네이트|picolinate|citrate|oxide|gluconate|glycinate|bisglycinate|carbonate|sulfate|fumarate|malate|chelate))?)${BETWEEN}${AMOUNT}(?=(?<tail>(?:[^\\n,;]|,(?=\\d{3}(?!\\d))){0,24}))`,
      'gi',
    );
    const matches = [...rest.matchAll(pattern)];
    const mentions = matches
      .filter(({ groups }) => !ZERO.test(groups?.['value'] ?? ''))
      .map(match => mentionOf(nutrient, match, rest));
    rest = rest.replace(pattern, match => TAKEN.repeat(match.length));
    if (matches.length > 0) return settled(mentions);
    // Named next to a number that is not an amount: scan noise, or an unknown unit. Or with words before an amount.
    const named =
      new RegExp(`(?<![가-힣])(?:${names})\\)?\\s*[:=]?\\s*(?:\\S{0,3}\\d\\S{0,10})`, 'i').exec(rest) ??
      new RegExp(
        `(?:${names})(?:\\([^()\\n]{0,40}\\))?[^\\d\\n,;:.§()]{0,20}\\d[\\d,.]*\\s*[천만]?\\s*(?:${UNIT})(?![A-Za-z])`,
        'i',
      ).exec(rest) ??
      new RegExp(`^[ \\t]*(?:${names})[ \\t]*$`, 'im').exec(rest);
    if (!named) return [];
    rest = rest.replace(named[0], match => TAKEN.repeat(match.length));
    return [unread(nutrient, named[0])];
  });
  // `500mg 비타민C`: only now does nobody else claim the amount.
  const behind = LABEL_NUTRIENTS.flatMap(({ nutrient, names }) => {
    if (all.some(mention => mention.nutrient === nutrient)) return [];
    const named = new RegExp(
      `(?<![\\d,])${NUMBER}[ \\t]*(?:${UNIT})[ \\t]*(?:of\\s+|의\\s*)?(?:${names})(?!\\d)`,
      'i',
    ).exec(rest);
    return named ? [unread(nutrient, named[0])] : [];
  });
  return { found: withOmega([...all, ...behind], rest), unnamed: misspelt(rest) };
}

/** One amount if all mentions agree. */
function settled(mentions: Mention[]): Mention[] {
  const [first] = mentions;
  if (first === undefined) return [];
  const open = mentions.find(({ question }) => question !== null);
  if (open) return [open];
  const isSame = mentions.every(({ amount, ofDay }) => amount === first.amount && ofDay === first.ofDay);
  if (isSame) return [first];
  const { nutrient, shown } = first;
  return [
    unsure(nutrient, shown, `${NUTRIENTS[nutrient].koreanName}의 양이 두 가지로 적혀 있어요. 어느 쪽인가요?`),
  ];
}

/** `아언 8.5mg`, `비타민 O 5mg`, `아연 I0rng` */
const NAMED_AMOUNT = new RegExp(
  `(?<![가-힣])(?<word>[가-힣]{2,8}(?:\\s?[A-Z]\\d{0,2}(?=[\\s:]))?)\\s*:?\\s*[\\dIlOSBZ][\\dIlOSBZ,.]*\\s*(?:${UNIT}|rng)(?![A-Za-z])(?<percent>\\s*\\(?\\s*\\d+\\s*%\\)?)?`,
  'g',
);

/** Names of two syllables and more, by their letters. */
const LETTERS = LABEL_NUTRIENTS.map(({ nutrient }) => ({
  nutrient,
  letters: disassemble(NUTRIENTS[nutrient].koreanName.replace(/\(.*|\s/g, '')),
})).filter(({ letters }) => letters.length > 3);

/** Asks about words that are a letter away from a nutrient's name; two, if the amount is a share of a daily value. */
const misspelt = (rest: string): LabelQuestion[] =>
  [...rest.matchAll(NAMED_AMOUNT)].flatMap(({ 0: shown, groups: { word = '', percent } = {} }) => {
    const written = disassemble(word.replace(/\s/g, ''));
    const near = LETTERS.filter(
      ({ letters }) => lettersApart(written, letters) <= (percent === undefined ? 1 : 2),
    );
    if (near.length !== 1)
      return near.length === 0 ? [] : ask(shown, '어떤 성분인지 읽지 못했어요. 이름을 확인해 주세요.');
    const { nutrient } = near[0]!;
    return ask(shown, `${NUTRIENTS[nutrient].koreanName}의 양인가요? 이름을 확인해 주세요.`, nutrient);
  });

/** Letters between what begins and what ends alike. */
function lettersApart(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let before = 0;
  while (before < shorter && one[before] === other[before]) before++;
  let after = 0;
  while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after++;
  return Math.max(one.length, other.length) - before - after;
}

/** EPA and DHA give the sum if the label does not; 오메가3 is oil, of which only a part is EPA and DHA. */
function withOmega(found: Mention[], rest: string): Mention[] {
  if (found.some(({ nutrient }) => nutrient === 'epaDhaG')) return found;
  const one = (name: string) => [
    ...rest.matchAll(new RegExp(`(?<![A-Za-z])${name}\\s*:?\\s*(${NUMBER})\\s*(mg|g)(?![A-Za-z])`, 'gi')),
  ];
  const [epa, dha] = [one('EPA'), one('DHA')];
  if (epa.length === 1 && dha.length === 1) {
    const parts = [epa[0]!, dha[0]!].map(([, value, unit]) => amountIn('epaDhaG', value!, unit!));
    const amount = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : NaN), 0);
    if (Number.isFinite(amount))
      return [
        ...found,
        {
          ...{ nutrient: 'epaDhaG', amount, ofDay: false, unchecked: null, question: null },
          shown: `${epa[0]![0]} ${dha[0]![0]}`,
        },
      ];
  }
  const oil = /(?:오메가\s*-?\s*3|omega\s*-?\s*3|어유|fish\s*oil|EPA|DHA)[^\n]{0,20}\d/i.exec(rest);
  return oil ? [...found, unsure('epaDhaG', oil[0], 'EPA와 DHA를 합하면 얼마인가요?')] : found;
}

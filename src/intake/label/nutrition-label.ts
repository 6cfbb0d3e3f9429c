import { disassemble } from 'es-hangul';
import {
  labelNumber,
  labelServing,
  MICROGRAMS_PER_IU_OF_VITAMIN_D,
  milligramsIn,
  plainLabel,
  type LabelServing,
} from '../../catalogue/public.js';
import { NUTRIENTS, type NutrientName } from '../../recommendation/public.js';
import { DAILY_VALUES, LABEL_NUTRIENTS, MOST_OFF, mayLackItsPoint } from './label-nutrients.js';

export interface LabelQuestion {
  /** As on the label, cut off after some words. */
  text: string;
  /** What is unclear, in 해요체. */
  question: string;
  /** Null if the question is about the whole label. */
  nutrient: NutrientName | null;
}

/** The content of one serving, as a pasted label states it. */
export interface ReadNutritionLabel {
  nutrients: { nutrient: NutrientName; amount: number }[];
  /** Null if the label does not say. */
  servingsPerDay: number | null;
  questions: LabelQuestion[];
}

/** Characters; twice the longest label seen. */
export const LONGEST_LABEL = 3_000;
const SHOWN = 60;

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const UNIT = 'kg|mg|μg|g|I\\.?U\\.?';
const PIECE =
  '정|캡슐|포|스틱|병|앰플|스푼|스쿱|환|알|매|구미|젤리|tablets?|capsules?|softgels?|gumm(?:y|ies)|scoops?';
/** Allowed text between a name and its amount: nothing that could belong to another nutrient. */
const BETWEEN =
  '\\s*(?<bracket>(?:\\([^()\\n]{0,80}\\)\\s*){0,3})(?:함량|의\\s*함량|으로서|로서)?\\s*[:=|]?\\s*(?:표시량\\s*\\()?\\s*';
const AMOUNT =
  `(?<value>${NUMBER})\\s*(?<unit>${UNIT})(?![A-Za-z])(?<form>\\s*(?:α-?TE|RAE|RE|NE|DFE))?` +
  `(?:\\s*/\\s*(?<day>1?\\s*일))?(?:\\s*[(/]\\s*(?<also>${NUMBER})\\s*(?<alsoUnit>${UNIT})(?![A-Za-z]))?`;
/** Compounds of the element, and raw materials that hold some of it: the label does not say how much of it is the element. */
const SALT =
  /산화|탄산|황산|구연산|글루콘산|젖산|인산|염화|질산|나트륨|요오드화|푸마르산|피콜린산|글리시네이트|사과산|아스파르트산|트레온산|오로트산|옥사이드|시트레이트|카보네이트|글루코네이트|설페이트|피콜리네이트|말레이트|락테이트|타우레이트|킬레이트|해조|산호|코랄|난각|패각|굴껍|효모|oxide|citrate|carbonate|gluconate|sulfate|picolinate|glycinate|chelate|fumarate|malate|threonate|orotate|taurate|coral|yeast/i;
const SALT_BEFORE = new RegExp(`(?:${SALT.source})\\s*$`, 'i');
/** Characters before a name that are searched for its salt. */
const SALT_REACH = 12;
/** What may follow a name: anything else may be a compound, an extract or a limit. */
const PLAIN_AFTER = /^(?:함량|함유량|량|양|은|는|이|가|을|를|으로서|로서|펩타이드|펩티드)?$/;
const FORM_IN_BRACKETS = /\bas\b|염|hcl|로서|분말|혼합|%/i;
/** More pieces than one, right after an amount: `/2정`, `x 2정`. */
const SEVERAL_AFTER = new RegExp(
  `^\\s*(?:/\\s*(?!1\\s*\\D)|x\\s*)\\d{1,3}\\s*(?:${PIECE})|^\\s*/\\s*[\\d.]*\\s*(?:k?g|ml)(?![A-Za-z])`,
  'i',
);
const SALT_AFTER = new RegExp(`^\\s*\\([^()]*(?:${SALT.source})`, 'i');
/** Another amount of the same unit beside it: a column per serving and one per day. */
const secondColumn = (unit: string): RegExp =>
  new RegExp(`^\\s*\\)?\\s*(?:\\(?\\d+\\s*%\\)?)?\\s*[|/]?\\s*${NUMBER}\\s*${unit}(?![A-Za-z])`, 'i');
const PER_CENT = new RegExp(`^\\s*\\)?\\s*[(|]?\\s*(${NUMBER})\\s*%(?!\\s*(?:[~-]|이상))`);
/** The next amount of a column that was copied without its names. */
const NEXT_AMOUNT = new RegExp(`^[^\\n]*\\n\\s*${NUMBER}\\s*(?:${UNIT})(?![A-Za-z])`, 'i');
const ZERO = /^0(?:\.0+)?$/;
const ALPHA_TE = /TE$/;

/** What the amounts refer to, and how many pieces that is, if the label says so. */
interface Basis {
  of: 'day' | 'serving' | 'piece' | 'weight';
  pieces: number | null;
}

const COUNTED = `(\\d{1,2})\\s*(?:${PIECE})`;
const BRACKET = `\\((?:\\s*${COUNTED})?[^()\\n]{0,40}\\)`;
const OF_DAY = new RegExp(
  `1\\s*일\\s*(?:섭취량|섭취|권장량|분량?)?\\s*(?:${BRACKET}|[:\\s]*${COUNTED}(?:\\([^()\\n]{0,30}\\))?)?\\s*(?:당|기준|에\\s*든|함량)|하루\\s*(?:섭취량|분)\\s*(?:당|기준)|per\\s*day|daily\\s*amount`,
  'gi',
);
const OF_SERVING = new RegExp(
  `(?:1\\s*회|한\\s*번)\\s*(?:섭취량|섭취|분량|제공량|분)?\\s*(?:${BRACKET})?\\s*(?:당|기준)|amount\\s*per\\s*serving|per\\s*serving`,
  'gi',
);
const OF_PIECE = new RegExp(
  `(?:^|[^\\d.,])${COUNTED}\\s*(?:\\([^()\\n]{0,30}\\))?\\s*(?:당|중|기준)|per\\s+(?:${COUNTED}|(?:${PIECE}))|each\\s+(?:${PIECE})\\s+(?:contains|provides)`,
  'gim',
);
const SEVERAL_SERVINGS =
  /(?<!\d)(?:[2-9]|[1-9]\d+)\s*회\s*분?\s*(?:\([^()\n]{0,20}\)\s*)?(?:당|기준)|per\s+(?:[2-9]|[1-9]\d+)\s+servings/gi;

/** The quantity that all amounts of the label refer to; empty if not stated, two if stated in different ways. */
function basesOf(plain: string): Basis[] {
  const stated = (of: Basis['of'], text: string, pattern: RegExp): Basis[] =>
    [...text.matchAll(pattern)].map(match => {
      const counted = match.slice(1).find(each => each !== undefined);
      return { of, pieces: counted === undefined ? null : Number(counted) };
    });
  const found = [
    ...stated('day', plain, OF_DAY),
    ...stated('serving', plain, OF_SERVING),
    ...stated('piece', plain.replace(OF_DAY, ' '), OF_PIECE).map(({ pieces }): Basis => {
      return { of: 'piece', pieces: pieces ?? 1 };
    }),
    ...stated('weight', plain, /\d+\s*(?:g|ml)\s*당|per\s*100\s*g/gi),
    ...stated('weight', plain, SEVERAL_SERVINGS),
  ];
  // Stated again without its pieces, it is the same.
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          other.of === one.of && (other.pieces === one.pieces ? at < index : one.pieces === null),
      ),
  );
}

const ENGLISH_NUMBERS: Record<string, number> = { one: 1, once: 1, two: 2, twice: 2, three: 3, four: 4 };
/** `1 to 2`, `once or twice` */
const RANGE = '(?<range>(?:\\bto|\\bor|[-~])\\s*)?';
const ENGLISH_PIECES = new RegExp(
  `${RANGE}\\b(?<count>\\d{1,3}|one|two|three|four)\\s*(?:\\(\\d\\)\\s*)?(?:tablet|capsule|caplet|softgel|gumm(?:y|ies)|scoop|drop|packet)`,
  'gi',
);
const ENGLISH_TIMES = new RegExp(
  `${RANGE}(?:\\b(?<count>\\d{1,2}|once|twice|one|two|three|four)\\s*(?:times?\\s*|x\\s*)?(?:daily|a\\s*day|per\\s*day|each\\s*day)|\\bdaily\\b)`,
  'gi',
);
const NO_ENGLISH_DAY =
  /\bweek|\bmonth|every other|alternate|divided|\band\b[^.\n]*(?:lunch|dinner|evening|night|bed)/i;
/** More are the content of a bottle. */
const MOST_AT_ONCE = 12;

const englishCounts = (text: string, pattern: RegExp): { counts: number[]; isRange: boolean } => {
  const groups = [...text.matchAll(pattern)].map(match => match.groups ?? {});
  const counts = groups.map(({ count = '1' }) => ENGLISH_NUMBERS[count.toLowerCase()] ?? Number(count));
  return {
    counts: [...new Set(counts.filter(count => count <= MOST_AT_ONCE))],
    isRange: groups.some(({ range }) => range !== undefined),
  };
};

/** The intake that an English label prescribes: null unless everything it says of it agrees. */
function englishServing(plain: string): LabelServing | null {
  if (NO_ENGLISH_DAY.test(plain)) return null;
  const only = (text: string, pattern: RegExp): number | null => {
    const { counts, isRange } = englishCounts(text, pattern);
    return counts.length === 1 && !isRange ? counts[0]! : null;
  };
  const pieces = only(plain, ENGLISH_PIECES);
  const timesADay = only(plain.replace(/daily\s*(?:value|amount)s?/gi, ' '), ENGLISH_TIMES);
  if (pieces === null || timesADay === null) return null;
  return { timesADay, pieces, piece: 'tablet', weights: [], liquid: false };
}

/**
 * Reads a pasted nutrition label. It never guesses: a salt that may or may not mean the element, a unit that depends on the form, an amount per day
 * or per pill, or an error of a thousand becomes a question.
 */
export function readNutritionLabel(text: string): ReadNutritionLabel {
  if (text.length > LONGEST_LABEL)
    return { ...EMPTY, questions: [ask(text, '글이 너무 길어요. 영양정보가 있는 부분만 붙여 주세요.')] };
  const plain = spelledOut(plainLabel(text));
  const serving = labelServing(servingPart(plain)) ?? englishServing(plain);
  const servingsPerDay = serving && serving.timesADay <= 12 ? serving.timesADay : null;
  const { found, unnamed } = mentionsIn(plain);
  const questions = [...found.flatMap(({ question }) => question ?? []), ...unnamed];
  const nutrients: ReadNutritionLabel['nutrients'] = [];
  const bases = basesOf(plain);
  const piecesDiffer = englishCounts(plain, ENGLISH_PIECES).counts.length > 1;
  for (const { nutrient, amount, ofDay, unchecked, shown, question } of found) {
    if (question !== null) continue;
    const share = shareOf(ofDay ? [{ of: 'day', pieces: null }] : bases, serving, piecesDiffer);
    const inServing = typeof share === 'number' ? tidy(amount * share) : null;
    const [least, most] = LABEL_NUTRIENTS.find(each => each.nutrient === nutrient)!.plausible;
    if (inServing === null) questions.push(ask(shown, String(share), nutrient));
    else if (inServing < least || inServing > most)
      questions.push(
        ask(shown, `${NUTRIENTS[nutrient].koreanName}의 양이 보통이 아니에요. 단위가 맞나요?`, nutrient),
      );
    else if (
      unchecked !== null &&
      mayLackItsPoint(nutrient, unchecked, tidy(inServing * (servingsPerDay ?? 1), 8))
    )
      questions.push(
        ask(
          shown,
          `${NUTRIENTS[nutrient].koreanName}의 양이 하루 한도보다 많아요. 소수점이 빠지지 않았나요?`,
          nutrient,
        ),
      );
    else nutrients.push({ nutrient, amount: inServing });
  }
  const each = /각각?\s*\d[\d,.]*\s*(?:mg|μg|g)/i.exec(plain);
  if (each)
    questions.push(ask(each[0], '여러 성분에 한꺼번에 적힌 양이에요. 어느 성분인지 하나씩 적어 주세요.'));
  if (found.length + unnamed.length === 0)
    questions.push(ask(plain, '성분과 양을 찾지 못했어요. 영양정보 부분을 붙여 주세요.'));
  else if (servingsPerDay === null) questions.push(ask('', '하루에 몇 번, 한 번에 얼마나 드시나요?'));
  return { nutrients, servingsPerDay, questions };
}

const SYMBOLS = { Ca: '칼슘', Mg: '마그네슘', Zn: '아연', Fe: '철', Se: '셀레늄', Cu: '구리', Mn: '망간' };
const SYMBOL = new RegExp(
  `(?<![A-Za-z]|\\d\\s*)(?:${Object.keys(SYMBOLS).join('|')})(?=\\s*:?\\s*${NUMBER}\\s*(?:mg|μg|g)(?![A-Za-z]))`,
  'g',
);

/** Units in words, `Vit. C`, `비타민B-12` and `Zn` as most labels write them. */
const spelledOut = (plain: string): string =>
  plain
    .replace(/밀리\s?그램/g, 'mg')
    .replace(/마이크로\s?그램/g, 'μg')
    .replace(/(?<=\d\s?)그램/g, 'g')
    .replace(/\b(?:vit|Vit|VIT)\.?[ \t]*(?=[A-EK](?![A-Za-z]))/g, 'vitamin ')
    .replace(/(?<=비타민|vitamin)[ \t]*-[ \t]*(?=[A-EK](?![A-Za-z]))/gi, ' ')
    .replace(/(?<=(?:비타민|vitamin)[ \t]*[BDK])-(?=(?:12|[1-9])(?![\d.,]))/gi, '')
    .replace(SYMBOL, symbol => SYMBOLS[symbol as keyof typeof SYMBOLS]);

/** A third of 2,000, three times, is 2,000 again. */
const tidy = (amount: number, digits = 9): number => Number(amount.toPrecision(digits));

const EMPTY = { nutrients: [], servingsPerDay: null };
const ask = (text: string, question: string, nutrient: NutrientName | null = null): LabelQuestion => ({
  text: text.trim().replace(/\s+/g, ' ').slice(0, SHOWN),
  ...{ question, nutrient },
});

/** The intake text, without the table's similar phrase about what its amounts refer to. */
const servingPart = (plain: string): string =>
  plain
    .replace(/(?:1\s*일|1\s*회|한\s*번)\s*(?:섭취량|섭취|분량|제공량|분)[^\n]{0,30}?(?:당|기준)/g, ' ')
    .replace(/\d{1,2}\s*(?:정|캡슐|포|스틱|환|알|매)\s*(?:\([^()\n]{0,30}\))?\s*(?:당|중|기준)/g, ' ')
    // `1일 섭취량: 1정(1,000mg)` above the table.
    .replace(
      /(?:1\s*일\s*섭취량|1\s*회\s*(?:제공량|섭취량|분량))\s*:\s*(?:[가-힣]{1,6}\s)?\d{1,2}\s*(?:정|캡슐|포|스틱|환|알|매)\s*(?:\([^()\n]{0,30}\))?(?=\s*\n)/g,
      ' ',
    )
    // `하루 한 알!` on the front says no more than what follows.
    .replace(/하루\s*한\s*(?:알|정|포|캡슐)\s*!/g, ' ');

interface Mention {
  nutrient: NutrientName;
  /** In the nutrient's unit. */
  amount: number;
  /** The amount itself says that it is per day. */
  ofDay: boolean;
  /** As written, if neither a per cent nor a second unit beside it agrees. */
  unchecked: string | null;
  shown: string;
  question: LabelQuestion | null;
}

/** Replaces text already read; a space would bring its neighbours together. */
const TAKEN = '§';

const ANY_NAME = LABEL_NUTRIENTS.map(({ names }) => names).join('|');
/** `칼슘/마그네슘 500mg/250mg` */
const JOINED = new RegExp(
  `(?:${ANY_NAME})(?:\\s*[/·&]\\s*(?:${ANY_NAME})){1,9}(?=\\s*:?\\s*\\d[\\d,./·]*\\s*(?:${UNIT}))`,
  'gi',
);

/** Every named nutrient, with its amount or the reason why that is unclear; and amounts whose name looks misread. */
function mentionsIn(plain: string): { found: Mention[]; unnamed: LabelQuestion[] } {
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

const unsure = (nutrient: NutrientName, shown: string, question: string): Mention => ({
  ...{ nutrient, amount: 0, ofDay: false, unchecked: null, shown },
  question: ask(shown, question, nutrient),
});

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

/** @param rest the text that it is in */
function mentionOf(nutrient: NutrientName, match: RegExpExecArray, rest: string): Mention {
  const {
    before = '',
    name = '',
    after = '',
    bracket = '',
    value = '',
    unit = '',
    form = '',
    also,
    alsoUnit,
    tail = '',
    day,
  } = match.groups ?? {};
  const shown = match[0];
  const { koreanName } = NUTRIENTS[nutrient];
  const open = (question: string): Mention => unsure(nutrient, shown, question);
  const isSalt =
    SALT_BEFORE.test(rest.slice(Math.max(0, match.index - SALT_REACH), match.index)) ||
    SALT.test(before) ||
    SALT.test(after) ||
    SALT.test(bracket) ||
    FORM_IN_BRACKETS.test(bracket) ||
    SALT_AFTER.test(tail) ||
    /염$/.test(after);
  if (isSalt) return open(`${koreanName} 자체의 양인가요, 다른 것과 합쳐진 원료의 양인가요?`);
  if (/[가-힣]/.test(before) && !/^(?:및|와|과|총|첨가|함유|식품|유래)$/.test(before))
    return open(`${koreanName}의 양이 맞나요?`);
  if (SEVERAL_AFTER.test(tail)) return open(`${koreanName}의 양이 몇 개에 든 것인지 확인해 주세요.`);
  if (shown.includes('\n') && NEXT_AMOUNT.test(rest.slice(match.index + shown.length)))
    return open(`${koreanName}의 양이 이름과 떨어져 있어요. 얼마인가요?`);
  if (secondColumn(unit).test(tail))
    return open(`${koreanName}의 양이 두 가지로 적혀 있어요. 한 번에 드시는 양은 어느 쪽인가요?`);
  if (!PLAIN_AFTER.test(after)) return open(`${koreanName} 자체의 양인가요, 원료의 양인가요?`);
  // `1.000 IU` is a thousand on some labels, and one on others.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(value)) return open(`${koreanName}의 숫자를 확인해 주세요.`);
  if (/이하|미만|최대|^\s*[~-]\s*\d|^[^\d]{0,2}(?:±|이상(?!\s*(?:사례|반응|증상)))/.test(tail))
    return open(`${koreanName}의 양이 하나로 적혀 있지 않아요.`);
  const amount = amountIn(nutrient, value, unit);
  if (amount === null) return open(`${koreanName}의 단위나 숫자를 확인해 주세요.`);
  if (typeof amount === 'string') return open(amount);
  let isChecked = false;
  if (also !== undefined && alsoUnit !== undefined) {
    const second = amountIn(nutrient, also, alsoUnit);
    const isKnown = typeof second === 'number';
    if (isKnown && Math.abs(second - amount) > amount * 0.02)
      return open(`${koreanName}의 두 숫자가 서로 맞지 않아요.`);
    isChecked = isKnown;
  }
  const daily = DAILY_VALUES[nutrient];
  const percent = labelNumber(PER_CENT.exec(tail)?.[1] ?? '');
  if (daily !== undefined && percent) {
    const off = ((amount / daily) * 100) / percent;
    if (off > MOST_OFF || off < 1 / MOST_OFF) return open(`${koreanName}의 양과 %가 서로 맞지 않아요.`);
    isChecked = true;
  }
  const formless = formQuestion(nutrient, name, bracket, form.trim());
  if (formless) return open(formless);
  return {
    ...{ nutrient, amount, shown, ofDay: day !== undefined },
    ...{ unchecked: isChecked ? null : value, question: null },
  };
}

/** In the nutrient's own unit; a question if the form decides; null if it is no amount. */
function amountIn(nutrient: NutrientName, written: string, unit: string): number | string | null {
  const value = labelNumber(written);
  if (value === null || value === 0) return null;
  const own = NUTRIENTS[nutrient];
  if (/^I/i.test(unit)) {
    if (nutrient === 'vitaminDUg') return value * MICROGRAMS_PER_IU_OF_VITAMIN_D;
    return `${own.koreanName}의 IU는 원료에 따라 양이 달라요. mg이나 µg으로 적힌 값이 있나요?`;
  }
  const inMilligrams = milligramsIn(unit);
  const ownMilligrams = milligramsIn(own.unit.replace('µ', 'μ'));
  if (inMilligrams === undefined || ownMilligrams === undefined) return null;
  return tidy((value * inMilligrams) / ownMilligrams);
}

/** A question if one name stands for forms that are measured differently. */
function formQuestion(nutrient: NutrientName, name: string, bracket: string, form: string): string | null {
  if (nutrient === 'vitaminAUg' && !/레티놀|retinol|팔미테이트|아세테이트/i.test(name + bracket))
    return '비타민 A는 레티놀인가요, 베타카로틴인가요?';
  if (nutrient === 'niacinMg' && !/니코틴산(?!\s*아)|nicotinic/i.test(name + bracket))
    return '나이아신은 니코틴산인가요, 나이아신아마이드인가요?';
  if (nutrient === 'folicAcidUg' && (form === 'DFE' || /DFE/i.test(bracket)))
    return '엽산이 DFE로 적혀 있어요. 엽산 자체로는 얼마인가요?';
  if (nutrient === 'vitaminEMg' && form !== '' && !ALPHA_TE.test(form))
    return '비타민 E의 단위를 확인해 주세요.';
  return null;
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

/** The share of the basis that one serving is; a question if that is unclear. */
function shareOf(
  bases: readonly Basis[],
  serving: LabelServing | null,
  piecesDiffer: boolean,
): number | string {
  const isOne = serving?.timesADay === 1 && serving.pieces === 1;
  const [basis, another] = bases;
  const piecesOf = (of: Basis['of']): number =>
    (serving?.pieces ?? 0) * (of === 'day' ? (serving?.timesADay ?? 0) : 1);
  const differs = ({ of, pieces }: Basis): boolean => pieces !== null && pieces !== piecesOf(of);
  if (
    piecesDiffer ||
    (serving?.piece && bases.some(each => (each.of === 'day' || each.of === 'serving') && differs(each)))
  )
    return '적혀 있는 개수와 드시는 개수가 달라요. 한 번에는 얼마인가요?';
  if (another !== undefined && !isOne) return '하루 양과 한 번 양이 함께 적혀 있어요. 어느 쪽인가요?';
  if (basis?.of === 'weight')
    return '무게나 여러 번 분에 든 양이에요. 한 번 드시는 양에는 얼마가 들어 있나요?';
  if (basis?.of === 'serving') return 1;
  if (serving === null) return '하루에 몇 번, 한 번에 얼마나 드시는지 알아야 해요. 한 번에 얼마인가요?';
  if (basis === undefined) return isOne ? 1 : '하루 양인가요, 한 번 양인가요?';
  if (basis.of === 'day') return 1 / serving.timesADay;
  return serving.pieces / (basis.pieces ?? 1);
}

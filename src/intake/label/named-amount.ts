import { labelNumber, MICROGRAMS_PER_IU_OF_VITAMIN_D, milligramsIn } from '../../catalogue/public.js';
import { NUTRIENTS, type NutrientName } from '../../recommendation/public.js';
import { DAILY_VALUES, MOST_OFF } from './label-nutrients.js';
import { NUMBER, PIECE, tidy, UNIT } from './label-patterns.js';
import { ask, type LabelQuestion } from './label-question.js';

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

const ALPHA_TE = /TE$/;

export interface Mention {
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

export const unsure = (nutrient: NutrientName, shown: string, question: string): Mention => ({
  ...{ nutrient, amount: 0, ofDay: false, unchecked: null, shown },
  question: ask(shown, question, nutrient),
});

/** @param rest the text that it is in */
export function mentionOf(nutrient: NutrientName, match: RegExpExecArray, rest: string): Mention {
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
export function amountIn(nutrient: NutrientName, written: string, unit: string): number | string | null {
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

import { labelServing, plainLabel } from '../../catalogue/public.js';
import { NUTRIENTS, type NutrientName } from '../../recommendation/public.js';
import { LABEL_NUTRIENTS, mayLackItsPoint } from './label-nutrients.js';
import { mentionsIn } from './label-mentions.js';
import { NUMBER, tidy } from './label-patterns.js';
import { ask, type LabelQuestion } from './label-question.js';
import { basesOf, englishServing, piecesDiffer, servingPart, shareOf } from './label-basis.js';

/** The content of one serving, as a pasted label states it. */
export interface ReadNutritionLabel {
  nutrients: { nutrient: NutrientName; amount: number }[];
  /** Null if the label does not say. */
  servingsPerDay: number | null;
  questions: LabelQuestion[];
}

/** Characters; twice the longest label seen. */
export const LONGEST_LABEL = 3_000;

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
  for (const { nutrient, amount, ofDay, unchecked, shown, question } of found) {
    if (question !== null) continue;
    const share = shareOf(ofDay ? [{ of: 'day', pieces: null }] : bases, serving, piecesDiffer(plain));
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

const EMPTY = { nutrients: [], servingsPerDay: null };

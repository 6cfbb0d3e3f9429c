import {
  ALLERGENS,
  type Allergen,
  type IngredientClass,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { NUTRIENT_NAMES, type NutrientName } from '../nutrients.js';
import { CLASS_EVIDENCE } from '../supplement-evidence.js';

/** How names and labels write each class, without its amount. */
const WRITTEN: Record<IngredientClass, RegExp> = {
  // Every nutrition table has a line for protein.
  protein:
    /프로틴|유청\s*단백|대두\s*단백|우유\s*단백|\bWP[CI]\b|단백질?\s*(?:보충|파우더|쉐이크)|whey|protein\s*powder/i,
  gainer: /게이너|gainer/i,
  creatine: /크레아틴|creatine/i,
  caffeine:
    /카페인(?!\s*(?:없|무첨가|제로|프리|0))(?<!(?:무|디)\s*카페인)|과라나|guarana|(?<!non-?\s?)caffeine(?!\s*free)/i,
  betaAlanine: /베타\s*-?\s*알라닌|β-?\s*알라닌|beta[- ]?alanine/i,
  citrulline: /시트룰린|citrulline/i,
  eaa: /필수\s*아미노산|\bEAA\b/i,
  bcaa: /\bBCAA\b|분지사슬\s*아미노산/i,
  hmb: /\bHMB\b/i,
  lCarnitine: /카르니틴|carnitine/i,
  garcinia: /가르시니아|garcinia|\bHCA\b|hydroxycitric/i,
  catechin: /녹차\s*(?:추출|잎\s*추출)|카테킨|catechin|EGCG|green\s*tea/i,
  cla: /공액\s*리놀[레렌]산|\bCLA\b|conjugated\s*linoleic/i,
  omega3: /오메가\s*-?\s*(?:3|쓰리)|omega\s*-?\s*3|어유|크릴\s*(?:오일|유)|\bEPA\b|\bDHA\b|fish\s*oil|krill/i,
  vitaminB: /비타민\s*B\s*(?:6|군|컴플렉스|콤플렉스)|피리독신|vitamin\s*B-?\s*(?:6|complex)|pyridoxine/i,
  // Magnesium stearate only holds a tablet together.
  magnesium: /(?<!(?:스테아[린르]산|규산)\s*)마그네슘(?!\s*스테아)|magnesium(?!\s*(?:stearate|silicate))/i,
  zinc: /아연|\bzinc\b/i,
  vitaminD: /비타민\s*(?:D|디)(?![A-Za-z가-힣])|콜레칼시페롤|vitamin\s*D|cholecalciferol/i,
  collagen: /콜라겐|collagen/i,
  glucosamine: /글루코사민|glucosamine/i,
  msm: /\bMSM\b|엠에스엠|디메틸\s*설폰|methylsulfonyl/i,
  hyaluronicAcid: /히알루론산|hyaluron/i,
  glutamine: /글루타민(?!산)|glutamine/i,
};

/** The classes that a name or a label writes. */
export const writtenClasses = (text: string): IngredientClass[] =>
  (Object.keys(WRITTEN) as IngredientClass[]).filter(one => WRITTEN[one].test(text));

/** How names write vitamins and minerals that are no class, as far as a rule or a limit looks at them. */
const WRITTEN_AMOUNTS: Partial<Record<NutrientName, RegExp>> = {
  calciumMg: /칼슘|calcium/i,
  ironMg: /철분|헴철|유기철|(?<![가-힣])철(?![가-힣])|\biron\b/i,
  iodineUg: /요오드|아이오딘|다시마|켈프|iodine|\bkelp\b/i,
  potassiumMg: /칼륨|potassium/i,
  seleniumUg: /셀레늄|셀렌|selenium/i,
  copperMg: /구리(?![가-힣])|\bcopper\b/i,
  vitaminAUg: /비타민\s*A(?![A-Za-z])|레티놀|vitamin\s*A\b|retinol/i,
  betaCaroteneMg: /베타\s*카로틴|beta[- ]?carotene/i,
  vitaminCMg: /비타민\s*(?:C|씨)(?![A-Za-z가-힣])|vitamin\s*C\b/i,
  vitaminEMg: /비타민\s*E(?![A-Za-z])|토코페롤|vitamin\s*E\b/i,
  vitaminKUg: /비타민\s*K|vitamin\s*K/i,
  folicAcidUg: /엽산|folic\s*acid|folate/i,
  niacinMg: /나이아신(?!아[마미])|니아신|니코틴산(?!아)|\bniacin\b/i,
};

/** The nutrients that a product's name writes. */
export const namedNutrients = (name: string): NutrientName[] => [
  ...NUTRIENT_NAMES.filter(one => WRITTEN_AMOUNTS[one]?.test(name)),
  ...writtenClasses(name).map(one => CLASS_EVIDENCE[one].amount),
];

/** Characters before `함유` that may name what is in it. */
const NAMING = 60;
const WHEY = /유청|카제인|\bWP[CI]\b|whey|casein/i;

/** The allergens that a name or a label says are in it: `우유, 대두 함유`. What the same factory also works with is not in it. */
export function writtenAllergens(text: string): Allergen[] {
  const named = [...text.matchAll(/함유/g)].flatMap(({ index }) =>
    (
      text
        .slice(Math.max(0, index - NAMING), index)
        .split(/[\n.]/u)
        .at(-1) ?? ''
    ).split(/[\s,·、()/]+/u),
  );
  return ALLERGENS.filter(one => named.includes(one) || (one === '우유' && WHEY.test(text)));
}

/** The sentences of a label, for its cautions; how it is stored concerns nobody’s health. */
export const writtenSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!])\s|[\n;]/u)
    .filter(sentence => sentence.trim() !== '' && !/보관|손이?\s*닿|직사/u.test(sentence));

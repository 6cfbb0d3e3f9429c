import {
  ALLERGENS,
  CONDITIONS,
  INGREDIENT_CLASSES,
  SUPPLEMENT_TYPES,
  type Allergen,
  type Condition,
  type IngredientClass,
  type SupplementType,
} from '../../catalogue.vocabulary.js';
import type { ServingAmounts } from '../../amounts-per-serving.js';
import {
  BooleanField,
  ChoiceField,
  ListField,
  OptionalNumberField,
  OptionalTextField,
  OptionalWholeNumberField,
  TextField,
  UrlField,
  WholeNumberField,
} from './field.decorators.js';
import { LARGEST_INT } from '../../../common/validation/largest-int.js';

const Grams = (name: string) => OptionalNumberField(`${name}(g)`, 0, 1000);
const Milligrams = (name: string) => OptionalNumberField(`${name}(mg)`, 0, 100_000);

/**
 * A supplement as an admin sees it: one variant (flavour × servings) with the fields of its product. Name and brand identify a product. All variants
 * share the product's fields, so changing them in one changes them in all.
 */
export class SupplementInput {
  @TextField('한글 이름', 80, { example: '클린 웨이 프로틴 2kg' })
  koreanName: string;

  @TextField('영문 이름', 120, { example: 'Clean Whey Protein 2kg' })
  englishName: string;

  @OptionalTextField('브랜드', 60)
  brand?: string | null;

  @OptionalTextField('설명', 2000)
  description?: string | null;

  @UrlField('판매처 주소', 500)
  marketURL?: string | null;

  @ChoiceField('종류', SUPPLEMENT_TYPES, { enumName: 'SupplementType' })
  supplementType: SupplementType;

  @TextField('맛', 40, { example: '초코' })
  flavor: string;

  @WholeNumberField('가격(원)', 0, 10_000_000, { example: 42900 })
  price: number;

  @WholeNumberField('제공량(회)', 1, 10_000, { example: 60 })
  servings: number;

  @OptionalTextField('원료', 255)
  source?: string | null;

  @BooleanField('숨김')
  hidden?: boolean;

  @BooleanField('건강기능식품')
  certified?: boolean;

  @OptionalTextField('인정받은 기능성(건강기능식품만)', 200)
  approvedFunction?: string | null;

  @ListField('별칭')
  aliases?: string[];

  @ListField('성분군', { choices: INGREDIENT_CLASSES })
  ingredientClasses?: IngredientClass[];

  @ListField('알레르기 유발 성분', { choices: ALLERGENS })
  allergens?: Allergen[];

  @ListField('추천에서 빼야 할 상태', { choices: CONDITIONS })
  excludedConditions?: Condition[];

  @ListField('주의 사항', { longest: 100 })
  cautions?: string[];

  @Grams('탄수화물')
  carbohydratePerServing?: number | null;

  @Grams('단백질')
  proteinPerServing?: number | null;

  @Grams('지방')
  fatPerServing?: number | null;

  @OptionalNumberField('열량(kcal)', 0, 10_000)
  kcal?: number | null;

  @Grams('류신')
  leucine?: number | null;

  @Grams('이소류신')
  isoLeucine?: number | null;

  @Grams('발린')
  valine?: number | null;

  @Grams('메티오닌')
  methionine?: number | null;

  @Grams('페닐알라닌')
  phenylalanine?: number | null;

  @Grams('트레오닌')
  threonine?: number | null;

  @Grams('L-카르니틴')
  l_Carnitine?: number | null;

  @Grams('L-글루타민')
  l_Glutamine?: number | null;

  @Grams('L-알라닌')
  l_Alanine?: number | null;

  @Grams('L-라이신')
  l_Lysine?: number | null;

  @Grams('크레아틴')
  creatine?: number | null;

  @Milligrams('카페인')
  caffeine?: number | null;

  @Grams('베타알라닌')
  betaAlanine?: number | null;

  @Grams('시트룰린 말레이트')
  citrullineMalate?: number | null;

  @Grams('EAA')
  eaa?: number | null;

  @Grams('BCAA')
  bcaa?: number | null;

  @Grams('HMB')
  hmb?: number | null;

  @Grams('HCA')
  hca?: number | null;

  @Milligrams('카테킨')
  catechin?: number | null;

  @Milligrams('EGCG')
  egcg?: number | null;

  @Grams('CLA')
  cla?: number | null;

  @Grams('EPA와 DHA')
  epaDha?: number | null;

  @Milligrams('마그네슘')
  magnesium?: number | null;

  @Milligrams('아연')
  zinc?: number | null;

  @OptionalNumberField('비타민 D(µg)', 0, 1000)
  vitaminD?: number | null;

  @Milligrams('비타민 B6')
  vitaminB6?: number | null;

  @Grams('콜라겐')
  collagen?: number | null;

  @Grams('글루코사민')
  glucosamine?: number | null;

  @Grams('MSM')
  msm?: number | null;

  @Milligrams('히알루론산')
  hyaluronicAcid?: number | null;

  @OptionalWholeNumberField('읽은 뒤의 버전(바뀌었으면 409)', 1, LARGEST_INT)
  version?: number | null;
}

/** Wire name of each amount → its name in the catalogue, where the unit is part of the name. */
export const AMOUNT_FIELDS = {
  carbohydratePerServing: 'carbohydrateG',
  proteinPerServing: 'proteinG',
  fatPerServing: 'fatG',
  kcal: 'kcal',
  leucine: 'leucineG',
  isoLeucine: 'isoLeucineG',
  valine: 'valineG',
  methionine: 'methionineG',
  phenylalanine: 'phenylalanineG',
  threonine: 'threonineG',
  l_Carnitine: 'lCarnitineG',
  l_Glutamine: 'lGlutamineG',
  l_Alanine: 'lAlanineG',
  l_Lysine: 'lLysineG',
  creatine: 'creatineG',
  caffeine: 'caffeineMg',
  betaAlanine: 'betaAlanineG',
  citrullineMalate: 'citrullineMalateG',
  eaa: 'eaaG',
  bcaa: 'bcaaG',
  hmb: 'hmbG',
  hca: 'hcaG',
  catechin: 'catechinMg',
  egcg: 'egcgMg',
  cla: 'claG',
  epaDha: 'epaDhaG',
  magnesium: 'magnesiumMg',
  zinc: 'zincMg',
  vitaminD: 'vitaminDUg',
  vitaminB6: 'vitaminB6Mg',
  collagen: 'collagenG',
  glucosamine: 'glucosamineG',
  msm: 'msmG',
  hyaluronicAcid: 'hyaluronicAcidMg',
} as const satisfies Partial<Record<keyof SupplementInput, keyof ServingAmounts>>;

export type AmountField = keyof typeof AMOUNT_FIELDS;

/** Forces a wire name for every amount: a new amount in the catalogue does not compile without one. */
type AmountWithoutName = Exclude<keyof ServingAmounts, (typeof AMOUNT_FIELDS)[AmountField]>;
export const ALL_AMOUNTS_NAMED: AmountWithoutName extends never ? true : never = true;

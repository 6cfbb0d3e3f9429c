import type {
  Condition,
  IngredientClass,
  SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import type { CatalogueProduct, ServingContent, SupplementMember } from './supplement-engine.types.js';

/** Substances whose daily sum over all chosen products is limited, in the order of every limits vector here. */
export const LIMITED_SUBSTANCES = [
  'caffeineMg', // 400 mg adults, 2.5 mg/kg below 19: MFDS
  'egcgMg', // 300 mg: MFDS (liver)
  'zincMg', // 35 mg: KDRI 2020 upper level
  'magnesiumMg', // 350 mg: KDRI 2020 upper level from supplements
  'vitaminDUg', // 100 µg: KDRI 2020 upper level
  'creatineG', // 5 g: upper end of the maintenance dose, Kreider et al. 2017
] as const satisfies readonly (keyof ServingContent)[];

const ADULT_LIMITS = [400, 300, 35, 350, 100, 5];
const ADULT_AGE = 19;
const MINOR_CAFFEINE_PER_KG = 2.5;

/** The most of each limited substance a day, in the order of `LIMITED_SUBSTANCES`. */
export function dailyLimits(member: Pick<SupplementMember, 'ageYears' | 'weightKg'>): number[] {
  const limits = [...ADULT_LIMITS];
  if (member.ageYears < ADULT_AGE) limits[0] = Math.min(400, MINOR_CAFFEINE_PER_KG * member.weightKg);
  return limits;
}

/** Fat-loss classes: none goes together with garcinia (reports of liver injury with such mixtures). */
export const FAT_LOSS_CLASSES: readonly IngredientClass[] = ['garcinia', 'lCarnitine', 'catechin', 'cla'];

/** Whether two different classes must not be taken together. Symmetric. */
export function classesConflict(one: IngredientClass, other: IngredientClass): boolean {
  const withGarcinia = one === 'garcinia' ? other : other === 'garcinia' ? one : null;
  return withGarcinia !== null && withGarcinia !== 'garcinia' && FAT_LOSS_CLASSES.includes(withGarcinia);
}

/** Classes a condition rules out. */
const EXCLUDED_BY_CONDITION: Record<Condition, readonly IngredientClass[]> = {
  // Extra protein and creatine load a damaged kidney (KDOQI 2020); magnesium accumulates.
  '신장 질환': ['protein', 'gainer', 'creatine', 'eaa', 'bcaa', 'magnesium'],
  // Reports of liver injury: MFDS cautions for both ingredients.
  '간 질환': ['garcinia', 'catechin'],
  '심장 질환': ['caffeine'],
  임신: ['caffeine', 'garcinia', 'cla', 'catechin'],
  수유: ['caffeine', 'garcinia', 'cla', 'catechin'],
  '약물 복용': [],
};

/** Trace amounts of these count too, whatever class the product is sold as. */
const COUNTED_BY_AMOUNT: Partial<Record<IngredientClass, readonly (keyof ServingContent)[]>> = {
  caffeine: ['caffeineMg'],
  garcinia: ['hcaG'],
  cla: ['claG'],
  catechin: ['catechinMg', 'egcgMg'],
  creatine: ['creatineG'],
  magnesium: ['magnesiumMg'],
};

function contains(product: CatalogueProduct, ingredientClass: IngredientClass): boolean {
  if (product.ingredientClasses.includes(ingredientClass)) return true;
  return (COUNTED_BY_AMOUNT[ingredientClass] ?? []).some(amount => (product.perServing[amount] ?? 0) > 0);
}

export type Exclusion = 'allergen' | 'condition' | 'mixture';

/** Why a member must not be offered a product, or `null`. */
export function exclusionOf(product: CatalogueProduct, member: SupplementMember): Exclusion | null {
  if (product.allergens.some(allergen => member.allergens.includes(allergen))) return 'allergen';
  if (product.excludedConditions.some(condition => member.conditions.includes(condition))) return 'condition';
  const ruledOut = member.conditions.flatMap(condition => EXCLUDED_BY_CONDITION[condition]);
  if (ruledOut.some(ingredientClass => contains(product, ingredientClass))) return 'condition';
  const classes = product.ingredientClasses;
  if (classes.some(one => classes.some(other => classesConflict(one, other)))) return 'mixture';
  return null;
}

interface StandardCaution {
  classes: readonly IngredientClass[];
  /** A product that says this word itself needs no second sentence about it. */
  keyword: string;
  text: string;
}

const STANDARD_CAUTIONS: readonly StandardCaution[] = [
  {
    classes: ['protein', 'gainer', 'creatine', 'eaa', 'bcaa'],
    keyword: '신장',
    text: '신장 질환이 있으면 먼저 상담하세요',
  },
  { classes: ['garcinia', 'catechin'], keyword: '간 질환', text: '간 질환이 있으면 드시지 마세요' },
  { classes: ['caffeine'], keyword: '심장', text: '심장 질환이 있으면 드시지 마세요' },
  {
    classes: ['caffeine', 'garcinia', 'cla', 'catechin'],
    keyword: '임신',
    text: '임신·수유 중에는 드시지 마세요',
  },
  {
    classes: [
      'omega3',
      'glucosamine',
      'citrulline',
      'magnesium',
      'hmb',
      'lCarnitine',
      'betaAlanine',
      'collagen',
      'msm',
    ],
    keyword: '약을',
    text: '약을 드시고 있으면 먼저 상담하세요',
  },
];

const CONDITION_WARNINGS: Record<Condition, string> = {
  '신장 질환': '신장 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
  '간 질환': '간 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
  '심장 질환': '심장 질환을 등록하셨어요. 드시기 전에 의사와 상담하세요',
  임신: '임신 중이라고 등록하셨어요. 드시기 전에 의사와 상담하세요',
  수유: '수유 중이라고 등록하셨어요. 드시기 전에 의사와 상담하세요',
  '약물 복용': '드시는 약과 함께 먹어도 되는지 약사와 상담하세요',
};

const UNDERWEIGHT_BMI = 18.5; // Korean Society for the Study of Obesity

/** Everything a member should know before taking a product: its own cautions, its class's, and the stored conditions'. */
export function cautionsFor(
  product: CatalogueProduct,
  member: SupplementMember,
  purposes: readonly SupplementPurpose[],
): string[] {
  const cautions = [...product.cautions];
  for (const { classes, keyword, text } of STANDARD_CAUTIONS) {
    const concerned = product.ingredientClasses.some(ingredientClass => classes.includes(ingredientClass));
    if (concerned && !cautions.some(caution => caution.includes(keyword))) cautions.push(text);
  }
  for (const condition of member.conditions) cautions.push(CONDITION_WARNINGS[condition]);
  const bmi = member.weightKg / (member.heightCm / 100) ** 2;
  const forFatLoss = product.ingredientClasses.some(ingredientClass =>
    FAT_LOSS_CLASSES.includes(ingredientClass),
  );
  if (forFatLoss && purposes.includes('체중 감량') && bmi < UNDERWEIGHT_BMI)
    cautions.push('저체중이에요. 체중 감량 전에 상담하세요');
  return [...new Set(cautions)];
}

/** Highest daily dose of a class for this member, in the class's own unit. */
export function maximumDose(ingredientClass: IngredientClass, member: SupplementMember): number {
  const maximum = CLASS_EVIDENCE[ingredientClass].maximumDose;
  return ingredientClass === 'caffeine' ? Math.min(maximum, dailyLimits(member)[0] ?? 0) : maximum;
}

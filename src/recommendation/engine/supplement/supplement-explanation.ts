import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { energyNeedKcal } from './protein-gap.js';
import { dailyDose, effectiveDose, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { EvidenceGradeText, NoFit } from './supplement-engine.types.js';
import { CLASS_EVIDENCE, type EvidenceGrade } from './supplement-evidence.js';
import type { SupplementOption } from './supplement-options.js';

export const GRADE_TEXTS: Record<EvidenceGrade, EvidenceGradeText> = {
  A: '근거 강함',
  B: '근거 보통',
  C: '근거 약함',
};

const GRADES_BEST_FIRST = ['A', 'B', 'C'] as const;
const BUDGET_STEP_WON = 10_000;

const withCommas = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
const won = (amount: number): string => `${withCommas(amount)}원`;

/** The best grade among benefits; the list is never empty for an option. */
export function bestGrade(benefits: readonly Pick<Benefit, 'grade'>[]): EvidenceGrade {
  return GRADES_BEST_FIRST.find(grade => benefits.some(benefit => benefit.grade === grade)) ?? 'C';
}

/** One benefit a class, the best graded first: what the dose texts speak of. */
function servedClasses(option: SupplementOption): Benefit[] {
  const byClass = new Map<string, Benefit>();
  for (const benefit of option.benefits) {
    const known = byClass.get(benefit.ingredientClass);
    if (known === undefined || benefit.points > known.points) byClass.set(benefit.ingredientClass, benefit);
  }
  return [...byClass.values()].sort((one, other) => other.points - one.points);
}

function amountText(option: SupplementOption, benefit: Benefit): string {
  const { unit } = CLASS_EVIDENCE[benefit.ingredientClass];
  return `${withCommas(dailyDose(option.product, benefit.ingredientClass, option.servingsPerDay))}${unit}`;
}

/** e.g. `카페인 200mg, 베타알라닌 3.2g · 하루 1번` */
export function doseText(option: SupplementOption): string {
  const doses = servedClasses(option).map(
    benefit => `${CLASS_EVIDENCE[benefit.ingredientClass].koreanName} ${amountText(option, benefit)}`,
  );
  return `${doses.join(', ')} · 하루 ${option.servingsPerDay}번`;
}

function purchaseSentence(option: SupplementOption): string {
  const { servings } = option.variant;
  const packs = option.purchase.packs === 1 ? '한 통' : `${option.purchase.packs}통`;
  const days = Math.floor((servings * option.purchase.packs) / option.servingsPerDay);
  return `${servings}회분 ${packs}이면 ${days}일 먹고, 하루 ${won(option.purchase.costPerDay)}이에요.`;
}

function proteinSentences(option: SupplementOption, context: BenefitContext): string[] {
  const { targetGrams, dietGrams, gapGrams } = context.gap;
  const lack = targetGrams - dietGrams;
  const lacks = lack > gapGrams ? `모자라고, 그중 보충제로는 ${gapGrams}g까지만 채워요` : '모자라요';
  const perServing = withCommas(option.product.perServing.proteinG ?? 0);
  const closes =
    option.proteinGrams >= gapGrams
      ? '모자란 양을 모두 채워요'
      : `${gapGrams}g 가운데 ${option.proteinGrams}g을 채워요`;
  return [
    `하루 단백질 목표 ${targetGrams}g − 식사 약 ${dietGrams}g = ${lack}g이 ${lacks}.`,
    `한 번 ${perServing}g × 하루 ${option.servingsPerDay}번으로 ${closes}.`,
  ];
}

function gainerSentences(option: SupplementOption, context: BenefitContext): string[] {
  const need = Math.round(energyNeedKcal(context.member) / 10) * 10;
  const kcal = dailyDose(option.product, 'gainer', option.servingsPerDay);
  const surplus = CLASS_EVIDENCE.gainer.effectiveDose;
  const protein = option.proteinGrams > 0 ? `, 단백질은 ${option.proteinGrams}g이 더해져요` : '예요';
  return [
    `하루에 쓰는 약 ${withCommas(need)}kcal보다 ${surplus}kcal쯤 더 먹어야 체중이 늘어요.`,
    `한 번 ${withCommas(option.product.perServing.kcal ?? 0)}kcal × 하루 ${option.servingsPerDay}번 = ${withCommas(kcal)}kcal${protein}.`,
  ];
}

function purposesWithGrade(option: SupplementOption, purposes: readonly SupplementPurpose[]): string {
  return purposes
    .map(purpose => ({ purpose, benefits: option.benefits.filter(benefit => benefit.purpose === purpose) }))
    .filter(({ benefits }) => benefits.length > 0)
    .map(({ purpose, benefits }) => `${purpose}(${GRADE_TEXTS[bestGrade(benefits)]})`)
    .join(', ');
}

function ingredientSentences(option: SupplementOption, context: BenefitContext): string[] {
  const served = servedClasses(option);
  const names = served.map(({ ingredientClass }) => CLASS_EVIDENCE[ingredientClass].koreanName).join(', ');
  const intent = `${purposesWithGrade(option, context.purposes)}에 맞춰 ${names} 성분을 골랐어요.`;
  const [only] = served;
  if (served.length !== 1 || only === undefined) {
    const doses = served.map(
      benefit =>
        `${CLASS_EVIDENCE[benefit.ingredientClass].koreanName} ${amountText(option, benefit)}(기준의 ${Math.floor(benefit.share * 100)}%)`,
    );
    return [intent, `하루 ${option.servingsPerDay}번이면 ${doses.join(', ')}이에요.`];
  }
  const { amount, unit } = CLASS_EVIDENCE[only.ingredientClass];
  const effective = `${withCommas(Math.round(effectiveDose(only.ingredientClass, context) * 100) / 100)}${unit}`;
  const basis =
    only.ingredientClass === 'caffeine'
      ? `체중 ${withCommas(context.member.weightKg)}kg 기준 ${effective}`
      : `연구에서 쓴 하루 ${effective}`;
  const perServing = `${withCommas(option.product.perServing[amount] ?? 0)}${unit}`;
  const reach =
    only.share >= 1 ? `${basis} 이상을 채워요` : `${basis}의 ${Math.floor(only.share * 100)}%예요`;
  return [
    intent,
    `한 번 ${perServing} × 하루 ${option.servingsPerDay}번 = ${amountText(option, only)}, ${reach}.`,
  ];
}

/** Why this product, in what dose, at what cost: three sentences of 해요체 with the arithmetic in them. */
export function reasonFor(option: SupplementOption, context: BenefitContext): string {
  const has = (ingredientClass: string): boolean =>
    option.benefits.some(benefit => benefit.ingredientClass === ingredientClass);
  const sentences = has('protein')
    ? proteinSentences(option, context)
    : has('gainer')
      ? gainerSentences(option, context)
      : ingredientSentences(option, context);
  return [...sentences, purchaseSentence(option)].join(' ');
}

/**
 * Why nothing was chosen.
 * @param options what could be chosen with any budget
 * @param hadOptionsWithoutHealth whether there would be options without the stored allergies and conditions
 */
export function explainNoFit(
  options: readonly SupplementOption[],
  monthlyBudget: number,
  hadOptionsWithoutHealth: boolean,
): NoFit {
  if (options.length === 0) {
    const reason = hadOptionsWithoutHealth
      ? '등록하신 알레르기와 건강 상태에 맞는 제품이 없어요. 드셔도 되는 제품은 의사나 약사와 상담하세요.'
      : '고른 목적에 근거가 있는 제품을 찾지 못했어요. 다른 목적도 함께 골라 보세요.';
    return { reason, cheapestBudget: null };
  }
  const cheapest = Math.min(...options.map(option => option.purchase.packsPrice));
  const cheapestBudget = Math.ceil(cheapest / BUDGET_STEP_WON) * BUDGET_STEP_WON;
  const reason =
    `20일 넘게 먹을 수 있는 가장 싼 제품이 ${won(cheapest)}이라 월 ${won(monthlyBudget)}으로는 살 수 없어요. ` +
    `예산을 ${won(cheapestBudget)}으로 올려 보세요.`;
  return { reason, cheapestBudget };
}

import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { withCommas, won } from './number-texts.js';
import { energyNeedKcal } from './protein-gap.js';
import { dailyDose, effectiveDose, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { EvidenceGradeText, EvidenceNote } from './supplement-engine.types.js';
import { CLASS_EVIDENCE, type EvidenceGrade } from './supplement-evidence.js';
import type { SupplementOption } from './supplement-options.js';
import { coffeeCaffeineMg, LIMITED_SUBSTANCES } from './supplement-safety.js';

export const GRADE_TEXTS: Record<EvidenceGrade, EvidenceGradeText> = {
  A: '근거 충분',
  B: '근거 보통',
  C: '근거 약함',
};
/** Where the search was stopped. */
export const UNPROVEN_NOTE = '조합이 아주 많아 끝까지 비교하지는 못했어요. 더 나은 조합이 있을 수 있어요.';

/** EFSA 2015: what may be taken at once (see the table of rules). */
const SINGLE_CAFFEINE_MG = 200;
const SINGLE_CAFFEINE_MG_PER_KG = 3;
const GRADES_BEST_FIRST = ['A', 'B', 'C'] as const;

/** The best grade among benefits; the list is never empty for an option. */
export function bestGrade(benefits: readonly Pick<Benefit, 'grade'>[]): EvidenceGrade {
  return GRADES_BEST_FIRST.find(grade => benefits.some(benefit => benefit.grade === grade)) ?? 'C';
}

/** How strong the research on each ingredient is for each chosen purpose, the strongest first within a purpose. */
export function evidenceNotes(
  benefits: readonly Benefit[],
  purposes: readonly SupplementPurpose[],
): EvidenceNote[] {
  return purposes.flatMap(purpose =>
    benefits
      .filter(benefit => benefit.purpose === purpose)
      .sort((one, other) => other.points - one.points)
      .flatMap(({ ingredientClass, grade }) => {
        const { koreanName, purposes: known } = CLASS_EVIDENCE[ingredientClass];
        const found = known[purpose];
        if (found === undefined) return [];
        const { outcome, source } = found;
        return [{ purpose, ingredient: koreanName, grade: GRADE_TEXTS[grade], outcome, source }];
      }),
  );
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

/** e.g. `카페인 150mg, 비타민 B6 2mg · 하루 1번` */
export function doseText(option: SupplementOption): string {
  const doses = servedClasses(option).map(
    benefit => `${CLASS_EVIDENCE[benefit.ingredientClass].koreanName} ${amountText(option, benefit)}`,
  );
  return `${doses.join(', ')} · 하루 ${option.servingsPerDay}번`;
}

/** When to take it, where that matters; the ingredients it was chosen for decide. */
export function timingOf(option: SupplementOption): string | null {
  const texts = servedClasses(option).flatMap(
    ({ ingredientClass }) => CLASS_EVIDENCE[ingredientClass].timing ?? [],
  );
  return texts.length === 0 ? null : [...new Set(texts)].join(' ');
}

function purchaseSentence(option: SupplementOption): string {
  const { servings } = option.variant;
  const packs = option.purchase.packs === 1 ? '한 통' : `${option.purchase.packs}통`;
  const days = Math.floor((servings * option.purchase.packs) / option.servingsPerDay);
  return `${servings}회분 ${packs}이면 ${days}일 먹고, 하루 ${won(option.purchase.costPerDay)}이에요.`;
}

function proteinSentences(option: SupplementOption, context: BenefitContext): string[] {
  const { targetGrams, dietGrams, gapGrams, dietKnown } = context.need ?? {
    ...{ targetGrams: 0, dietGrams: 0, gapGrams: 0, dietKnown: true },
  };
  const lack = targetGrams - dietGrams;
  const lacks = lack > gapGrams ? `모자라고, 그중 보충제로는 ${gapGrams}g까지만 채워요` : '모자라요';
  const perServing = withCommas(option.product.perServing.proteinG ?? 0);
  const closes =
    option.proteinGrams >= gapGrams
      ? '모자란 양을 모두 채워요'
      : `${gapGrams}g 가운데 ${option.proteinGrams}g을 채워요`;
  return [
    `하루 단백질 목표 ${targetGrams}g − 식사 ${dietKnown ? '' : '약 '}${dietGrams}g = ${lack}g이 ${lacks}.`,
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

/** What a dose is measured by: named for what it is, a study's dose or a permitted or recommended intake. */
function basisText({ ingredientClass }: Benefit, context: BenefitContext): string {
  const { unit, doseBasis } = CLASS_EVIDENCE[ingredientClass];
  const amount = `${withCommas(Math.round(effectiveDose(ingredientClass, context) * 100) / 100)}${unit}`;
  if (ingredientClass === 'caffeine') return `체중 ${withCommas(context.member.weightKg)}kg 기준 ${amount}`;
  if (doseBasis === 'permitted') return `식약처 일일섭취량 ${amount}`;
  if (doseBasis === 'reference') return `한국인 영양소 섭취기준 ${amount}`;
  return doseBasis === 'study' ? `연구에서 쓴 하루 ${amount}` : `하루 ${amount}`;
}

function reachText(benefit: Benefit, context: BenefitContext): string {
  const basis = basisText(benefit, context);
  return benefit.share >= 1 ? `${basis} 이상` : `${basis}의 ${Math.floor(benefit.share * 100 + 1e-9)}%`;
}

/** The arithmetic of what is in it: content, not effect. */
function contentSentences(option: SupplementOption, context: BenefitContext): string[] {
  const served = servedClasses(option);
  const [only] = served;
  if (served.length === 1 && only !== undefined) {
    const { amount, unit, koreanName } = CLASS_EVIDENCE[only.ingredientClass];
    const perServing = `${withCommas(option.product.perServing[amount] ?? 0)}${unit}`;
    return [
      `${koreanName} 한 번 ${perServing} × 하루 ${option.servingsPerDay}번 = ${amountText(option, only)}, ${reachText(only, context)}${only.share >= 1 ? '이에요' : '예요'}.`,
    ];
  }
  const doses = served.map(
    benefit =>
      `${CLASS_EVIDENCE[benefit.ingredientClass].koreanName} ${amountText(option, benefit)}(${reachText(benefit, context)})`,
  );
  return [`하루 ${option.servingsPerDay}번이면 ${doses.join(', ')}이에요.`];
}

/** What the member's coffee leaves of the day's caffeine, where that decides over products for a chosen purpose. */
export function caffeineNote({ purposes, member, rules }: BenefitContext): string | null {
  const left = Math.floor(rules.limits[LIMITED_SUBSTANCES.indexOf('caffeineMg')] ?? 0);
  const coffee = coffeeCaffeineMg(member);
  const matters = purposes.some(purpose => CLASS_EVIDENCE.caffeine.purposes[purpose] !== undefined);
  const atOnce = Math.floor(Math.min(SINGLE_CAFFEINE_MG, SINGLE_CAFFEINE_MG_PER_KG * member.weightKg));
  const isAllowed = !rules.excludedClasses.has('caffeine') && rules.allowOnly.length === 0;
  if (!matters || !isAllowed || coffee === 0 || left >= atOnce) return null;
  const drunk = `커피로 카페인을 하루 약 ${coffee}mg ${member.coffeeCupsPerDay === null ? '드신다고 보고' : '드시니'}`;
  return left <= 0
    ? `${drunk}, 카페인이 든 제품은 모두 뺐어요.`
    : `${drunk}, 제품의 카페인은 하루 ${left}mg까지만 골랐어요.`;
}

/** The day's caffeine with the member's coffee, where a product brings any. */
function caffeineSentences(option: SupplementOption, { member }: BenefitContext): string[] {
  const perServing = option.product.perServing.caffeineMg ?? 0;
  if (perServing <= 0) return [];
  const coffee = coffeeCaffeineMg(member);
  const day = Math.round(perServing * option.servingsPerDay + coffee);
  const cups = coffee === 0 ? '커피를 드시지 않으니' : `커피로 드시는 약 ${coffee}mg을 더하면`;
  return [`${cups} 카페인은 하루 ${day}mg이에요.`];
}

/** Why this product, in what dose, at what cost: sentences of 해요체 with the arithmetic in them, and no claim. */
export function reasonFor(option: SupplementOption, context: BenefitContext): string {
  const has = (ingredientClass: string): boolean =>
    option.benefits.some(benefit => benefit.ingredientClass === ingredientClass);
  const sentences = has('protein')
    ? proteinSentences(option, context)
    : has('gainer')
      ? gainerSentences(option, context)
      : contentSentences(option, context);
  return [...sentences, ...caffeineSentences(option, context), purchaseSentence(option)].join(' ');
}

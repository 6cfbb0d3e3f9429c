import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { object } from '../particles.js';
import { withCommas, won } from './number-texts.js';
import { energyNeedKcal } from './protein-gap.js';
import { dailyDose, effectiveDose, type Benefit, type BenefitContext } from './supplement-benefit.js';
import type { EvidenceGradeText, EvidenceNote, SupplementMember } from './supplement-engine.types.js';
import { doseText } from './dose-text.js';
import { CLASS_EVIDENCE, TIMINGS, type EvidenceGrade } from './supplement-evidence.js';
import type { SupplementOption } from './supplement-options.js';
import { coffeeCaffeineMg, LIMITED_SUBSTANCES } from './supplement-safety.js';

export const GRADE_TEXTS: Record<EvidenceGrade, EvidenceGradeText> = {
  A: '근거 충분',
  B: '근거 보통',
  C: '근거 약함',
};
/** Shown where the search was cut off. */
export const UNPROVEN_NOTE = '조합이 아주 많아 끝까지 비교하지는 못했어요. 더 나은 조합이 있을 수 있어요.';

const ASKED_AS = { conditions: '건강 상태', allergens: '알레르기', medicines: '드시는 약' } as const;

/**
 * Notes which unanswered lists were assumed empty, unless another answer covers them.
 * @param ending what was done so, and what to do
 */
export function unansweredNotes(
  { unanswered = [], conditions, readinessYes }: SupplementMember,
  ending: string,
): string[] {
  const toldOtherwise: Record<keyof typeof ASKED_AS, boolean> = {
    conditions: readinessYes.length > 0,
    allergens: false,
    medicines: conditions.includes('약물 복용') || readinessYes.includes('medicine'),
  };
  const assumed = unanswered.filter(list => !toldOtherwise[list]);
  if (assumed.length === 0) return [];
  const asked = object(assumed.map(list => ASKED_AS[list]).join('·'));
  return [`${asked} 아직 알려 주지 않으셔서, 해당하는 것이 없다고 보고 ${ending}`];
}

/** EFSA 2015: the most caffeine at once (see the table of rules). */
const SINGLE_CAFFEINE_MG = 200;
const SINGLE_CAFFEINE_MG_PER_KG = 3;
const GRADES_BEST_FIRST = ['A', 'B', 'C'] as const;

/** The best grade among benefits; the list is never empty for an option. */
export function bestGrade(benefits: readonly Pick<Benefit, 'grade'>[]): EvidenceGrade {
  return GRADES_BEST_FIRST.find(grade => benefits.some(benefit => benefit.grade === grade)) ?? 'C';
}

/** Strength of the research on each ingredient for each chosen purpose, strongest first within a purpose. */
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

/** One benefit per class, best grade first; the dose texts use them. */
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

/** Dose per day and per intake of the ingredients it was chosen for. */
export function doseOf(option: SupplementOption): string {
  const served = servedClasses(option);
  const doses = served.map(({ ingredientClass }) => ({
    ingredient: CLASS_EVIDENCE[ingredientClass].koreanName,
    amount: dailyDose(option.product, ingredientClass, option.servingsPerDay),
    unit: CLASS_EVIDENCE[ingredientClass].unit,
  }));
  const atOnce = served.some(({ ingredientClass }) => ingredientClass === 'caffeine');
  return doseText(doses, option.servingsPerDay, atOnce);
}

/** When to take it, if it matters; the strictest of the ingredients it was chosen for decides. */
export function timingOf(option: SupplementOption): string | null {
  const texts = servedClasses(option).map(({ ingredientClass }) => CLASS_EVIDENCE[ingredientClass].timing);
  return TIMINGS.find(timing => texts.includes(timing)) ?? null;
}

function purchaseSentence(option: SupplementOption): string {
  const { servings } = option.variant;
  const packs = option.purchase.packs === 1 ? '한 통' : `${option.purchase.packs}통`;
  const days = Math.floor((servings * option.purchase.packs) / option.servingsPerDay);
  return `${servings}회분 ${packs}이면 ${days}일 드실 수 있고, 하루 ${won(option.purchase.costPerDay)}이에요.`;
}

function proteinSentences(option: SupplementOption, context: BenefitContext): string[] {
  const { targetGrams, dietGrams, gapGrams, dietKnown } = context.need ?? {
    ...{ targetGrams: 0, dietGrams: 0, gapGrams: 0, dietKnown: true },
  };
  const taken = context.taken?.proteinGrams ?? 0;
  const lack = targetGrams - dietGrams - taken;
  const most = gapGrams - taken;
  const beside = taken > 0 ? `${dietGrams}g, 드시는 제품으로 ${taken}g` : `${dietGrams}g`;
  const eaten = dietKnown ? `${beside}을 드셔서` : `${beside}쯤 드신다고 보면`;
  const lacks = lack > most ? `모자라요. 보충제로는 ${most}g까지만 채워요` : '모자라요';
  const closes =
    option.proteinGrams >= lack
      ? '모자란 양을 모두 채워요'
      : `그중 ${Math.min(option.proteinGrams, most)}g을 채워요`;
  const { servingsPerDay } = option;
  const perServing = withCommas(option.product.perServing.proteinG ?? 0);
  const drunk =
    servingsPerDay === 1 ? '하루 한 번 드시면' : `${perServing}g씩 하루 ${servingsPerDay}번 드시면`;
  return [
    `하루 단백질 목표는 ${targetGrams}g인데 식사로 ${eaten} ${lack}g이 ${lacks}.`,
    `${drunk} ${closes}.`,
  ];
}

function gainerSentences(option: SupplementOption, context: BenefitContext): string[] {
  const need = Math.round(energyNeedKcal(context.member) / 10) * 10;
  const kcal = dailyDose(option.product, 'gainer', option.servingsPerDay);
  const surplus = CLASS_EVIDENCE.gainer.effectiveDose;
  const protein = option.proteinGrams > 0 ? `와 단백질 ${option.proteinGrams}g을` : '를';
  return [
    `하루에 쓰는 열량이 ${withCommas(need)}kcal쯤이라, ${surplus}kcal쯤 더 드셔야 체중이 늘어요.`,
    `이 제품은 하루 ${withCommas(kcal)}kcal${protein} 더해요.`,
  ];
}

/** The reference for a dose, named for what it is: a study's dose, or a permitted or recommended intake. */
function basisText({ ingredientClass }: Benefit, context: BenefitContext): string {
  const { unit, doseBasis } = CLASS_EVIDENCE[ingredientClass];
  const amount = `${withCommas(Math.round(effectiveDose(ingredientClass, context) * 100) / 100)}${unit}`;
  if (ingredientClass === 'caffeine')
    return `체중 ${withCommas(context.member.weightKg)}kg에 맞는 양(${amount})`;
  if (doseBasis === 'permitted') return `식약처 일일섭취량(${amount})`;
  if (doseBasis === 'reference') return `한국인 영양소 섭취기준(${amount})`;
  return doseBasis === 'study' ? `연구에서 쓴 양(하루 ${amount})` : `필요한 양(하루 ${amount})`;
}

/** How much of the reference each ingredient's daily amount reaches: arithmetic of content, not an effect. */
function contentSentences(
  option: SupplementOption,
  served: readonly Benefit[],
  context: BenefitContext,
): string[] {
  if (served.length === 0) return [];
  const clauses = served.map((benefit, index) => {
    const isLast = index === served.length - 1;
    const { koreanName } = CLASS_EVIDENCE[benefit.ingredientClass];
    const day = `${koreanName} 하루 ${amountText(option, benefit)}이면 ${basisText(benefit, context)}`;
    if (benefit.share >= 1) return `${day}을 ${isLast ? '채워요' : '채우고'}`;
    return `${day}의 ${Math.floor(benefit.share * 100 + 1e-9)}%${isLast ? '예요' : '이고'}`;
  });
  return [`${clauses.join(', ')}.`];
}

/** How much of the day's caffeine the member's coffee leaves, where that affects the choice for a chosen purpose. */
export function caffeineNote({ purposes, member, rules, taken }: BenefitContext): string | null {
  const fromProducts = Math.ceil(taken?.caffeineMg ?? 0);
  const left = Math.floor(rules.limits[LIMITED_SUBSTANCES.indexOf('caffeineMg')] ?? 0) - fromProducts;
  const coffee = coffeeCaffeineMg(member) + fromProducts;
  const matters = purposes.some(purpose => CLASS_EVIDENCE.caffeine.purposes[purpose] !== undefined);
  const atOnce = Math.floor(Math.min(SINGLE_CAFFEINE_MG, SINGLE_CAFFEINE_MG_PER_KG * member.weightKg));
  const isAllowed = !rules.excludedClasses.has('caffeine') && rules.allowOnly.length === 0;
  if (!matters || !isAllowed || coffee === 0 || left >= atOnce) return null;
  const by = fromProducts > 0 ? '커피와 이미 드시는 제품으로' : '커피로';
  const drunk = `${by} 카페인을 하루 ${coffee}mg쯤 ${member.coffeeCupsPerDay === null ? '드신다고 보고' : '드셔서'}`;
  return left <= 0
    ? `${drunk} 카페인이 든 제품은 뺐어요.`
    : `${drunk} 제품으로는 하루 ${left}mg까지만 더하도록 했어요.`;
}

/** The day's caffeine including the member's coffee, where a product contains any. */
function caffeineSentences(option: SupplementOption, { member, taken }: BenefitContext): string[] {
  const { coffeeCupsPerDay } = member;
  const perServing = option.product.perServing.caffeineMg ?? 0;
  if (perServing <= 0) return [];
  const fromProducts = Math.round(taken?.caffeineMg ?? 0);
  const coffee = coffeeCaffeineMg(member) + fromProducts;
  const day = Math.round(perServing * option.servingsPerDay + coffee);
  if (fromProducts > 0)
    return [`커피와 이미 드시는 제품의 ${coffee}mg쯤을 더하면 카페인은 모두 합쳐 하루 ${day}mg이에요.`];
  if (coffee === 0) return [`커피를 드시지 않아서 카페인은 하루 ${day}mg이에요.`];
  const drunk = coffeeCupsPerDay === null ? `${coffee}mg쯤 드신다고 보면` : `드시는 ${coffee}mg쯤을 더하면`;
  return [`커피로 ${drunk} 카페인은 모두 합쳐 하루 ${day}mg이에요.`];
}

/** Why this product, in what dose, at what cost: sentences of 해요체 with the arithmetic and no health claim. */
export function reasonFor(option: SupplementOption, context: BenefitContext): string {
  const served = servedClasses(option);
  const has = (ingredientClass: string): boolean =>
    served.some(benefit => benefit.ingredientClass === ingredientClass);
  const others = served.filter(
    ({ ingredientClass }) => ingredientClass !== 'protein' && ingredientClass !== 'gainer',
  );
  return [
    ...(has('protein') ? proteinSentences(option, context) : []),
    ...(has('gainer') ? gainerSentences(option, context) : []),
    ...contentSentences(option, others, context),
    ...caffeineSentences(option, context),
    purchaseSentence(option),
  ].join(' ');
}

import type { NoFit, Refusal, SupplementInput } from './supplement-engine.types.js';
import { won } from './number-texts.js';
import { MAXIMUM_GAP_GRAMS } from './protein-gap.js';
import type { BenefitContext } from './supplement-benefit.js';
import { closedGrams, isWorthItsPrice, optionsFor, type SupplementOption } from './supplement-options.js';
import { rulesFor } from './supplement-safety.js';

const BUDGET_STEP_WON = 10_000;
const ASK_A_PHYSICIAN =
  '등록하신 알레르기와 건강 상태에 맞는 제품이 없어요. 드셔도 되는 제품은 의사나 약사와 상담하세요.';
const NOTHING_FOR_THE_YOUNG =
  '만 19세 미만에게 드리는 단백질, 비타민 D, 오메가3 가운데 고른 목적에 맞는 제품이 없어요. 끼니와 잠이 먼저예요.';
const NOTHING_PROVEN = '고른 목적에 근거가 있는 제품을 찾지 못했어요. 다른 목적도 함께 골라 보세요.';
const COFFEE_IS_ENOUGH =
  '고른 목적에는 카페인이 든 제품이 맞지만, 커피로 드시는 카페인에 더하면 하루 한도를 넘어요. 커피를 줄인 날에만 생각해 보세요.';
const NOTHING_WORTH_ITS_PRICE =
  '고른 목적에 맞는 제품은 있지만, 연구의 근거와 들어 있는 양에 비해 값이 비싸 고르지 않았어요.';
const DIET_IS_ENOUGH = '단백질은 식사로 충분하고, 고른 목적에 더 보탤 만한 제품이 없어요.';

interface Prepared {
  context: BenefitContext;
  /** What could be chosen with any budget. */
  options: readonly SupplementOption[];
  refusals: readonly Refusal[];
}

/** Why nothing was chosen, and which budget would help. */
export function explainNoFit(
  { member, request, catalogue }: SupplementInput,
  { context, options, refusals }: Prepared,
): NoFit {
  const [refusal] = refusals;
  if (context.purposes.length === 0 && refusal) return { reason: refusal.reason, cheapestBudget: null };
  if (options.length === 0) {
    const lacking = context.need?.gapGrams ?? 0;
    const starving = context.need && { ...context.need, gapGrams: MAXIMUM_GAP_GRAMS };
    if (lacking > 0 && optionsFor(catalogue, { ...context, need: starving }).length > 0) {
      return { reason: lessThanOneServing(lacking), cheapestBudget: null };
    }
    const free = {
      ...member,
      allergens: [],
      conditions: [],
      medicines: [],
      readinessYes: [],
      ageYears: Math.max(member.ageYears, 19),
    };
    const hadOptions = optionsFor(catalogue, { ...context, member: free, rules: rulesFor(free) }).length > 0;
    const told = [...member.allergens, ...member.conditions, ...member.medicines, ...member.readinessYes];
    const kept = told.length === 0 ? NOTHING_FOR_THE_YOUNG : ASK_A_PHYSICIAN;
    if (hadOptions) return { reason: kept, cheapestBudget: null };
    const sober = { ...member, coffeeCupsPerDay: 0 };
    if (optionsFor(catalogue, { ...context, member: sober, rules: rulesFor(sober) }).length > 0) {
      return { reason: COFFEE_IS_ENOUGH, cheapestBudget: null };
    }
    const fed = context.need !== null && closedGrams(context) <= 0;
    return { reason: fed ? DIET_IS_ENOUGH : NOTHING_PROVEN, cheapestBudget: null };
  }
  const worthwhile = options.filter(option => isWorthItsPrice(option, context));
  if (worthwhile.length === 0) return { reason: NOTHING_WORTH_ITS_PRICE, cheapestBudget: null };
  const cheapest = Math.min(...worthwhile.map(option => option.purchase.packsPrice));
  const cheapestBudget = Math.ceil(cheapest / BUDGET_STEP_WON) * BUDGET_STEP_WON;
  const reason =
    `값어치를 하는 제품 가운데 20일 넘게 먹을 수 있는 가장 싼 것이 ${won(cheapest)}이라 월 ${won(request.monthlyBudget)}으로는 살 수 없어요. ` +
    `예산을 ${won(cheapestBudget)}으로 올려 보세요.`;
  return { reason, cheapestBudget };
}

/** Who may have no more protein than is lacking (below 19, pregnant, nursing). */
function lessThanOneServing(lackingGrams: number): string {
  return (
    `하루에 모자란 단백질 ${lackingGrams}g은 단백질 제품을 한 번 먹는 양보다 적어요. ` +
    '고기, 생선, 달걀, 콩 가운데 드실 수 있는 것을 끼니에 더해 채워 주세요.'
  );
}

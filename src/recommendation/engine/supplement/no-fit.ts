import { object } from '../particles.js';
import type { NoFit, Refusal, SupplementInput, SupplementMember } from './supplement-engine.types.js';
import { won } from './number-texts.js';
import { MAXIMUM_GAP_GRAMS } from './protein-gap.js';
import type { BenefitContext } from './supplement-benefit.js';
import { isWorthItsPrice } from './option-sets.js';
import { closedGrams, optionsFor, type SupplementOption } from './supplement-options.js';
import { ADULT_AGE } from './safety/member-circumstances.js';
import { rulesFor } from './supplement-safety.js';

const BUDGET_STEP_WON = 10_000;
const NOTHING_FOR_THE_YOUNG =
  '만 19세 미만에게 드리는 단백질, 비타민 D, 오메가3 가운데 고른 목적에 맞는 제품이 없어요. 끼니와 잠이 먼저예요.';
const NOTHING_PROVEN =
  '고른 목적에 맞고 연구 근거도 있는 제품을 찾지 못했어요. 다른 목적도 함께 골라 보세요.';
const COFFEE_IS_ENOUGH =
  '고른 목적에는 카페인이 든 제품이 맞지만, 커피로 드시는 카페인에 더하면 하루 한도를 넘어요. 커피를 줄이면 다시 골라 드릴게요.';
const NOTHING_WORTH_ITS_PRICE =
  '고른 목적에 맞는 제품은 있지만, 연구 근거와 들어 있는 양에 비해 비싸서 고르지 않았어요.';
const TAKEN_ALREADY =
  '고른 목적에 맞는 제품은 이미 드시는 것과 성분이 겹치거나, 더하면 하루 한도를 넘어요. 더 사지 않으셔도 돼요.';
const TAKEN_IS_ENOUGH = '이미 드시는 것으로 고른 목적은 충분해서, 값만큼 더 보탤 제품이 없어요.';
const DIET_IS_ENOUGH = '단백질은 식사로 충분하고, 고른 목적에 더 보탤 만한 제품도 없어요.';

interface Prepared {
  context: BenefitContext;
  /** Options available with any budget. */
  options: readonly SupplementOption[];
  refusals: readonly Refusal[];
  /** Items already taken; `money` is the budget in won left beside them. */
  taken: readonly SupplementOption[];
  money: number;
}

/** Explains why nothing was chosen and which budget would help. */
export function explainNoFit(
  { member, request, catalogue }: SupplementInput,
  { context, options, refusals, taken, money }: Prepared,
): NoFit {
  const [refusal] = refusals;
  if (context.purposes.length === 0 && refusal) return { reason: refusal.reason, cheapestBudget: null };
  const everything =
    taken.length > 0
      ? optionsFor(
          catalogue,
          context,
          taken.map(({ product }) => product),
        )
      : [];
  if (options.length === 0 && everything.length > 0) return { reason: TAKEN_ALREADY, cheapestBudget: null };
  if (options.length === 0) {
    const lacking = context.need?.gapGrams ?? 0;
    const starving = context.need && { ...context.need, gapGrams: MAXIMUM_GAP_GRAMS };
    if (lacking > 0 && optionsFor(catalogue, { ...context, need: starving }).length > 0) {
      return { reason: lessThanOneServing(lacking), cheapestBudget: null };
    }
    const hasOptions = (changes: Partial<SupplementMember>): boolean => {
      const other = { ...member, ...changes };
      return optionsFor(catalogue, { ...context, member: other, rules: rulesFor(other) }).length > 0;
    };
    const healthy = {
      ...{ allergens: [], conditions: [], medicines: [], readinessYes: [] },
      ageYears: Math.max(member.ageYears, ADULT_AGE),
    };
    if (hasOptions(healthy)) return { reason: keptFrom(member), cheapestBudget: null };
    if (hasOptions({ coffeeCupsPerDay: 0 })) return { reason: COFFEE_IS_ENOUGH, cheapestBudget: null };
    if (hasOptions({ ...healthy, coffeeCupsPerDay: 0 })) {
      return { reason: keptFrom(member), cheapestBudget: null };
    }
    const fed = context.need !== null && closedGrams(context) <= 0;
    return { reason: fed ? DIET_IS_ENOUGH : NOTHING_PROVEN, cheapestBudget: null };
  }
  const worthwhile = options.filter(option => isWorthItsPrice(option, context, taken));
  if (worthwhile.length === 0 && everything.some(option => isWorthItsPrice(option, context)))
    return { reason: TAKEN_IS_ENOUGH, cheapestBudget: null };
  if (worthwhile.length === 0) return { reason: NOTHING_WORTH_ITS_PRICE, cheapestBudget: null };
  const cheapest = Math.min(...worthwhile.map(option => option.purchase.packsPrice));
  const paid = taken.reduce((sum, { purchase }) => sum + purchase.packsPrice, 0);
  const cheapestBudget = Math.ceil((cheapest + paid) / BUDGET_STEP_WON) * BUDGET_STEP_WON;
  const left =
    paid > 0
      ? `드시는 것이 한 달 ${won(paid)}이라 남는 ${won(money)}으로는`
      : `한 달 ${won(request.monthlyBudget)}으로는`;
  const reason =
    `고를 만한 제품 가운데 20일 넘게 드실 수 있는 가장 싼 것이 ${won(cheapest)}이라, ${left} 살 수 없어요. ` +
    `예산을 ${won(cheapestBudget)}으로 올려 보세요.`;
  return { reason, cheapestBudget };
}

/** Names the member's answers that leave nothing to choose. */
function keptFrom({ allergens, conditions, medicines, readinessYes, ageYears }: SupplementMember): string {
  const told = [
    ...(allergens.length > 0 ? ['알레르기'] : []),
    ...(conditions.length > 0 ? ['건강 상태'] : []),
    ...(medicines.length > 0 ? ['드시는 약'] : []),
    ...(readinessYes.length > 0 ? ['운동 전 확인'] : []),
  ];
  if (told.length === 0) return NOTHING_FOR_THE_YOUNG;
  const all = object([...(ageYears < ADULT_AGE ? ['나이'] : []), ...told].join('·'));
  return `${all} 살펴보니 고른 목적에 권할 만한 제품이 없어요. 드셔도 되는 제품은 의사나 약사와 상담하세요.`;
}

/** For members who may not get more protein than they lack (below 19, pregnant, nursing). */
function lessThanOneServing(lackingGrams: number): string {
  return (
    `하루에 모자란 단백질이 ${lackingGrams}g이라, 단백질 제품을 한 번 드시면 오히려 넘쳐요. ` +
    '고기, 생선, 달걀, 콩 가운데 드실 수 있는 것을 끼니에 조금 더해 주세요.'
  );
}

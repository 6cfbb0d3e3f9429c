import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { and, by, object, subject, topic } from '../particles.js';
import { withCommas, won } from './number-texts.js';
import { NUTRIENTS, type NutrientName } from './nutrients.js';
import { askText, because } from './safety/reason-text.js';
import type { Circumstance } from './safety/safety-rule.types.js';
import type { AuditedItem, StackItem } from './stack-audit.types.js';
import { stackExclusion } from './stack-options.js';
import type { BenefitContext } from './supplement-benefit.js';
import type { CatalogueProduct } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import type { SupplementOption } from './supplement-options.js';
import { classesConflict, containedClasses, exclusionOf, LIMITED_SUBSTANCES } from './supplement-safety.js';

/** Everything that a sentence about one item may refer to. */
export interface Reasoned {
  item: StackItem;
  context: BenefitContext;
  /** Its options by servings, from all that it may keep by itself. */
  all: readonly SupplementOption[];
  /** The option that stays. */
  stays: SupplementOption;
  /** The whole proposal; `bought` is the part that is bought. */
  chosen: readonly SupplementOption[];
  bought: readonly SupplementOption[];
  /** Limits and budget of the search. */
  prepared: { substances: readonly number[]; budget: number };
}

type Said = Pick<AuditedItem, 'verdict' | 'reason' | 'source' | 'byProductId'>;

/** The strictest active limit; null where none was read. */
export function bindingLimit(
  nutrient: NutrientName,
  { rules }: BenefitContext,
): { amount: number; source: string } | null {
  const [first] = rules.limitsInForce
    .filter(({ substance }) => substance === nutrient)
    .sort((one, other) => one.amount - other.amount);
  return first ?? null;
}

const said = (verdict: Said['verdict'], reason: string, source: string | null = null): Said => ({
  ...{ verdict, reason, source, byProductId: null },
});

/** The verdict on one item, with the decisive reason. */
export function reasonOf(reasoned: Reasoned): Said {
  const { item, context, stays } = reasoned;
  if (stackExclusion(item.product, context) !== null) return excludedSaid(item.product, context);
  const servings = stays.taken?.servings ?? 0;
  if (servings === item.servingsPerDay) return keptSaid(reasoned);
  const lessens = servings > 0 ? ('reduce' as const) : ('drop' as const);
  const ends =
    servings > 0 ? `하루 ${item.servingsPerDay}번에서 ${servings}번으로 줄여 주세요.` : '빼는 게 좋아요.';
  const limit = overLimit(reasoned, ({ taken }) => taken !== undefined);
  const swap = limit ? null : swapped(reasoned);
  if (swap) return swap;
  const over = limit ?? overLimit(reasoned, () => true) ?? overByItself(item, context);
  if (over)
    return said(lessens, `${over.text} ${ends} 처방받은 것이라면 먼저 의사에게 물어보세요.`, over.source);
  const pair = reasoned.chosen.find(
    one =>
      one.taken?.itemId !== item.itemId && one.taken?.servings !== 0 && conflicts(one.product, item.product),
  );
  if (pair && servings === 0)
    return said('drop', '함께 드시지 않는 게 좋은 제품이 있어서 하나만 남겼어요.', 'MFDS 2025, garcinia');
  const saved = (item.monthlyCost ?? 0) * (1 - servings / item.servingsPerDay);
  if (stays.purchase.monthlyCost === 0 && servings === 0 && !serves(reasoned))
    return said(lessens, `다 합친 값이 한 달 예산 ${won(reasoned.prepared.budget)}을 넘어서 뺐어요.`);
  return said(
    lessens,
    `더 드셔도 고른 목적에 보태는 것이 값만 못해요. ${servings > 0 ? '줄이면' : '빼면'} 한 달 ${won(Math.round(saved))}을 아껴요.`,
  );
}

/** Whether its full servings serve a requested purpose. */
const serves = ({ all: [full] }: Reasoned): boolean =>
  full !== undefined && (full.proteinGrams > 0 || full.points.some(each => each > 0));

function keptSaid({ item, context, all: [full] }: Reasoned): Said {
  const { rules } = context;
  const contained = containedClasses(item.product);
  const asks = rules.asks.filter(({ classes }) => classes.some(one => contained.has(one)));
  // A product without a known class cannot be on an allow list for certain.
  const isOffList = contained.size === 0 && rules.allowOnly.length > 0;
  if (isOffList || exclusionOf(item.product, rules) !== null) {
    const thin = rules.exclusions.find(({ when }) => when === 'severelyThin');
    if (rules.allowOnly.length === 0)
      return said(
        'ask',
        '지금 체중에서는 무엇을 드실지 의사와 정하는 게 안전해요. 그때까지는 그대로 두세요.',
        thin?.source,
      );
    const why = because(
      rules.allowOnly.map(({ reason }) => reason),
      'request',
    );
    return said(
      'ask',
      `${why}, 계속 드셔도 되는지 의사와 정해 주세요. 그때까지는 그대로 두세요.`,
      rules.allowOnly[0]?.source,
    );
  }
  if (asks.length > 0)
    return said('ask', `${askText(asks.map(({ reason }) => reason))}.`, asks[0]?.source ?? null);
  if (context.purposes.length === 0)
    return said('keep', '알려진 한도를 넘지 않고, 함께 드시면 안 되는 것도 없어요.');
  const helps = context.purposes.filter((_, purpose) => (full?.points[purpose] ?? 0) > 0);
  if ((full?.proteinGrams ?? 0) > 0)
    return said('keep', `모자란 단백질을 하루 ${full?.proteinGrams ?? 0}g 채워 줘요.`);
  if (helps.length === 0) return said('keep', '고른 목적과는 따로 드시는 제품이라 그대로 뒀어요.');
  return said('keep', `${helps.join('·')}에 도움이 될 수 있고, 한도 안이에요.`);
}

/** The limit that all its servings would exceed, with the figures. @param isBeside the items to count with it */
function overLimit(
  { all: [full], stays, chosen, context, prepared }: Reasoned,
  isBeside: (one: SupplementOption) => boolean,
): { text: string; source: string } | null {
  if (full === undefined) return null;
  for (const [index, limit] of prepared.substances.entries()) {
    const at = (option: SupplementOption): number => option.substances[index] ?? 0;
    const others = chosen
      .filter(one => one !== stays && isBeside(one))
      .reduce((sum, one) => sum + at(one), 0);
    const total = others + at(full);
    if (total <= limit || at(full) === 0) continue;
    const nutrient = LIMITED_SUBSTANCES[index];
    if (nutrient === undefined)
      return {
        text: `단백질이 모자란 만큼(${limit}g)보다 많아져요.`,
        source: context.rules.allowOnly[0]?.source ?? '',
      };
    const { koreanName, unit } = NUTRIENTS[nutrient];
    const amount = (thousandths: number): string => `${withCommas(thousandths / 1000)}${unit}`;
    const whose = others > 0 ? '다른 것과 합쳐 ' : '';
    return {
      text: `${subject(koreanName)} ${whose}하루 ${by(amount(total))} 한도 ${object(amount(limit))} 넘어요.`,
      source: bindingLimit(nutrient, context)?.source ?? '',
    };
  }
  return null;
}

/** The limit that all servings of this item alone exceed, with the figures. */
function overByItself(
  { product, servingsPerDay }: StackItem,
  context: BenefitContext,
): { text: string; source: string } | null {
  for (const nutrient of LIMITED_SUBSTANCES) {
    const total = (product.perServing[nutrient] ?? 0) * servingsPerDay;
    const limit = bindingLimit(nutrient, context);
    if (limit === null || total <= limit.amount) continue;
    const { koreanName, unit } = NUTRIENTS[nutrient];
    return {
      text: `${subject(koreanName)} 하루 ${by(withCommas(total) + unit)} 한도 ${object(withCommas(limit.amount) + unit)} 넘어요.`,
      source: limit.source,
    };
  }
  return null;
}

/** A product of the same class is bought instead. */
function swapped({ item, stays, bought }: Reasoned): Said | null {
  if ((stays.taken?.servings ?? 0) > 0) return null;
  const own = containedClasses(item.product);
  const instead = bought.find(({ product }) => product.ingredientClasses.some(one => own.has(one)));
  if (!instead) return null;
  const shared = instead.product.ingredientClasses.filter(one => own.has(one)).map(nameOf);
  const cost = item.monthlyCost === null ? '' : `한 달 ${won(item.monthlyCost)} 대신 `;
  return {
    ...said(
      'swap',
      `${topic(shared.join('·'))} ${cost}${won(instead.purchase.monthlyCost)}에 더 알맞게 드실 수 있어요.`,
    ),
    byProductId: instead.product.productId,
  };
}

const nameOf = (one: IngredientClass): string => CLASS_EVIDENCE[one].koreanName;

const conflicts = (one: CatalogueProduct, other: CatalogueProduct): boolean =>
  [...containedClasses(one)].some(first =>
    [...containedClasses(other)].some(second => classesConflict(first, second)),
  );

const AS_TOLD: Partial<Record<Circumstance, string>> = {
  everyone: '국내에서 식품으로 팔지 않거나, 넣어 팔 수 없는',
  fishAllergy: '생선 알레르기가 있으면 드시지 않는 게 좋은',
  underweight: '체중이 적게 나갈 때 드시지 않는 게 좋은',
  notOverweight: '과체중이 아니면 드실 까닭이 없는',
  obese: '체질량지수가 30 이상이면 드시지 않는 게 좋은',
  severelyThin: '지금 체중에서는 의사와 먼저 상의해야 하는',
  readinessYes: '운동 전 확인에 ‘예’가 있으면 드시지 않는 게 좋은',
  untoldCondition: '어떤 병인지 알기 전에는 드시지 않는 게 좋은',
  unknownMedicine: '어떤 약인지 알기 전에는 드시지 않는 게 좋은',
};

/** Why none of it may stay, from the rule that excludes it. */
function excludedSaid(product: CatalogueProduct, context: BenefitContext): Said {
  const { rules } = context;
  const exclusion = exclusionOf(product, rules);
  const contained = [...containedClasses(product)];
  if (exclusion === 'allergen') {
    const shared = product.allergens.filter(one => rules.member.allergens.includes(one));
    return said('drop', `알레르기가 있다고 하신 ${subject(shared.join('·'))} 들어 있어요. 빼 주세요.`);
  }
  if (exclusion === 'mixture')
    return said(
      'drop',
      '가르시니아와 체지방을 줄이는 다른 성분이 함께 들어 있어요. 빼는 게 좋아요.',
      'MFDS 2025, garcinia',
    );
  const rule = rules.exclusions.find(
    ({ classes, sources }) =>
      classes.some(one => contained.includes(one)) ||
      (sources ?? []).some(name => product.source.includes(name)),
  );
  if (rule) {
    const named = rule.classes.filter(one => contained.includes(one)).map(nameOf);
    const what =
      named.length > 0 ? named.join('·') : (rule.sources ?? []).find(name => product.source.includes(name));
    const why = AS_TOLD[rule.when] ?? `${and(rule.when)} 맞지 않는`;
    return said(
      'drop',
      `${why} ${subject(what ?? '성분')} 들어 있어요. 빼고, 꼭 드셔야 하면 의사와 상담하세요.`,
      rule.source,
    );
  }
  if (rules.allowOnly.length > 0) {
    const why = because(
      rules.allowOnly.map(({ reason }) => reason),
      'statement',
    );
    return said('drop', `${why} 빼는 게 좋아요. 드시기 전에 의사와 상담하세요.`, rules.allowOnly[0]?.source);
  }
  return said('drop', '제품의 주의 사항이 알려 주신 건강 상태와 맞지 않아요. 빼고 의사와 상담하세요.');
}

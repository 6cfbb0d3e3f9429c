import type { Condition, IngredientClass, Medicine } from '../../../catalogue/catalogue.vocabulary.js';
import { and, by, object, subject, topic } from '../particles.js';
import { excludedVerdict } from './exclusion-verdict.js';
import { GARCINIA_SOURCE, itemVerdict, type ItemVerdict } from './item-verdict.js';
import { withCommas, won } from './number-texts.js';
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from './nutrients.js';
import { askText, because, type Reason } from './safety/reason-text.js';
import type { StackItem } from './stack-audit.types.js';
import { stackExclusion } from './stack-options.js';
import type { BenefitContext } from './supplement-benefit.js';
import type { CatalogueProduct } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import type { SupplementOption } from './supplement-options.js';
import {
  classesConflict,
  coffeeCaffeineMg,
  concernsAny,
  containedClasses,
  DEFAULT_COFFEE_CUPS,
  exclusionOf,
  holds,
  holdsAny,
  LIMITED_SUBSTANCES,
} from './supplement-safety.js';

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

/** The strictest active limit; null where none was read. */
export function bindingLimit(
  nutrient: NutrientName,
  { rules }: BenefitContext,
): { amount: number; whole: number; source: string } | null {
  const [first] = rules.limitsInForce
    .filter(({ substance }) => substance === nutrient)
    .sort((one, other) => one.amount - other.amount || one.whole - other.whole);
  return first ?? null;
}

/** That coffee leaves nothing of the daily limit; null where it does leave some. */
export function coffeeFills(context: BenefitContext): { text: string; isAbove: boolean } | null {
  const { member } = context.rules;
  const coffee = coffeeCaffeineMg(member);
  const limit = bindingLimit('caffeineMg', context);
  if (limit === null || limit.amount > 0 || coffee === 0) return null;
  const isAbove = coffee > limit.whole;
  const cups =
    member.coffeeCupsPerDay === null
      ? `커피를 하루 ${DEFAULT_COFFEE_CUPS}잔 드신다고 보면 그`
      : `커피 ${member.coffeeCupsPerDay}잔의`;
  const whole = object(`${withCommas(limit.whole)}mg`);
  return {
    isAbove,
    text: `${cups} 카페인 ${withCommas(coffee)}mg만으로 하루 한도 ${whole} ${isAbove ? '넘어요' : '채워요'}.`,
  };
}

/** The verdict on one item, with the decisive reason. */
export function reasonOf(reasoned: Reasoned): ItemVerdict {
  const { item, context, stays } = reasoned;
  if (stackExclusion(item.product, context) !== null) return excludedVerdict(item.product, context);
  const servings = stays.taken?.servings ?? 0;
  if (servings === item.servingsPerDay) return keptVerdict(reasoned);
  const lessens = servings > 0 ? ('reduce' as const) : ('drop' as const);
  const ends =
    servings > 0 ? `하루 ${item.servingsPerDay}번에서 ${servings}번으로 줄여 주세요.` : '빼는 게 좋아요.';
  const limit = overLimit(reasoned, ({ taken }) => taken !== undefined);
  const swap = limit ? null : swapped(reasoned);
  if (swap) return swap;
  const over = limit ?? overLimit(reasoned, () => true) ?? overByItself(item, context);
  if (over)
    return itemVerdict(
      lessens,
      `${over.text} ${ends} 처방받은 것이라면 먼저 의사에게 물어보세요.`,
      over.source,
    );
  const beside = reasoned.chosen.filter(
    one => one.taken?.itemId !== item.itemId && one.taken?.servings !== 0,
  );
  const pairs = beside.flatMap(({ product }) => conflicting(product, item.product));
  if (pairs.length > 0 && servings === 0)
    return itemVerdict(
      'drop',
      `${and([...new Set(pairs)].map(nameOf).join('·'))} 함께 드시지 않는 게 좋아서 뺐어요.`,
      GARCINIA_SOURCE,
    );
  const saved = (item.monthlyCost ?? 0) * (1 - servings / item.servingsPerDay);
  if (stays.purchase.monthlyCost === 0 && servings === 0 && !serves(reasoned))
    return itemVerdict(lessens, `다 합친 값이 한 달 예산 ${won(reasoned.prepared.budget)}을 넘어서 뺐어요.`);
  return itemVerdict(
    lessens,
    `더 드셔도 고른 목적에 보태는 것이 값만 못해요. ${servings > 0 ? '줄이면' : '빼면'} 한 달 ${won(Math.round(saved))}을 아껴요.`,
  );
}

/** Whether its full servings serve a requested purpose. */
const serves = ({ all: [full] }: Reasoned): boolean =>
  full !== undefined && (full.proteinGrams > 0 || full.points.some(each => each > 0));

/** What ailing kidneys do not get rid of (KDOQI 2020; Memorial Sloan Kettering, Magnesium). */
const RETAINED: readonly NutrientName[] = ['magnesiumMg', 'potassiumMg', 'phosphorusMg'];

/** What was looked at without a fault: not more than is known of the product. */
function checkedText(
  { perServing, unmeasured = [], own }: CatalogueProduct,
  context: BenefitContext,
): string {
  const held = NUTRIENT_NAMES.filter(name => (perServing[name] ?? 0) > 0);
  if (held.length === 0)
    return `성분의 양을 적지 않으셔서 한도는 확인하지 못했어요. ${unmeasured.length > 0 ? '성분 이름' : '이름'}으로는 함께 드시지 말아야 할 것을 찾지 못했어요.`;
  if (held.every(name => bindingLimit(name, context) === null))
    return '한계량을 확인하지 못한 성분이에요. 함께 드시지 말아야 할 것은 찾지 못했어요.';
  return `${own ? '적어 주신 성분은 ' : ''}확인한 한도를 넘지 않고, 함께 드시지 말아야 할 것도 찾지 못했어요.`;
}

/** What ails a member or is taken by one, and has rules about ingredients of whatever kind. */
const WITH_RULES: readonly Condition[] = ['간 질환', '심장 질환', '고혈압', '당뇨', '최근 수술'];
const CLASS_AMOUNTS = new Set<string>(Object.values(CLASS_EVIDENCE).map(({ amount }) => amount));
/** Its limit and its rules are those of the catechins. */
CLASS_AMOUNTS.add('egcgMg');
const MOST_NAMED = 3;

/** For who takes a medicine or is ill: the rules look at classes of ingredients, so anything outside of them is a pharmacist’s to answer. */
function unknownVerdict(product: CatalogueProduct, { rules }: BenefitContext): ItemVerdict | null {
  const { member } = rules;
  const ills = member.conditions.filter(one => WITH_RULES.includes(one));
  const all: readonly (Condition | Medicine)[] = [...ills, ...member.medicines];
  if (all.length === 0) return null;
  const reasonsOf = (concerned: readonly (Condition | Medicine)[]): Reason[] => [
    ...ills.filter(one => concerned.includes(one)).map(has => ({ has })),
    ...member.medicines
      .filter(one => concerned.includes(one))
      .map(one => ({ takes: one === '항응고제' ? '피를 묽게 하는 약' : one })),
  ];
  const told = rules.cautions.filter(
    ({ when, amounts = [] }) => when !== 'everyone' && when !== 'woman' && holdsAny(product, amounts),
  );
  const asking = told.find(({ text }) => /물어보세요|상담하세요/u.test(text));
  if (asking) return itemVerdict('ask', `${asking.text}.`, asking.source);
  const asked = '함께 드셔도 되는지 의사나 약사에게 물어보세요.';
  // A rule on one medicine says nothing of the next.
  const silentOn = (name: NutrientName): (Condition | Medicine)[] =>
    all.filter(one => !told.some(({ when, amounts = [] }) => when === one && amounts.includes(name)));
  const others = NUTRIENT_NAMES.filter(
    name => !CLASS_AMOUNTS.has(name) && holds(product, name) && silentOn(name).length > 0,
  );
  if (others.length > 0) {
    const names = others.slice(0, MOST_NAMED).map(name => NUTRIENTS[name].koreanName);
    const more = others.length > MOST_NAMED ? ' 등' : '';
    const why = because(reasonsOf(others.flatMap(silentOn)), 'request');
    return itemVerdict('ask', `${why}, ${names.join('·')}${more}의 영향은 확인하지 못했어요. ${asked}`);
  }
  if (told.length > 0 || containedClasses(product).size > 0) return null;
  return itemVerdict(
    'ask',
    `${because(reasonsOf(all), 'request')}, 무엇이 들었는지 확인하지 못한 제품이에요. ${asked}`,
  );
}

function keptVerdict({ item, context, all: [full] }: Reasoned): ItemVerdict {
  const { rules } = context;
  const contained = containedClasses(item.product);
  const asks = rules.asks.filter(({ classes }) => concernsAny(classes, contained));
  // A product without a known class cannot be on an allow list for certain.
  const isOffList = contained.size === 0 && rules.allowOnly.length > 0;
  if (isOffList || exclusionOf(item.product, rules) !== null) {
    const thin = rules.exclusions.find(({ when }) => when === 'severelyThin');
    if (rules.allowOnly.length === 0)
      return itemVerdict(
        'ask',
        '지금 체중에서는 무엇을 드실지 의사와 정하는 게 안전해요. 그때까지는 그대로 두세요.',
        thin?.source,
      );
    const why = because(
      rules.allowOnly.map(({ reason }) => reason),
      'request',
    );
    const staysInBody = rules.member.conditions.includes('신장 질환') && holdsAny(item.product, RETAINED);
    const isUnknown = contained.size === 0 && !holdsAny(item.product, NUTRIENT_NAMES);
    const until =
      staysInBody || isUnknown
        ? '처방받은 것이 아니라면 그때까지 쉬는 게 안전해요.'
        : '그때까지는 그대로 두세요.';
    return itemVerdict(
      'ask',
      `${why}, 계속 드셔도 되는지 의사와 정해 주세요. ${until}`,
      rules.allowOnly[0]?.source,
    );
  }
  if (asks.length > 0)
    return itemVerdict('ask', `${askText(asks.map(({ reason }) => reason))}.`, asks[0]?.source ?? null);
  const unknown = unknownVerdict(item.product, context);
  if (unknown) return unknown;
  if (context.purposes.length === 0) return itemVerdict('keep', checkedText(item.product, context));
  const helps = context.purposes.filter((_, purpose) => (full?.points[purpose] ?? 0) > 0);
  if ((full?.proteinGrams ?? 0) > 0)
    return itemVerdict('keep', `모자란 단백질을 하루 ${full?.proteinGrams ?? 0}g 채워 줘요.`);
  if (helps.length === 0)
    return itemVerdict('keep', `고른 목적과는 따로 드시는 제품이에요. ${checkedText(item.product, context)}`);
  return itemVerdict('keep', `${helps.join('·')}에 도움이 될 수 있고, 확인한 한도 안이에요.`);
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
    return overVerdict(nutrient, { total: total / 1000, limit: limit / 1000, isShared: others > 0 }, context);
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
    const limit = bindingLimit(nutrient, context)?.amount ?? Infinity;
    if (total > limit) return overVerdict(nutrient, { total, limit, isShared: false }, context);
  }
  return null;
}

function overVerdict(
  nutrient: NutrientName,
  { total, limit, isShared }: { total: number; limit: number; isShared: boolean },
  context: BenefitContext,
): { text: string; source: string } {
  const { koreanName, unit } = NUTRIENTS[nutrient];
  const binding = bindingLimit(nutrient, context);
  const source = binding?.source ?? '';
  const filled = nutrient === 'caffeineMg' ? coffeeFills(context) : null;
  if (filled) return { text: filled.text, source };
  const amount = (value: number): string => withCommas(value, 3) + unit;
  const whose = isShared ? '다른 것과 합쳐 ' : '';
  const left = binding && binding.whole > binding.amount ? '커피를 빼고 남은 ' : '';
  return {
    text: `${subject(koreanName)} ${whose}하루 ${by(amount(total))} ${left}한도 ${object(amount(limit))} 넘어요.`,
    source,
  };
}

/** A product of the same class is bought instead. */
function swapped({ item, stays, bought }: Reasoned): ItemVerdict | null {
  if ((stays.taken?.servings ?? 0) > 0) return null;
  const own = containedClasses(item.product);
  const instead = bought.find(({ product }) => product.ingredientClasses.some(one => own.has(one)));
  if (!instead) return null;
  const shared = instead.product.ingredientClasses.filter(one => own.has(one)).map(nameOf);
  const cost = item.monthlyCost === null ? '' : `한 달 ${won(item.monthlyCost)} 대신 `;
  return {
    ...itemVerdict(
      'swap',
      `${topic(shared.join('·'))} ${cost}${won(instead.purchase.monthlyCost)}에 더 알맞게 드실 수 있어요.`,
    ),
    byProductId: instead.product.productId,
  };
}

const nameOf = (one: IngredientClass): string => CLASS_EVIDENCE[one].koreanName;

/** The classes of the first that do not go with the second. */
const conflicting = (one: CatalogueProduct, other: CatalogueProduct): IngredientClass[] =>
  [...containedClasses(one)].filter(first =>
    [...containedClasses(other)].some(second => classesConflict(first, second)),
  );

import { and, subject } from '../particles.js';
import { GARCINIA_SOURCE, itemVerdict, type ItemVerdict } from './item-verdict.js';
import { NUTRIENTS } from './nutrients.js';
import { because } from './safety/reason-text.js';
import type { Circumstance, ExcludeRule } from './safety/safety-rule.types.js';
import type { BenefitContext } from './supplement-benefit.js';
import type { CatalogueProduct } from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';
import { containedClasses, exclusionOf, holdsAny, isForbidden, namesAny } from './supplement-safety.js';

const AS_TOLD: Partial<Record<Circumstance, string>> = {
  임신: '임신 중에 드시지 않는 게 좋은',
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

/** The rules that exclude it, what the member told before what holds for everybody. */
function rulesAgainst(product: CatalogueProduct, { rules }: BenefitContext): ExcludeRule[] {
  const contained = containedClasses(product);
  return rules.exclusions
    .filter(
      ({ classes, sources = [], amounts = [] }) =>
        classes.some(one => contained.has(one)) || namesAny(product, sources) || holdsAny(product, amounts),
    )
    .sort((one, other) => Number(one.when === 'everyone') - Number(other.when === 'everyone'));
}

/** What a rule excludes of a product. */
function namesOf(
  product: CatalogueProduct,
  { classes, sources = [], sourceName, amounts = [] }: ExcludeRule,
): string {
  const contained = containedClasses(product);
  const named = classes.filter(one => contained.has(one)).map(one => CLASS_EVIDENCE[one].koreanName);
  const held = amounts.filter(one => holdsAny(product, [one])).map(one => NUTRIENTS[one].koreanName);
  const told = namesAny(product, sources) ? [sourceName ?? '성분'] : [];
  return [...new Set([...named, ...(held.length > 0 ? held : told)])].join('·');
}

/** Why none of it may stay, from the rule that excludes it. */
export function excludedVerdict(product: CatalogueProduct, context: BenefitContext): ItemVerdict {
  const { rules } = context;
  const exclusion = exclusionOf(product, rules);
  if (exclusion === 'allergen') {
    const shared = product.allergens.filter(one => rules.member.allergens.includes(one));
    return itemVerdict('drop', `알레르기가 있다고 하신 ${subject(shared.join('·'))} 들어 있어요. 빼 주세요.`);
  }
  if (exclusion === 'mixture')
    return itemVerdict(
      'drop',
      '가르시니아와 체지방을 줄이는 다른 성분이 함께 들어 있어요. 빼는 게 좋아요.',
      GARCINIA_SOURCE,
    );
  const rule = rulesAgainst(product, context)[0];
  if (rule) {
    const why = AS_TOLD[rule.when] ?? `${and(rule.when)} 맞지 않는`;
    const advice = rule.advice ?? '빼고, 꼭 드셔야 하면 의사와 상담하세요.';
    return itemVerdict(
      'drop',
      `${why} ${subject(namesOf(product, rule))} 들어 있어요. ${advice}`,
      rule.source,
    );
  }
  const byLabel = '제품의 주의 사항이 알려 주신 건강 상태와 맞지 않아요. 빼고 의사와 상담하세요.';
  if (isForbidden(product, rules.member)) return itemVerdict('drop', byLabel);
  if (rules.allowOnly.length > 0) {
    const why = because(
      rules.allowOnly.map(({ reason }) => reason),
      'statement',
    );
    return itemVerdict(
      'drop',
      `${why} 빼는 게 좋아요. 드시기 전에 의사와 상담하세요.`,
      rules.allowOnly[0]?.source,
    );
  }
  return itemVerdict('drop', byLabel);
}

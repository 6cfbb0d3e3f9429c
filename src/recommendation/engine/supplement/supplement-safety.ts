import {
  INGREDIENT_CLASSES,
  type IngredientClass,
  type SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';
import { labelForbids } from './safety/label-words.js';
import { circumstancesOf } from './safety/member-circumstances.js';
import { askText, because } from './safety/reason-text.js';
import type { SafetyRule } from './safety/safety-rule.types.js';
import { writtenSentences } from './safety/written-ingredients.js';
import { SAFETY_RULES } from './safety/safety-rules.js';
import type {
  CatalogueProduct,
  Refusal,
  ServingContent,
  SupplementMember,
} from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';

/** Substances with a limit on the daily total of all chosen products, in the order of every limits vector here. */
export const LIMITED_SUBSTANCES = [
  ...(['caffeineMg', 'egcgMg', 'catechinMg', 'hcaG', 'epaDhaG', 'zincMg', 'magnesiumMg'] as const),
  ...(['vitaminDUg', 'vitaminB6Mg', 'creatineG', 'vitaminAUg', 'vitaminCMg', 'vitaminEMg'] as const),
  ...(['niacinMg', 'folicAcidUg', 'cholineMg', 'calciumMg', 'phosphorusMg', 'copperMg'] as const),
  ...(['fluorideMg', 'manganeseMg', 'molybdenumUg', 'iodineUg', 'ironMg', 'seleniumUg'] as const),
] as const satisfies readonly (keyof ServingContent)[];

export const DEFAULT_COFFEE_CUPS = 2;
/** Korea Consumer Agency 2018: a cup of take-out coffee contains 75–202 mg, an instant one 50–70 mg. */
export const CAFFEINE_MG_PER_CUP = 100;

/** mg per day from coffee. */
export function coffeeCaffeineMg({ coffeeCupsPerDay }: Pick<SupplementMember, 'coffeeCupsPerDay'>): number {
  return (coffeeCupsPerDay ?? DEFAULT_COFFEE_CUPS) * CAFFEINE_MG_PER_CUP;
}

type RuleOf<Kind extends SafetyRule['kind']> = Extract<SafetyRule, { kind: Kind }>;

/** The rules that apply to one member, by kind. */
export interface MemberRules {
  member: SupplementMember;
  allowOnly: RuleOf<'allowOnly'>[];
  excludedClasses: ReadonlySet<IngredientClass>;
  excludedSources: readonly string[];
  excludedAmounts: ReadonlySet<keyof ServingContent>;
  cautions: RuleOf<'caution'>[];
  asks: RuleOf<'ask'>[];
  refusals: RuleOf<'refuse'>[];
  notices: RuleOf<'notice'>[];
  exclusions: RuleOf<'exclude'>[];
  /** All active limits, with coffee's share subtracted where it counts; `whole` before that. */
  limitsInForce: { substance: keyof ServingContent; amount: number; whole: number; source: string }[];
  /** In the order of `LIMITED_SUBSTANCES`, each in its own unit. */
  limits: number[];
}

export function rulesFor(member: SupplementMember): MemberRules {
  const circumstances = circumstancesOf(member);
  const inForce = SAFETY_RULES.filter(rule => circumstances.has(rule.when));
  const ofKind = <Kind extends SafetyRule['kind']>(kind: Kind): RuleOf<Kind>[] =>
    inForce.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);
  const coffee = coffeeCaffeineMg(member);
  const exclusions = ofKind('exclude');
  const limitsInForce = ofKind('limit').map(({ substance, source, amount, perKg, withCoffee }) => {
    const whole = amount * (perKg ? member.weightKg : 1);
    return { substance, source, whole, amount: Math.max(0, whole - (withCoffee ? coffee : 0)) };
  });
  return {
    member,
    allowOnly: ofKind('allowOnly'),
    excludedClasses: new Set(exclusions.flatMap(rule => rule.classes)),
    excludedSources: exclusions.flatMap(rule => rule.sources ?? []),
    excludedAmounts: new Set(exclusions.flatMap(rule => rule.amounts ?? [])),
    cautions: ofKind('caution'),
    asks: ofKind('ask'),
    refusals: ofKind('refuse'),
    notices: ofKind('notice'),
    ...{ exclusions, limitsInForce },
    limits: LIMITED_SUBSTANCES.map(substance =>
      Math.min(...limitsInForce.flatMap(limit => (limit.substance === substance ? [limit.amount] : []))),
    ),
  };
}

/** Whether daily protein from powders may not exceed the gap. */
export function proteinUpToGap({ allowOnly }: MemberRules): boolean {
  return allowOnly.length > 0;
}

/** Other fat-loss classes (MFDS 2025, garcinia: 다른 체지방 감소 원료와 함께 섭취하지 말 것). */
const NOT_WITH_GARCINIA: readonly IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];

/** Whether two different classes must not be taken together. Symmetric. */
export function classesConflict(one: IngredientClass, other: IngredientClass): boolean {
  return (
    (one === 'garcinia' && NOT_WITH_GARCINIA.includes(other)) ||
    (other === 'garcinia' && NOT_WITH_GARCINIA.includes(one))
  );
}

/** Every powder has energy, protein and glutamine: their amounts do not make a product one of the class. */
const NAMED_ONLY: readonly IngredientClass[] = ['protein', 'gainer', 'glutamine'];
const TELLING_AMOUNTS = (Object.keys(CLASS_EVIDENCE) as IngredientClass[])
  .filter(ingredientClass => !NAMED_ONLY.includes(ingredientClass))
  .map(ingredientClass => ({ ingredientClass, amount: CLASS_EVIDENCE[ingredientClass].amount }));

/** Cache of contained classes; products live as long as their catalogue. */
const CONTAINED = new WeakMap<CatalogueProduct, ReadonlySet<IngredientClass>>();

/** The classes a product is sold as, plus those it merely declares an amount of. */
export function containedClasses(product: CatalogueProduct): ReadonlySet<IngredientClass> {
  const known = CONTAINED.get(product);
  if (known !== undefined) return known;
  const found = new Set(product.ingredientClasses);
  for (const { ingredientClass, amount } of TELLING_AMOUNTS) {
    if (holds(product, amount)) found.add(ingredientClass);
  }
  if (holds(product, 'egcgMg')) found.add('catechin');
  CONTAINED.set(product, found);
  return found;
}

/** Whether one of these names, in lower case, is among its ingredients. */
export function namesAny({ source }: CatalogueProduct, names: readonly string[]): boolean {
  const written = source.toLowerCase();
  return names.some(name => written.includes(name));
}

/** Whether it holds some of it, in a known amount or not. */
export const holds = (
  { perServing, unmeasured = [] }: CatalogueProduct,
  amount: keyof ServingContent,
): boolean => (perServing[amount] ?? 0) > 0 || unmeasured.includes(amount);

export const holdsAny = (product: CatalogueProduct, amounts: readonly (keyof ServingContent)[]): boolean =>
  amounts.some(amount => holds(product, amount));

/** Whether a rule on these classes is about it: one on every class is also about a product without any. */
export const concernsAny = (
  classes: readonly IngredientClass[],
  contained: ReadonlySet<IngredientClass>,
): boolean => classes.length === INGREDIENT_CLASSES.length || classes.some(one => contained.has(one));

/** Whether the product's own label speaks against it for this member. */
export function isForbidden({ cautions, own, source }: CatalogueProduct, member: SupplementMember): boolean {
  return labelForbids(own ? [...cautions, ...writtenSentences(source)] : cautions, member);
}

/** Why a member must not be offered a product, or `null`. */
export type Exclusion = 'allergen' | 'condition' | 'mixture';

export function exclusionOf(product: CatalogueProduct, rules: MemberRules): Exclusion | null {
  const { member } = rules;
  if (product.allergens.some(allergen => member.allergens.includes(allergen))) return 'allergen';
  if (product.excludedConditions.some(condition => member.conditions.includes(condition))) return 'condition';
  if (isForbidden(product, member)) return 'condition';
  const contained = containedClasses(product);
  for (const ingredientClass of contained) {
    if (rules.excludedClasses.has(ingredientClass)) return 'condition';
    if (rules.allowOnly.some(({ classes }) => !classes.includes(ingredientClass))) return 'condition';
  }
  if (namesAny(product, rules.excludedSources)) return 'condition';
  if (holdsAny(product, [...rules.excludedAmounts])) return 'condition';
  const classes = [...contained];
  if (classes.some(one => classes.some(other => classesConflict(one, other)))) return 'mixture';
  return null;
}

const IF_MEDICINES = '약을 드시고 있으면';
/** Cautions for everybody to whom they might apply. A product whose own cautions use the keyword needs no second sentence. */
const KEYWORDS: readonly (readonly [keyword: string, inText: string])[] = [
  ['신장', '신장 질환이 있으면'],
  ['간 질환', '간 질환이 있으면'],
  ['심장', '심장 질환이나'],
  ['임신', '임신·수유 중에는'],
  ['약을', IF_MEDICINES],
];

/**
 * All cautions for a product: its own, its classes', and those of the member's rules. One sentence asks about everything the member has
 * stated; a generic "if you take medicines" is dropped beside it.
 */
export function cautionsFor(product: CatalogueProduct, rules: MemberRules): string[] {
  const own = product.cautions;
  const contained = containedClasses(product);
  const concerns = ({ classes }: { classes: readonly IngredientClass[] }): boolean =>
    concernsAny(classes, contained);
  const reasons = rules.asks.filter(concerns).map(({ reason }) => reason);
  const asksOfMedicines = reasons.some(reason => 'takes' in reason);
  const isSaid = (text: string): boolean => {
    const [keyword] = KEYWORDS.find(([, inText]) => text.startsWith(inText)) ?? [];
    return keyword !== undefined && own.some(caution => caution.includes(keyword));
  };
  const texts = rules.cautions
    .filter(
      rule =>
        concerns(rule) || holdsAny(product, rule.amounts ?? []) || namesAny(product, rule.sources ?? []),
    )
    .map(({ text }) => text);
  const all = [
    ...own,
    ...(reasons.length > 0 ? [askText(reasons)] : []),
    ...texts.filter(text => !isSaid(text)),
  ];
  return [...new Set(all)].filter(text => !asksOfMedicines || !text.startsWith(IF_MEDICINES));
}

/** The refused purposes, each with its first reason; a single refusal where nothing at all is recommended. */
export function refusalsOf(purposes: readonly SupplementPurpose[], rules: MemberRules): Refusal[] {
  const asked = rules.refusals.some(({ purpose }) => purpose === null) ? [null] : purposes;
  return asked.flatMap(purpose => {
    const rule = rules.refusals.find(each => each.purpose === purpose);
    return rule ? [{ purpose, reason: rule.reason, advice: [...rule.advice] }] : [];
  });
}

/** Class names as used in notes. */
const nameOf = (one: IngredientClass): string =>
  one === 'omega3' ? '오메가3' : CLASS_EVIDENCE[one].koreanName;

/** The only classes that may be chosen, and why; several lists are intersected. */
function allowedNotes({ allowOnly, excludedClasses }: MemberRules): string[] {
  const [first] = allowOnly;
  if (first === undefined) return [];
  const names = first.classes
    .filter(one => !excludedClasses.has(one) && allowOnly.every(({ classes }) => classes.includes(one)))
    .map(nameOf);
  const rest = new Set(allowOnly.map(({ note }) => note));
  return [
    `${because(
      allowOnly.map(({ reason }) => reason),
      'statement',
    )} ${names.join(', ')}만 골라 드려요. ${[...rest].join(' ')}`,
  ];
}

/** Notes above the whole answer; none where everything is refused. @param chooses whether products are chosen at all */
export function notesFor(
  purposes: readonly SupplementPurpose[],
  rules: MemberRules,
  chooses = true,
): string[] {
  if (rules.refusals.some(({ purpose }) => purpose === null)) return [];
  const notes = chooses ? allowedNotes(rules) : [];
  for (const { purpose, text, unlessListed } of rules.notices) {
    if (unlessListed && rules.allowOnly.length > 0) continue;
    if (purpose === null || purposes.includes(purpose)) notes.push(text);
  }
  return notes;
}

import type {
  Condition,
  IngredientClass,
  Medicine,
  SupplementPurpose,
} from '../../../../catalogue/catalogue.vocabulary.js';
import type { ServingContent } from '../supplement-engine.types.js';
import type { Reason } from './reason-text.js';

/** A fact about a member that activates a rule. Medicines appear under their own names. */
export type Circumstance =
  | 'everyone'
  | 'under19'
  | 'over50'
  | 'from60'
  /** BMI below 16: severe thinness. */
  | 'severelyThin'
  /** 고등어, the only fish among the allergens that must be labelled: it stands for all fish. */
  | 'fishAllergy'
  /** An adult with a BMI below 18.5. */
  | 'underweight'
  /** BMI below 23: not overweight by the Korean definition. */
  | 'notOverweight'
  /** BMI of 30 or more, not pregnant. */
  | 'obese'
  | 'woman'
  | Exclude<Condition, '약물 복용'>
  | Exclude<Medicine, '기타'>
  /** At least one question of the readiness screen was answered with yes. */
  | 'readinessYes'
  /** Including the question on heart disease and blood pressure. */
  | 'readinessHeart'
  /** Including chronic illness, while no stated condition could be that illness. */
  | 'untoldCondition'
  /** Takes a medicine that could be any, for one of the two reasons below. */
  | 'unknownMedicine'
  /** No medicine was named: only `약물 복용`, or only a yes of the readiness screen. */
  | 'unnamedMedicine'
  /** `기타`: a medicine outside the list of kinds. */
  | 'unlistedMedicine';

interface RuleBase {
  when: Circumstance;
  /** The finding or regulation behind the rule. */
  source: string;
}

/**
 * Only these classes may be recommended; any other class in a product rules it out. Daily protein from a powder may not exceed the gap of
 * the diet.
 */
export interface AllowOnlyRule extends RuleBase {
  kind: 'allowOnly';
  classes: readonly IngredientClass[];
  /** Starts the note above the answer. */
  reason: Reason;
  /** Ends the note. */
  note: string;
}

/** Products with one of these classes are never recommended. A declared amount of the substance counts as the class. */
export interface ExcludeRule extends RuleBase {
  kind: 'exclude';
  classes: readonly IngredientClass[];
  /** Also excludes products that name one of these, in lower case, among their ingredients. */
  sources?: readonly string[];
  /** What members call these ingredients. */
  sourceName?: string;
  /** Also excludes products that declare an amount of one of these. */
  amounts?: readonly (keyof ServingContent)[];
  /** Advice for somebody who already takes it, unless that is to stop at once. */
  advice?: string;
}

/** Products with one of these classes carry this caution. */
export interface CautionRule extends RuleBase {
  kind: 'caution';
  classes: readonly IngredientClass[];
  /** Also applies to products that declare an amount of one of these. */
  amounts?: readonly (keyof ServingContent)[];
  /** Also applies to products that name one of these, in lower case, among their ingredients. */
  sources?: readonly string[];
  text: string;
}

/** The member has to ask first about products with one of these classes; all applicable reasons form one sentence. */
export interface AskRule extends RuleBase {
  kind: 'ask';
  classes: readonly IngredientClass[];
  reason: Reason;
}

/** The most of a substance that all chosen products together may provide per day. */
export interface LimitRule extends RuleBase {
  kind: 'limit';
  substance: keyof ServingContent;
  /** In the substance's unit, per kg of body weight where `perKg`. */
  amount: number;
  perKg?: true;
  /** The member's coffee counts towards it. */
  withCoffee?: true;
}

/** A purpose that is refused. The answer says why and what helps instead; where several rules apply, the first in the table. */
export interface RefuseRule extends RuleBase {
  kind: 'refuse';
  /** `null`: nothing at all is recommended, and nothing else is said. */
  purpose: SupplementPurpose | null;
  reason: string;
  advice: readonly string[];
}

/** A sentence above the answer, for every request or for one purpose only. */
export interface NoticeRule extends RuleBase {
  kind: 'notice';
  purpose: SupplementPurpose | null;
  text: string;
  /** Only names what was left out, so it is skipped where an allow list already names the few classes left. */
  unlessListed?: true;
}

export type SafetyRule =
  AllowOnlyRule | ExcludeRule | CautionRule | AskRule | LimitRule | RefuseRule | NoticeRule;

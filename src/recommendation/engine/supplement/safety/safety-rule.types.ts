import type {
  Condition,
  IngredientClass,
  Medicine,
  SupplementPurpose,
} from '../../../../catalogue/catalogue.vocabulary.js';
import type { ServingContent } from '../supplement-engine.types.js';
import type { Reason } from './reason-text.js';

/** What can be true of a member and brings a rule into force. Medicines stand in it by their own names. */
export type Circumstance =
  | 'everyone'
  | 'under19'
  | 'over50'
  | 'from60'
  /** BMI below 16: severe thinness. */
  | 'severelyThin'
  /** 고등어, the one fish among the allergens that have to be labelled: it stands for fish. */
  | 'fishAllergy'
  /** An adult with a BMI below 18.5. */
  | 'underweight'
  /** BMI below 23: not overweight by the Korean definition. */
  | 'notOverweight'
  /** BMI of 30 and more, not pregnant. */
  | 'obese'
  | 'woman'
  | Exclude<Condition, '약물 복용'>
  | Exclude<Medicine, '기타'>
  /** A question of the readiness screen was answered with yes. */
  | 'readinessYes'
  /** Among them the one on heart disease and blood pressure. */
  | 'readinessHeart'
  /** Among them a chronic illness, and no condition was told that it could be. */
  | 'untoldCondition'
  /** A medicine is taken that may be any, for one of the two reasons below. */
  | 'unknownMedicine'
  /** None was named: `약물 복용`, or only the readiness screen knows of it. */
  | 'unnamedMedicine'
  /** `기타`: one that is not in the list of kinds. */
  | 'unlistedMedicine';

interface RuleBase {
  when: Circumstance;
  /** Whose finding or rule it is. */
  source: string;
}

/**
 * Nothing but these classes may be recommended; whatever else a product declares rules it out. Daily protein of a powder may not
 * exceed what the diet lacks.
 */
export interface AllowOnlyRule extends RuleBase {
  kind: 'allowOnly';
  classes: readonly IngredientClass[];
  /** The note above the answer begins with it. */
  reason: Reason;
  /** The note ends with it. */
  note: string;
}

/** Products with one of these classes are never recommended; a declared amount of the substance counts as the class. */
export interface ExcludeRule extends RuleBase {
  kind: 'exclude';
  classes: readonly IngredientClass[];
  /** Also what names one of these in its list of source ingredients. */
  sources?: readonly string[];
}

/** Products with one of these classes carry a sentence. */
export interface CautionRule extends RuleBase {
  kind: 'caution';
  classes: readonly IngredientClass[];
  /** Also what declares an amount of one of these. */
  amounts?: readonly (keyof ServingContent)[];
  text: string;
}

/** Products with one of these classes have to be asked about first; all reasons that hold make one sentence. */
export interface AskRule extends RuleBase {
  kind: 'ask';
  classes: readonly IngredientClass[];
  reason: Reason;
}

/** The most of a substance that all chosen products together may bring a day. */
export interface LimitRule extends RuleBase {
  kind: 'limit';
  substance: keyof ServingContent;
  /** In the substance's unit, or per kg of body weight where `perKg`. */
  amount: number;
  perKg?: true;
  /** The member's coffee is counted in. */
  withCoffee?: true;
}

/** A purpose that is not served; the answer says why and what helps instead. Of several the first in the table is told. */
export interface RefuseRule extends RuleBase {
  kind: 'refuse';
  /** `null`: nothing is recommended at all, and nothing else is said. */
  purpose: SupplementPurpose | null;
  reason: string;
  advice: readonly string[];
}

/** A sentence above the answer, whatever was asked for or with one purpose only. */
export interface NoticeRule extends RuleBase {
  kind: 'notice';
  purpose: SupplementPurpose | null;
  text: string;
  /** It only says what was left out: of no use to whoever reads which few classes are left. */
  unlessListed?: true;
}

export type SafetyRule =
  AllowOnlyRule | ExcludeRule | CautionRule | AskRule | LimitRule | RefuseRule | NoticeRule;

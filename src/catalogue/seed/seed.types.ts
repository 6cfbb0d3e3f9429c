import type {
  Allergen,
  BaseLift,
  BodyPartName,
  Condition,
  IngredientClass,
  LoadType,
  Mechanic,
  MovementFact,
  MovementPattern,
  SkillLevel,
  SupplementType,
  WorkoutStress,
} from '../catalogue.vocabulary.js';
import type { ServingAmounts } from '../amounts-per-serving.js';

/** A machine or piece of equipment. `slug` is the stable key the seed matches on. */
export interface MachineSeed {
  slug: string;
  koreanName: string;
  englishName: string;
}

/** One workout of the example catalogue. Facts only; texts written for this project. */
export interface WorkoutSeed {
  /** Stable kebab-case key, e.g. `barbell-bench-press`; also names its drawing. */
  slug: string;
  koreanName: string;
  englishName: string;
  /** What people type instead of the name: 풀업/턱걸이, 사레레. */
  aliases: string[];
  primaryBodyParts: BodyPartName[];
  secondaryBodyParts: BodyPartName[];
  /** Slugs of every machine needed, all of them at once. Nothing needed = `['bodyweight']`. */
  machines: string[];
  pattern: MovementPattern;
  /** Close variants share a family (`bench-press`, `row`), so that a session does not repeat one. */
  family: string;
  mechanic: Mechanic;
  loadType: LoadType;
  /** `null`: no load is computed (bands and gentle moves). */
  baseLift: BaseLift | null;
  /** Exercise 1RM / base-lift 1RM (per hand if the load type says so); 0 without a base lift. */
  ratioMale: number;
  ratioFemale: number;
  /** Where the ratio comes from: S derived, P paper, C cross-check constant, K practitioner knowledge. */
  ratioSource: string;
  /** kg between two available loads. 0 for bodyweight, hold and band. */
  incrementKg: number;
  /** The lightest available load, kg (20 for an Olympic bar). */
  minLoadKg: number;
  /** Share of body weight lifted in addition to the load (pull-up 1.0, dip 0.95, push-up 0.64), else null. */
  bodyweightShare: number | null;
  /** Whether the same station can assist (assisted pull-up machine, band). */
  assistable: boolean;
  /** Safe for everybody without a load model; all other workouts need one, except with bands. */
  gentle: boolean;
  /** Stresses strong enough that a sore area, or a condition that forbids them, rules the workout out. */
  stresses: WorkoutStress[];
  /** Stresses light enough that a lower load suffices. */
  mildStresses: WorkoutStress[];
  /** One sentence in 해요체: how it causes those stresses. */
  stressReason: string;
  /** All facts that hold by the vocabulary's definitions, in their order. */
  facts: MovementFact[];
  /** Slug of an easier variant, used when the lightest load is still too heavy. */
  easierVariant: string | null;
  skill: SkillLevel;
  /** How basic it is: 2 one of the few main lifts of a body part, 1 common, 0 a variation or special. */
  staple: 0 | 1 | 2;
  /** Two to four sentences in 해요체: set-up, movement, breathing. */
  description: string;
  /** Two common mistakes. */
  mistakes: [string, string];
  safety: string;
  /** A watch URL, only if known to be right. */
  videoLink: string | null;
}

export interface SupplementVariantSeed {
  flavor: string;
  /** Servings in one pack. */
  servings: number;
  /** Won, one pack. */
  price: number;
}

/** One example product (invented brand) with its flavour × servings variants. */
export interface SupplementSeed {
  slug: string;
  koreanName: string;
  englishName: string;
  /** Invented brand. */
  brand: string;
  aliases: string[];
  supplementType: SupplementType;
  ingredientClasses: IngredientClass[];
  /** Source ingredient as printed (농축유청단백, 크레아틴 모노하이드레이트). */
  source: string;
  /** Two or three sentences in 해요체; no health claim unless `certified`. */
  description: string;
  /** 건강기능식품: certified function wording is allowed. */
  certified: boolean;
  /** The function the ministry approved, as printed; only if `certified`. */
  approvedFunction: string | null;
  perServing: ServingAmounts;
  allergens: Allergen[];
  /** Conditions that rule out recommending it. */
  excludedConditions: Condition[];
  /** Short warnings shown on the card. */
  cautions: string[];
  /** A market search for this kind of product. */
  marketURL: string;
  variants: SupplementVariantSeed[];
}

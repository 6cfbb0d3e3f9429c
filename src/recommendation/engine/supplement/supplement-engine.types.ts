import type {
  Allergen,
  Condition,
  IngredientClass,
  SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';

/** An amount in one serving. Absent and `null` both mean "not declared", which counts as none. */
type DeclaredAmount = number | null | undefined;

/** What the engine reads of one serving. The unit is the name's suffix: `G` grams, `Mg`, `Ug` micrograms. */
export interface ServingContent {
  kcal?: DeclaredAmount;
  proteinG?: DeclaredAmount;
  creatineG?: DeclaredAmount;
  caffeineMg?: DeclaredAmount;
  betaAlanineG?: DeclaredAmount;
  citrullineMalateG?: DeclaredAmount;
  eaaG?: DeclaredAmount;
  bcaaG?: DeclaredAmount;
  hmbG?: DeclaredAmount;
  lCarnitineG?: DeclaredAmount;
  lGlutamineG?: DeclaredAmount;
  hcaG?: DeclaredAmount;
  catechinMg?: DeclaredAmount;
  egcgMg?: DeclaredAmount;
  claG?: DeclaredAmount;
  epaDhaG?: DeclaredAmount;
  magnesiumMg?: DeclaredAmount;
  zincMg?: DeclaredAmount;
  vitaminDUg?: DeclaredAmount;
  vitaminB6Mg?: DeclaredAmount;
  collagenG?: DeclaredAmount;
  glucosamineG?: DeclaredAmount;
  msmG?: DeclaredAmount;
  hyaluronicAcidMg?: DeclaredAmount;
}

export interface SupplementMember {
  sex: '남' | '여';
  ageYears: number;
  /** cm */
  heightCm: number;
  /** kg */
  weightKg: number;
  /** Percent of body weight. */
  bodyFatPercent: number;
  /** Percent of body weight. Part of the body snapshot both halves of the engine take; no supplement figure depends on it. */
  muscleMassPercent: number;
  compositionSource: 'measured' | 'preset' | 'default';
  allergens: Allergen[];
  conditions: Condition[];
  /** Protein eaten with meals, g per kg of body weight a day; `null` = not told, 1.1 is assumed. */
  dietProteinPerKg: number | null;
}

export interface SupplementRequest {
  /** At least one, without repeats. */
  purposes: SupplementPurpose[];
  /** Won, a positive integer. */
  monthlyBudget: number;
}

export interface CatalogueVariant {
  variantId: number;
  flavor: string;
  /** Servings in one pack. */
  servings: number;
  /** Won, one pack. */
  price: number;
}

/** One product of the catalogue; every variant has the same content a serving. */
export interface CatalogueProduct {
  productId: number;
  ingredientClasses: IngredientClass[];
  perServing: ServingContent;
  allergens: Allergen[];
  excludedConditions: Condition[];
  cautions: string[];
  variants: CatalogueVariant[];
}

export interface SupplementInput {
  member: SupplementMember;
  request: SupplementRequest;
  catalogue: CatalogueProduct[];
}

export type EvidenceGradeText = '근거 강함' | '근거 보통' | '근거 약함';

/** One buyable alternative of a chosen product; stored with the result, so that the page needs no further call. */
export interface VariantUnit {
  /** The variant's id (the wire's `supplementId`). */
  supplementId: number;
  servings: number;
  /** Won, one pack. */
  price: number;
  /** Packs to buy so that they last at least 20 of 30 days. */
  packs: number;
  /** Won, `packs × price`. */
  packsPrice: number;
  /** Whole days one pack lasts. */
  daysPerPack: number;
  /** Won, rounded. */
  costPerDay: number;
  /** Whether the set stays within the budget when only this item is exchanged for this unit. */
  fitsBudget: boolean;
}

export interface FlavorUnits {
  flavorName: string;
  /** Fewest servings first, then cheapest. */
  units: VariantUnit[];
}

export interface SupplementChoiceItem {
  productId: number;
  variantId: number;
  packs: number;
  /** Won, `packs × price`. */
  packsPrice: number;
  servingsPerDay: number;
  daysPerPack: number;
  costPerDay: number;
  evidenceGrade: EvidenceGradeText;
  /** The chosen purposes this product works towards, in the vocabulary's order. */
  purposes: SupplementPurpose[];
  /** e.g. `크레아틴 5g · 하루 1번` */
  doseText: string;
  /** Two or three sentences of 해요체 with the arithmetic. */
  reason: string;
  cautions: string[];
  allergens: Allergen[];
  /** Every variant of the product that is on sale, the chosen one included, by flavour. */
  otherFlavors: FlavorUnits[];
}

export interface ProteinGap {
  targetGrams: number;
  dietGrams: number;
  /** `targetGrams − dietGrams`, within 0 to 60. */
  gapGrams: number;
}

export interface NoFit {
  /** Why nothing was chosen, 해요체. */
  reason: string;
  /** Won, in whole 10,000: the cheapest budget with a non-empty answer; `null` when no budget helps. */
  cheapestBudget: number | null;
}

/** The levels of the objective, first one first: what makes one set better than another. */
export interface SupplementObjective {
  /** Chosen purposes covered by evidence grade B or better. */
  coveredPurposes: number;
  /** Grams of the protein gap closed. */
  proteinGrams: number;
  /** Σ over purposes of grade points × share of the effective dose. */
  evidencePoints: number;
  /** Won in 30 days of use (a finer integer than won a day); less is better. */
  monthlyCost: number;
  /** Less is better. */
  products: number;
}

export interface SupplementChoice {
  items: SupplementChoiceItem[];
  /** Won. */
  totalPrice: number;
  /** Won, `monthlyBudget − totalPrice`, never negative. */
  remaining: number;
  proteinGap: ProteinGap;
  /** Chosen purposes that no chosen product covers with evidence grade B or better. */
  uncoveredPurposes: SupplementPurpose[];
  objective: SupplementObjective;
  /** Present only when `items` is empty. */
  noFit?: NoFit;
}

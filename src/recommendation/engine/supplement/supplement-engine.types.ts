import type {
  Allergen,
  Condition,
  IngredientClass,
  Medicine,
  ReadinessQuestion,
  SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';

/** An amount per serving. Absent and `null` both mean "not declared", which counts as none. */
type DeclaredAmount = number | null | undefined;

/** The content of one serving that the engine reads. The suffix is the unit: `G` grams, `Mg`, `Ug` micrograms. */
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
  /** Preformed, retinol equivalents. */
  vitaminAUg?: DeclaredAmount;
  betaCaroteneMg?: DeclaredAmount;
  vitaminCMg?: DeclaredAmount;
  /** α-tocopherol equivalents. */
  vitaminEMg?: DeclaredAmount;
  vitaminKUg?: DeclaredAmount;
  vitaminB1Mg?: DeclaredAmount;
  vitaminB2Mg?: DeclaredAmount;
  /** As nicotinic acid. */
  niacinMg?: DeclaredAmount;
  nicotinamideMg?: DeclaredAmount;
  pantothenicAcidMg?: DeclaredAmount;
  biotinUg?: DeclaredAmount;
  folicAcidUg?: DeclaredAmount;
  vitaminB12Ug?: DeclaredAmount;
  cholineMg?: DeclaredAmount;
  calciumMg?: DeclaredAmount;
  phosphorusMg?: DeclaredAmount;
  potassiumMg?: DeclaredAmount;
  ironMg?: DeclaredAmount;
  copperMg?: DeclaredAmount;
  manganeseMg?: DeclaredAmount;
  seleniumUg?: DeclaredAmount;
  iodineUg?: DeclaredAmount;
  molybdenumUg?: DeclaredAmount;
  chromiumUg?: DeclaredAmount;
  fluorideMg?: DeclaredAmount;
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
  /** Percent of body weight. Part of the body data that both halves of the engine share; no supplement figure depends on it. */
  muscleMassPercent: number;
  compositionSource: 'measured' | 'preset' | 'default';
  allergens: Allergen[];
  conditions: Condition[];
  medicines: Medicine[];
  /** Lists that were never answered and count as empty; absent = all were answered. */
  unanswered?: readonly ('conditions' | 'allergens' | 'medicines')[];
  /** Questions of the readiness screen answered with yes; empty if none or unknown. */
  readinessYes: ReadinessQuestion[];
  /** Cups of coffee per day, about 100 mg of caffeine each; `null` = unknown, 2 are assumed. */
  coffeeCupsPerDay: number | null;
  /** Protein eaten with meals, g per kg of body weight per day; `null` = unknown, 1.1 is assumed. */
  dietProteinPerKg: number | null;
}

export interface SupplementRequest {
  /** At least one, no duplicates. */
  purposes: SupplementPurpose[];
  /** Won, a positive integer. */
  monthlyBudget: number;
  /** What the budget covers; absent = purchases only. */
  scope?: BudgetScope;
}

/** Whether the budget covers all items taken or only new ones. */
export type BudgetScope = 'all' | 'new';

/** One item that a member already takes. */
export interface TakenItem {
  itemId: number;
  /** As in the catalogue; its variants are ignored. */
  product: CatalogueProduct;
  /** Whole servings per day, 1 or more. */
  servingsPerDay: number;
  /** Won per 30 days as currently taken; null without a usable price. */
  monthlyCost: number | null;
}

export interface CatalogueVariant {
  variantId: number;
  flavor: string;
  /** Servings in one pack. */
  servings: number;
  /** Won, one pack. */
  price: number;
}

/** One product of the catalogue; all variants have the same content per serving. */
export interface CatalogueProduct {
  productId: number;
  ingredientClasses: IngredientClass[];
  /** Source ingredients as printed. */
  source: string;
  /** Whether it is a certified 건강기능식품. */
  certified: boolean;
  /** The function that the ministry approved, as printed on it; certified products only. */
  approvedFunction: string | null;
  perServing: ServingContent;
  /** What it holds in an unknown amount. */
  unmeasured?: readonly (keyof ServingContent)[];
  /** Whether it is a member's own product: it may hold more than is known, and `source` is its name and what was pasted of its label. */
  own?: true;
  allergens: Allergen[];
  excludedConditions: Condition[];
  cautions: string[];
  variants: CatalogueVariant[];
}

export interface SupplementInput {
  member: SupplementMember;
  request: SupplementRequest;
  catalogue: CatalogueProduct[];
  /** Items already taken, which stay unchanged; absent = none. */
  stack?: readonly TakenItem[];
}

export type EvidenceGradeText = '근거 충분' | '근거 보통' | '근거 약함';

/** One variant of a chosen product that can be bought instead; stored with the result, so that the page needs no further request. */
export interface VariantUnit {
  /** The variant's id (the wire's `supplementId`). */
  supplementId: number;
  servings: number;
  /** Won, one pack. */
  price: number;
  /** Packs to buy to last at least 20 of 30 days. */
  packs: number;
  /** Won, `packs × price`. */
  packsPrice: number;
  /** Whole days one pack lasts. */
  daysPerPack: number;
  /** Won, rounded. */
  costPerDay: number;
  /** Whether the set stays within the budget if only this item is replaced by this unit. */
  fitsBudget: boolean;
}

export interface FlavorUnits {
  flavorName: string;
  /** Fewest servings first, then cheapest. */
  units: VariantUnit[];
}

/** Strength of the research on one ingredient for one outcome. It is about the ingredient, never about the product. */
export interface EvidenceNote {
  purpose: SupplementPurpose;
  /** Korean name of the ingredient. */
  ingredient: string;
  grade: EvidenceGradeText;
  /** What studies found, 해요체. */
  outcome: string;
  /** The studies. */
  source: string;
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
  /** The best grade among `evidence`. */
  evidenceGrade: EvidenceGradeText;
  evidence: EvidenceNote[];
  /** The chosen purposes that this product serves, in the vocabulary's order. */
  purposes: SupplementPurpose[];
  /** Dose per day and per intake, e.g. `단백질 하루 48g, 2번에 나눠 24g씩` */
  doseText: string;
  /** Two or three sentences of 해요체 with the arithmetic of content, need and price; no health claim. */
  reason: string;
  /** When to take it, if it matters; else `null`. */
  timing: string | null;
  /** Grams per day towards the protein gap. */
  proteinGrams: number;
  certified: boolean;
  approvedFunction: string | null;
  cautions: string[];
  allergens: Allergen[];
  /** All variants of the product on sale, including the chosen one, by flavour. */
  otherFlavors: FlavorUnits[];
}

export interface ProteinGap {
  targetGrams: number;
  dietGrams: number;
  /** `targetGrams − dietGrams`, within 0 to 60. */
  gapGrams: number;
  /** Whether the member stated their diet; otherwise 1.1 g/kg is assumed. */
  dietKnown: boolean;
  /** Grams per day from items already taken, apart from meals. */
  takenGrams: number;
  /** Grams per day that the chosen products close, at most the gap left by items already taken. */
  closedGrams: number;
}

/** A purpose refused for the member's own good. */
export interface Refusal {
  /** `null`: nothing at all is recommended for now. */
  purpose: SupplementPurpose | null;
  /** 해요체. */
  reason: string;
  /** What helps instead. */
  advice: string[];
}

export interface NoFit {
  /** Why nothing was chosen, 해요체. */
  reason: string;
  /** Won, rounded to whole 10,000: the smallest budget with a non-empty answer; `null` if no budget helps. */
  cheapestBudget: number | null;
}

/** The items the choice started from: they stay unchanged and count towards every limit. */
export interface TakenAlready {
  itemIds: number[];
  /** Won per 30 days over items with a usable price; null where none has one. */
  monthlyCost: number | null;
  unpriced: number[];
  /** Substances above their limit from taken items alone; no product that holds any of them is chosen. */
  over: (keyof ServingContent)[];
  /** Items that the member should stop taking, by the rules that apply to them. */
  unfit: number[];
}

/** What makes one set better than another: `worth`, then `products`. The other fields are its parts. */
export interface SupplementObjective {
  /**
   * Won per month: the maximum worth of the set (the points of the best product of each purpose and the grams of the protein gap, see
   * `valueOf`) less its cost. More is better.
   */
  worth: number;
  /** Less is better. */
  products: number;
  /** Grams of the protein gap closed. */
  proteinGrams: number;
  /** Won per 30 days of use (a finer integer than won per day). */
  monthlyCost: number;
}

export interface SupplementChoice {
  items: SupplementChoiceItem[];
  /** Won. */
  totalPrice: number;
  /** Won left of the budget, never negative. */
  remaining: number;
  /** `null` where no target may be stated (kidney disease). */
  proteinGap: ProteinGap | null;
  /** Chosen purposes that no chosen product covers with evidence grade B or better, without refused ones. */
  uncoveredPurposes: SupplementPurpose[];
  refusals: Refusal[];
  /** Notes on the whole answer: what was left out for the member's safety, and why. */
  notes: string[];
  objective: SupplementObjective;
  /** False where the search stopped before proving that no set is better; `notes` then says so. */
  proven: boolean;
  /** Null where nothing is taken. */
  taken: TakenAlready | null;
  /** Present only when `items` is empty. */
  noFit?: NoFit;
}

/** One product to buy alone for little money. */
export type AffordableItem = Omit<SupplementChoiceItem, 'otherFlavors' | 'proteinGrams'>;

/** Products to buy alone for little money, most effective first. */
export interface AffordableSupplements {
  items: AffordableItem[];
  refusals: Refusal[];
}

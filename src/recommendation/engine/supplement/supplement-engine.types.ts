import type {
  Allergen,
  Condition,
  IngredientClass,
  Medicine,
  ReadinessQuestion,
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
  /** Percent of body weight. Part of the body that both halves of the engine take; no supplement figure depends on it. */
  muscleMassPercent: number;
  compositionSource: 'measured' | 'preset' | 'default';
  allergens: Allergen[];
  conditions: Condition[];
  /** Kinds of medicines the member takes. */
  medicines: Medicine[];
  /** What was never answered and counts as none; absent = all of it was. */
  unanswered?: readonly ('conditions' | 'allergens' | 'medicines')[];
  /** Questions of the readiness screen answered with yes; empty where none was or nothing is known. */
  readinessYes: ReadinessQuestion[];
  /** Cups of coffee a day, about 100 mg of caffeine each; `null` = not told, 2 are assumed. */
  coffeeCupsPerDay: number | null;
  /** Protein eaten with meals, g per kg of body weight a day; `null` = not told, 1.1 is assumed. */
  dietProteinPerKg: number | null;
}

export interface SupplementRequest {
  /** At least one, without repeats. */
  purposes: SupplementPurpose[];
  /** Won, a positive integer. */
  monthlyBudget: number;
  /** What the budget is for; absent = what is bought. */
  scope?: BudgetScope;
}

/** How what is taken already counts against the budget: all of it, or only what is bought on top. */
export type BudgetScope = 'all' | 'new';

/** One thing that a member takes already. */
export interface TakenItem {
  itemId: number;
  /** As of the catalogue; its variants are not looked at. */
  product: CatalogueProduct;
  /** Whole servings a day, 1 or more. */
  servingsPerDay: number;
  /** Won in 30 days as it is taken; null without a price that counts. */
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

/** One product of the catalogue; every variant has the same content a serving. */
export interface CatalogueProduct {
  productId: number;
  ingredientClasses: IngredientClass[];
  /** Source ingredients as printed. */
  source: string;
  /** A 건강기능식품. */
  certified: boolean;
  /** The function the ministry approved for it, as printed on it; only a certified product has one. */
  approvedFunction: string | null;
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
  /** What is taken already and stays as it is; absent = nothing. */
  stack?: readonly TakenItem[];
}

export type EvidenceGradeText = '근거 충분' | '근거 보통' | '근거 약함';

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

/** How strong the research on one ingredient is for one outcome: about the ingredient, never about the product. */
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
  /** The chosen purposes this product was chosen for, in the vocabulary's order. */
  purposes: SupplementPurpose[];
  /** What a day is and what a time is, e.g. `단백질 하루 48g, 2번에 나눠 24g씩` */
  doseText: string;
  /** Two or three sentences of 해요체 with the arithmetic of content, need and price; no claim. */
  reason: string;
  /** When to take it, where that matters; else `null`. */
  timing: string | null;
  /** Grams a day towards the protein gap. */
  proteinGrams: number;
  certified: boolean;
  approvedFunction: string | null;
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
  /** Whether the member told what they eat; else 1.1 g/kg are assumed. */
  dietKnown: boolean;
  /** Grams a day that what is taken already brings, beside meals. */
  takenGrams: number;
  /** Grams a day the chosen products close, at most what is lacking beside what is taken. */
  closedGrams: number;
}

/** A purpose that is not served, for the member's own good. */
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
  /** Won, in whole 10,000: the cheapest budget with a non-empty answer; `null` when no budget helps. */
  cheapestBudget: number | null;
}

/** What the choice began with: it stays as it is, and counts towards every limit. */
export interface TakenAlready {
  itemIds: number[];
  /** Won in 30 days over what has a price that counts; null where nothing has one. */
  monthlyCost: number | null;
  unpriced: number[];
  /** What is above its limit with what is taken alone; nothing that holds any of it is chosen. */
  over: (keyof ServingContent)[];
  /** What should not be taken on, by the member's rules. */
  unfit: number[];
}

/** What makes one set better than another: `worth`, then `products`; and what goes into it. */
export interface SupplementObjective {
  /**
   * Won a month: what the set is worth at most (the points of the best product of each purpose and the grams of the protein gap, see
   * `valueOf`) less what it costs. More is better.
   */
  worth: number;
  /** Less is better. */
  products: number;
  /** Grams of the protein gap closed. */
  proteinGrams: number;
  /** Won in 30 days of use (a finer integer than won a day). */
  monthlyCost: number;
}

export interface SupplementChoice {
  items: SupplementChoiceItem[];
  /** Won. */
  totalPrice: number;
  /** Won that are left of the budget, never negative. */
  remaining: number;
  /** `null` where no target may be stated (kidney disease). */
  proteinGap: ProteinGap | null;
  /** Chosen purposes that no chosen product covers with evidence grade B or better; refused ones are not among them. */
  uncoveredPurposes: SupplementPurpose[];
  refusals: Refusal[];
  /** What to know of the whole answer: what was left out for the member's safety and why. */
  notes: string[];
  objective: SupplementObjective;
  /** False where the search was stopped before it had proved that no set is better; `notes` then says so. */
  proven: boolean;
  /** Null where nothing is taken. */
  taken: TakenAlready | null;
  /** Present only when `items` is empty. */
  noFit?: NoFit;
}

/** One product that can be bought alone for little money. */
export type AffordableItem = Omit<SupplementChoiceItem, 'otherFlavors' | 'proteinGrams'>;

/** What can be bought alone for little money, what works best first. */
export interface AffordableSupplements {
  items: AffordableItem[];
  refusals: Refusal[];
}

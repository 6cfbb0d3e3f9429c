import {
  SUPPLEMENT_PURPOSES,
  type IngredientClass,
  type SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';
import { CLASS_EVIDENCE, COVERAGE_SHARE, GRADE_POINTS, type EvidenceGrade } from './supplement-evidence.js';
import { DEFAULT_DIET_PROTEIN_PER_KG } from './protein-gap.js';
import type { CatalogueProduct, ProteinGap, SupplementMember } from './supplement-engine.types.js';

/** What every product is judged by, fixed for one request. */
export interface BenefitContext {
  member: SupplementMember;
  /** In the vocabulary's order. */
  purposes: SupplementPurpose[];
  gap: ProteinGap;
  /** True when even the best protein product on sale leaves the day under 1.2 g/kg: BCAA then counts as grade B. */
  proteinStaysLow: boolean;
}

/** One (class, purpose) pair a product serves at a number of servings a day. */
export interface Benefit {
  ingredientClass: IngredientClass;
  purpose: SupplementPurpose;
  grade: EvidenceGrade;
  /** min(1, daily dose / effective dose). */
  share: number;
  points: number;
}

/** Protein under which BCAA is more than a part of what a meal gives, g/kg a day. */
export const LOW_PROTEIN_PER_KG = 1.2;
const CAFFEINE_MG_PER_KG = 3; // Guest et al. 2021
const ADULT_CAFFEINE_MG = 400;

/** The chosen purposes without repeats, in the vocabulary's order. */
export function orderedPurposes(purposes: readonly SupplementPurpose[]): SupplementPurpose[] {
  return SUPPLEMENT_PURPOSES.filter(purpose => purposes.includes(purpose));
}

/** Protein of the diet in g per kg of body weight (1.1 where the member told nothing). */
export function dietProteinPerKg(member: SupplementMember): number {
  return member.dietProteinPerKg ?? DEFAULT_DIET_PROTEIN_PER_KG;
}

/** The daily dose, in the class's unit, at which a class works fully for this member. Zero = nothing to close. */
export function effectiveDose(ingredientClass: IngredientClass, context: BenefitContext): number {
  if (ingredientClass === 'protein') return context.gap.gapGrams;
  if (ingredientClass === 'caffeine')
    return Math.min(ADULT_CAFFEINE_MG, CAFFEINE_MG_PER_KG * context.member.weightKg);
  return CLASS_EVIDENCE[ingredientClass].effectiveDose;
}

/** The daily dose of a class in its own unit, to 1/1000 so that 3 × 0.1 is 0.3. */
export function dailyDose(
  product: CatalogueProduct,
  ingredientClass: IngredientClass,
  servingsPerDay: number,
): number {
  const perServing = product.perServing[CLASS_EVIDENCE[ingredientClass].amount] ?? 0;
  return Math.round(perServing * servingsPerDay * 1000) / 1000;
}

function gradeOf(
  ingredientClass: IngredientClass,
  purpose: SupplementPurpose,
  context: BenefitContext,
): EvidenceGrade | null {
  const grade = CLASS_EVIDENCE[ingredientClass].purposes[purpose] ?? null;
  if (grade === 'C' && ingredientClass === 'bcaa' && context.proteinStaysLow) return 'B';
  return grade;
}

/** Every chosen purpose a product works towards at that many servings a day, with grade and points; empty = of no use here. */
export function benefitsOf(
  product: CatalogueProduct,
  servingsPerDay: number,
  context: BenefitContext,
): Benefit[] {
  const benefits: Benefit[] = [];
  for (const ingredientClass of product.ingredientClasses) {
    const effective = effectiveDose(ingredientClass, context);
    const dose = dailyDose(product, ingredientClass, servingsPerDay);
    if (effective <= 0 || dose <= 0) continue;
    const share = Math.min(1, dose / effective);
    for (const purpose of context.purposes) {
      const grade = gradeOf(ingredientClass, purpose, context);
      if (grade === null) continue;
      const points = Math.round(GRADE_POINTS[grade] * share);
      if (points > 0) benefits.push({ ingredientClass, purpose, grade, share, points });
    }
  }
  return benefits;
}

/** Whether a benefit covers its purpose: grade B or better at two thirds of the effective dose or more. */
export function covers(benefit: Benefit): boolean {
  return benefit.grade !== 'C' && benefit.share >= COVERAGE_SHARE;
}

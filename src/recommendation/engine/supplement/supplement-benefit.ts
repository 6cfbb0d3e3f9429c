import {
  SUPPLEMENT_PURPOSES,
  type IngredientClass,
  type SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';
import {
  CLASS_EVIDENCE,
  COVERAGE_SHARE,
  GRADE_POINTS,
  PROTEIN_SUBSTITUTES,
  type EvidenceGrade,
} from './supplement-evidence.js';
import type { ProteinNeed } from './protein-gap.js';
import type { CatalogueProduct, SupplementMember } from './supplement-engine.types.js';
import type { MemberRules } from './supplement-safety.js';

/** Shared context for judging all products of one request. */
export interface BenefitContext {
  member: SupplementMember;
  rules: MemberRules;
  /** The chosen purposes without refused ones, in the vocabulary's order. */
  purposes: SupplementPurpose[];
  /** `null` for members who may not be given a protein target. */
  need: ProteinNeed | null;
  /** Grams of protein that may stay missing: within them the cheaper product wins. A tenth of the gap, which is itself an estimate. */
  toleranceGrams: number;
  /** Daily amounts from items already taken; absent = none. */
  taken?: { proteinGrams: number; caffeineMg: number };
}

/** One (class, purpose) pair that a product serves at a number of servings per day. */
export interface Benefit {
  ingredientClass: IngredientClass;
  purpose: SupplementPurpose;
  grade: EvidenceGrade;
  /** min(1, daily dose / effective dose). */
  share: number;
  points: number;
}

const PROTEIN_TOLERANCE = 0.1;
const CAFFEINE_MG_PER_KG = 3; // Guest et al. 2021

/** The chosen purposes without duplicates, in the vocabulary's order. */
export function orderedPurposes(purposes: readonly SupplementPurpose[]): SupplementPurpose[] {
  return SUPPLEMENT_PURPOSES.filter(purpose => purposes.includes(purpose));
}

/** Whole grams per day below the gap that still count as closing it. */
export function proteinTolerance(gapGrams: number): number {
  return Math.floor(gapGrams * PROTEIN_TOLERANCE + 1e-9);
}

/** The daily dose, in the class's unit, with full effect for this member. Zero = no gap to close. */
export function effectiveDose(ingredientClass: IngredientClass, context: BenefitContext): number {
  if (ingredientClass === 'protein') return context.need?.gapGrams ?? 0;
  if (ingredientClass === 'caffeine') return CAFFEINE_MG_PER_KG * context.member.weightKg;
  return CLASS_EVIDENCE[ingredientClass].effectiveDose;
}

/** The daily dose of a class in its own unit, rounded to 1/1000 so that 3 × 0.1 is 0.3. */
export function dailyDose(
  product: CatalogueProduct,
  ingredientClass: IngredientClass,
  servingsPerDay: number,
): number {
  const perServing = product.perServing[CLASS_EVIDENCE[ingredientClass].amount] ?? 0;
  return Math.round(perServing * servingsPerDay * 1000) / 1000;
}

/** Every purpose for which the product may be recommended to some member. */
export function purposesOf({
  ingredientClasses,
  perServing,
}: Pick<CatalogueProduct, 'ingredientClasses' | 'perServing'>): SupplementPurpose[] {
  const known = ingredientClasses
    .map(name => CLASS_EVIDENCE[name])
    .filter(({ amount }) => (perServing[amount] ?? 0) > 0);
  return SUPPLEMENT_PURPOSES.filter(purpose => known.some(({ purposes }) => purposes[purpose] !== undefined));
}

/** Every chosen purpose that a product serves at that many servings per day, with grade and points; empty = no use here. */
export function benefitsOf(
  product: CatalogueProduct,
  servingsPerDay: number,
  context: BenefitContext,
): Benefit[] {
  const benefits: Benefit[] = [];
  for (const ingredientClass of product.ingredientClasses) {
    const effective = effectiveDose(ingredientClass, context);
    const dose = dailyDose(product, ingredientClass, servingsPerDay);
    if (effective <= 0) continue;
    const share = Math.min(1, dose / effective);
    for (const purpose of context.purposes) {
      const grade = CLASS_EVIDENCE[ingredientClass].purposes[purpose]?.grade;
      if (grade === undefined) continue;
      const points = Math.round(GRADE_POINTS[grade] * share);
      if (points > 0) benefits.push({ ingredientClass, purpose, grade, share, points });
    }
  }
  return benefits;
}

/**
 * Whether a benefit covers its purpose: grade B or better, at two thirds of the effective dose or more. A substitute for protein never
 * covers it.
 */
export function covers(benefit: Benefit): boolean {
  return benefit.grade !== 'C' && benefit.share >= COVERAGE_SHARE - 1e-9 && roleOf(benefit) !== 'substitute';
}

/**
 * How a benefit counts. Protein is valued by the grams of the gap it closes. Free amino acids are a substitute: they count only where
 * protein is lacking and no complete protein is available. Everything else counts directly.
 */
export function roleOf({ ingredientClass }: Benefit): 'gap' | 'substitute' | 'direct' {
  if (ingredientClass === 'protein') return 'gap';
  return PROTEIN_SUBSTITUTES.includes(ingredientClass) ? 'substitute' : 'direct';
}

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

/** What all products of one request are judged by. */
export interface BenefitContext {
  member: SupplementMember;
  rules: MemberRules;
  /** The chosen purposes without the refused ones, in the vocabulary's order. */
  purposes: SupplementPurpose[];
  /** `null` for members who may not be given a protein target. */
  need: ProteinNeed | null;
  /** So many grams of protein may be lacking: nearer than that the cheaper product wins. A tenth of the gap, which is itself estimated. */
  toleranceGrams: number;
  /** What a day brings of what is taken already; absent = nothing is. */
  taken?: { proteinGrams: number; caffeineMg: number };
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

const PROTEIN_TOLERANCE = 0.1;
const CAFFEINE_MG_PER_KG = 3; // Guest et al. 2021

/** The chosen purposes without repeats, in the vocabulary's order. */
export function orderedPurposes(purposes: readonly SupplementPurpose[]): SupplementPurpose[] {
  return SUPPLEMENT_PURPOSES.filter(purpose => purposes.includes(purpose));
}

/** Whole grams a day below the gap that count as closing it. */
export function proteinTolerance(gapGrams: number): number {
  return Math.floor(gapGrams * PROTEIN_TOLERANCE + 1e-9);
}

/** The daily dose, in the class's unit, at which a class works fully for this member. Zero = nothing to close. */
export function effectiveDose(ingredientClass: IngredientClass, context: BenefitContext): number {
  if (ingredientClass === 'protein') return context.need?.gapGrams ?? 0;
  if (ingredientClass === 'caffeine') return CAFFEINE_MG_PER_KG * context.member.weightKg;
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

/** Every purpose the product may be recommended for, to any member. */
export function purposesOf({
  ingredientClasses,
  perServing,
}: Pick<CatalogueProduct, 'ingredientClasses' | 'perServing'>): SupplementPurpose[] {
  const known = ingredientClasses
    .map(name => CLASS_EVIDENCE[name])
    .filter(({ amount }) => (perServing[amount] ?? 0) > 0);
  return SUPPLEMENT_PURPOSES.filter(purpose => known.some(({ purposes }) => purposes[purpose] !== undefined));
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
 * Whether a benefit covers its purpose: grade B or better at two thirds of the effective dose or more. What only stands in for protein
 * never does.
 */
export function covers(benefit: Benefit): boolean {
  return benefit.grade !== 'C' && benefit.share >= COVERAGE_SHARE - 1e-9 && roleOf(benefit) !== 'substitute';
}

/**
 * What a benefit counts for. Protein is worth the grams of the gap it closes; free amino acids are a substitute and count only where
 * some is lacking and no complete protein can be had; everything else counts for itself.
 */
export function roleOf({ ingredientClass }: Benefit): 'gap' | 'substitute' | 'direct' {
  if (ingredientClass === 'protein') return 'gap';
  return PROTEIN_SUBSTITUTES.includes(ingredientClass) ? 'substitute' : 'direct';
}

import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { bodyComposition } from '../strength/body-composition.js';
import { believableMember, type MeasuredBody } from '../strength/human-range.js';
import { ADULT_AGE } from './safety/member-circumstances.js';
import type { MemberRules } from './supplement-safety.js';
import type { ProteinGap, SupplementMember } from './supplement-engine.types.js';

/** Protein target ranges, g per kg per day: Jäger et al. 2017 and Morton et al. 2018 (gain), Helms et al. 2014 (loss). */
const TARGET_RANGES: Record<'gain' | 'loss' | 'other', readonly [number, number]> = {
  gain: [1.6, 2.0],
  loss: [1.8, 2.2],
  other: [1.2, 1.4],
};
/** Upper range for growing members: Desbrow et al. 2014, Sports Dietitians Australia (active adolescents). */
const GROWING_RANGE: readonly [number, number] = [1.3, 1.8];
/** Upper range for pregnant or nursing members: Stephens et al. 2015 (1.2 early to 1.5 late in pregnancy). */
const PREGNANT_RANGE: readonly [number, number] = [1.2, 1.5];

/** Average intake of Korean adults, g per kg per day (Korea National Health and Nutrition Examination Survey). */
export const DEFAULT_DIET_PROTEIN_PER_KG = 1.1;
/** A gap above this is a problem of the diet, not one for powders. */
export const MAXIMUM_GAP_GRAMS = 60;
/** Body fat (percent) above which the target uses an adjusted weight: FFM divided by the same lean share, so that it stays continuous. */
const ADJUSTED_FROM_FAT_PERCENT = { 남: 25, 여: 35 } as const;

function targetRange(purpose: SupplementPurpose): readonly [number, number] {
  if (purpose === '체중 감량') return TARGET_RANGES.loss;
  return purpose === '근육 증가' || purpose === '체중 증가' ? TARGET_RANGES.gain : TARGET_RANGES.other;
}

/** Fat-free mass in kg, as the strength estimate uses it: an impossible measurement counts as none. */
export function fatFreeMassKg(member: MeasuredBody): number {
  return bodyComposition(believableMember(member)).fatFreeMassKg;
}

/** The weight in kg that protein targets use: body weight, or FFM/0.75 (men) and FFM/0.65 (women) above 25 | 35 % fat. */
export function referenceWeightKg(member: MeasuredBody): number {
  const leanShare = 1 - ADJUSTED_FROM_FAT_PERCENT[member.sex] / 100;
  return Math.min(member.weightKg, fatFreeMassKg(member) / leanShare);
}

/** Target in g per kg: the midpoint of the highest range among the purposes. */
export function proteinTargetPerKg(purposes: readonly SupplementPurpose[]): number {
  return Math.max(...purposes.map(purpose => (targetRange(purpose)[0] + targetRange(purpose)[1]) / 2));
}

/** The upper limit in g per kg for a member, whatever the purpose. */
function mostPerKg({ ageYears, conditions }: SupplementMember): number {
  const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;
  const isExpecting = conditions.includes('임신') || conditions.includes('수유');
  return Math.min(
    isExpecting ? middle(PREGNANT_RANGE) : Infinity,
    ageYears < ADULT_AGE ? middle(GROWING_RANGE) : Infinity,
  );
}

/** The daily protein gap before anything is chosen. */
export type ProteinNeed = Omit<ProteinGap, 'closedGrams' | 'takenGrams'>;

/**
 * The protein a member lacks, in whole grams per day. A stated diet counts per body weight; the assumed 1.1 g/kg counts per reference
 * weight, because a heavier body does not eat protein in proportion to its fat.
 * @returns null with kidney disease: the right amount of protein is a doctor's decision (KDOQI 2020), so no target is stated
 */
export function proteinNeed(rules: MemberRules, purposes: readonly SupplementPurpose[]): ProteinNeed | null {
  const { member } = rules;
  if (member.conditions.includes('신장 질환')) return null;
  const reference = referenceWeightKg(member);
  const dietGrams = Math.round(
    member.dietProteinPerKg === null
      ? DEFAULT_DIET_PROTEIN_PER_KG * reference
      : member.dietProteinPerKg * member.weightKg,
  );
  const targetGrams = Math.round(Math.min(proteinTargetPerKg(purposes), mostPerKg(member)) * reference);
  return {
    targetGrams,
    dietGrams,
    gapGrams: Math.min(MAXIMUM_GAP_GRAMS, Math.max(0, targetGrams - dietGrams)),
    dietKnown: member.dietProteinPerKg !== null,
  };
}

/** Daily energy need in kcal: Cunningham/Katch–McArdle resting need (370 + 21.6·FFM) × 1.5 for someone who trains. */
export function energyNeedKcal(member: SupplementMember): number {
  return (370 + 21.6 * fatFreeMassKg(member)) * 1.5;
}

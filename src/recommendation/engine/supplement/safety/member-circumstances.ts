import type { Condition } from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, SEVERELY_THIN_BMI, UNDERWEIGHT_BMI } from '../../body-mass-index.js';
import type { SupplementMember } from '../supplement-engine.types.js';
import type { Circumstance } from './safety-rule.types.js';

/** MFDS and the Youth Protection Act count from here. */
export const ADULT_AGE = 19;
const CAUTIOUS_AGE = 60;
const OVERWEIGHT_BMI = 23; // Korean Society for the Study of Obesity 2022
const OBESE_BMI = 30;

/** What is true of a member: every rule whose `when` is among these holds. */
export function circumstancesOf(member: SupplementMember): ReadonlySet<Circumstance> {
  const bmi = bodyMassIndex(member);
  const found = new Set<Circumstance>(['everyone']);
  if (member.ageYears < ADULT_AGE) found.add('under19');
  if (member.ageYears >= CAUTIOUS_AGE) found.add('from60');
  if (bmi < SEVERELY_THIN_BMI) found.add('severelyThin');
  if (member.allergens.includes('고등어')) found.add('fishAllergy');
  if (bmi < UNDERWEIGHT_BMI) found.add('underweight');
  if (bmi < OVERWEIGHT_BMI) found.add('notOverweight');
  if (bmi >= OBESE_BMI) found.add('obese');
  for (const condition of member.conditions)
    found.add(condition === '약물 복용' ? 'unknownMedicine' : condition);
  for (const medicine of member.medicines) found.add(medicine === '기타' ? 'unknownMedicine' : medicine);
  for (const circumstance of ofReadiness(member)) found.add(circumstance);
  return found;
}

/** Told as conditions, but no illness that a question of the readiness screen could mean. */
const NO_ILLNESS: readonly Condition[] = ['임신', '수유', '약물 복용'];

/** A yes of the readiness screen, with what it says that nothing else told. */
function ofReadiness({ readinessYes, conditions, medicines }: SupplementMember): Circumstance[] {
  if (readinessYes.length === 0) return [];
  const found: Circumstance[] = ['readinessYes'];
  if (readinessYes.includes('heart')) found.push('readinessHeart');
  const hasToldIllness = conditions.some(condition => !NO_ILLNESS.includes(condition));
  if (readinessYes.includes('chronicCondition') && !hasToldIllness) found.push('untoldCondition');
  if (readinessYes.includes('medicine') && medicines.length === 0) found.push('unknownMedicine');
  return found;
}

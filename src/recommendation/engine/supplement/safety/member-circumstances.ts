import type { Condition } from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, SEVERELY_THIN_BMI, UNDERWEIGHT_BMI } from '../../../../body-data/body-mass-index.js';
import type { SupplementMember } from '../supplement-engine.types.js';
import type { Circumstance } from './safety-rule.types.js';

/** The age from which the MFDS and the Youth Protection Act count adults. */
export const ADULT_AGE = 19;
const MIDDLE_AGE = 50;
const CAUTIOUS_AGE = 60;
const OVERWEIGHT_BMI = 23; // Korean Society for the Study of Obesity 2022
const OBESE_BMI = 30;

/** Everything true of a member: each rule whose `when` is among these applies. */
export function circumstancesOf(member: SupplementMember): ReadonlySet<Circumstance> {
  const bmi = bodyMassIndex(member);
  const found = new Set<Circumstance>(['everyone']);
  if (member.ageYears < ADULT_AGE) found.add('under19');
  if (member.ageYears > MIDDLE_AGE) found.add('over50');
  if (member.ageYears >= CAUTIOUS_AGE) found.add('from60');
  if (bmi < SEVERELY_THIN_BMI) found.add('severelyThin');
  if (member.allergens.includes('고등어')) found.add('fishAllergy');
  // Below 19 the same index means a different weight at every age.
  if (bmi < UNDERWEIGHT_BMI && member.ageYears >= ADULT_AGE) found.add('underweight');
  if (bmi < OVERWEIGHT_BMI) found.add('notOverweight');
  if (bmi >= OBESE_BMI && !member.conditions.includes('임신')) found.add('obese');
  if (member.sex === '여') found.add('woman');
  for (const condition of member.conditions) if (condition !== '약물 복용') found.add(condition);
  // After a birth may mean nursing. A member who stated nursing already gets those rules.
  if (member.conditions.includes('수유')) found.delete('출산 후');
  for (const medicine of member.medicines) if (medicine !== '기타') found.add(medicine);
  for (const circumstance of [...ofMedicines(member), ...ofReadiness(member)]) found.add(circumstance);
  return found;
}

/** What is unknown about the medicines. `약물 복용` is the question; the named kinds are its answer. */
function ofMedicines({ conditions, medicines, readinessYes }: SupplementMember): Circumstance[] {
  if (medicines.includes('기타')) return ['unknownMedicine', 'unlistedMedicine'];
  const takesAny = conditions.includes('약물 복용') || readinessYes.includes('medicine');
  return takesAny && medicines.length === 0 ? ['unknownMedicine', 'unnamedMedicine'] : [];
}

/** Stated as conditions, but not illnesses that a question of the readiness screen could mean. */
const NO_ILLNESS: readonly Condition[] = ['임신', '출산 후', '수유', '탈장', '약물 복용'];

/** What a yes of the readiness screen adds to the stated conditions. */
function ofReadiness({ readinessYes, conditions }: SupplementMember): Circumstance[] {
  if (readinessYes.length === 0) return [];
  const found: Circumstance[] = ['readinessYes'];
  if (readinessYes.includes('heart')) found.push('readinessHeart');
  const hasToldIllness = conditions.some(condition => !NO_ILLNESS.includes(condition));
  if (readinessYes.includes('chronicCondition') && !hasToldIllness) found.push('untoldCondition');
  return found;
}

import type { Condition } from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, SEVERELY_THIN_BMI, UNDERWEIGHT_BMI } from '../../../../body-data/body-mass-index.js';
import type { SupplementMember } from '../supplement-engine.types.js';
import type { Circumstance } from './safety-rule.types.js';

/** MFDS and the Youth Protection Act count from here. */
export const ADULT_AGE = 19;
const MIDDLE_AGE = 50;
const CAUTIOUS_AGE = 60;
const OVERWEIGHT_BMI = 23; // Korean Society for the Study of Obesity 2022
const OBESE_BMI = 30;

/** What is true of a member: every rule whose `when` is among these holds. */
export function circumstancesOf(member: SupplementMember): ReadonlySet<Circumstance> {
  const bmi = bodyMassIndex(member);
  const found = new Set<Circumstance>(['everyone']);
  if (member.ageYears < ADULT_AGE) found.add('under19');
  if (member.ageYears > MIDDLE_AGE) found.add('over50');
  if (member.ageYears >= CAUTIOUS_AGE) found.add('from60');
  if (bmi < SEVERELY_THIN_BMI) found.add('severelyThin');
  if (member.allergens.includes('고등어')) found.add('fishAllergy');
  // Below 19 this index means another weight at every age.
  if (bmi < UNDERWEIGHT_BMI && member.ageYears >= ADULT_AGE) found.add('underweight');
  if (bmi < OVERWEIGHT_BMI) found.add('notOverweight');
  if (bmi >= OBESE_BMI && !member.conditions.includes('임신')) found.add('obese');
  if (member.sex === '여') found.add('woman');
  for (const condition of member.conditions) if (condition !== '약물 복용') found.add(condition);
  // That may mean nursing; who told of it already hears what goes for it.
  if (member.conditions.includes('수유')) found.delete('출산 후');
  for (const medicine of member.medicines) if (medicine !== '기타') found.add(medicine);
  for (const circumstance of [...ofMedicines(member), ...ofReadiness(member)]) found.add(circumstance);
  return found;
}

/** What is not known of the medicines. `약물 복용` is the question; the kinds that were named are its answer. */
function ofMedicines({ conditions, medicines, readinessYes }: SupplementMember): Circumstance[] {
  if (medicines.includes('기타')) return ['unknownMedicine', 'unlistedMedicine'];
  const takesAny = conditions.includes('약물 복용') || readinessYes.includes('medicine');
  return takesAny && medicines.length === 0 ? ['unknownMedicine', 'unnamedMedicine'] : [];
}

/** Told as conditions, but no illness that a question of the readiness screen could mean. */
const NO_ILLNESS: readonly Condition[] = ['임신', '출산 후', '수유', '탈장', '약물 복용'];

/** A yes of the readiness screen, with what it says that nothing else told. */
function ofReadiness({ readinessYes, conditions }: SupplementMember): Circumstance[] {
  if (readinessYes.length === 0) return [];
  const found: Circumstance[] = ['readinessYes'];
  if (readinessYes.includes('heart')) found.push('readinessHeart');
  const hasToldIllness = conditions.some(condition => !NO_ILLNESS.includes(condition));
  if (readinessYes.includes('chronicCondition') && !hasToldIllness) found.push('untoldCondition');
  return found;
}

import type { SupplementMember } from '../supplement-engine.types.js';
import type { Circumstance } from './safety-rule.types.js';

/** MFDS and the Youth Protection Act count from here. */
export const ADULT_AGE = 19;
const CAUTIOUS_AGE = 60;
const UNDERWEIGHT_BMI = 18.5; // Korean Society for the Study of Obesity 2022
const OVERWEIGHT_BMI = 23;
const OBESE_BMI = 30;

/** kg/m². */
export function bodyMassIndex({
  weightKg,
  heightCm,
}: Pick<SupplementMember, 'weightKg' | 'heightCm'>): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** What is true of a member: every rule whose `when` is among these holds. */
export function circumstancesOf(member: SupplementMember): ReadonlySet<Circumstance> {
  const bmi = bodyMassIndex(member);
  const found = new Set<Circumstance>(['everyone']);
  if (member.ageYears < ADULT_AGE) found.add('under19');
  if (member.ageYears >= CAUTIOUS_AGE) found.add('from60');
  if (bmi < UNDERWEIGHT_BMI) found.add('underweight');
  if (bmi < OVERWEIGHT_BMI) found.add('notOverweight');
  if (bmi >= OBESE_BMI) found.add('obese');
  for (const condition of member.conditions)
    found.add(condition === '약물 복용' ? 'unknownMedicine' : condition);
  for (const medicine of member.medicines) found.add(medicine === '기타' ? 'unknownMedicine' : medicine);
  return found;
}

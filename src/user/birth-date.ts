import { invalidField } from '../common/errors/app-error.js';
import { ageInYears } from '../common/time/korean-date.js';
import { EARLIEST_BIRTH_DATE, YOUNGEST_AGE } from './user.rules.js';

/** Requires that a person with this birth date is old enough today (both `YYYY-MM-DD`). @throws VALIDATION_EXCEPTION */
export function requireBirthDate(birthDate: string, today: string): void {
  if (birthDate < EARLIEST_BIRTH_DATE || birthDate > today) {
    throw invalidField('birthDate', '생년월일을 다시 입력해 주세요.');
  }
  if (ageInYears(birthDate, today) < YOUNGEST_AGE) {
    throw invalidField('birthDate', `만 ${YOUNGEST_AGE}세부터 가입할 수 있어요.`);
  }
}

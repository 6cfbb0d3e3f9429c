import type { Condition } from '../catalogue/public.js';
import { ageInYears } from '../common/time/korean-date.js';
import type { User } from '../members/public.js';
import type { UserHealth } from './entities/user-health.entity.js';
import type { HealthQuestion } from './unlikely-answers.js';
import { TOLD_WEEKS, weeksOn } from './told-weeks.js';

export interface AskedHealthQuestion {
  question: HealthQuestion;
  /** Korean, a question to confirm with yes. */
  message: string;
}

/**
 * Completed years at which Korean birth statistics count women as able to have children (KIHASA on Statistics Korea’s birth statistics). Births
 * outside this range happen: the product asks and does not refuse.
 */
const CHILDBEARING_AGE = { min: 15, max: 49 } as const;

const OF_CHILDBEARING: readonly Condition[] = ['임신', '출산 후', '수유'];

/** The unlikely answers that need confirmation, confirmed or not. @param today `YYYY-MM-DD`, KST */
export function healthQuestions(
  { conditions }: Pick<UserHealth, 'conditions'>,
  { sex, birthDate }: Pick<User, 'sex' | 'birthDate'>,
  today: string,
): AskedHealthQuestion[] {
  const told = OF_CHILDBEARING.filter(condition => conditions.includes(condition));
  if (told.length === 0) return [];
  const named = told.map(condition => `‘${condition}’`).join(', ');
  const age = ageInYears(birthDate, today);
  const questions: AskedHealthQuestion[] = [];
  if (sex === '남') {
    questions.push({
      question: 'sex',
      message: `회원 정보에는 성별이 남자로 되어 있어요. ${named} 표시가 맞나요?`,
    });
  }
  if (age < CHILDBEARING_AGE.min || age > CHILDBEARING_AGE.max) {
    questions.push({
      question: 'age',
      message: `회원 정보에는 만 ${age}세로 되어 있어요. ${named} 표시가 맞나요? 생년월일이 다르면 계정 정보에서 고칠 수 있어요.`,
    });
  }
  return questions;
}

/**
 * Whether a birth and a pregnancy can both be true. A pregnancy is counted from a period after the birth, so it is always the shorter of the two;
 * one of unknown length counts as just begun.
 */
export function pregnancyFitsBirth(row: UserHealth, today: string): boolean {
  if (!row.conditions.includes('임신')) return true;
  const sinceBirth = weeksOn('postpartumWeeks', row, today);
  return (
    sinceBirth === null ||
    (weeksOn('pregnancyWeeks', row, today) ?? TOLD_WEEKS.pregnancyWeeks.min) < sinceBirth
  );
}

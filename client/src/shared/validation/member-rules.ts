import { particle } from '../lib/particle';
import { todayInKorea } from '../lib/format';
import { typedDecimal, typedDigits } from '../lib/typed-number';

/** The error in a typed value, as a Korean sentence, or null. The server checks the same rules again. */
export type Rule = (value: string) => string | null;

/** A user who has not typed anything must not read "again". */
const asked = (field: string, value: string, how = ''): string =>
  `${particle(field, '을/를')} ${value === '' ? '' : '다시 '}입력해 주세요.${how && ` ${how}`}`;

export const MIN_AGE = 14;

export const userNameRule: Rule = value =>
  /^[가-힣]{2,10}$/.test(value) ? null : asked('이름', value, '한글 2~10자예요.');

/** Dots stand between letters: `gil@mail.example.` is rejected. */
export const emailRule: Rule = value =>
  /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)*$/.test(value) && value.length <= 254
    ? null
    : asked('이메일', value);

export const passwordRule: Rule = value =>
  value.length >= 8 && value.length <= 25 && /[A-Za-z]/.test(value) && /\d/.test(value)
    ? null
    : asked('비밀번호', value, '영문과 숫자를 넣어 8~25자예요.');

export const repeatedPasswordRule =
  (password: string): Rule =>
  value =>
    value !== '' && value === password ? null : '비밀번호가 서로 달라요.';

/** Digits of a mailed code. */
export const CODE_LENGTH = 6;
export const verificationCodeRule: Rule = value =>
  /^\d+$/.test(value) && value.length === CODE_LENGTH ? null : `숫자 ${CODE_LENGTH}자리를 입력해 주세요.`;

/** `YYYY-MM-DD`, an existing day, not after today, at least 14 years ago. */
export const birthDateRule: Rule = value => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return asked('생년월일', value, '예: 1999-01-31');
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || month > 12) return asked('생년월일', value, '월은 01~12예요.');
  if (date.getUTCMonth() !== month - 1 || day === 0) return `${year}년 ${month}월에는 ${day}일이 없어요.`;
  if (year < 1900) return asked('생년월일', value, '1900년부터 입력할 수 있어요.');
  const youngest = `${Number(todayInKorea().slice(0, 4)) - MIN_AGE}${todayInKorea().slice(4)}`;
  return value <= youngest ? null : `만 ${MIN_AGE}세부터 가입할 수 있어요.`;
};

const range =
  (field: string, pattern: RegExp, min: number, max: number, unit: string): Rule =>
  value =>
    pattern.test(value) && Number(value) >= min && Number(value) <= max
      ? null
      : asked(field, value, `${min}~${max}${unit} 사이예요.`);

/** cm, exactly three digits. */
export const heightRule = range('키', /^\d{3}$/, 100, 230, 'cm');
/** kg, two or three digits, one decimal allowed. */
export const weightRule = range('체중', /^\d{2,3}(\.\d)?$/, 25, 250, 'kg');
/** Percent of body weight, one or two digits, one decimal allowed. */
export const bodyFatRule = range('체지방률', /^\d{1,2}(\.\d)?$/, 1, 99, '%');
export const musclePercentRule = range('골격근량', /^\d{1,2}(\.\d)?$/, 1, 99, '%');

/** Skeletal muscle in kg, as on body-composition prints; it must be less than the body weight. */
export const muscleKgRule =
  (weight: number): Rule =>
  value => {
    if (!/^\d{1,3}(\.\d)?$/.test(value) || Number(value) <= 0) return asked('골격근량', value);
    return Number(value) < weight ? null : '골격근량이 체중보다 많을 수는 없어요.';
  };

/** Formats digits as `YYYY-MM-DD` during typing. */
export function formatBirthDate(typed: string): string {
  const digits = typedDigits(typed).slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Keeps digits and one point, as on the numeric keypad. */
export const formatDecimal = (typed: string): string => typedDecimal(typed).slice(0, 5);

import { jest } from '@jest/globals';
import {
  birthDateRule,
  bodyFatRule,
  emailRule,
  formatBirthDate,
  formatDecimal,
  heightRule,
  muscleKgRule,
  passwordRule,
  repeatedPasswordRule,
  userNameRule,
  verificationCodeRule,
  weightRule,
} from './member-rules';

const cases = {
  userName: {
    rule: userNameRule,
    good: ['길동', '가나다라마바사아자차'],
    bad: ['', '홍', 'hong', '홍1', '홍 길', 'ㅎㄱ', '가나다라마바사아자차카'],
  },
  email: {
    rule: emailRule,
    good: ['a@b', 'gil.dong+x@mail.example'],
    bad: ['', 'gildong', 'a@', '@', 'a b@c', 'a@b c', 'a@b.', 'a@b..c', '.a@b', 'a.@b'],
  },
  password: {
    rule: passwordRule,
    good: ['abcdefg1', 'A1'.repeat(12) + 'x'],
    bad: ['', 'abcdef1', 'abcdefgh', '12345678', 'a1'.repeat(13)],
  },
  height: { rule: heightRule, good: ['100', '175', '230'], bad: ['', '99', '231', '1750', '17a', '17.5'] },
  weight: { rule: weightRule, good: ['25', '72.5', '250'], bad: ['', '9', '24', '251', '72.55', '칠십'] },
  bodyFat: { rule: bodyFatRule, good: ['8', '18', '18.5'], bad: ['', '0', '100', '18.55', '-5'] },
  code: { rule: verificationCodeRule, good: ['012345'], bad: ['', '12345', '1234567', '12a456'] },
} as const;

describe.each(Object.entries(cases))('%s', (_, { rule, good, bad }) => {
  it.each(good)('takes "%s"', value => expect(rule(value)).toBeNull());
  it.each(bad)('refuses "%s" with a Korean sentence', value =>
    expect(rule(value)).toMatch(/[가-힣]+.*요\.|예: /),
  );
});

it('puts the right particle behind the field', () => {
  expect(heightRule('17')).toContain('키를 다시');
  expect(weightRule('9')).toContain('체중을 다시');
});

it('asks for what was not typed yet, not for it again', () => {
  for (const { rule } of Object.values(cases)) expect(rule('')).not.toContain('다시');
  expect(emailRule('')).toBe('이메일을 입력해 주세요.');
});

it('compares the repeated password', () => {
  expect(repeatedPasswordRule('abcdefg1')('abcdefg1')).toBeNull();
  expect(repeatedPasswordRule('abcdefg1')('abcdefg2')).toBe('비밀번호가 서로 달라요.');
  expect(repeatedPasswordRule('')('')).not.toBeNull();
});

it('takes people from the day they turn 14 in Korea', () => {
  // 15:30 UTC is 00:30 of the next day in Seoul.
  jest.useFakeTimers({ now: new Date('2026-03-09T15:30:00Z') });
  expect(birthDateRule('2012-03-10')).toBeNull();
  expect(birthDateRule('2012-03-11')).toContain('만 14세');
  for (const wrong of ['', '2012-02-30', '1999-13-01', '19990101', '1899-12-31'])
    expect(birthDateRule(wrong)).not.toBeNull();
  expect(birthDateRule('1999-02-31')).toBe('1999년 2월에는 31일이 없어요.');
});

it('knows that muscle weighs less than the body', () => {
  expect(muscleKgRule(70)('33.1')).toBeNull();
  expect(muscleKgRule(70)('70')).toContain('체중보다');
  expect(muscleKgRule(70)('0')).not.toBeNull();
});

it('formats while typing', () => {
  expect(formatBirthDate('19990131')).toBe('1999-01-31');
  expect(formatBirthDate('1999-0')).toBe('1999-0');
  expect(formatDecimal('72.5.1kg')).toBe('72.51');
  expect(formatDecimal('72,5')).toBe('72.5');
  expect(formatBirthDate('１９９９')).toBe('1999');
});

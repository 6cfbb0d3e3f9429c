import { MAIL_ADDRESS, PASSWORD } from './credentials.rules.js';

describe('MAIL_ADDRESS', () => {
  it.each(['gildong@example.com', 'a.b+c@sub.example.co.kr', '길동@예시.한국', 'a@b'])(
    'takes %s',
    address => {
      expect(address).toMatch(MAIL_ADDRESS);
    },
  );

  it.each([
    'a',
    '@b',
    'a@',
    'a b@c.d',
    'a@b c',
    'a@b@c',
    'a,b@c.d',
    '"a"@b.c',
    'a\u200b@b.c',
    'a@b.c\n',
    '<a@b.c>',
    'a@b.c.',
    'a@b.c。',
    'a@b。c',
    'a@b．c',
    'a@b｡c',
    'a@.b',
    'a@b..c',
    'a.@b.c',
    '.a@b.c',
    'a..b@c.d',
    `${'x'.repeat(65)}@b.c`,
  ])('refuses %j', address => {
    expect(address).not.toMatch(MAIL_ADDRESS);
  });
});

describe('PASSWORD', () => {
  it.each([
    'password1',
    '1234567a',
    'a1!@#$%^&*()_+{}',
    'a1'.repeat(12) + 'a',
    '비밀번호 abc 1',
    'a1 🏋️‍♀️ñ漢字…',
  ])('takes %s', password => {
    expect(password).toMatch(PASSWORD);
  });

  it.each(['passwor1'.slice(1), 'a1'.repeat(13), 'password', '12345678', '비밀번호비밀번호1', 'pass\tword1'])(
    'refuses %j',
    password => {
      expect(password).not.toMatch(PASSWORD);
    },
  );
});

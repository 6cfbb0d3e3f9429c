import { MAIL_ADDRESS } from './credentials.rules.js';
import { mailAddressOf } from './mail-address.js';

describe('mailAddressOf', () => {
  it.each([
    ['gildong@example.com', 'Gildong@EXAMPLE.com'],
    ['gildong@example.com', 'gildong@ｅxample.com'],
    ['gildong@example.com', 'ｇildong@example.com'],
    ['gildong@example.com', 'gildong@e𝕩ample.com'],
    ['길동@예시.한국', '길동@xn--vv4b11d.xn--3e0b707e'],
    ['길동@예시.한국', '길동@예시.한국'.normalize('NFD')],
    ['a@fussball.de', 'a@FUSSBALL.de'],
    ['a@b', 'a@b'],
    ['a@127.1', 'a@127.1'],
  ])('is %s for %s', (address, text) => {
    expect(mailAddressOf(text)).toBe(address);
    expect(mailAddressOf(address)).toBe(address);
  });

  it.each(['a@ex%61mple.com', 'a@example.com/x', 'a@b。c', 'a', '@', 'a@b#c'])(
    'makes no other domain of %s',
    text => {
      expect(mailAddressOf(text)).toBe(text);
    },
  );

  it('lets nothing become syntax', () => {
    expect(mailAddressOf('a﹫evil.example@b.c')).not.toMatch(MAIL_ADDRESS);
    expect(mailAddressOf('a；b@b.c')).not.toMatch(MAIL_ADDRESS);
    // Contains a soft hyphen, which domain normalisation drops.
    expect(mailAddressOf('a@exam\u00adple.com')).not.toMatch(MAIL_ADDRESS);
  });
});

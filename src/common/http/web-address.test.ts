import { isWebAddress } from './web-address.js';

test.each([
  'https://example.com',
  'https://shop.example.co.kr:8443/a?b=c#d',
  'https://한글.kr/제품',
  'https://93.184.216.34/there',
  'https://[2606:2800:220:1::1]/',
])('%s is an address of the public web', text => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://example.com@evil.example/',
  'https://user:secret@example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://exa mple.com/',
  'https://example.com/"onload=',
  'https:\\\\example.com',
  'example.com',
  '',
])('%s is none', text => {
  expect(isWebAddress(text)).toBe(false);
});

test('where only some hosts will do, their exact names and no port', () => {
  const hosts = new Set(['youtu.be', 'www.youtube.com']);
  expect(isWebAddress('https://WWW.youtube.com/watch?v=rT7DgCr-3pg', hosts)).toBe(true);
  for (const other of [
    'youtube.com.evil.example',
    'www.youtube.com@evil.example',
    'www.youtube.com:8443',
    'evil.youtu.be',
  ])
    expect([other, isWebAddress(`https://${other}/watch?v=rT7DgCr-3pg`, hosts)]).toEqual([other, false]);
});

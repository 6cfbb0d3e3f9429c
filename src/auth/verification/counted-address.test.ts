import { countedAddress } from './counted-address.js';

describe('countedAddress', () => {
  it.each([
    ['gildong@example.com', 'gildong@example.com'],
    ['gildong+1@example.com', 'gildong@example.com'],
    ['gildong+a+b@example.com', 'gildong@example.com'],
    ['gil.dong@example.com', 'gil.dong@example.com'],
    ['g.i.l.dong+x@gmail.com', 'gildong@gmail.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['길동@예시.한국', '길동@xn--vv4b11d.xn--3e0b707e'],
    ['길동@xn--vv4b11d.xn--3e0b707e', '길동@xn--vv4b11d.xn--3e0b707e'],
    ['a@b', 'a@b'],
  ])('counts %s as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

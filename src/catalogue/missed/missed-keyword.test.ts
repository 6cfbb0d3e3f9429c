import { missedKeyword, settled } from './missed-keyword.js';

it.each([
  ['  배드민턴 ', '배드민턴'],
  ['Whey-ISO 2.0', 'whey iso 2 0'],
  ['비타민D 10000iu', '비타민d 10000iu'],
  ['ｈｍｂ', 'hmb'],
])('counts %s', (typed, keyword) => {
  expect(missedKeyword(typed)).toBe(keyword);
});

it.each([
  'kim@example.com',
  'kim＠example.com',
  '010-1234-5678',
  '０１０１２３４５６７８',
  '홍길동 900101',
  'https://example.com/a',
  'www.example.com',
  'ㅂㄷㅁㅌ',
  '배드미ㄴ',
  '아',
  '12 34',
  '!?',
  '무릎이 아플 때 할 수 있는 운동 알려 주세요',
  '가'.repeat(41),
])('does not count %s', typed => {
  expect(missedKeyword(typed)).toBeNull();
});

it('takes the beginnings of a keyword for one that was still being typed', () => {
  expect(settled(['배', '배듬', '배드미', '배드민턴', '배드민턴채', '폼롤러'])).toEqual([
    '배드민턴채',
    '폼롤러',
  ]);
  expect(settled(['배드민턴'])).toEqual(['배드민턴']);
});

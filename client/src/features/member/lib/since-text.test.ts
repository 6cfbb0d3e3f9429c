import { sinceText } from './since-text';

const NOW = new Date('2026-11-22T03:00:00Z');

it.each([
  ['2026-11-22T03:00:05Z', '방금 전'],
  ['2026-11-22T02:59:30Z', '방금 전'],
  ['2026-11-22T02:57:00Z', '3분 전'],
  ['2026-11-22T00:10:00Z', '2시간 전'],
  ['2026-11-20T03:00:00Z', '2일 전'],
  ['2026-11-14T16:00:00Z', '2026년 11월 15일'],
])('says %s as %s', (iso, said) => {
  expect(sinceText(iso, NOW)).toBe(said);
});

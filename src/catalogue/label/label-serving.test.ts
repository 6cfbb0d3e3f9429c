import { labelServing } from './label-serving.js';

const read = (text: string): string | null => {
  const serving = labelServing(text);
  return serving && `${serving.timesADay} × ${serving.pieces} ${serving.piece}`;
};

it.each([
  ['1일 2회, 1회 1정', '2 × 1 정'],
  ['1일 2회 2정씩', '2 × 2 정'],
  ['하루 2번 1알씩 드세요', '2 × 1 알'],
  ['하루에 두 번, 한 알씩 물과 함께 드세요', '2 × 1 알'],
  ['하루 세 번 두 캡슐씩', '3 × 2 캡슐'],
  ['1일 1회 1포', '1 × 1 포'],
  ['하루 한 알', '1 × 1 알'],
  ['한 번에 두 정, 하루 두 번', '2 × 2 정'],
  ['아침·저녁 1정씩', '2 × 1 정'],
  ['아침, 점심, 저녁 식후에 2정씩', '3 × 2 정'],
  ['자기 전 1캡슐씩', '1 × 1 캡슐'],
  ['아침과 저녁으로 각 1포씩 물과 함께', '2 × 1 포'],
])('%s is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  '1일 2회 2정',
  '1일 1~2회 1정씩',
  '1일 2회 1정씩 또는 1회 2정',
  '아침 2정, 저녁 1정',
  '아침 2정씩 저녁 1정씩',
  '이틀에 한 번 한 알씩',
  '주 3회 1정씩',
  '1일 2회 1정씩, 운동하는 날에는 3정',
  '하루 한 알, 1일 2회 2정씩',
  '안전한 정제 60정',
])('%s is not guessed', text => {
  expect(read(text)).toBeNull();
});

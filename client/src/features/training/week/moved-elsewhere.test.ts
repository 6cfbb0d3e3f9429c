import { movedElsewhere } from './moved-elsewhere';

const week = (revision: number, ...days: readonly (number | null)[]) => ({
  revision,
  days: days.map((day, index) => ({ historyId: index, day, title: ['하체', '상체'][index]! })),
});

it.each([
  [week(1, 2, 4), week(2, 5, 4), '다른 기기에서 하체를 금요일로 옮겼어요.'],
  [week(1, 2, 4), week(3, 4, 2), '다른 기기에서 하체를 목요일로, 상체를 화요일로 옮겼어요.'],
  // The same again, a different one, and an answer older than the known state.
  [week(1, 2, 4), week(1, 2, 4), null],
  [week(1, 2, 4), week(2, 2, 4), null],
  [week(3, 2, 4), week(2, 5, 4), null],
  [week(1, null, null), week(2, null, null), null],
])('%j then %j: %s', (before, now, sentence) => {
  expect(movedElsewhere(before, now)).toBe(sentence);
});

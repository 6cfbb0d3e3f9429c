import { changedElsewhere } from './changed-elsewhere';

/** Days' histories are numbered from the week's. */
const week = (historyId: number, revision: number, ...days: readonly (number | null | 'skipped')[]) => ({
  ...{ historyId, revision },
  days: days.map((day, index) => ({
    historyId: historyId + index,
    day: day === 'skipped' ? 2 : day,
    state: day === 'skipped' ? ('skipped' as const) : ('planned' as const),
    title: ['하체', '상체'][index]!,
  })),
});

it.each([
  [week(1, 1, 2, 4), week(1, 2, 5, 4), '다른 기기에서 하체를 금요일로 옮겼어요.'],
  [week(1, 1, 2, 4), week(1, 3, 4, 2), '다른 기기에서 하체를 목요일로, 상체를 화요일로 옮겼어요.'],
  [week(1, 1, 2, 4), week(1, 2, 'skipped', 4), '다른 기기에서 하체는 쉬기로 했어요.'],
  [week(1, 1, 'skipped', 4), week(1, 2, 2, 4), '다른 기기에서 하체는 다시 하기로 했어요.'],
  [
    week(1, 1, 2, 4),
    week(1, 3, 'skipped', 5),
    '다른 기기에서 상체를 금요일로 옮겼어요. 하체는 쉬기로 했어요.',
  ],
  [week(1, 1, 2, 4), week(1, 3, 'skipped', 'skipped'), '다른 기기에서 하체, 상체는 쉬기로 했어요.'],
  // Another plan, whose revisions begin anew.
  [week(1, 3, 2, 4), week(7, 1, 2, 4), '다른 기기에서 계획을 다시 짰어요.'],
  // The same again, a different one, and answers older than the known state.
  [week(1, 1, 2, 4), week(1, 1, 2, 4), null],
  [week(1, 1, 2, 4), week(1, 2, 2, 4), null],
  [week(1, 3, 2, 4), week(1, 2, 5, 4), null],
  [week(7, 1, 2, 4), week(1, 3, 2, 4), null],
  [week(1, 1, null, null), week(1, 2, null, null), null],
])('%j then %j: %s', (before, now, sentence) => {
  expect(changedElsewhere(before, now)).toBe(sentence);
});

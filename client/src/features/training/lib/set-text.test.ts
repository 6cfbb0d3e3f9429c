import { leftText, plannedText, plannedRange } from './set-text';

const planned = {
  ...{ kind: 'work' as const, targetWeight: 40, targetReps: 10, targetSeconds: null },
  ...{ targetLeast: null, targetMost: null, targetFelt: null, targetReserve: 3 },
};

it('says a number where one is planned, and a range where the feeling ends the set', () => {
  expect(plannedText(planned)).toBe('40kg × 10회');
  const open = { ...planned, targetLeast: 6, targetMost: 19 };
  expect([plannedRange(open), plannedText(open)]).toEqual(['6~19회', '40kg × 6~19회']);
  expect(plannedText({ ...open, targetWeight: null })).toBe('6~19회');
  // 2~19 would tell nobody anything.
  expect(plannedRange({ ...open, targetLeast: 2 })).toBe('최대 19회');
});

it('says what the work sets leave, from the least to the most', () => {
  const leaving = (...left: (number | null)[]) =>
    leftText(left.map(targetReserve => ({ ...planned, targetReserve })));
  expect([leaving(3, 3, 3), leaving(3, 2.5, 2), leaving(3.5), leaving(null)]).toEqual([
    '3회쯤',
    '2~3회쯤',
    '3~4회쯤',
    null,
  ]);
});

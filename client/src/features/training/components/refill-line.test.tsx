import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';
import { refillText, runningOut } from './refill-line';

const item = (name: string, lastsUntil: string | null) => ({ name, lastsUntil }) as IntakeItem;

it('names what runs out within five days or ran out in the last two weeks, the first to run out first', () => {
  const all = [
    item('멀리', '2026-03-20'),
    item('곧', '2026-03-15'),
    item('모름', null),
    item('지남', '2026-03-09'),
    item('옛날', '2026-02-01'),
    item('오늘', '2026-03-10'),
  ];
  expect(runningOut(all, '2026-03-10').map(({ item: { name }, days }) => [name, days])).toEqual([
    ['지남', -1],
    ['오늘', 0],
    ['곧', 5],
  ]);
});

it.each([
  [3, '오메가3이 3일 뒤 떨어져요'],
  [0, '오메가3이 오늘 떨어져요'],
  [-2, '오메가3이 다 떨어졌을 거예요'],
])('says %i days as a person would', (days, text) => {
  expect(refillText('오메가3', days)).toBe(text);
});

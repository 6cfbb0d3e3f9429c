import { oneMoreDay, tenMoreMinutes } from './more-time.js';

const on = (day: number | null, minutes = 60) => ({ day, minutes, place: 'gym' as const });

describe('one more day', () => {
  it.each([
    [[1, 3], 1, 5],
    [[1, 2], 1, 5],
    [[1, 4, 7], 1, 2],
    [[5], 4, 7],
    [[5, 7], 5, 6],
    [[6, 7], 6, null],
  ])('beside %j from day %i is %j', (days, firstDay, expected) => {
    expect(
      oneMoreDay(
        days.map(day => on(day)),
        firstDay,
      )?.day ?? null,
    ).toBe(expected);
  });

  it('stands in its place and takes time and place of the last', () => {
    const more = oneMoreDay([on(1, 30), on(7, 45)], 1);
    expect(more?.days).toEqual([on(1, 30), on(4, 45), on(7, 45)]);
  });

  it('is none that endurance would shorten', () => {
    expect(oneMoreDay([on(1), on(3)], 1, [5, 7])?.day).toBe(6);
    expect(oneMoreDay([on(1), on(3)], 4, [4, 5, 6, 7])).toBeNull();
  });

  it('comes at the end of a week in order, and not after six', () => {
    expect(oneMoreDay([on(null), on(null)], 1)?.days).toHaveLength(3);
    expect(
      oneMoreDay(
        [1, 2, 3, 4, 5, 6].map(day => on(day)),
        1,
      ),
    ).toBeNull();
  });
});

it('ten more minutes end at the longest session', () => {
  expect(tenMoreMinutes([on(1, 60), on(2, 85), on(3, 90)])?.map(({ minutes }) => minutes)).toEqual([
    70, 90, 90,
  ]);
  expect(tenMoreMinutes([on(1, 90)])).toBeNull();
});

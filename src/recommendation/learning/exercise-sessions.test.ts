import type { SeenAnswer, SeenLeftOut, SeenSet } from '../engine/learning/load-evidence.js';
import { exerciseSessions } from './exercise-sessions.js';

const BENCH = { assistable: false };
const PULL_UP = { assistable: true };
const MONDAY = '2026-01-05';

const set = (weightKg: number | null, repetitions: number, more: Partial<SeenSet> = {}): SeenSet => ({
  ...{ kind: 'set', weightKg, repetitions, ordinal: 0, answer: null, reserve: null },
  asked: { weightKg: 40, repetitions: 10 },
  ...more,
});
const left: SeenLeftOut = { kind: 'leftOut', weightKg: 40, repetitions: 10 };
const answer = (said: SeenAnswer['answer'], weightKg = 40): SeenAnswer => ({
  ...{ kind: 'answer', weightKg, repetitions: 10, answer: said },
});
/** Of one session, unless they have ordinals. */
const on = (date: string, ...seen: (SeenSet | SeenLeftOut | SeenAnswer)[]) =>
  seen.map((each, at) => ({
    date,
    seen: each.kind === 'set' ? { ...each, ordinal: each.ordinal || at + 1 } : each,
  }));
const free = { asked: null };

describe('the days of an exercise', () => {
  it('are what was logged, with what was asked beside it', () => {
    expect(
      exerciseSessions(BENCH, on(MONDAY, set(40, 10), set(40, 9), set(40, 8, { answer: 'HEAVY' })), 3),
    ).toEqual([
      {
        date: MONDAY,
        asked: { weightKg: 40, repetitions: 10, sets: 3 },
        sets: [10, 9, 8].map(repetitions => ({ weightKg: 40, repetitions })),
        logged: [10, 9, 8].map(repetitions => ({ weightKg: 40, repetitions })),
        answer: 'HEAVY',
      },
    ]);
  });

  it('know of the rule that was to end the sets', () => {
    const stop = { least: 5, most: 20, felt: 2 };
    const told = { ...answer('RIGHT'), repetitions: 17, stop };
    expect(exerciseSessions(BENCH, on(MONDAY, told), 2)[0]).toMatchObject({
      asked: { weightKg: 40, repetitions: 17, sets: 2, stop },
      sets: [17, 17].map(repetitions => ({ weightKg: 40, repetitions })),
      logged: [],
    });
    const open = { asked: { weightKg: 40, repetitions: 10, stop } };
    const [day] = exerciseSessions(BENCH, on(MONDAY, left, set(40, 7, open), set(40, 6, open)), 3);
    expect(day!.asked).toEqual({ weightKg: 40, repetitions: 10, sets: 3, stop });
  });

  it('know of sets that were left out, and are none where all were', () => {
    const [day] = exerciseSessions(BENCH, on(MONDAY, set(40, 10), left, left), 3);
    expect(day).toMatchObject({ asked: { sets: 3 }, sets: [{ weightKg: 40, repetitions: 10 }] });
    expect(exerciseSessions(BENCH, on(MONDAY, left, left), 3)).toEqual([]);
  });

  it('are answers where nothing was logged; sets take the answer of the routine, unless they have one', () => {
    expect(exerciseSessions(BENCH, on(MONDAY, answer('RIGHT', 30), answer('HEAVY')), 4)).toEqual([
      {
        date: MONDAY,
        asked: { weightKg: 40, repetitions: 10, sets: 4 },
        sets: null,
        logged: [],
        answer: 'HEAVY',
      },
    ]);
    expect(exerciseSessions(BENCH, on(MONDAY, answer('LIGHT'), set(40, 10)), 3)[0]!.answer).toBe('LIGHT');
    expect(
      exerciseSessions(BENCH, on(MONDAY, answer('LIGHT'), set(40, 10, { answer: 'RIGHT' })), 3)[0]!.answer,
    ).toBe('RIGHT');
  });

  it('go on from what was done where that was more than asked, or where nothing was asked', () => {
    expect(exerciseSessions(BENCH, on(MONDAY, set(50, 8), set(45, 10)), 3)[0]).toMatchObject({
      asked: { weightKg: 45, repetitions: 8, sets: 2 },
    });
    expect(exerciseSessions(BENCH, on(MONDAY, set(50, 8), set(40, 10)), 3)[0]).toMatchObject({
      asked: { weightKg: 40, repetitions: 10 },
    });
    const pyramid = [set(40, 10, free), set(60, 6, free), set(60, 5, free)];
    expect(exerciseSessions(BENCH, on(MONDAY, ...pyramid), 3)[0]).toMatchObject({
      ...{ asked: { weightKg: 60, repetitions: 5, sets: 3 }, sets: null },
    });
    // Less help means a heavier load.
    expect(exerciseSessions(PULL_UP, on(MONDAY, set(20, 8), set(30, 8)), 3)[0]).toMatchObject({
      asked: { weightKg: 30, repetitions: 8 },
    });
  });

  describe('with two sessions on one day', () => {
    const free3 = (kg: number, repetitions: number, ordinal: number) =>
      set(kg, repetitions, { ...free, ordinal });
    const three = (...repetitions: number[]) =>
      repetitions.map((each, at) => set(40, each, { ordinal: at + 1 }));
    const leftAt = (...ordinals: number[]) => ordinals.map(ordinal => ({ ...left, ordinal }));

    it('are the last one: its sets are planned next, not those of both', () => {
      const [day, ...others] = exerciseSessions(BENCH, on(MONDAY, ...three(10, 10, 9), ...three(8, 8, 8)), 3);
      expect(others).toEqual([]);
      expect(day).toMatchObject({
        asked: { weightKg: 40, repetitions: 10, sets: 3 },
        ...{
          sets: Array(3).fill({ weightKg: 40, repetitions: 8 }),
          logged: Array(3).fill({ weightKg: 40, repetitions: 8 }),
        },
      });
      const free6 = [1, 2, 3, 1, 2, 3].map(at => free3(30, 12, at));
      expect(exerciseSessions(BENCH, on(MONDAY, ...free6), 3)[0]!.asked.sets).toBe(3);
    });

    it('forget one that ended too early and was begun again, or begun again and not done', () => {
      const early = [...three(10), ...leftAt(2, 3)];
      expect(exerciseSessions(BENCH, on(MONDAY, ...early, ...three(10, 10, 10)), 3)[0]).toMatchObject({
        asked: { sets: 3 },
        sets: Array(3).fill({ weightKg: 40, repetitions: 10 }),
      });
      const again = [...three(10, 10, 10), ...leftAt(1, 2, 3)];
      expect(exerciseSessions(BENCH, on(MONDAY, ...again), 3)[0]).toMatchObject({
        asked: { sets: 3 },
        sets: Array(3).fill({ weightKg: 40, repetitions: 10 }),
      });
      const late = [
        ...three(10, 10, 10),
        ...leftAt(1),
        set(40, 9, { ordinal: 2 }),
        set(40, 9, { ordinal: 3 }),
      ];
      expect(exerciseSessions(BENCH, on(MONDAY, ...late), 3)[0]).toMatchObject({
        asked: { sets: 3 },
        sets: Array(2).fill({ weightKg: 40, repetitions: 9 }),
      });
    });

    it('go by the one with a plan, and by what was said last', () => {
      const heavy = three(10, 10, 10).map(each => ({ ...each, answer: 'HEAVY' as const }));
      expect(exerciseSessions(BENCH, on(MONDAY, ...heavy, free3(20, 15, 1)), 3)[0]).toMatchObject({
        ...{ asked: { weightKg: 40, repetitions: 10, sets: 3 }, answer: 'HEAVY' },
      });
    });
  });

  it('leave sets beyond the plan out of how it went, not out of what was done', () => {
    const [day] = exerciseSessions(BENCH, on(MONDAY, set(40, 10), set(30, 5, free)), 3);
    expect(day).toMatchObject({ asked: { sets: 1 }, sets: [{ weightKg: 40, repetitions: 10 }] });
    expect(day!.logged).toHaveLength(2);
  });
});

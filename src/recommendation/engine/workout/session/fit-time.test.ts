import {
  fitTime,
  minutesOf,
  type FittedSession,
  type PlannedExercise,
  type TimedExercise,
} from './fit-time.js';

type Exercise = TimedExercise & PlannedExercise;

const exercise = (bodyPart: string, more: Partial<Exercise> = {}): Exercise => ({
  bodyPart,
  sets: 3,
  restSeconds: 120,
  warmUp: [],
  isLoaded: true,
  ...more,
});

const fit = (session: readonly Exercise[], minutes: number | null): FittedSession =>
  fitTime(session, minutes, () => session.map(({ warmUp }) => [...warmUp]));

describe('fitTime', () => {
  it('takes sets before exercises, exercises of a part that keeps another before last sets, those before a part', () => {
    const session = [exercise('등'), exercise('등'), exercise('이두')];
    expect(fit(session, null)).toMatchObject({ sets: [3, 3, 3], minutes: 28, setsRemoved: 0 });
    expect(fit(session, 24)).toMatchObject({ sets: [3, 3, 2], exercisesRemoved: 0, warmUpMinutes: 3 });
    expect(fit(session, 15)).toMatchObject({ sets: [2, 0, 2], exercisesRemoved: 1 });
    expect(fit(session, 11)).toMatchObject({ sets: [2, 0, 1] });
    expect(fit(session, 8)).toMatchObject({ sets: [1, 0, 1], exercisesRemoved: 1 });
    expect(fit(session, 7)).toMatchObject({ sets: [1, 0, 0], exercisesRemoved: 2 });
  });

  it('always leaves one exercise, whatever it takes', () => {
    expect(fit([exercise('등'), exercise('이두')], 1)).toMatchObject({ sets: [1, 0], minutes: 6 });
    expect(fit([exercise('등')], 1)).toMatchObject({ sets: [1], exercisesRemoved: 0, setsRemoved: 2 });
  });

  it('gives time that an exercise left behind back to the others, the shortest first', () => {
    const warmUp = Array.from({ length: 5 }, () => ({ weight: 20, repeat: 10 }));
    const quick = { restSeconds: 60 };
    const session = [exercise('등', quick), exercise('이두', quick), exercise('가슴', { ...quick, warmUp })];
    // One set each takes 15 minutes.
    const setsIn = (minutes: number): number[] => fit(session, minutes).sets;
    expect([10, 11, 13, 14].map(setsIn)).toEqual([
      [2, 1, 0],
      [2, 2, 0],
      [3, 2, 0],
      [3, 3, 0],
    ]);
    expect(setsIn(15)).toEqual([1, 1, 1]);
    expect(fit(session, 13)).toMatchObject({
      ...{ setsRemoved: 4, keptSetsRemoved: 1, exercisesRemoved: 1, minutes: 13 },
    });
  });

  it('gives a set to a later exercise where one more of the first takes too long', () => {
    const session = [exercise('등', { restSeconds: 600 }), exercise('이두'), exercise('이두')];
    expect(fit(session, 13)).toMatchObject({ sets: [1, 3, 0] });
  });
});

describe('minutesOf', () => {
  it('counts 40 seconds a set, its rests, a minute a warm-up set, and setting up with and without a load', () => {
    const warmUp = [
      { weight: 20, repeat: 10 },
      { weight: 40, repeat: 8 },
    ];
    // 5 minutes, 90 + 3 × 40 + 2 × 120 + 2 × 60 seconds.
    expect(minutesOf([exercise('등', { warmUp })], null)).toBe(15);
    expect(minutesOf([exercise('등', { warmUp, isLoaded: false })], null)).toBe(14);
    expect(minutesOf([exercise('등', { warmUp }), exercise('이두', { sets: 0, warmUp })], null)).toBe(15);
  });

  it('counts 5 minutes for warming up, 3 in a session of up to 25', () => {
    expect([null, 26, 25].map(limit => minutesOf([exercise('등', { sets: 0 })], limit))).toEqual([5, 5, 3]);
    expect([null, 26, 25].map(limit => fit([exercise('등')], limit).warmUpMinutes)).toEqual([5, 5, 3]);
  });
});

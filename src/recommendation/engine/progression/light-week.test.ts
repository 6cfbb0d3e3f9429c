import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { explainLightWeek } from './explain-next.js';
import { lightTarget, lightWeekDue, lightWeekEvery, weeksTrained, wentDown } from './light-week.js';
import { MAN } from '../workout/fixture/test-bodies.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
/** Mondays and Thursdays from 2026-01-05 (a Monday) on. */
const training = (weeks: number): string[] =>
  Array.from({ length: weeks }, (_, week) =>
    [0, 3].map(day => new Date(Date.UTC(2026, 0, 5 + 7 * week + day)).toISOString().slice(0, 10)),
  ).flat();

describe('a light week', () => {
  it('counts weeks in a row that are over', () => {
    expect(weeksTrained(training(6), '2026-02-15')).toBe(5);
    expect(weeksTrained(training(6), '2026-02-18')).toBe(6);
    expect(weeksTrained(training(6), '2026-02-25')).toBe(0);
    expect(weeksTrained(['2026-01-05', ...training(6).slice(4)], '2026-02-16')).toBe(4);
    expect(weeksTrained([], '2026-02-15')).toBe(0);
  });

  it('is proposed every fifth to eighth of them, sooner for the experienced and from fifty on', () => {
    expect([
      lightWeekEvery(0.4, 30),
      lightWeekEvery(1.2, 30),
      lightWeekEvery(1.6, 30),
      lightWeekEvery(0.4, 55),
    ]).toEqual([8, 6, 5, 5]);
    expect(lightWeekDue(training(8), '2026-03-02', 0.4, 30)).toEqual({
      template: 'weeks',
      args: { weeks: 8 },
    });
    expect(lightWeekDue(training(7), '2026-02-23', 0.4, 30)).toBeNull();
    expect(lightWeekDue([], '2026-02-22', 0.4, 30)).toBeNull();
  });

  it('is one week from its Monday on, and comes again however long they go on', () => {
    const all = training(200);
    const due = all.filter((date, index) => lightWeekDue(all.slice(0, index), date, 0.4, 30) !== null);
    expect(due.slice(0, 2)).toEqual(all.slice(16, 18));
    expect(due).toEqual(all.filter((_, index) => index >= 16 && Math.floor(index / 2) % 8 === 0));
  });

  it('is proposed after three sessions that went down', () => {
    const done = (kg: number, repetitions: number) => ({
      date: '2026-01-05',
      asked: { weightKg: 40, repetitions: 10, sets: 2 },
      sets: [{ weightKg: kg, repetitions }],
      answer: null,
    });
    const falling = [done(40, 10), done(40, 9), done(40, 8), done(37.5, 8)];
    expect(wentDown(MAN, BENCH, falling)).toEqual({ template: 'falls', args: { sessions: 3 } });
    expect(wentDown(MAN, BENCH, falling.slice(1))).toBeNull();
    expect(wentDown(MAN, BENCH, [done(40, 8), done(40, 9), done(40, 8), done(37.5, 8)])).toBeNull();
  });

  it('is a tenth lighter on loads that exist, with a third fewer sets', () => {
    expect(lightTarget(MAN, BENCH, { weightKg: 50, repetitions: 10, sets: 3 })).toEqual({
      weightKg: 45,
      repetitions: 10,
      sets: 2,
    });
    expect(lightTarget(MAN, BENCH, { weightKg: 20, repetitions: 10, sets: 3 })).toEqual({
      weightKg: 20,
      repetitions: 10,
      sets: 2,
    });
    expect(lightTarget(MAN, fixtureWorkout('플랭크'), { weightKg: null, repetitions: 30, sets: 3 })).toEqual({
      weightKg: null,
      repetitions: 30,
      sets: 2,
    });
    expect(explainLightWeek({ template: 'weeks', args: { weeks: 8 } })).toContain('8주');
  });
});

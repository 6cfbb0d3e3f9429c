import {
  FIXTURE_CATALOGUE,
  fixtureWorkout,
} from '../../recommendation/engine/workout/fixture/fixture-catalogue.js';
import type { EngineMember } from '../../recommendation/engine/strength/strength.types.js';
import { bandOf, oneRepMaxKg, volumeKg, type LiftedSet } from './estimates.js';
import { brokenRecords, recordsOf } from './records.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const DUMBBELLS = FIXTURE_CATALOGUE.find(({ loadType }) => loadType === 'dumbbellPerHand')!;
const HOLD = FIXTURE_CATALOGUE.find(({ loadType }) => loadType === 'hold')!;
const HELPED = FIXTURE_CATALOGUE.find(({ assistable }) => assistable)!;
const MAN = { weightKg: 70 } as EngineMember;
const set = (weight: number | null, reps: number | null, reserve: number | null = null): LiftedSet => ({
  ...{ weight, reps, reserve },
});

describe('records', () => {
  it('are the heaviest, the most repetitions with each load, and the best estimated 1RM', () => {
    expect(recordsOf(MAN, BENCH, [set(40, 10), set(50, 5), set(40, 12), set(60, 0)])).toEqual([
      { kind: 'heaviest', value: 50, weight: 50 },
      { kind: 'mostRepsAtWeight', value: 5, weight: 50 },
      { kind: 'mostRepsAtWeight', value: 12, weight: 40 },
      { kind: 'oneRepMax', value: 58.1, weight: 50 },
    ]);
    expect(recordsOf(MAN, BENCH, [set(60, 0), set(60, null)])).toEqual([]);
  });

  it('are broken by more than there was, not by the first of its kind', () => {
    const before = recordsOf(MAN, BENCH, [set(40, 10)]);
    expect(brokenRecords(before, recordsOf(MAN, BENCH, [set(40, 10)]))).toEqual([]);
    expect(brokenRecords([], recordsOf(MAN, BENCH, [set(40, 10)]))).toEqual([]);
    expect(brokenRecords(before, recordsOf(MAN, BENCH, [set(40, 11)]))).toEqual([
      { kind: 'mostRepsAtWeight', value: 11, previous: 10, weight: 40 },
      { kind: 'oneRepMax', value: expect.any(Number), previous: 53.7, weight: 40 },
    ]);
    expect(brokenRecords(before, recordsOf(MAN, BENCH, [set(45, 5)])).map(({ kind }) => kind)).toEqual([
      'heaviest',
    ]);
  });

  it('compare only repetitions where the load is help', () => {
    expect(recordsOf(MAN, HELPED, [set(20, 8), set(10, 5)]).map(({ kind }) => kind)).toEqual([
      ...['mostRepsAtWeight', 'mostRepsAtWeight'],
    ]);
  });
});

describe('an estimated 1RM', () => {
  it('counts what was left, and is none where repetitions or load say nothing', () => {
    expect(oneRepMaxKg(MAN, BENCH, set(50, 1))).toBe(50);
    expect(oneRepMaxKg(MAN, BENCH, set(50, 8, 2))).toBe(oneRepMaxKg(MAN, BENCH, set(50, 10)));
    for (const nothing of [set(50, 0), set(50, null), set(50, 21), set(null, 10)]) {
      expect(oneRepMaxKg(MAN, BENCH, nothing)).toBeNull();
    }
    expect(oneRepMaxKg(MAN, HOLD, set(null, 10))).toBeNull();
    expect(oneRepMaxKg(null, HELPED, set(null, 5))).toBeNull();
  });

  it('has a band around it, wider for isolation', () => {
    const { lowKg, highKg } = bandOf(100, { mechanic: 'compound' });
    expect([lowKg, highKg]).toEqual([91.5, 109.3]);
    expect(bandOf(100, { mechanic: 'isolation' }).highKg).toBeGreaterThan(highKg);
  });

  it('volume counts both hands, and no help', () => {
    expect([volumeKg(BENCH, 400), volumeKg(DUMBBELLS, 400), volumeKg(HELPED, 400)]).toEqual([400, 800, 0]);
  });
});

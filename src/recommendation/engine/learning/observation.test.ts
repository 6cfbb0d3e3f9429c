import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { shareOfOneRepMax } from '../workout/prescription/repetition-table.js';
import { estimateStrength } from '../workout/strength/strength-estimate.js';
import type { EngineMember, EngineWorkout } from '../workout/workout-engine.types.js';
import { observationFromFeedback } from './observation-from-feedback.js';
import { observationFromLoggedSet } from './observation-from-logged-set.js';
import { observationFromEditedWeight, observationFromKeptWeight } from './observation-from-weight.js';

const MAN: EngineMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 175,
  weightKg: 75,
  bodyFatPercent: 18,
  muscleMassPercent: 45.9,
  upDownBalance: 0.5,
  compositionSource: 'measured',
  memberKey: 1,
};
const BENCH_KG = estimateStrength(MAN, undefined).lifts.bench.oneRepMaxKg;

function source(workout: EngineWorkout, weightKg: number | null) {
  return { member: MAN, experience: undefined, workout, weightKg, session: '2026-01-05' };
}

describe('observationFromFeedback', () => {
  const bench = fixtureWorkout('바벨 벤치 프레스');
  const answer = (feedback: 'LIGHT' | 'RIGHT' | 'HEAVY') =>
    observationFromFeedback({ ...source(bench, 37.5), repetitions: 10, feedback })!;

  it('bounds the truth from below when it was light, from above when it was heavy', () => {
    expect(answer('LIGHT')).toMatchObject({
      baseLift: 'bench',
      low: expect.closeTo(Math.log(37.5 / shareOfOneRepMax(14) / BENCH_KG), 9),
      high: null,
      session: '2026-01-05',
    });
    expect(answer('HEAVY')).toMatchObject({
      low: null,
      high: expect.closeTo(Math.log(37.5 / shareOfOneRepMax(11) / BENCH_KG), 9),
    });
  });

  it('takes 적당했어요 at a weight rounded down as agreement, not as weakness', () => {
    const { low, high } = answer('RIGHT');
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('weighs compound lifts more than isolation and base lifts more than accessories', () => {
    const noiseOf = (name: string, weightKg: number): number =>
      observationFromFeedback({
        ...source(fixtureWorkout(name), weightKg),
        repetitions: 10,
        feedback: 'RIGHT',
      })!.noiseSd;
    expect(noiseOf('바벨 벤치 프레스', 40)).toBeCloseTo(0.07, 9);
    expect(noiseOf('덤벨 벤치 프레스', 14)).toBeCloseTo(Math.hypot(0.07, 0.1), 9);
    expect(noiseOf('덤벨 컬', 6)).toBeCloseTo(Math.hypot(0.12, 0.1), 9);
  });

  it('learns nothing from holds, bands and plain repetitions', () => {
    for (const name of ['플랭크', '밴드 풀다운', '레그 레이즈']) {
      expect(
        observationFromFeedback({
          ...source(fixtureWorkout(name), null),
          repetitions: 12,
          feedback: 'HEAVY',
        }),
      ).toBeNull();
    }
  });

  it('counts body weight, hung weight and assistance in what was lifted', () => {
    const dip = fixtureWorkout('딥스');
    const lowOf = (weightKg: number | null, assistable: boolean): number =>
      observationFromFeedback({
        ...source({ ...dip, assistable }, weightKg),
        repetitions: 10,
        feedback: 'LIGHT',
      })!.low!;
    const expected = (liftedKg: number): number =>
      Math.log(liftedKg / shareOfOneRepMax(14) / (1.3 * BENCH_KG));
    expect(lowOf(20, true)).toBeCloseTo(expected(0.95 * 75 - 20), 9);
    expect(lowOf(10, false)).toBeCloseTo(expected(0.95 * 75 + 10), 9);
    expect(lowOf(null, false)).toBeCloseTo(expected(0.95 * 75), 9);
  });
});

describe('observations from weights', () => {
  it('reads an edited weight between itself and the next heavier one, a kept weight more weakly', () => {
    const bench = fixtureWorkout('바벨 벤치 프레스');
    const evidence = { ...source(bench, 45), repetitions: 10, repsInReserve: 3 };
    const edited = observationFromEditedWeight(evidence)!;
    expect(edited.low).toBeCloseTo(Math.log(45 / 0.67 / BENCH_KG), 9);
    expect(edited.high).toBeCloseTo(Math.log(47.5 / 0.67 / BENCH_KG), 9);
    expect(observationFromKeptWeight(evidence)!.noiseSd).toBeGreaterThan(edited.noiseSd);
  });

  it('makes nothing of a weight of zero', () => {
    const evidence = { ...source(fixtureWorkout('덤벨 컬'), 0), repetitions: 12, repsInReserve: 3 };
    expect(observationFromEditedWeight(evidence)).toBeNull();
  });
});

describe('observationFromLoggedSet', () => {
  const bench = fixtureWorkout('바벨 벤치 프레스');
  const log = (doneRepetitions: number, feedback?: 'LIGHT' | 'RIGHT' | 'HEAVY') =>
    observationFromLoggedSet({ ...source(bench, 50), targetRepetitions: 10, doneRepetitions, feedback })!;

  it('counts an unfinished set as a miss, whatever the answer', () => {
    const exact = Math.log(50 / shareOfOneRepMax(6) / BENCH_KG);
    expect(log(6, 'LIGHT')).toMatchObject({ low: expect.closeTo(exact, 9), high: expect.closeTo(exact, 9) });
    expect(log(0)).toMatchObject({ low: null, high: expect.closeTo(Math.log(50 / BENCH_KG), 9) });
  });

  it('takes a finished set without an answer as the least that was possible', () => {
    expect(log(10)).toMatchObject({
      low: expect.closeTo(Math.log(50 / shareOfOneRepMax(10) / BENCH_KG), 9),
      high: null,
    });
    expect(log(10, 'HEAVY')).toMatchObject({ low: null });
  });
});

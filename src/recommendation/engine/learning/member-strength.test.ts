import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { knownStrength } from '../workout/fixture/known-strength.js';
import { MAN } from '../workout/fixture/test-bodies.js';
import { strengthCeilingKg } from './strength-ceiling.js';
import { exerciseStrength, memberStrength } from './member-strength.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const MACHINE_PRESS = fixtureWorkout('체스트 프레스 머신');
const SQUAT = fixtureWorkout('백 스쿼트');

describe('the first sessions', () => {
  it.each([
    ['at 59', { ageYears: 59 }, null],
    ['at 60', { ageYears: 60 }, 'old'],
    ['at 18', { ageYears: 18 }, null],
    ['at 17', { ageYears: 17 }, 'young'],
    ['at a body-mass index of 30', { heightCm: 200, weightKg: 120 }, 'heavy'],
    ['just below it', { heightCm: 200, weightKg: 119.9 }, null],
  ] as const)('are the more careful for age and weight: %s', (_, body, cautiousFor) => {
    const strength = memberStrength({ ...MAN, ...body }, undefined, null);
    expect(strength.cautiousFor).toBe(cautiousFor);
    expect(exerciseStrength(strength, BENCH)!.firstSessionFactor).toBe(cautiousFor === null ? 1 : 0.9);
  });

  it('come up to the full weight by 0.025 a day on which the exercise was seen', () => {
    const old = { ...MAN, ageYears: 65 };
    const after = (days: number) =>
      memberStrength(old, undefined, knownStrength(old, { bench: { logMean: 0, variance: 0.01, days } }));
    const factorAfter = (days: number) => exerciseStrength(after(days), BENCH)!.firstSessionFactor;
    expect(factorAfter(1)).toBeCloseTo(0.925, 9);
    expect(factorAfter(4)).toBeCloseTo(1, 9);
    expect(factorAfter(9)).toBe(1);
    // Observations of the bench prove nothing about the use of a machine.
    expect(exerciseStrength(after(4), MACHINE_PRESS)!.firstSessionFactor).toBe(0.9);
  });

  it('show no load below 14', () => {
    expect(memberStrength({ ...MAN, ageYears: 13 }, undefined, null).mayShowLoad).toBe(false);
    expect(memberStrength({ ...MAN, ageYears: 14 }, undefined, null).mayShowLoad).toBe(true);
  });
});

describe('an unmeasured body', () => {
  it('heavier than any of its height is asked to look at height and weight again', () => {
    const typed = { ...MAN, heightCm: 120, weightKg: 150, compositionSource: 'default' as const };
    expect(memberStrength(typed, undefined, null).doubt).toBe('body');
  });

  it('is not asked where its preset only goes badly with its weight', () => {
    const preset = { ...MAN, weightKg: 120, bodyFatPercent: 10, compositionSource: 'preset' as const };
    expect(memberStrength(preset, undefined, null)).toMatchObject({ doubt: null, member: preset });
  });
});

describe('exerciseStrength', () => {
  const known = { logMean: 0.1, variance: 0.0001, days: 3 };
  const ofLearned = () => memberStrength(MAN, undefined, knownStrength(MAN, { bench: known }));
  const ofUntold = () => memberStrength(MAN, undefined, null);

  it('is what the body lets expect, times what was learned', () => {
    const learned = ofLearned();
    const estimatedKg = learned.estimate.lifts.bench.oneRepMaxKg;
    expect(exerciseStrength(ofUntold(), BENCH)).toMatchObject({
      ...{ baseLift: 'bench', oneRepMaxKg: estimatedKg, baseOneRepMaxKg: estimatedKg },
      learned: { logMean: 0, observationCount: 0, relatedCount: 0 },
    });
    const bench = exerciseStrength(learned, BENCH)!;
    expect(bench.baseOneRepMaxKg).toBeCloseTo(estimatedKg * Math.exp(0.1), 6);
    expect(bench.oneRepMaxKg).toBeCloseTo(estimatedKg * Math.exp(0.1), 6);
    expect(bench.learned).toMatchObject({ observationCount: 3, relatedCount: 3 });
    expect(bench.learned.logMean).toBeCloseTo(0.1, 9);
    // A base lift's own term has a spread of 3 %.
    expect(bench.logStandardDeviation).toBeCloseTo(Math.hypot(0.01, 0.03), 9);
  });

  it('tells another exercise of the lift the same, less certainly, and another lift next to nothing', () => {
    const learned = ofLearned();
    const press = exerciseStrength(learned, MACHINE_PRESS)!;
    expect(press.learned).toMatchObject({ observationCount: 0, relatedCount: 3 });
    expect(press.learned.logMean).toBeCloseTo(0.1, 9);
    // The ratio of a compound exercise adds a spread of 10 %.
    expect(press.logStandardDeviation).toBeCloseTo(Math.hypot(0.01, 0.1), 9);
    const squat = exerciseStrength(learned, SQUAT)!;
    expect(squat.learned).toMatchObject({ observationCount: 0, relatedCount: 0 });
    expect(squat.learned.logMean).toBeLessThan(0.1);
  });

  it('is never above what is believed without asking', () => {
    const far = { ...known, logMean: 2 };
    const strength = memberStrength(MAN, undefined, knownStrength(MAN, { bench: far }));
    expect(exerciseStrength(strength, BENCH)!.oneRepMaxKg).toBe(strengthCeilingKg(MAN, BENCH));
  });

  it('is unknown without a load model', () => {
    expect(exerciseStrength(ofUntold(), { ...BENCH, baseLift: null })).toBeNull();
    expect(exerciseStrength(ofUntold(), { ...BENCH, ratioMale: 0 })).toBeNull();
  });
});

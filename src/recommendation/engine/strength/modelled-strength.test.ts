import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { isBaseLiftItself, modelledOneRepMaxKg } from './modelled-strength.js';

const LIFTS: Record<BaseLift, number> = {
  squat: 100,
  bench: 80,
  deadlift: 120,
  overheadPress: 50,
  latPulldown: 70,
};
const CURL = fixtureWorkout('바벨 컬');

describe('the 1RM of an exercise before anything was learned', () => {
  it('is its base lift times the ratio of the sex', () => {
    const row = { ...fixtureWorkout('체스트 프레스 머신'), ratioMale: 0.8, ratioFemale: 0.7 };
    expect(modelledOneRepMaxKg(LIFTS, '남', row)).toBeCloseTo(64, 9);
    expect(modelledOneRepMaxKg(LIFTS, '여', row)).toBeCloseTo(56, 9);
  });

  it('is unknown without a base lift, and without a ratio for that sex', () => {
    expect(modelledOneRepMaxKg(LIFTS, '남', { ...CURL, baseLift: null })).toBeNull();
    expect(modelledOneRepMaxKg(LIFTS, '여', { ...CURL, ratioFemale: 0 })).toBeNull();
    expect(modelledOneRepMaxKg(LIFTS, '남', { ...CURL, ratioFemale: 0 })).toEqual(expect.anything());
  });

  it.each(['horizontalPush', 'inclinePush', 'verticalPush'] as const)(
    'is at most 0.45 of the bench in each hand of a press (%s), whatever the ratio',
    pattern => {
      const press = { ...fixtureWorkout('덤벨 벤치 프레스'), pattern, ratioMale: 0.6 };
      expect(modelledOneRepMaxKg(LIFTS, '남', press)).toBeCloseTo(36, 9);
      expect(modelledOneRepMaxKg(LIFTS, '남', { ...press, ratioMale: 0.4 })).toBeCloseTo(32, 9);
      expect(modelledOneRepMaxKg(LIFTS, '남', { ...press, loadType: 'barbell' })).toBeCloseTo(48, 9);
      expect(modelledOneRepMaxKg(LIFTS, '남', { ...press, pattern: 'fly' })).toBeCloseTo(48, 9);
    },
  );
});

describe('the base lift itself', () => {
  it('is the multi-joint lift with a bar or a stack at a ratio of 1', () => {
    const bench = fixtureWorkout('바벨 벤치 프레스');
    expect(isBaseLiftItself(bench, '남')).toBe(true);
    expect(isBaseLiftItself(fixtureWorkout('랫 풀다운'), '여')).toBe(true);
    expect(isBaseLiftItself({ ...bench, ratioFemale: 0.9 }, '여')).toBe(false);
    expect(isBaseLiftItself({ ...bench, mechanic: 'isolation' }, '남')).toBe(false);
    expect(isBaseLiftItself({ ...bench, loadType: 'smith' }, '남')).toBe(false);
  });
});

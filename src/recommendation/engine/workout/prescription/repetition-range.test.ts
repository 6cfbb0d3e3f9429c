import { productWorkoutOf } from '../fixture/product-catalogue.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { repetitionRange, widestRange } from './repetition-range.js';

const bar = (fields: Partial<EngineWorkout> = {}): EngineWorkout => ({
  ...productWorkoutOf('barbell-curl'),
  ...{ mechanic: 'compound', loadType: 'barbell', pattern: 'squat', skill: 2 },
  ...fields,
});
const DEADLIFT = bar({ pattern: 'hinge', skill: 3 });

describe('repetitions', () => {
  it.each([
    ['general', [8, 12], [8, 15]],
    ['hypertrophy', [6, 12], [8, 15]],
    ['strength', [3, 6], [6, 10]],
    ['endurance', [15, 20], [15, 20]],
    ['fatLoss', [10, 15], [12, 18]],
  ] as const)(
    'for %s are those of the goal, more where a single joint works',
    (goal, compound, isolation) => {
      expect(Object.values(repetitionRange(goal, bar()))).toEqual(compound);
      expect(Object.values(repetitionRange(goal, bar({ mechanic: 'isolation' })))).toEqual(isolation);
    },
  );

  it('are what a body can do where it is the load', () => {
    for (const loadType of ['bodyweight', 'band'] as const)
      expect(repetitionRange('strength', bar({ loadType }))).toEqual({ least: 1, most: 20 });
    expect(repetitionRange('strength', bar({ loadType: 'bodyweightLoadable' }))).toEqual({
      least: 3,
      most: 6,
    });
  });

  it('of a deadlift with a bar are eight at most, before the back tires', () => {
    expect(repetitionRange('general', DEADLIFT)).toEqual({ least: 5, most: 8 });
    expect(repetitionRange('endurance', DEADLIFT)).toEqual({ least: 5, most: 8 });
    expect(repetitionRange('strength', DEADLIFT)).toEqual({ least: 3, most: 6 });
    for (const goal of ['general', 'endurance', 'strength'] as const)
      expect(widestRange(goal, DEADLIFT).most).toBe(8);
    for (const other of [{ pattern: 'squat' }, { loadType: 'stack' }, { skill: 2 }] as const)
      expect(repetitionRange('general', { ...DEADLIFT, ...other })).toEqual({ least: 8, most: 12 });
  });
});

describe('where no load fits, repetitions go', () => {
  const rack = bar({ loadType: 'dumbbellPerHand', incrementKg: 2, minLoadKg: 1 });

  it('up to 20, with dumbbells and for endurance up to 25', () => {
    expect(widestRange('general', bar()).most).toBe(20);
    expect(widestRange('general', rack).most).toBe(25);
    expect(widestRange('endurance', bar()).most).toBe(25);
  });

  it('down where the goal wants many', () => {
    expect(widestRange('endurance', bar()).least).toBe(10);
    expect(widestRange('fatLoss', bar()).least).toBe(8);
    expect(widestRange('general', bar()).least).toBe(8);
    expect(widestRange('strength', bar()).least).toBe(3);
    expect(widestRange('endurance', bar({ loadType: 'bodyweight' })).least).toBe(1);
  });
});

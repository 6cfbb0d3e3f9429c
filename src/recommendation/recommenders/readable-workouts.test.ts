import { readableWorkouts } from './readable-workouts.js';

describe('readableWorkouts', () => {
  it('fills in what an earlier edition did not store with what it meant', () => {
    const stored = {
      recommends: [
        { workoutId: 2, evidence: { standsInForId: 1 } },
        { workoutId: 3, evidence: { standsInForId: null } },
      ],
      requestedBodyParts: ['가슴'],
      unfilled: [],
    };
    expect(readableWorkouts(stored)).toEqual({
      ...stored,
      notes: [],
      minutes: null,
      generalWarmUp: null,
      recommends: [
        {
          workoutId: 2,
          details: [],
          warmUp: [],
          swappedFrom: null,
          evidence: { standsInForId: 1, standsInCause: 'tooHeavy', limit: null, basis: null },
        },
        {
          workoutId: 3,
          details: [],
          warmUp: [],
          swappedFrom: null,
          evidence: { standsInForId: null, standsInCause: null, limit: null, basis: null },
        },
      ],
    });
  });

  it('leaves an answer of today alone', () => {
    const basis = { usualRepetitions: 10 };
    const evidence = { standsInForId: 4, standsInCause: 'health', limit: 'lightest', basis };
    const stored = {
      notes: ['천천히 일어나 주세요.'],
      minutes: 40,
      generalWarmUp: '걸어요.',
      recommends: [{ workoutId: 2, details: ['쉬워요.'], warmUp: [], swappedFrom: null, evidence }],
    };
    expect(readableWorkouts(stored)).toEqual(stored);
  });

  it('tells of what was swapped out no more than its name', () => {
    const swappedFrom = { workoutId: 1, koreanName: '스쿼트', weight: 60, evidence: {} };
    const { recommends } = readableWorkouts({ recommends: [{ workoutId: 2, swappedFrom }] });
    expect(recommends).toMatchObject([{ swappedFrom: { workoutId: 1, koreanName: '스쿼트' } }]);
    expect(JSON.stringify(recommends)).not.toContain('60');
  });
});

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
          evidence: { standsInForId: 1, standsInCause: 'tooHeavy', limit: null, basis: null },
        },
        {
          workoutId: 3,
          details: [],
          warmUp: [],
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
      recommends: [{ workoutId: 2, details: ['쉬워요.'], warmUp: [], evidence }],
    };
    expect(readableWorkouts(stored)).toEqual(stored);
  });
});

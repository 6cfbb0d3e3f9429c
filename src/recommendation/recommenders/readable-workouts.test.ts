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
      recommends: [
        { workoutId: 2, evidence: { standsInForId: 1, standsInCause: 'tooHeavy' } },
        { workoutId: 3, evidence: { standsInForId: null, standsInCause: null } },
      ],
    });
  });

  it('leaves an answer of today alone', () => {
    const evidence = { standsInForId: 4, standsInCause: 'health' };
    const stored = { notes: ['천천히 일어나 주세요.'], recommends: [{ workoutId: 2, evidence }] };
    expect(readableWorkouts(stored)).toEqual(stored);
  });
});

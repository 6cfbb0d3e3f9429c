import fc from 'fast-check';
import { anyInput } from './fixture/arbitraries.js';
import { givenSession } from './given-session.js';
import { recommendWorkouts } from './workout-engine.js';

describe('a session whose exercises are given', () => {
  it('says of what the engine chose itself what the engine said, where nothing stands in for anything', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        const own = recommendWorkouts(input);
        const plain = own.items.every(({ evidence }) => evidence.standsInForId === null);
        fc.pre(plain && own.items.length > 0);
        const catalogue = new Map(input.catalogue.map(workout => [workout.id, workout]));
        const partsOf = (workoutId: number) =>
          catalogue.get(workoutId)!.primaryBodyParts.filter(part => input.request.bodyParts.includes(part));
        const given = own.items.map(({ workoutId, set }) => ({
          ...{ workoutId, bodyPart: partsOf(workoutId)[0]!, sets: set },
        }));
        const again = givenSession(input, given);
        const numbers = (items: typeof own.items) =>
          items
            .map(({ workoutId, weight, repeat, set, restSeconds }) => ({
              ...{ workoutId, weight, repeat, set, restSeconds },
            }))
            .sort((a, b) => a.workoutId - b.workoutId);
        expect(numbers(again.items)).toEqual(numbers(own.items));
        // Done for another of its parts, an exercise comes at another place, which can take one more warm-up set.
        if (own.items.every(({ workoutId }) => partsOf(workoutId).length === 1))
          expect(again.minutes).toBeLessThanOrEqual(Math.max(own.minutes!, input.request.minutes ?? 90));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out what is not fit for the member', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        const given = input.catalogue.slice(0, 8).flatMap(({ id, primaryBodyParts: [bodyPart] }) => {
          return bodyPart ? [{ workoutId: id, bodyPart, sets: 3 }] : [];
        });
        const excluded = { ...input.profile, excludedWorkoutIds: given.map(({ workoutId }) => workoutId) };
        const { items } = givenSession({ ...input, profile: excluded }, given);
        expect(items.filter(({ workoutId }) => excluded.excludedWorkoutIds.includes(workoutId))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

import fc from 'fast-check';
import { anyInput } from '../fixture/arbitraries.js';
import { GYM, PRODUCT_CATALOGUE, productWorkout, productWorkoutOf } from '../fixture/product-catalogue.js';
import { minutesOf } from '../session/fit-time.js';
import { TEST_BODIES } from '../fixture/test-bodies.js';
import { USUAL_PROFILE } from '../usual-profile.js';
import { recommendWorkouts } from '../workout-engine.js';
import type {
  TrainingProfile,
  WorkoutRecommendationInput,
  WorkoutRecommendationOutput,
  WorkoutRequest,
} from '../workout-engine.types.js';
import { alternativesFor, type SessionExercise } from './alternatives.js';

const MAN = TEST_BODIES.find(body => body.sex === '남' && body.ageYears === 35)!;

function inputFor(
  request: Partial<WorkoutRequest>,
  profile: Partial<TrainingProfile> = {},
): WorkoutRecommendationInput {
  return {
    member: MAN,
    request: {
      ...{ bodyParts: ['가슴'], machineNames: [...GYM] },
      ...{ goal: 'general', experience: undefined, minutes: null },
      ...request,
    },
    profile: { ...USUAL_PROFILE, ...profile },
    catalogue: PRODUCT_CATALOGUE,
    belief: null,
    week: 1,
  };
}

const sessionOf = (
  { items }: WorkoutRecommendationOutput,
  catalogue = PRODUCT_CATALOGUE,
): SessionExercise[] =>
  items.map(({ workoutId, set: sets, restSeconds, warmUp, weight }) => ({
    workout: catalogue.find(({ id }) => id === workoutId)!,
    planned: { sets, restSeconds, warmUp, isLoaded: weight !== null },
  }));
const known = (...slugs: string[]): SessionExercise[] =>
  slugs.map(slug => ({ workout: productWorkoutOf(slug), planned: null }));
const namesOf = (items: readonly { workoutId: number }[]): string[] =>
  items.map(({ workoutId }) => productWorkout(workoutId).koreanName);

describe('what may take the place of one exercise', () => {
  it('is the same movement first, on another machine, and says what changes', () => {
    const found = alternativesFor(inputFor({}), { session: known('barbell-bench-press'), index: 0 });
    expect(found.length).toBeGreaterThan(6);
    for (const { workoutId } of found.slice(0, 6)) {
      expect(productWorkout(workoutId).pattern).toBe(productWorkoutOf('barbell-bench-press').pattern);
    }
    const dumbbells = found.find(
      ({ workoutId }) => workoutId === productWorkoutOf('dumbbell-bench-press').id,
    );
    expect(dumbbells?.reason).toMatch(
      /^바벨 벤치프레스와 비슷한 움직임을 덤벨로 해요\. 처음이라 가볍게 한 손에 /u,
    );
  });

  it('has the numbers that a recommendation of it alone has', () => {
    const input = inputFor({ bodyParts: ['가슴', '등'] });
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const found = alternativesFor(input, { session: sessionOf(recommendWorkouts(input)), index });
      expect(found.length).toBeGreaterThan(0);
      for (const { workoutId, weight, repeat, weightRange, evidence } of found) {
        const alone = recommendWorkouts({ ...input, catalogue: [productWorkout(workoutId)] });
        expect(alone.items).toMatchObject([{ workoutId, weight, repeat, weightRange, evidence }]);
      }
    }
  });

  it('repeats a movement that is kept only after all others', () => {
    const excludedWorkoutIds = PRODUCT_CATALOGUE.filter(
      ({ pattern, koreanName }) => pattern === 'verticalPull' && !/풀다운/u.test(koreanName),
    ).map(({ id }) => id);
    const machineNames = ['랫 풀다운 머신', '케이블 머신', '덤벨'];
    const input = inputFor({ bodyParts: ['등'], machineNames }, { excludedWorkoutIds });
    const session = known('lat-pulldown', 'seated-cable-row');
    const patterns = alternativesFor(input, { session, index: 0 }).map(
      ({ workoutId }) => productWorkout(workoutId).pattern,
    );
    const first = (pattern: string): number => patterns.findIndex(each => each === pattern);
    expect(first('verticalPull')).toBe(0);
    expect(first('straightArmPull')).toBeGreaterThan(0);
    expect(first('horizontalPull')).toBeGreaterThan(first('straightArmPull'));
  });

  it('leaves out what the account leaves out, what health rules out and what there is no machine for', () => {
    const swap = { session: known('leg-press'), index: 0 };
    const request = { bodyParts: ['허벅지 앞' as const] };
    const plain = alternativesFor(inputFor(request), swap);
    const [best] = plain;
    const without = alternativesFor(inputFor(request, { excludedWorkoutIds: [best!.workoutId] }), swap);
    expect(namesOf(without)).not.toContain(namesOf([best!])[0]);
    expect(without[0]?.workoutId).toBe(plain[1]?.workoutId);

    const health = { ...USUAL_PROFILE.health, soreAreas: ['무릎' as const] };
    for (const { workoutId } of alternativesFor(inputFor(request, { health }), swap)) {
      expect(productWorkout(workoutId).stresses).not.toContain('knee');
    }
    const home = alternativesFor(inputFor({ ...request, machineNames: ['맨몸', '덤벨'] }), swap);
    expect(home.length).toBeGreaterThan(0);
    for (const { workoutId } of home) {
      expect(['맨몸', '덤벨']).toEqual(expect.arrayContaining(productWorkout(workoutId).machineNames));
    }
  });

  it('holds in any session: others, parts, machines, exclusions, sets, time; and is the same each time', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyInput(), fc.option(fc.integer({ min: 10, max: 90 })), fc.nat(5), (any, minutes, at) => {
        const input = { ...any, request: { ...any.request, minutes } };
        const output = recommendWorkouts(input);
        if (output.items.length === 0) return;
        const index = at % output.items.length;
        const session = sessionOf(output, [...input.catalogue]);
        const found = alternativesFor(input, { session, index });
        expect(alternativesFor(input, { session, index })).toEqual(found);
        const { workout: swapped } = session[index]!;
        for (const item of found) {
          offered += 1;
          const workout = input.catalogue.find(({ id }) => id === item.workoutId)!;
          expect(session.map(each => each.workout.id)).not.toContain(item.workoutId);
          expect(input.profile.excludedWorkoutIds).not.toContain(item.workoutId);
          expect(workout.primaryBodyParts.some(part => swapped.primaryBodyParts.includes(part))).toBe(true);
          expect(workout.machineNames.every(name => input.request.machineNames.includes(name))).toBe(true);
          expect(item.set).toBeLessThanOrEqual(output.items[index]!.set);
          expect(item.set).toBeGreaterThan(0);
          const { set: sets, restSeconds, warmUp, weight } = item;
          const isLoaded = weight !== null;
          const plans = session.map(({ planned }, place) =>
            place === index ? { sets, restSeconds, warmUp, isLoaded } : planned!,
          );
          const most = minutes ?? 90;
          expect(minutesOf(plans, most)).toBeLessThanOrEqual(Math.max(most, output.minutes!));
        }
      }),
      { numRuns: 300 },
    );
    // About 130 on average, with a standard deviation of 18 between random runs.
    expect(offered).toBeGreaterThan(50);
  });

  it('warms up what comes first of its part, and not what is warm', () => {
    const request = { experience: 'advanced' as const, goal: 'strength' as const };
    const of = (session: SessionExercise[], index: number) =>
      alternativesFor(inputFor(request), { session, index }).find(
        ({ workoutId }) => workoutId === productWorkoutOf('smith-bench-press').id,
      );
    expect(
      of(known('barbell-bench-press', 'incline-dumbbell-bench-press'), 0)?.warmUp.length,
    ).toBeGreaterThan(0);
    expect(of(known('incline-dumbbell-bench-press', 'barbell-bench-press'), 1)?.warmUp).toEqual([]);
  });

  it('serves a session made by hand that no recommendation would make', () => {
    const session = known(
      ...['barbell-back-squat', 'barbell-front-squat', 'romanian-deadlift', 'barbell-deadlift'],
    );
    const found = alternativesFor(inputFor({ bodyParts: ['허벅지 앞', '허벅지 뒤'] }), { session, index: 0 });
    expect(found.length).toBeGreaterThan(0);
  });

  it('finds nothing where nothing else is there', () => {
    const session = known('superman');
    const input = inputFor({ bodyParts: ['등'], machineNames: ['맨몸'] });
    expect(alternativesFor(input, { session, index: 0 })).toEqual([]);
  });
});

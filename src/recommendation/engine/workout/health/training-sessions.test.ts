import fc from 'fast-check';
import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { healthObjections, movementObjections } from '../fixture/health-checker.js';
import { GYM, PRODUCT_CATALOGUE, productWorkout } from '../fixture/product-catalogue.js';
import { anyProductInput, healthUpTo } from '../fixture/product-inputs.js';
import { inputFor } from '../fixture/session-input.js';
import { TEST_BODIES } from '../fixture/test-bodies.js';
import { alternativesFor } from '../swap/alternatives.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { WorkoutRequest } from '../workout-engine.types.js';

describe('what a member told about their health, in every session and every exchange', () => {
  it('meets no objection of an independently written checker', () => {
    let shown = 0;
    fc.assert(
      fc.property(anyProductInput(healthUpTo(3)), input => {
        const { items, unfilled, instead } = recommendWorkouts(input);
        const session = items.map(item => ({ workout: productWorkout(item.workoutId), planned: null }));
        const others = session.flatMap((_, index) => alternativesFor(input, { session, index }));
        for (const item of [...items, ...others]) {
          const objections = healthObjections(input, productWorkout(item.workoutId), item);
          expect({ item, objections }).toEqual({ item, objections: [] });
          shown += 1;
        }
        // Workouts that are only mentioned, e.g. as possible with one more machine.
        const named = PRODUCT_CATALOGUE.filter(({ koreanName }) =>
          unfilled.some(({ reason }) =>
            new RegExp(`(있으면|고르면) ${koreanName}[을를] 할 수`, 'u').test(reason),
          ),
        );
        for (const workout of named) {
          const what = movementObjections(input.profile.health, workout, input.member);
          expect([workout.koreanName, what]).toEqual([workout.koreanName, []]);
        }
        for (const part of instead?.bodyParts ?? []) {
          const offered = recommendWorkouts({ ...input, request: { ...input.request, bodyParts: [part] } });
          expect([part, offered.items.length > 0]).toEqual([part, true]);
        }
      }),
      { numRuns: 400 },
    );
    expect(shown).toBeGreaterThan(2000);
  });
});

describe('what seventy-five bodies are sent to do', () => {
  const all = (parts: BodyPartName[], machines: readonly string[], request: Partial<WorkoutRequest> = {}) => {
    const sessions = TEST_BODIES.map(member =>
      recommendWorkouts(inputFor(parts, {}, { member, machines, request })),
    );
    // Empty sessions would break no rule.
    expect(sessions.filter(({ items }) => items.length > 0).length).toBeGreaterThan(sessions.length / 4);
    return sessions;
  };

  it('no pike push-up or bench dip without a push-up from the knees', () => {
    let without = 0;
    for (const { items } of all(['가슴', '어깨', '삼두'], ['맨몸', '평벤치'])) {
      const names = items.map(item => productWorkout(item.workoutId).koreanName);
      const pushesUp = names.some(name => /푸시업/u.test(name) && !/파이크/u.test(name));
      if (!pushesUp) without += 1;
      if (!pushesUp) expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/파이크/u)]));
    }
    expect(without).toBeGreaterThan(0);
  });

  it('at least three repetitions for 일반, whatever they have', () => {
    for (const machines of [GYM, ['맨몸', '풀업 바', '딥스 바'], ['맨몸']]) {
      for (const { items } of all(['가슴', '등', '복부'], machines)) {
        expect(items.filter(({ repeat }) => repeat < 3)).toEqual([]);
      }
    }
  });

  it('no lift that needs a rack without one', () => {
    const machines = ['바벨', '평벤치', '인클라인 벤치'];
    for (const { items } of all(['허벅지 앞', '가슴'], machines, { experience: 'advanced' })) {
      const names = items.map(item => productWorkout(item.workoutId).koreanName);
      expect(names.filter(name => /스쿼트|벤치프레스|바벨 런지/u.test(name))).toEqual([]);
    }
  });

  it('beginners’ lifts where no experience is stated', () => {
    for (const machines of [GYM, ['바벨', '랙', '평벤치', '인클라인 벤치']]) {
      for (const { items } of all(['허벅지 앞', '등', '가슴', '어깨'], machines)) {
        const bars = items.filter(item => {
          const { loadType, mechanic } = productWorkout(item.workoutId);
          return loadType === 'barbell' && mechanic === 'compound';
        });
        expect(bars.length).toBeLessThanOrEqual(3);
      }
    }
    for (const { items } of all(['등'], GYM)) {
      expect(items.map(item => productWorkout(item.workoutId).skill)).not.toContain(3);
    }
  });
});

import fc from 'fast-check';
import { FIXTURE_CATALOGUE } from '../workout/fixture/fixture-catalogue.js';
import { MAN } from '../workout/fixture/test-bodies.js';
import { exerciseStrength, memberStrength } from './member-strength.js';
import type { Seen } from './load-evidence.js';
import { BENCH, day, observation } from './observations.fixture.js';
import { learn } from './replay.js';
import type { StrengthBelief } from './strength-belief.types.js';

describe('replay', () => {
  const loaded = FIXTURE_CATALOGUE.filter(({ baseLift }) => baseLift !== null);
  const anySeen: fc.Arbitrary<Seen> = fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      weightKg: fc.integer({ min: 1, max: 150 }),
      repetitions: fc.integer({ min: 1, max: 25 }),
      answer: fc.constantFrom('LIGHT' as const, 'RIGHT' as const, 'HEAVY' as const),
    }),
    fc.record({
      kind: fc.constant('choice' as const),
      weightKg: fc.integer({ min: 1, max: 150 }),
      repetitions: fc.integer({ min: 1, max: 25 }),
      reserve: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      weightKg: fc.integer({ min: 1, max: 150 }),
      repetitions: fc.integer({ min: 0, max: 25 }),
      asked: fc.option(
        fc.record({ weightKg: fc.constant(40), repetitions: fc.integer({ min: 1, max: 15 }) }),
      ),
      ordinal: fc.integer({ min: 1, max: 5 }),
      answer: fc.option(fc.constantFrom('LIGHT' as const, 'RIGHT' as const, 'HEAVY' as const)),
      reserve: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
  );
  const anyObservation = fc
    .record({
      index: fc.integer({ min: 0, max: 60 }),
      workout: fc.constantFrom(...loaded.slice(0, 8)),
      weightKg: fc.constantFrom(70, 75, 80),
      seen: anySeen,
    })
    .map(({ index, workout, weightKg, seen }) => observation(workout, index, seen, { ...MAN, weightKg }));

  it('of a history gives bit for bit what learning it day by day gave', () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 40 }), list => {
        const days = [...new Set(list.map(({ date }) => date))].sort();
        const increment = days.reduce<StrengthBelief | null>(
          // As it is kept between two days: through JSON.
          (belief, date) =>
            JSON.parse(
              JSON.stringify(
                learn(
                  belief,
                  list.filter(each => each.date === date),
                ),
              ),
            ) as StrengthBelief | null,
          null,
        );
        expect(learn(null, list)).toEqual(increment);
      }),
      { numRuns: 200 },
    );
  });

  it('unlearns what is taken out or corrected: as if it had never been seen', () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { minLength: 1, maxLength: 25 }), fc.nat(), (list, pick) => {
        const without = list.filter((_, index) => index !== pick % list.length);
        expect(learn(null, without)).toEqual(
          without.reduce<StrengthBelief | null>(belief => belief, learn(null, [...without].reverse())),
        );
        if (without.length > 0) expect(learn(null, without)).not.toBe(learn(null, list));
      }),
    );
  });

  it('stays finite and a covariance through any evidence', () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { minLength: 1, maxLength: 40 }), list => {
        const belief = learn(null, list);
        for (const workout of loaded) {
          const strength = exerciseStrength(memberStrength(MAN, undefined, belief), workout)!;
          expect(strength.oneRepMaxKg).toBeGreaterThan(0);
          expect(strength.oneRepMaxKg).toBeLessThan(2_000);
          expect(strength.logStandardDeviation).toBeGreaterThan(0);
          expect(strength.logStandardDeviation).toBeLessThan(0.4);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is quick: five years of three sessions a week', () => {
    const list = Array.from({ length: 780 }, (_, session) =>
      loaded.slice(0, 6).map(workout =>
        observation(workout, Math.floor(session * 2.33), {
          kind: 'answer',
          weightKg: 20,
          repetitions: 10,
          answer: 'RIGHT',
        }),
      ),
    ).flat();
    const start = performance.now();
    learn(null, list);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('takes over what the first edition concluded, less sure of it', () => {
    const carried = {
      kind: 'carried',
      baseLift: 'bench',
      logMean: 0.2,
      variance: 0.0025,
      estimateKg: null,
      observationCount: 6,
    } as const;
    const belief = learn(null, [
      { date: day(0), member: MAN, experience: undefined, workout: null, seen: carried },
    ]);
    const bench = exerciseStrength(memberStrength(MAN, undefined, belief), BENCH)!;
    expect(bench.learned.logMean).toBeGreaterThan(0.12);
    expect(bench.learned.logMean).toBeLessThan(0.2);
    expect(bench.logStandardDeviation).toBeGreaterThan(0.07);
    expect(bench.learned.relatedCount).toBe(6);
  });
});

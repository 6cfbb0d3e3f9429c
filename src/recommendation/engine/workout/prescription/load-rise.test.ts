import fc from 'fast-check';
import { learn } from '../../learning/replay.js';
import { observation } from '../../learning/observations.fixture.js';
import { beliefOn } from '../../learning/strength-belief.js';
import { nextTarget } from '../../progression/next-target.js';
import { FIXTURE_CATALOGUE, fixtureWorkout } from '../fixture/fixture-catalogue.js';
import { MAN, TEST_BODIES, WOMAN } from '../fixture/test-bodies.js';
import { memberStrength } from '../../learning/member-strength.js';
import { loadLadder } from './load-ladder.js';
import { loadsAbove } from './load-rise.js';
import { prescribeWorkout } from './prescribe-workout.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const LOADED = FIXTURE_CATALOGUE.filter(workout => loadLadder(MAN, workout) !== null);
const above = (incrementKg: number, weightKg: number, repetitions: number) => {
  const ladder = loadLadder(MAN, { ...BENCH, incrementKg, minLoadKg: incrementKg })!;
  return loadsAbove(ladder, { most: 12 }, { weightKg, repetitions });
};

describe('a load after the last one', () => {
  it('is at most two steps and a tenth above it', () => {
    expect(above(1, 40, 12)).toEqual([41, 42]);
    expect(above(2.5, 40, 12)).toEqual([42.5]);
    expect(above(2.5, 50, 12)).toEqual([52.5, 55]);
    expect(above(2.5, 20, 12)).toEqual([]);
  });

  it('is one step of more than a tenth only after repetitions past the range, or from below the lightest', () => {
    expect(above(2.5, 20, 13)).toEqual([22.5]);
    expect(above(10, 20, 13)).toEqual([30]);
    expect(above(10, 5, 8)).toEqual([10]);
  });

  it('holds in every way a load is asked for: a routine, a new recommendation, for whatever goal', () => {
    const seen = fc.record({
      member: fc.constantFrom(MAN, WOMAN, ...TEST_BODIES.filter(({ ageYears }) => ageYears > 15)),
      workout: fc.constantFrom(...LOADED),
      goal: fc.constantFrom('general', 'strength', 'hypertrophy', 'endurance'),
      share: fc.double({ min: 0.3, max: 1.3, noNaN: true }),
      repetitions: fc.integer({ min: 3, max: 22 }),
      answers: fc.array(fc.constantFrom('LIGHT', 'RIGHT', 'HEAVY'), { minLength: 1, maxLength: 4 }),
      step: fc.constantFrom(null, 0.5, 1.25, 5),
    });
    fc.assert(
      fc.property(seen, ({ member, workout: row, goal, share, repetitions, answers, step }) => {
        const workout = step === null || row.incrementKg === 0 ? row : { ...row, incrementKg: step };
        const ladder = loadLadder(member, workout)!;
        const usual = prescribeWorkout(memberStrength(member, undefined, null), workout, 'general').weightKg;
        if (usual === null) return;
        const weightKg = Math.max(workout.minLoadKg, Math.round(usual * share));
        const told = answers.map((answer, index) =>
          observation(workout, 3 * index, { kind: 'answer', weightKg, repetitions, answer }, member),
        );
        const today = '2026-01-20';
        const belief = learn(null, told);
        if (belief === null) return;
        const strength = memberStrength(member, undefined, beliefOn(belief, today));
        const asked = { weightKg, repetitions, sets: 3 };
        const sessions = told.map(({ date }, index) => ({
          date,
          asked,
          sets: null,
          answer: answers[index]!,
        }));
        const isAllowed = (kg: number | null): boolean => {
          const [lastKg, kgNow] = [ladder.liftedKg(weightKg), ladder.liftedKg(kg)];
          const one = ladder.heavier(weightKg);
          const two = one === undefined ? undefined : ladder.heavier(one);
          const mostSteps = ladder.liftedKg(two ?? one ?? weightKg);
          const isOneStep = one !== undefined && kgNow <= ladder.liftedKg(one) + 1e-9;
          return (
            kgNow <= lastKg + 1e-9 ||
            (kgNow <= mostSteps + 1e-9 && (kgNow <= 1.1 * lastKg + 1e-9 || isOneStep))
          );
        };
        const next = nextTarget({ strength, workout, goal, sessions, today });
        const again = prescribeWorkout(strength, workout, goal);
        const at = `${workout.koreanName} by ${workout.incrementKg}: ${weightKg} → ${next.weightKg}, ${again.weightKg}`;
        // A member who no longer needs help is told so and gets another exercise.
        const isOverHelp = workout.assistable && again.weightKg === null;
        expect([at, isAllowed(next.weightKg), isOverHelp || isAllowed(again.weightKg)]).toEqual([
          at,
          true,
          true,
        ]);
      }),
      { numRuns: 600 },
    );
  });

  it('is told where it is held back, and is not filled up with repetitions beyond the range', () => {
    const told = [0, 3].map(index =>
      observation(BENCH, index, {
        kind: 'set',
        weightKg: 25,
        repetitions: 12,
        asked: { weightKg: 25, repetitions: 12 },
        ordinal: 1,
        answer: 'LIGHT',
        reserve: 5,
      }),
    );
    const strength = memberStrength(MAN, undefined, learn(null, told));
    const { weightKg, repeat, repsInReserve, limit, fit, weightRange } = prescribeWorkout(
      strength,
      BENCH,
      'general',
    );
    expect({ weightKg, repeat, limit, fit }).toEqual({
      weightKg: 27.5,
      repeat: 12,
      limit: 'lastTime',
      fit: 'fits',
    });
    expect(repsInReserve).toBeGreaterThan(6);
    expect(weightRange![1]).toBe(27.5);
  });
});

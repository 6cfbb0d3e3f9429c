import fc from 'fast-check';
import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import { exerciseStrength, memberStrength } from './member-strength.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import { learnDay } from './learn-day.js';
import { SET_SD, type LoadAnswer, type Seen } from './load-evidence.js';
import { BENCH, day, observation } from './observations.fixture.js';
import { learn, type Observation } from './replay.js';
import { beliefOn } from './strength-belief.js';
import type { LoadEvidence, StrengthBelief } from './strength-belief.types.js';
import { MAN } from '../workout/fixture/test-bodies.js';

const BOY: EngineMember = { ...MAN, ageYears: 14, heightCm: 165, weightKg: 52, muscleMassPercent: 45 };
const PRESS = fixtureWorkout('덤벨 벤치 프레스');
const CURL = fixtureWorkout('덤벨 컬');
const CRUNCH: EngineWorkout = {
  ...CURL,
  id: 901,
  koreanName: '케이블 크런치',
  pattern: 'trunkFlexion',
  loadType: 'stack',
  incrementKg: 2.5,
  minLoadKg: 2.5,
  baseLift: 'bench',
  ratioMale: 0.6,
  ratioFemale: 0.6,
};

const oneRepMax = (belief: StrengthBelief | null, workout: EngineWorkout, member = MAN): number =>
  exerciseStrength(memberStrength(member, undefined, belief), workout)!.oneRepMaxKg;
const change = (belief: StrengthBelief | null, workout: EngineWorkout, member = MAN): number =>
  Math.log(oneRepMax(belief, workout, member) / oneRepMax(null, workout, member));

/** Does what is prescribed on each day and always gives the same answer. */
function answering(answer: LoadAnswer, workout: EngineWorkout, days: readonly number[], member = MAN) {
  return days.reduce<StrengthBelief | null>((belief, index) => {
    const { weightKg, repeat } = prescribeWorkout(
      memberStrength(member, undefined, belief),
      workout,
      'general',
    );
    const seen: Seen = { kind: 'answer', weightKg, repetitions: repeat, answer };
    return learn(belief, [observation(workout, index, seen, member)]);
  }, null);
}

const SIX_SESSIONS = [0, 3, 7, 10, 14, 17];
/** An exact observation of the 1RM, by a set to failure with a weight that can be lifted once. */
const shown = (workout: EngineWorkout, index: number, factor: number): Observation =>
  observation(workout, index, {
    kind: 'set',
    weightKg: oneRepMax(null, workout) * factor,
    repetitions: 1,
    asked: { weightKg: null, repetitions: 2 },
    ordinal: 1,
    answer: null,
    reserve: null,
  });

it('drifts in a curl no faster than in the bench press: a week makes both uncertain by about 2.5 %', () => {
  const known = learn(
    null,
    SIX_SESSIONS.flatMap(index => [shown(BENCH, index, 1), shown(CURL, index, 1)]),
  );
  const sdOn = (workout: EngineWorkout, index: number): number =>
    exerciseStrength(memberStrength(MAN, undefined, beliefOn(known!, day(index))), workout)!
      .logStandardDeviation;
  const last = SIX_SESSIONS.at(-1)!;
  for (const workout of [BENCH, CURL]) {
    const drift = Math.sqrt(sdOn(workout, last + 7) ** 2 - sdOn(workout, last) ** 2);
    expect(drift).toBeGreaterThan(0.02);
    expect(drift).toBeLessThan(0.03);
  }
});

describe('what one exercise teaches about another', () => {
  it('moves the bench by a dumbbell press, and the curl by the bench; by a curl only the curl', () => {
    const pressed = learn(null, [shown(PRESS, 0, 0.8)]);
    expect(change(pressed, BENCH) / change(pressed, PRESS)).toBeCloseTo(0.69, 2);
    const benched = learn(null, [shown(BENCH, 0, 0.8)]);
    expect(change(benched, CURL) / change(benched, BENCH)).toBeCloseTo(0.96, 2);
    const curled = learn(null, [shown(CURL, 0, 0.8)]);
    expect(change(curled, CURL)).toBeLessThan(-0.1);
    expect(change(curled, BENCH)).toBeCloseTo(0, 9);
  });

  it('neither lifts an untested bench by six LIGHT on curls, nor is sure of it, nor speaks of them', () => {
    const learned = answering('LIGHT', CURL, SIX_SESSIONS);
    expect(change(learned, CURL)).toBeGreaterThan(0.15);
    expect(change(learned, BENCH)).toBeCloseTo(0, 9);
    const bench = exerciseStrength(memberStrength(MAN, undefined, learned), BENCH)!;
    expect(bench.logStandardDeviation).toBeGreaterThan(0.12);
    expect(bench.learned).toMatchObject({ observationCount: 0, relatedCount: 0 });
    const curl = exerciseStrength(memberStrength(MAN, undefined, learned), CURL)!;
    expect(curl.learned).toMatchObject({ observationCount: 6, relatedCount: 6 });
  });

  it('does not drop it through six HEAVY on cable crunches', () => {
    const learned = answering('HEAVY', CRUNCH, SIX_SESSIONS);
    expect(change(learned, CRUNCH)).toBeLessThan(-0.3);
    const before = prescribeWorkout(memberStrength(MAN, undefined, null), BENCH, 'general');
    const after = prescribeWorkout(memberStrength(MAN, undefined, learned), BENCH, 'general');
    expect(after.weightKg).toBe(before.weightKg);
  });

  it('leaves what was shown of the bench where it is, but for the weeks without it', () => {
    const known = learn(
      null,
      [0, 3, 7, 10].map(index => shown(BENCH, index, 1.05)),
    );
    const after = learn(
      known,
      SIX_SESSIONS.map(index => shown(CURL, 20 + index, 0.7)),
    );
    const without = beliefOn(known!, day(20 + SIX_SESSIONS.at(-1)!));
    expect(change(after, BENCH)).toBeCloseTo(change(without, BENCH), 9);
    expect(change(after, CURL)).toBeLessThan(-0.25);
  });
});

describe('one day', () => {
  const seen = (answer: LoadAnswer, weightKg: number): Seen => ({
    kind: 'answer',
    weightKg,
    repetitions: 10,
    answer,
  });

  it('proves no more by twenty taps than by one', () => {
    const once = learn(null, [observation(BENCH, 0, seen('RIGHT', 37.5))])!;
    const often = learn(
      null,
      Array.from({ length: 20 }, () => observation(BENCH, 0, seen('RIGHT', 37.5))),
    )!;
    expect(often).toEqual(once);
    expect(often.exercises[0]!.days).toBe(1);
  });

  it('leaves the day’s form in doubt however many sets it had', () => {
    const sets = Array.from({ length: 30 }, (_, index) =>
      observation(BENCH, 0, {
        kind: 'set',
        ...{ weightKg: 37.5 + 0.01 * index, repetitions: 10, asked: null, ordinal: 1 },
        ...{ answer: null, reserve: 2 },
      }),
    );
    const sd = exerciseStrength(
      memberStrength(MAN, undefined, learn(null, sets)),
      BENCH,
    )!.logStandardDeviation;
    expect(sd).toBeGreaterThan(0.037);
  });

  it('is the same in whatever order it is told', () => {
    const told = [
      observation(BENCH, 0, seen('RIGHT', 37.5)),
      observation(BENCH, 0, seen('LIGHT', 35)),
      observation(CURL, 0, seen('HEAVY', 9)),
      observation(BENCH, 0, { kind: 'choice', weightKg: 42.5, repetitions: 10, reserve: 3 }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(told, { minLength: 4 }), order => {
        expect(learn(null, order)).toEqual(learn(null, told));
      }),
    );
  });
});

describe('lower is believed at once, higher slowly', () => {
  it('raises by at most 10 % in each of the first three sessions, then 5 % a week, however often', () => {
    let belief: StrengthBelief | null = null;
    const levels = [0];
    for (let index = 0; index <= 40; index++) {
      belief = learn(belief, [shown(BENCH, index, 1.5)]);
      levels.push(change(belief, BENCH));
    }
    levels
      .slice(1, 4)
      .forEach((level, i) => expect(level - levels[i]!).toBeLessThanOrEqual(Math.log(1.1) + 1e-9));
    for (let index = 10; index < levels.length; index++) {
      expect(levels[index]! - levels[index - 7]!).toBeLessThanOrEqual(Math.log(1.05) + 1e-9);
    }
    expect(levels.at(-1)).toBeGreaterThan(0.36);
  });

  it('follows a fall without limit in one session', () => {
    const known = learn(
      null,
      [0, 3, 7].map(index => shown(BENCH, index, 1)),
    );
    const after = learn(known, [shown(BENCH, 10, 0.6)]);
    expect(change(after, BENCH) - change(known, BENCH)).toBeLessThan(Math.log(0.75));
  });

  it('recovers from one sick day in one session, above the limit of a week', () => {
    const known = learn(
      null,
      SIX_SESSIONS.map(index => shown(BENCH, index, 1)),
    );
    const sick = learn(known, [shown(BENCH, 20, 0.8)]);
    expect(change(sick, BENCH)).toBeLessThan(-0.05);
    const well = learn(sick, [shown(BENCH, 22, 1)]);
    expect(Math.abs(change(well, BENCH))).toBeLessThan(0.05);
  });

  it('takes a sick day back also where the next one is below form, and believes those that follow on a bad one', () => {
    const known = learn(
      null,
      SIX_SESSIONS.map(index => shown(BENCH, index, 1)),
    );
    const sick = learn(known, [shown(BENCH, 20, 0.8)]);
    const fair = learn(sick, [shown(BENCH, 22, 0.935)]);
    expect(Math.abs(change(fair, BENCH))).toBeLessThan(0.05);
    const weaker = [22, 25, 28].reduce((belief, index) => learn(belief, [shown(BENCH, index, 0.88)]), sick);
    expect(change(weaker, BENCH)).toBeLessThan(change(sick, BENCH) - 0.015);
  });

  it('holds back what is far above everything before, asks, and believes it when a second day agrees', () => {
    const known = learn(
      null,
      [0, 3, 7].map(index => shown(BENCH, index, 1)),
    );
    const once = learn(known, [shown(BENCH, 10, 2.2)]);
    expect(change(once, BENCH)).toBeCloseTo(change(known, BENCH), 2);
    expect(once!.exercises[0]!.doubt).toBe('outlier');
    const twice = learn(once, [shown(BENCH, 17, 2.1)]);
    expect(change(twice, BENCH)).toBeCloseTo(change(known, BENCH) + Math.log(1.05), 1);
    expect(twice!.exercises[0]!.doubt).toBeNull();
  });

  it('stops at the 99th percentile of lifters of that body, and asks', () => {
    const weekly = Array.from({ length: 60 }, (_, index) => 7 * index);
    const belief = answering('LIGHT', BENCH, weekly);
    expect(belief!.exercises[0]!.doubt).toBe('ceiling');
    expect(oneRepMax(belief, BENCH)).toBeLessThan(165);
    expect(oneRepMax(belief, BENCH)).toBeGreaterThan(140);
  });

  it('raises a 14-year-old by 5 % a week at most, up to the median lifter of that age', () => {
    const month = Array.from({ length: 30 }, (_, index) => index);
    const afterMonth = answering('LIGHT', BENCH, month, BOY);
    const start = oneRepMax(null, BENCH, BOY);
    expect(oneRepMax(afterMonth, BENCH, BOY) / start).toBeLessThanOrEqual(1.05 ** 5 + 1e-9);
    const years = Array.from({ length: 100 }, (_, index) => 7 * index);
    expect(oneRepMax(answering('LIGHT', BENCH, years, BOY), BENCH, BOY)).toBeLessThan(56);
  });
});

describe('time and body', () => {
  it('forgets certainty in time, and gets lighter only after two weeks without training', () => {
    const known = learn(
      null,
      SIX_SESSIONS.map(index => shown(BENCH, index, 1)),
    )!;
    const after = (days: number): number =>
      change(beliefOn(known, day(17 + days)), BENCH) - change(known, BENCH);
    expect(after(13)).toBe(0);
    expect(after(14)).toBeCloseTo(-0.021, 9);
    expect(after(28)).toBeCloseTo(-0.063, 9);
    expect(after(400)).toBeCloseTo(-0.2, 9);
    const inSteps = [3, 14, 15, 28].reduce((belief, days) => beliefOn(belief, day(17 + days)), known);
    expect(change(inSteps, BENCH) - change(known, BENCH)).toBeCloseTo(-0.063, 9);
    const sdOf = (belief: StrengthBelief): number =>
      exerciseStrength(memberStrength(MAN, undefined, belief), BENCH)!.logStandardDeviation;
    expect(sdOf(beliefOn(known, day(100)))).toBeGreaterThan(sdOf(known));
    expect(sdOf(beliefOn(known, day(5000)))).toBeLessThanOrEqual(Math.sqrt(0.0234) + 1e-9);
  });

  it('keeps what was shown when a new measurement changes the estimate, and follows it where nothing was shown', () => {
    const known = learn(
      null,
      SIX_SESSIONS.map(index => shown(BENCH, index, 1.05)),
    );
    const leaner = { ...MAN, bodyFatPercent: 10, muscleMassPercent: 50.4 };
    expect(oneRepMax(null, BENCH, leaner) / oneRepMax(null, BENCH)).toBeGreaterThan(1.1);
    expect(oneRepMax(known, BENCH, leaner) / oneRepMax(known, BENCH)).toBeLessThan(1.02);
    const squat = fixtureWorkout('백 스쿼트');
    expect(oneRepMax(known, squat, leaner) / oneRepMax(known, squat)).toBeGreaterThan(1.04);
  });

  it('narrows once a body is measured that was guessed before', () => {
    const guessed: EngineMember = { ...MAN, compositionSource: 'default' };
    const known = learn(null, [
      observation(CURL, 0, { kind: 'answer', weightKg: 9, repetitions: 12, answer: 'RIGHT' }, guessed),
    ]);
    const squat = fixtureWorkout('백 스쿼트');
    const sdOf = (member: EngineMember): number =>
      exerciseStrength(memberStrength(member, undefined, known), squat)!.logStandardDeviation;
    expect(sdOf(guessed)).toBeGreaterThan(0.17);
    expect(sdOf(MAN)).toBeLessThan(0.155);
  });
});

describe('a day of one exercise', () => {
  const sdOf = (belief: StrengthBelief | null, workout: EngineWorkout): number =>
    exerciseStrength(memberStrength(MAN, undefined, belief), workout)!.logStandardDeviation;
  const recordOf = (belief: StrengthBelief, { id }: EngineWorkout) =>
    belief.exercises.filter(({ workoutId }) => workoutId === id);
  /** Between two shares of the estimate from the body alone. */
  const between = (
    low: number | null,
    high: number | null,
    noiseSd = SET_SD.compound,
    workout = BENCH,
  ): LoadEvidence => {
    const kg = oneRepMax(null, workout);
    return { lowKg: low && low * kg, highKg: high && high * kg, noiseSd };
  };
  const learnt = (
    belief: StrengthBelief | null,
    index: number,
    evidence: LoadEvidence[],
    workout: EngineWorkout = BENCH,
  ) => learnDay(belief, { date: day(index), member: MAN, experience: undefined, workout, evidence });
  const known = (factor: number): StrengthBelief =>
    SIX_SESSIONS.reduce<StrengthBelief | null>(
      (belief, index) => learnt(belief, index, [between(factor, factor)]),
      null,
    )!;

  it('without evidence or a load model changes nothing', () => {
    const some = known(1);
    const exact = [between(1, 1)];
    expect(learnt(some, 30, [])).toBe(some);
    expect(learnt(some, 30, exact, { ...BENCH, baseLift: null })).toBe(some);
    expect(learnt(null, 30, [])).toMatchObject({ exercises: [], asOf: null, trained: {} });
    const withoutRatio = learnt(some, 30, exact, { ...BENCH, id: 902, ratioMale: 0 });
    expect(withoutRatio.exercises).toEqual(some.exercises);
  });

  it('keeps one record an exercise, and counts a lift’s day once however many exercises it had', () => {
    const twice = learnt(learnt(null, 0, [between(1, 1)]), 3, [between(1, 1)]);
    expect(recordOf(twice, BENCH)).toMatchObject([{ days: 2 }]);
    const both = learn(null, [shown(BENCH, 0, 1), shown(CURL, 0, 1)])!;
    expect(both.exercises).toHaveLength(2);
    expect(BENCH.baseLift).toBe(CURL.baseLift);
    expect(both.trained).toEqual({ bench: { lastOn: day(0), days: 1 } });
  });

  it('within a repetition or so of the expectation is no surprise', () => {
    const surpriseAt = (factor: number) =>
      recordOf(learnt(known(1), 20, [between(factor, factor)]), BENCH)[0]!.surprise;
    expect(surpriseAt(1.02)).toBe(0);
    expect(surpriseAt(0.98)).toBe(0);
    expect(surpriseAt(1.05)).toBeGreaterThan(0);
    expect(surpriseAt(0.95)).toBeLessThan(0);
    const atMost = recordOf(learnt(known(1), 20, [between(null, 1.3)]), BENCH)[0]!;
    expect(atMost).toMatchObject({ surprise: 0, doubt: null });
  });

  it('is judged by the narrowest bounds of all that was seen, and the lower where they contradict each other', () => {
    const judged = (...evidence: LoadEvidence[]) => recordOf(learnt(known(1), 20, evidence), BENCH)[0]!;
    expect(judged(between(2.2, 2.2)).doubt).toBe('outlier');
    expect(judged(between(2.2, 2.2), between(1, 1))).toMatchObject({ doubt: null, surprise: 0 });
    const least = judged(between(1.15, null)).surprise;
    expect(least).toBeGreaterThan(0);
    expect(judged(between(1.15, null), between(0.9, null)).surprise).toBeCloseTo(least, 9);
    expect(judged(between(1.15, 1.15), between(1.15, 1.15, 0.2)).surprise).toBeCloseTo(
      judged(between(1.15, 1.15)).surprise,
      9,
    );
  });

  it('that was easy is believed as far as a first session may be, and not doubted', () => {
    const easy = learnt(null, 0, [between(1.2, null)]);
    expect(recordOf(easy, BENCH)).toMatchObject([{ doubt: null, days: 1 }]);
    expect(change(easy, BENCH)).toBeGreaterThan(0.05);
  });

  it('far above everything before is believed only where a second one is about as high, and goes on from there', () => {
    const held = learnt(known(1), 20, [between(2.2, 2.2)]);
    const higher = learnt(held, 22, [between(3.2, 3.2)]);
    expect(recordOf(higher, BENCH)[0]!.doubt).toBe('outlier');
    expect(change(higher, BENCH)).toBeCloseTo(change(held, BENCH), 2);
    const agreed = learnt(held, 27, [between(2.1, 2.1)]);
    const third = learnt(agreed, 34, [between(2.1, 2.1)]);
    expect(recordOf(third, BENCH)[0]!.doubt).toBeNull();
    expect(change(third, BENCH) - change(agreed, BENCH)).toBeCloseTo(Math.log(1.05), 2);
  });

  it('counts a rise from what was believed, which other exercises may have lowered', () => {
    const afterPresses = learn(null, [shown(PRESS, 0, 0.85)])!;
    const first = learnt(afterPresses, 3, [between(1.3, 1.3)]);
    expect(change(afterPresses, BENCH)).toBeLessThan(-0.05);
    expect(change(first, BENCH) - change(afterPresses, BENCH)).toBeCloseTo(Math.log(1.1), 6);
  });

  it('counts the week of who is growing from there, too', () => {
    const presses = learn(
      null,
      [0, 3, 7].map(index =>
        observation(PRESS, index, { kind: 'answer', weightKg: 1, repetitions: 5, answer: 'HEAVY' }, BOY),
      ),
    )!;
    const bench = (belief: StrengthBelief, index: number) =>
      learn(belief, [
        observation(BENCH, index, { kind: 'answer', weightKg: 60, repetitions: 10, answer: 'RIGHT' }, BOY),
      ])!;
    const before = change(presses, BENCH, BOY);
    expect(before).toBeLessThan(-0.05);
    const held = bench(presses, 8);
    const first = bench(held, 9);
    expect(change(first, BENCH, BOY) - before).toBeCloseTo(Math.log(1.05), 2);
    expect(change(bench(first, 11), BENCH, BOY) - before).toBeCloseTo(Math.log(1.05), 2);
  });

  it('whose rise is cut counts for as much less', () => {
    // Starts from an expectation other than the body's; a fall of the same size is believed in full.
    const start = learn(null, [shown(fixtureWorkout('백 스쿼트'), 0, 1.1)])!;
    const mean = change(start, BENCH);
    expect(Math.abs(mean)).toBeGreaterThan(0.01);
    const after = (by: number) => {
      const factor = Math.exp(mean + by);
      return learnt(start, 0, [between(factor, factor, 0.1)]);
    };
    const [risen, fallen] = [after(0.2), after(-0.2)];
    const share = (change(risen, BENCH) - mean) / (mean - change(fallen, BENCH));
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.9);
    const lost = (belief: StrengthBelief) =>
      sdOf(learnt(start, 0, [between(null, 100)]), BENCH) ** 2 - sdOf(belief, BENCH) ** 2;
    expect(lost(risen) / lost(fallen)).toBeCloseTo(share, 2);
  });

  describe('after a bad one', () => {
    it.each([
      [1, 0.8],
      [1.2, 0.8],
      [1, 0.6],
    ])('keeps nothing of it when all is well again: usually %d, then %d of that', (factor, share) => {
      const well = [between(factor, factor)];
      const before = known(factor);
      const sick = share * Math.exp(change(before, BENCH));
      const after = learnt(before, 20, [between(sick, sick)]);
      expect(change(after, BENCH)).toBeLessThan(change(before, BENCH) - 0.05);
      expect(change(learnt(after, 22, well), BENCH)).toBeCloseTo(change(learnt(before, 22, well), BENCH), 3);
    });

    it.each([0.92, 0.9, 0.86, 0.82])(
      'and another one clearly below what is believed by now (%d) rises by nothing',
      share => {
        const once = learnt(known(1), 20, [between(0.8, 0.8)]);
        expect(Math.log(share)).toBeLessThan(change(once, BENCH) - 0.025);
        const twice = learnt(once, 22, [between(share, share)]);
        expect(change(twice, BENCH)).toBeLessThanOrEqual(change(once, BENCH) + 1e-9);
      },
    );

    it.each([0.94, 0.92, 0.9])(
      'and one below form (%d) keeps nothing of the bad one with the next good day',
      share => {
        const [below, well] = [[between(share, share)], [between(1, 1)]];
        const bad = learnt(known(1), 20, [between(0.8, 0.8)]);
        const withBad = learnt(learnt(bad, 22, below), 24, well);
        const without = learnt(learnt(known(1), 22, below), 24, well);
        expect(change(withBad, BENCH)).toBeCloseTo(change(without, BENCH), 3);
      },
    );

    it('falls further with every day that is as low', () => {
      const low = [between(0.88, 0.88)];
      let belief = learnt(known(1), 20, [between(0.8, 0.8)]);
      for (let index = 22; index < 50; index += 3) {
        const next = learnt(belief, index, low);
        expect(change(next, BENCH)).toBeLessThanOrEqual(change(belief, BENCH) + 1e-9);
        belief = next;
      }
      expect(change(belief, BENCH)).toBeLessThan(Math.log(0.92));
    });

    it('that is like it believes both, and is no surprise any more', () => {
      const bad = [between(0.6, 0.6)];
      const once = learnt(known(1), 20, bad);
      const twice = learnt(once, 22, bad);
      expect(recordOf(once, BENCH)[0]!.badDay).toBeLessThan(-0.3);
      expect(change(twice, BENCH)).toBeLessThan(change(once, BENCH));
      expect(recordOf(twice, BENCH)[0]!.surprise).toBeGreaterThan(-1.5);
    });
  });

  describe('that surprises again the same way', () => {
    /**
     * Observes this share of the estimate often, then these shares of the expectation on further days; returns whether the belief reopened.
     */
    const opens = (often: number, shares: number[], workout = BENCH): boolean => {
      const at = (factor: number) => [between(factor, factor, SET_SD[workout.mechanic], workout)];
      let belief: StrengthBelief | null = null;
      for (let index = 0; index < 84; index += 3) belief = learnt(belief, index, at(often), workout);
      let before = belief;
      shares.forEach((share, i) => {
        before = belief;
        belief = learnt(belief, 84 + 2 * i, at(Math.exp(change(belief, workout)) * share), workout);
      });
      return sdOf(belief, workout) > sdOf(before, workout) + 0.005;
    };

    it('makes a belief far from the body’s estimate less certain', () => {
      // 0.9 standard deviations of √(0.12² + 0.09² + the exercise’s own variance): from 1.15 on, for a curl from 1.25.
      expect(opens(1.4, [1.06, 1.06])).toBe(true);
      expect(opens(1.4, [1.08, 1.08], CURL)).toBe(true);
    });

    it('does so neither once, nor the other way, nor for hardly any surprise, nor near the estimate', () => {
      expect(opens(1.4, [1.06])).toBe(false);
      expect(opens(1.4, [0.94, 1.06])).toBe(false);
      expect(opens(1.4, [1.06, 1.01])).toBe(false);
      expect(opens(1.4, [0.94, 0.94])).toBe(false);
      expect(opens(1, [1.06, 1.06])).toBe(false);
      expect(opens(1.11, [1.05, 1.05])).toBe(false);
    });
  });

  describe('below all expectation after a bad one', () => {
    it('leaves as much doubt as a first one', () => {
      const bad = learnt(known(1), 20, [between(0.8, 0.8)]);
      const fallen = learnt(bad, 22, [between(0.45, 0.45)]);
      expect(sdOf(fallen, BENCH)).toBeCloseTo(sdOf(learnt(null, 0, [between(0.9, 0.9)]), BENCH), 3);
    });

    it('puts the lift in doubt by its own exercise, by another one only that', () => {
      const both = learn(
        null,
        SIX_SESSIONS.flatMap(index => [shown(BENCH, index, 1), shown(CURL, index, 1)]),
      )!;
      const fallen = (workout: EngineWorkout) =>
        learn(both, [shown(workout, 20, 0.75), shown(workout, 22, 0.4)]);
      expect(sdOf(fallen(BENCH), PRESS)).toBeGreaterThan(sdOf(both, PRESS) + 0.005);
      expect(sdOf(fallen(CURL), CURL)).toBeGreaterThan(sdOf(both, CURL) + 0.005);
      expect(sdOf(fallen(CURL), PRESS)).toBeLessThan(sdOf(both, PRESS) + 0.005);
    });
  });
});

import fc from 'fast-check';
import { FIXTURE_CATALOGUE, fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import { exerciseStrength, memberStrength } from '../workout/strength/member-strength.js';
import type { EngineMember, EngineWorkout } from '../workout/workout-engine.types.js';
import type { LoadAnswer, Seen } from './load-evidence.js';
import { learn, type Observation } from './replay.js';
import { beliefOn } from './strength-belief.js';
import type { StrengthBelief } from './strength-belief.types.js';
import { MAN } from '../workout/fixture/test-bodies.js';

const BOY: EngineMember = { ...MAN, ageYears: 14, heightCm: 165, weightKg: 52, muscleMassPercent: 45 };
const BENCH = fixtureWorkout('바벨 벤치 프레스');
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

const day = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

function observation(
  workout: EngineWorkout,
  index: number,
  seen: Seen,
  member: EngineMember = MAN,
): Observation {
  return { date: day(index), member, experience: undefined, workout, seen };
}

const oneRepMax = (belief: StrengthBelief | null, workout: EngineWorkout, member = MAN): number =>
  exerciseStrength(memberStrength(member, undefined, belief), workout)!.oneRepMaxKg;
const change = (belief: StrengthBelief | null, workout: EngineWorkout, member = MAN): number =>
  Math.log(oneRepMax(belief, workout, member) / oneRepMax(null, workout, member));

/** Does what is prescribed, day after day, and always gives the same answer. */
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
/** 1RM seen exactly, by a set to failure: the weight that can be lifted once. */
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
  it('moves the curl by a curl, and the bench by about a third of it', () => {
    const learned = learn(null, [shown(CURL, 0, 0.8)]);
    expect(change(learned, BENCH) / change(learned, CURL)).toBeCloseTo(0.36, 2);
    expect(change(learned, CURL)).toBeLessThan(-0.1);
  });

  it('does not lift an untested bench by a quarter through six LIGHT on curls, nor is sure of it', () => {
    const learned = answering('LIGHT', CURL, SIX_SESSIONS);
    expect(change(learned, CURL)).toBeGreaterThan(0.15);
    expect(Math.exp(change(learned, BENCH))).toBeLessThan(1.15);
    const bench = exerciseStrength(memberStrength(MAN, undefined, learned), BENCH)!;
    expect(bench.logStandardDeviation).toBeGreaterThan(0.12);
    expect(bench.learned).toMatchObject({ observationCount: 0, relatedCount: 6 });
  });

  it('does not drop it through six HEAVY on cable crunches', () => {
    const learned = answering('HEAVY', CRUNCH, SIX_SESSIONS);
    expect(change(learned, CRUNCH)).toBeLessThan(-0.3);
    expect(change(learned, BENCH) / change(learned, CRUNCH)).toBeLessThan(0.4);
    const before = prescribeWorkout(memberStrength(MAN, undefined, null), BENCH, 'general');
    const after = prescribeWorkout(memberStrength(MAN, undefined, learned), BENCH, 'general');
    expect(after.weightKg! / before.weightKg!).toBeGreaterThan(0.75);
  });

  it('leaves what was shown of the bench where it is', () => {
    const known = learn(
      null,
      [0, 3, 7, 10].map(index => shown(BENCH, index, 1.05)),
    );
    const after = learn(
      known,
      SIX_SESSIONS.map(index => shown(CURL, 20 + index, 0.7)),
    );
    expect(Math.abs(change(after, BENCH) - change(known, BENCH))).toBeLessThan(0.04);
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

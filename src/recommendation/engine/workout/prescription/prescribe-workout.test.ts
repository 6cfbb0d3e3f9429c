import fc from 'fast-check';
import type { StrengthBelief } from '../../learning/strength-belief.types.js';
import { fixtureWorkout } from '../fixture/fixture-catalogue.js';
import { knownStrength } from '../fixture/known-strength.js';
import { chooseLoad } from './choose-load.js';
import { memberStrength } from '../../learning/member-strength.js';
import type { EngineMember, EngineWorkout } from '../../strength/strength.types.js';
import { prescribeWorkout } from './prescribe-workout.js';
import { repetitionsAtShare, shareOfOneRepMax } from '../../strength/repetition-table.js';
import { trimSets } from './trim-sets.js';
import { MAN, WOMAN } from '../fixture/test-bodies.js';

function benchKnown(logMean: number, days = 6, member = MAN) {
  return knownStrength(member, { bench: { logMean, variance: 0.0025, days } });
}

describe('repetition table', () => {
  it.each([
    [5, 0.86],
    [6, 0.83],
    [8, 0.79],
    [10, 0.745],
    [12, 0.7],
    [13, 0.67],
    [15, 0.64],
    [18, 0.6],
    [20, 0.57],
    [7, 0.81],
  ])('%d repetitions to failure are %d of the 1RM', (repetitions, share) => {
    expect(shareOfOneRepMax(repetitions)).toBeCloseTo(share, 9);
  });

  it('turns shares back into repetitions', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 60, noNaN: true }), repetitions => {
        expect(repetitionsAtShare(shareOfOneRepMax(repetitions))).toBeCloseTo(repetitions, 6);
      }),
    );
    expect(repetitionsAtShare(1.01)).toBe(0);
  });
});

describe('prescribeWorkout', () => {
  const strength = memberStrength(MAN, undefined, null);
  const bench = fixtureWorkout('바벨 벤치 프레스');

  it.each([
    ['general', 3, [8, 12], 3, 120],
    ['hypertrophy', 4, [6, 12], 2, 180],
    ['strength', 4, [3, 6], 2, 180],
    ['endurance', 3, [15, 20], 3, 60],
  ] as const)(
    'follows the goal %s on a compound lift, with the reserve it states',
    (goal, sets, [least, most], repsInReserve, restSeconds) => {
      const prescription = prescribeWorkout(strength, bench, goal);
      expect(prescription).toMatchObject({ sets, repsInReserve, restSeconds, fit: 'fits' });
      const { repeat, weightKg } = prescription;
      expect(repeat).toBeGreaterThanOrEqual(least);
      expect(repeat).toBeLessThanOrEqual(most);
      expect(weightKg! % 2.5).toBe(0);
      const left = repetitionsAtShare(weightKg! / strength.estimate.lifts.bench.oneRepMaxKg) - repeat;
      expect(left).toBeGreaterThanOrEqual(repsInReserve - 0.01);
      expect(left).toBeLessThanOrEqual(repsInReserve + 1);
    },
  );

  it('chooses as an exhaustive look at every load and every number of repetitions does', () => {
    const found = fc.record({
      // Never on the edge between two loads, where a rounding error would decide.
      oneRepMaxKg: fc.integer({ min: 300, max: 20_000 }).map(value => value / 100 + 0.00371),
      least: fc.integer({ min: 3, max: 15 }),
      width: fc.integer({ min: 0, max: 7 }),
      usualAt: fc.double({ min: 0, max: 1, noNaN: true }),
      reserve: fc.integer({ min: 2, max: 4 }),
      fewer: fc.integer({ min: 0, max: 5 }),
      stepKg: fc.constantFrom(1, 2, 2.5, 5, 10),
    });
    fc.assert(
      fc.property(found, ({ oneRepMaxKg, least, width, usualAt, reserve, fewer, stepKg }) => {
        const range = { least, most: least + width };
        const usual = least + Math.round(usualAt * width);
        const fewest = Math.max(1, least - fewer);
        const chosen = chooseLoad(
          { oneRepMaxKg, range, fewest, furthest: 20, usual, reserve, mostKg: null },
          kg => {
            const weightKg = Math.floor(kg / stepKg) * stepKg;
            return weightKg <= 0 ? null : { weightKg, liftedKg: weightKg };
          },
        );
        const costs = (from: number, to: number) =>
          Array.from({ length: 200 }, (_, index) => (index + 1) * stepKg).flatMap(kg =>
            Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).flatMap(
              repetitions => {
                const excess = repetitionsAtShare(kg / oneRepMaxKg) - repetitions - reserve;
                const cost = excess + 0.2 * Math.abs(repetitions - usual);
                return excess < 0 ? [] : [{ excess, cost }];
              },
            ),
          );
        const within = costs(range.least, range.most).sort((a, b) => a.cost - b.cost)[0];
        if (within === undefined) return expect(chosen).toBeNull();
        const beyond = [costs(range.most + 1, 20), costs(fewest, least - 1)]
          .flatMap(found => found.sort((a, b) => a.cost - b.cost)[0] ?? [])
          .sort((a, b) => a.excess - b.excess)[0];
        const best = within.excess > 1 && beyond && beyond.excess < within.excess ? beyond : within;
        expect(chosen!.excess + 0.2 * Math.abs(chosen!.repetitions - usual)).toBeCloseTo(best.cost, 6);
      }),
      { numRuns: 500 },
    );
  });

  it('starts 10 % lighter from 60, below 18 and from a body-mass index of 30, and fades that out with evidence', () => {
    const factorOf = (member: EngineMember, belief: StrengthBelief | null = null) =>
      prescribeWorkout(memberStrength(member, undefined, belief), bench, 'general').strength
        ?.firstSessionFactor;
    expect(factorOf(MAN)).toBe(1);
    expect(factorOf({ ...MAN, ageYears: 60 })).toBe(0.9);
    expect(factorOf({ ...MAN, ageYears: 17 })).toBe(0.9);
    expect(factorOf({ ...MAN, weightKg: 92 })).toBe(0.9);
    const old = { ...MAN, ageYears: 60 };
    expect(factorOf(old, benchKnown(0, 2, old))).toBeCloseTo(0.95, 9);
    expect(factorOf(old, benchKnown(0, 6, old))).toBe(1);
  });

  it('shows no load below 14', () => {
    const child = memberStrength({ ...MAN, ageYears: 13, heightCm: 150, weightKg: 45 }, undefined, null);
    expect(prescribeWorkout(child, bench, 'general')).toMatchObject({ weightKg: null, weightRange: null });
    expect(prescribeWorkout(child, fixtureWorkout('풀업'), 'general').weightKg).toBeNull();
  });

  it('calls a bar too heavy that a light woman could not lift ten times', () => {
    const light = memberStrength({ ...WOMAN, weightKg: 45 }, 'beginner', null);
    expect(prescribeWorkout(light, bench, 'general').fit).toBe('tooHeavy');
    expect(prescribeWorkout(light, fixtureWorkout('덤벨 벤치 프레스'), 'general').fit).toBe('fits');
  });

  it('assists a dip where the station can, which helps a strong one no more, and hangs plates elsewhere', () => {
    const dip = fixtureWorkout('딥스');
    const assisted = prescribeWorkout(strength, dip, 'general');
    expect(assisted.loadLabel).toBe('보조');
    const target = strength.estimate.lifts.bench.oneRepMaxKg * 1.3 * shareOfOneRepMax(assisted.repeat + 3);
    expect(0.95 * 75 - assisted.weightKg!).toBeLessThanOrEqual(target);
    expect(0.95 * 75 - assisted.weightKg! + 2.5).toBeGreaterThan(target);
    expect(assisted.weightRange![0]).toBeLessThan(assisted.weightRange![1]);

    const muchStronger = memberStrength(MAN, undefined, benchKnown(0.6));
    expect(prescribeWorkout(muchStronger, dip, 'general').fit).toBe('tooLight');
    const strong = prescribeWorkout(muchStronger, { ...dip, assistable: false }, 'general');
    expect(strong.loadLabel).toBe('추가 중량');
    const most = strength.estimate.lifts.bench.oneRepMaxKg * 1.3 * Math.exp(0.6);
    const heaviest = most * shareOfOneRepMax(strong.repeat + 3) - 0.95 * 75;
    expect(strong.weightKg).toBe(Math.floor(heaviest / 2.5) * 2.5);
  });

  it('solves fewer repetitions for a body weight that cannot be changed, and says when few are left', () => {
    const pushUp = fixtureWorkout('푸시업');
    const few = prescribeWorkout(strength, pushUp, 'general');
    expect(few).toMatchObject({ fit: 'fewRepetitions', weightKg: null, loadLabel: '맨몸' });
    const stronger = prescribeWorkout(memberStrength(MAN, undefined, benchKnown(0.2)), pushUp, 'general');
    expect(stronger.fit).toBe('fits');
    expect(stronger.repeat).toBeGreaterThan(few.repeat);
    expect(prescribeWorkout(memberStrength(MAN, undefined, benchKnown(1)), pushUp, 'general')).toMatchObject({
      fit: 'tooLight',
      repeat: 20,
    });
    expect(
      prescribeWorkout(memberStrength({ ...WOMAN, weightKg: 90 }, undefined, null), pushUp, 'general').fit,
    ).toBe('tooHeavy');
  });

  it('holds in seconds, longer for the experienced, and gives bands no number', () => {
    expect(prescribeWorkout(strength, fixtureWorkout('플랭크'), 'general')).toMatchObject({
      repeat: 30,
      repeatUnit: 'seconds',
      weightKg: null,
    });
    const advanced = memberStrength(MAN, 'advanced', null);
    expect(prescribeWorkout(advanced, fixtureWorkout('플랭크'), 'general').repeat).toBe(45);
    expect(prescribeWorkout(strength, fixtureWorkout('밴드 풀다운'), 'general')).toMatchObject({
      weightKg: null,
      loadLabel: '밴드',
    });
  });

  it('narrows the range as learning narrows the variance', () => {
    const wide = prescribeWorkout(strength, bench, 'general').weightRange!;
    const narrow = prescribeWorkout(
      memberStrength(MAN, undefined, benchKnown(0)),
      bench,
      'general',
    ).weightRange!;
    expect(narrow[1] - narrow[0]).toBeLessThan(wide[1] - wide[0]);
  });
});

describe('what is told beside the load', () => {
  const strength = memberStrength(MAN, undefined, null);
  const bench = fixtureWorkout('바벨 벤치 프레스');
  const prescribed = (fields: Partial<EngineWorkout>) =>
    prescribeWorkout(strength, { ...bench, ...fields }, 'general');

  it('is that nobody knows how heavy it is, but for a band and what harms nobody', () => {
    const unknown = { baseLift: null, gentle: false } as const;
    expect(prescribed(unknown).fit).toBe('unknown');
    expect(prescribed({ ...unknown, gentle: true }).fit).toBe('fits');
    expect(prescribed({ ...unknown, loadType: 'band' }).fit).toBe('fits');
  });

  it('is a band that helps where it carries the body', () => {
    // With a hundredth of the body as load no help is needed; with five times the body no band is enough.
    expect(prescribed({ loadType: 'band', bodyweightShare: 0.01 })).toMatchObject({
      fit: 'tooLight',
      repeat: 10,
    });
    expect(prescribed({ loadType: 'band', bodyweightShare: 5 }).fit).toBe('tooHeavy');
  });

  it('is the body as the load where nothing is added', () => {
    for (const loadType of ['bodyweight', 'bodyweightLoadable'] as const)
      expect(
        prescribed({ loadType, bodyweightShare: 0.2, assistable: false, minLoadKg: 500 }).loadLabel,
      ).toBe('맨몸');
  });

  it('is what it was computed from', () => {
    expect(prescribed({}).basis).toMatchObject({
      ...{ loadType: 'barbell', assisted: false, bodyLoadKg: null, heaviestLoadKg: null },
    });
    const own = { ownLoads: { evenSteps: true, heaviestKg: 40 }, bodyweightShare: 0.5 };
    expect(prescribed(own).basis).toMatchObject({ heaviestLoadKg: 40, bodyLoadKg: MAN.weightKg / 2 });
  });

  it('is which end of the loads is in the way', () => {
    const { oneRepMaxKg } = prescribed({}).strength!;
    // A tenth of the 1RM hardly trains; 62 % can be lifted sixteen times, two more than the maximum with three in reserve.
    const tenth = Math.round(oneRepMaxKg / 10);
    const ends = (heaviestKg: number | null, minLoadKg: number, incrementKg: number) =>
      prescribed({ minLoadKg, incrementKg, ownLoads: { evenSteps: true, heaviestKg } });
    expect(ends(tenth, 1, 1)).toMatchObject({ fit: 'tooLight', limit: 'heaviest', weightKg: tenth });
    expect(ends(null, tenth, 200)).toMatchObject({ fit: 'tooLight', limit: 'lightest', weightKg: tenth });
    expect(ends(null, 1, tenth - 1)).toMatchObject({ fit: 'fits', limit: null });
  });

  it('is that the loads are coarse, at their end or between two of them', () => {
    // Half of the 1RM can be lifted 25 times, and the maximum is 20: two more than three are left.
    const half = Math.floor(prescribed({}).strength!.oneRepMaxKg * 0.51);
    const stack = { loadType: 'stack', ratioMale: 1 } as const;
    expect(prescribed({ ...stack, minLoadKg: half, incrementKg: 200 })).toMatchObject({
      ...{ fit: 'coarse', limit: 'lightest', weightKg: half },
    });
    expect(prescribed({ ...stack, minLoadKg: 1, incrementKg: half - 1 })).toMatchObject({
      ...{ fit: 'coarse', limit: null, weightKg: half },
    });
  });

  it('is the range of eight in ten members like this one', () => {
    const { weightKg, repeat, weightRange, strength: own, ...found } = prescribed({});
    const usual = own!.oneRepMaxKg * shareOfOneRepMax(repeat + 3);
    const edges = [-1.28, 1.28].map(sd => usual * Math.exp(sd * own!.logStandardDeviation));
    expect(weightRange).toEqual(edges.map(kg => Math.floor(kg / 2.5) * 2.5));
    expect(found.shareOfOneRepMax).toBeCloseTo(weightKg! / own!.oneRepMaxKg, 9);
  });
});

describe('trimSets', () => {
  it('trims the later exercises to two sets until a muscle has at most ten', () => {
    const chest = (sets: number) => ({ sets, primaryBodyParts: ['가슴'] });
    expect(trimSets([chest(4), chest(4), chest(3), chest(3)])).toEqual([4, 2, 2, 2]);
    expect(trimSets([chest(3), chest(3), chest(3), chest(3)])).toEqual([3, 3, 2, 2]);
    expect(trimSets([chest(4), chest(4), { sets: 4, primaryBodyParts: ['등'] }])).toEqual([4, 4, 4]);
  });
});

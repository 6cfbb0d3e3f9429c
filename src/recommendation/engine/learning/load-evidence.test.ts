import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { shareOfOneRepMax } from '../strength/repetition-table.js';
import { memberStrength } from './member-strength.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { isImplausibleLoad } from './implausible-load.js';
import { evidenceOf, type SeenSet } from './load-evidence.js';
import { MAN } from '../workout/fixture/test-bodies.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');

describe('what a load tells of the 1RM', () => {
  const answer = (kind: 'LIGHT' | 'RIGHT' | 'HEAVY', repetitions = 10) =>
    evidenceOf(MAN, BENCH, { kind: 'answer', weightKg: 40, repetitions, answer: kind })!;
  const at = (repetitions: number): number => 40 / shareOfOneRepMax(repetitions);

  it('hears about one repetition more in reserve than is said, two from fourteen repetitions on', () => {
    expect(answer('LIGHT')).toMatchObject({ lowKg: expect.closeTo(at(14.95), 6), highKg: null });
    expect(answer('HEAVY')).toMatchObject({ lowKg: null, highKg: expect.closeTo(at(11.95), 6) });
    expect(answer('RIGHT')).toMatchObject({
      lowKg: expect.closeTo(at(11.95), 6),
      highKg: expect.closeTo(at(14.95), 6),
    });
    expect(answer('HEAVY', 15).highKg).toBeCloseTo(at(18), 6);
  });

  it('is exact where the feeling ended the set, unless it was light or heavy, or the range came first', () => {
    const stop = { least: 5, most: 20, felt: 2 };
    const seen = (repetitions: number, more: Partial<SeenSet> = {}) => {
      const asked = { weightKg: 40, repetitions: 10, stop };
      const plain = { kind: 'set', weightKg: 40, ordinal: 1, answer: null, reserve: null } as const;
      return evidenceOf(MAN, BENCH, { ...plain, asked, repetitions, ...more })!;
    };
    const between = (least: number, most: number) => ({
      lowKg: expect.closeTo(at(least), 6),
      highKg: expect.closeTo(at(most), 6),
    });
    expect(seen(7)).toMatchObject(between(9.45, 10.45));
    expect(seen(7, { ordinal: 3 })).toMatchObject(between(10.45, 11.45));
    expect(seen(7, { reserve: 4 })).toMatchObject(between(11.45, 12.45));
    expect(seen(7, { answer: 'RIGHT' })).toEqual(seen(7));
    expect(seen(7, { answer: 'LIGHT' })).toMatchObject({ lowKg: expect.closeTo(at(11.95), 6), highKg: null });
    expect(seen(7, { answer: 'HEAVY' })).toMatchObject({ lowKg: null, highKg: expect.closeTo(at(8.95), 6) });
    expect(seen(20)).toMatchObject({ lowKg: expect.closeTo(at(23.5), 6), highKg: null });
    expect(seen(0)).toMatchObject({ lowKg: null });
    for (const given of ['RIGHT', 'LIGHT', 'HEAVY'] as const) {
      const told = { kind: 'answer', weightKg: 40, repetitions: 7, answer: given, stop } as const;
      expect(evidenceOf(MAN, BENCH, told)).toEqual(seen(7, { answer: given }));
    }
  });

  it('is less exact for small muscles, and for weights that were only typed', () => {
    const curl = fixtureWorkout('덤벨 컬');
    const seen = { kind: 'answer', weightKg: 8, repetitions: 12, answer: 'RIGHT' } as const;
    expect(evidenceOf(MAN, curl, seen)!.noiseSd).toBeGreaterThan(answer('RIGHT').noiseSd);
    const choice = evidenceOf(MAN, BENCH, { kind: 'choice', weightKg: 45, repetitions: 10, reserve: 3 })!;
    expect(choice).toMatchObject({
      lowKg: expect.closeTo(45 / 0.67, 6),
      highKg: expect.closeTo(47.5 / 0.67, 6),
    });
    expect(choice.noiseSd).toBeGreaterThan(answer('RIGHT').noiseSd);
  });

  it('counts body weight, hung weight and help in what was lifted', () => {
    const dip = fixtureWorkout('딥스');
    const lowOf = (workout: EngineWorkout, weightKg: number | null): number =>
      evidenceOf(MAN, workout, { kind: 'answer', weightKg, repetitions: 10, answer: 'LIGHT' })!.lowKg!;
    const body = 0.95 * 75;
    expect(lowOf({ ...dip, assistable: true }, 20)).toBeCloseTo((body - 20) / shareOfOneRepMax(14.95), 6);
    expect(lowOf({ ...dip, assistable: false }, 10)).toBeCloseTo((body + 10) / shareOfOneRepMax(14.95), 6);
    expect(lowOf({ ...dip, assistable: false }, null)).toBeCloseTo(body / shareOfOneRepMax(14.95), 6);
  });

  it('says nothing of holds and bands, nor of a weight of zero', () => {
    const seen = { kind: 'answer', weightKg: null, repetitions: 30, answer: 'HEAVY' } as const;
    expect(evidenceOf(MAN, fixtureWorkout('플랭크'), seen)).toBeNull();
    expect(evidenceOf(MAN, fixtureWorkout('밴드 풀다운'), seen)).toBeNull();
    expect(evidenceOf(MAN, BENCH, { ...seen, weightKg: 0 })).toBeNull();
    expect(evidenceOf(MAN, BENCH, { ...seen, weightKg: 40, repetitions: 0 })).toBeNull();
    expect(evidenceOf(MAN, BENCH, { ...seen, weightKg: 40, repetitions: 1 })).toEqual(expect.anything());
    expect(evidenceOf(MAN, { ...BENCH, baseLift: null }, { ...seen, weightKg: 40 })).toBeNull();
  });

  it('says nothing of a body of which nobody knows how much is lifted, and counts it where it is known', () => {
    const seen = { kind: 'answer', weightKg: null, repetitions: 10, answer: 'LIGHT' } as const;
    const pushUp: EngineWorkout = { ...BENCH, loadType: 'bodyweight', bodyweightShare: 0.64 };
    const possible = shareOfOneRepMax(14.95);
    expect(evidenceOf(MAN, pushUp, seen)!.lowKg).toBeCloseTo((0.64 * MAN.weightKg) / possible, 6);
    expect(evidenceOf(MAN, { ...pushUp, bodyweightShare: null }, { ...seen, weightKg: 10 })).toBeNull();
  });

  it('says nothing of a set that was left out', () => {
    expect(evidenceOf(MAN, BENCH, { kind: 'leftOut', weightKg: 40, repetitions: 10 })).toBeNull();
  });

  it('takes a chosen weight for anything up to the next one there is', () => {
    // 13 repetitions to failure.
    const highOf = (workout: Partial<EngineWorkout>, weightKg: number | null) =>
      evidenceOf(MAN, { ...BENCH, ...workout }, { kind: 'choice', weightKg, repetitions: 10, reserve: 3 })!
        .highKg! * shareOfOneRepMax(13);
    expect(highOf({ minLoadKg: 20, incrementKg: 2.5 }, 40)).toBeCloseTo(42.5, 6);
    // Below the lightest available load.
    expect(highOf({ minLoadKg: 20, incrementKg: 2.5 }, 10)).toBeCloseTo(12.5, 6);
    const rack = { loadType: 'dumbbellPerHand', incrementKg: 2, minLoadKg: 10 } as const;
    expect(highOf(rack, 5)).toBeCloseTo(7, 6);
    // From 10 kg on, racks have steps of two.
    expect(highOf({ ...rack, incrementKg: 1, minLoadKg: 1 }, 12)).toBeCloseTo(14, 6);
    expect(highOf({ incrementKg: 0 }, 40)).toBeCloseTo(40, 6);
    expect(highOf({ loadType: 'bodyweightLoadable', bodyweightShare: 1 }, null)).toBeCloseTo(MAN.weightKg, 6);
  });

  describe('of a set', () => {
    const set = (over: Partial<SeenSet>) =>
      evidenceOf(MAN, BENCH, {
        kind: 'set',
        weightKg: 40,
        repetitions: 10,
        asked: { weightKg: 40, repetitions: 10 },
        ordinal: 1,
        answer: null,
        reserve: null,
        ...over,
      })!;

    it('takes a miss as done to failure whatever was said, later sets as tired', () => {
      expect(set({ repetitions: 6, answer: 'LIGHT' })).toMatchObject({
        lowKg: expect.closeTo(at(6), 6),
        highKg: expect.closeTo(at(6), 6),
      });
      expect(set({ repetitions: 6, ordinal: 4 }).highKg).toBeCloseTo(at(8), 6);
      expect(set({ repetitions: 0 })).toMatchObject({ lowKg: null, highKg: expect.closeTo(40, 6) });
      expect(set({ repetitions: 0, ordinal: 3 }).highKg).toBeCloseTo(at(3), 6);
    });

    it('takes a finished set without a word as the least that was possible', () => {
      expect(set({})).toMatchObject({ lowKg: expect.closeTo(at(10), 6), highKg: null });
    });

    it('goes by the answer where no reserve was told', () => {
      expect(set({ answer: 'RIGHT' })).toEqual(answer('RIGHT'));
      expect(set({ answer: 'HEAVY' })).toEqual(answer('HEAVY'));
    });

    it('prefers the reserve that was told, exact near failure, "at least" from five on', () => {
      expect(set({ reserve: 2, answer: 'HEAVY' })).toMatchObject({
        lowKg: expect.closeTo(at(12.45), 6),
        highKg: expect.closeTo(at(13.45), 6),
      });
      expect(set({ reserve: 0 })).toMatchObject({ lowKg: expect.closeTo(at(9.975), 6) });
      expect(set({ reserve: 5 })).toMatchObject({ lowKg: expect.closeTo(at(15.95), 6), highKg: null });
    });
  });
});

describe('isImplausibleLoad', () => {
  const strength = memberStrength(MAN, undefined, null);

  it.each([
    ['what is recommended', 37.5, null],
    ['half as much again', 55, null],
    ['ten times it', 375, 'tooHeavy'],
    ['three times it', 112.5, 'tooHeavy'],
    ['a tenth of it', 3.75, 'tooLight'],
    ['half of it', 20, null],
  ] as const)('judges %s', (_, weightKg, verdict) => {
    expect(isImplausibleLoad(strength, BENCH, weightKg, 10)).toBe(verdict);
  });

  it('asks a boy earlier than a man, and nobody about holds or body weight', () => {
    const boy = memberStrength({ ...MAN, ageYears: 14, weightKg: 52 }, undefined, null);
    expect(isImplausibleLoad(boy, BENCH, 45, 10)).toBe('tooHeavy');
    expect(isImplausibleLoad(strength, BENCH, 45, 10)).toBeNull();
    expect(isImplausibleLoad(strength, fixtureWorkout('플랭크'), 30, 60)).toBeNull();
    expect(isImplausibleLoad(strength, fixtureWorkout('딥스'), null, 10)).toBeNull();
  });

  it('asks about more help than there is body', () => {
    const dip = { ...fixtureWorkout('딥스'), assistable: true };
    expect(isImplausibleLoad(strength, dip, 90, 10)).toBe('tooHeavy');
    expect(isImplausibleLoad(strength, dip, 20, 10)).toBeNull();
  });
});

import fc from 'fast-check';
import { BASE_LIFTS } from '../../../catalogue/catalogue.vocabulary.js';
import { anyMember, ordinaryMember } from '../workout/fixture/arbitraries.js';
import type { EngineMember } from './strength.types.js';
import { memberStrength } from '../learning/member-strength.js';
import { strengthCapKg } from './strength-cap.js';
import { estimateStrength } from './strength-estimate.js';
import { MAN, WOMAN } from '../workout/fixture/test-bodies.js';

function oneRepMax(member: EngineMember, lift: (typeof BASE_LIFTS)[number]): number {
  return estimateStrength(member, undefined).lifts[lift].oneRepMaxKg;
}

describe('estimateStrength', () => {
  it('puts the man of the reference size at the reference values', () => {
    const reference = { ...MAN, weightKg: 61 / 0.82, muscleMassPercent: 0.56 * 82 };
    const { level, lifts } = estimateStrength(reference, undefined);
    expect(level).toBeCloseTo(0.35 + (0.15 * (61 / 1.75 ** 2 - 19.6)) / 1.65, 6);
    expect(lifts.bench.oneRepMaxKg).toBeCloseTo(51 * (70 / 51) ** level, 6);
    expect(lifts.squat.oneRepMaxKg).toBeCloseTo(69 * (94 / 69) ** level, 6);
    expect(lifts.bench.capped).toBe(false);
  });

  it('never falls with more fat-free mass at equal height, age, fat and muscularity', () => {
    fc.assert(
      fc.property(ordinaryMember(), fc.double({ min: 1, max: 1.25, noNaN: true }), (member, growth) => {
        const larger = { ...member, weightKg: member.weightKg * growth };
        for (const lift of BASE_LIFTS) {
          expect(oneRepMax(larger, lift)).toBeGreaterThanOrEqual(oneRepMax(member, lift) - 1e-9);
        }
      }),
    );
  });

  it('never falls when fat gives way to fat-free mass at equal weight and muscularity', () => {
    fc.assert(
      fc.property(ordinaryMember(), fc.double({ min: 0, max: 8, noNaN: true }), (member, points) => {
        const fat = member.bodyFatPercent - points;
        const share = member.muscleMassPercent / (100 - member.bodyFatPercent);
        const leaner = { ...member, bodyFatPercent: fat, muscleMassPercent: share * (100 - fat) };
        for (const lift of BASE_LIFTS) {
          expect(oneRepMax(leaner, lift)).toBeGreaterThanOrEqual(oneRepMax(member, lift) - 1e-9);
        }
      }),
    );
  });

  it('raises the upper and lowers the lower lifts with the balance, below the cap', () => {
    fc.assert(
      fc.property(ordinaryMember(), fc.integer({ min: 1, max: 8 }), (member, tenth) => {
        const lower = estimateStrength({ ...member, upDownBalance: tenth / 10 }, undefined).lifts;
        const upper = estimateStrength({ ...member, upDownBalance: (tenth + 1) / 10 }, undefined).lifts;
        for (const lift of ['bench', 'overheadPress', 'latPulldown'] as const) {
          if (upper[lift].capped)
            expect(upper[lift].oneRepMaxKg).toBeGreaterThanOrEqual(lower[lift].oneRepMaxKg);
          else expect(upper[lift].oneRepMaxKg).toBeGreaterThan(lower[lift].oneRepMaxKg);
        }
        if (!lower.squat.capped) expect(upper.squat.oneRepMaxKg).toBeLessThan(lower.squat.oneRepMaxKg);
        expect(upper.deadlift.oneRepMaxKg).toBe(lower.deadlift.oneRepMaxKg);
      }),
    );
  });

  it('is 9.5 % apart in the log at the ends of the balance', () => {
    const ofBalance = (upDownBalance: number) => {
      const { lifts } = estimateStrength({ ...MAN, upDownBalance }, undefined);
      return [lifts.bench.oneRepMaxKg, lifts.squat.oneRepMaxKg] as const;
    };
    const [bench, squat] = ofBalance(0.5);
    expect(ofBalance(0.9)).toEqual([
      expect.closeTo(bench * Math.exp(0.095), 6),
      expect.closeTo(squat / Math.exp(0.095), 6),
    ]);
    expect(ofBalance(0.1)).toEqual([
      expect.closeTo(bench / Math.exp(0.095), 6),
      expect.closeTo(squat * Math.exp(0.095), 6),
    ]);
  });

  it('rises with the muscle in the same fat-free mass, by the same share', () => {
    const withMuscle = (share: number) => oneRepMax({ ...MAN, muscleMassPercent: share * 82 }, 'bench');
    expect(withMuscle(0.56 * 1.05) / withMuscle(0.56)).toBeCloseTo(1.05, 6);
  });

  it('does not take what carries much fat for training: half an SD of the index off for six percent above 23', () => {
    const measured = { ...MAN, weightKg: 110, bodyFatPercent: 35, muscleMassPercent: 0.56 * 65 };
    const { body, level } = estimateStrength(measured, undefined);
    expect(level).toBeCloseTo(0.35 + 0.15 * ((body.fatFreeMassIndex - 19.6) / 1.65 - 1), 6);
  });

  it('is positive, finite and not above the cap for every body the contract lets through', () => {
    fc.assert(
      fc.property(
        anyMember(),
        fc.constantFrom(undefined, 'beginner' as const, 'advanced' as const),
        (member, said) => {
          const { lifts } = estimateStrength(member, said);
          for (const lift of BASE_LIFTS) {
            expect(lifts[lift].oneRepMaxKg).toBeGreaterThan(0);
            expect(lifts[lift].oneRepMaxKg).toBeLessThanOrEqual(strengthCapKg(lift, member));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('orders women below men, the old below the young, and the light below the heavy', () => {
    for (const lift of BASE_LIFTS) {
      const asMan = oneRepMax({ ...WOMAN, sex: '남' }, lift);
      expect(oneRepMax(WOMAN, lift)).toBeLessThan(asMan);
      expect(oneRepMax(WOMAN, lift) / oneRepMax(MAN, lift)).toBeGreaterThan(0.3);
      const byAge = [25, 45, 60, 75].map(ageYears => oneRepMax({ ...MAN, ageYears }, lift));
      expect([...byAge].sort((a, b) => b - a)).toEqual(byAge);
      const bySize = [60, 70, 80].map(weightKg => oneRepMax({ ...MAN, weightKg }, lift));
      expect([...bySize].sort((a, b) => a - b)).toEqual(bySize);
    }
    // Men's lead is larger in the upper body (Miller 1993: women at 52 % against 66 % of men's).
    expect(oneRepMax(WOMAN, 'bench') / oneRepMax(MAN, 'bench')).toBeLessThan(
      oneRepMax(WOMAN, 'squat') / oneRepMax(MAN, 'squat'),
    );
  });

  it('lets a stated experience move the level by a quarter, never below 0', () => {
    const level = estimateStrength(MAN, undefined).level;
    expect(estimateStrength(MAN, 'advanced').level).toBeCloseTo(level + 0.25, 9);
    expect(estimateStrength(MAN, 'intermediate').level).toBe(level);
    expect(estimateStrength({ ...MAN, weightKg: 50 }, 'beginner').level).toBe(0);
  });

  it('takes a preset for no measurement: muscle says nothing and the level stays at 0.35', () => {
    const preset = {
      ...MAN,
      weightKg: 90,
      bodyFatPercent: 10,
      muscleMassPercent: 40,
      compositionSource: 'preset' as const,
    };
    const { body, level } = estimateStrength(preset, undefined);
    expect(body.muscularity).toBe(1);
    expect(body.measureAgain).toBe(false);
    expect(level).toBeLessThanOrEqual(0.35);
    expect(estimateStrength({ ...preset, compositionSource: 'measured' }, undefined).level).toBeGreaterThan(
      0.35,
    );
  });

  it('takes a woman’s preset as it is: the presets are made by sex', () => {
    const preset = { ...WOMAN, weightKg: 50, bodyFatPercent: 28, compositionSource: 'preset' as const };
    expect(estimateStrength(preset, undefined).body.fatPercent).toBe(28);
  });

  it('does not take 120 kg at the default composition for an athlete', () => {
    const { body } = estimateStrength({ ...MAN, weightKg: 120, compositionSource: 'default' }, undefined);
    expect(body.fatPercent).toBeCloseTo(1.2 * (120 / 1.75 ** 2) + 0.23 * 30 - 10.8 - 5.4, 6);
    const woman = { ...WOMAN, weightKg: 80, compositionSource: 'default' as const };
    const ofWoman = estimateStrength(woman, undefined).body;
    expect(ofWoman.fatPercent).toBeCloseTo(1.2 * (80 / 1.62 ** 2) + 0.23 * 30 - 5.4, 6);
  });

  it('gives up on a muscle share that cannot be right, smoothly, and asks for a new measurement', () => {
    const withShare = (share: number) =>
      estimateStrength({ ...MAN, muscleMassPercent: share * 82 }, undefined).body;
    expect(withShare(0.56)).toMatchObject({ measureAgain: false, muscularity: expect.closeTo(1, 6) });
    expect(withShare(0.45).muscularity).toBeCloseTo(0.92, 6);
    expect(withShare(0.4)).toMatchObject({ measureAgain: true, muscularity: expect.closeTo(0.96, 6) });
    expect(withShare(0.3)).toMatchObject({ measureAgain: true, muscularity: 1 });
    expect(withShare(0.75)).toMatchObject({ measureAgain: true, muscularity: 1 });
  });
});

describe('a body out of human range', () => {
  it.each([
    ['a man of 250 kg with 5 % fat', { ...MAN, weightKg: 250, bodyFatPercent: 5, muscleMassPercent: 53 }],
    ['a man with 3 % fat', { ...MAN, bodyFatPercent: 3, muscleMassPercent: 54 }],
    ['a woman with 8 % fat', { ...WOMAN, bodyFatPercent: 8, muscleMassPercent: 50 }],
    ['a man who typed 100 cm', { ...MAN, heightCm: 100 }],
  ] as [string, EngineMember][])('%s counts as unmeasured and is asked to look again', (_, typed) => {
    const strength = memberStrength(typed, undefined, null);
    expect(strength.doubt).toBe('body');
    expect(strength.member.compositionSource).toBe('default');
    const { fatFreeMassIndex } = strength.estimate.body;
    expect(fatFreeMassIndex).toBeLessThanOrEqual((typed.sex === '남' ? 28 : 24) + 1e-9);
    const usual = memberStrength(typed.sex === '남' ? MAN : WOMAN, undefined, null);
    const sdOf = ({ belief }: typeof strength) => belief.overallVariance;
    expect(sdOf(strength)).toBeGreaterThan(sdOf(usual));
  });

  it('leaves those alone who are only strong or lean', () => {
    // The limits themselves count as human: 28 kg/m² and 4 %.
    const largest = { ...MAN, heightCm: 200, weightKg: 140, bodyFatPercent: 20, muscleMassPercent: 45 };
    const leanest = { ...MAN, weightKg: 70, bodyFatPercent: 4, muscleMassPercent: 54 };
    for (const body of [largest, leanest]) expect(memberStrength(body, undefined, null).doubt).toBeNull();
    const champion = { ...MAN, weightKg: 92, bodyFatPercent: 8, muscleMassPercent: 52 };
    expect(memberStrength(champion, undefined, null)).toMatchObject({ doubt: null, member: champion });
    const muscle = { ...MAN, muscleMassPercent: 8 };
    expect(memberStrength(muscle, undefined, null)).toMatchObject({ doubt: 'muscle', member: muscle });
  });
});

describe('strengthCapKg', () => {
  it('rises with body weight, up to 20–23 with age, and falls after', () => {
    const faults: string[] = [];
    for (const sex of ['남', '여'] as const) {
      for (const lift of BASE_LIFTS) {
        for (let ageYears = 14; ageYears < 90; ageYears += 2) {
          for (let weightKg = 25; weightKg < 180; weightKg += 7) {
            const here = strengthCapKg(lift, { sex, ageYears, weightKg });
            const heavier = strengthCapKg(lift, { sex, ageYears, weightKg: weightKg + 7 });
            const older = strengthCapKg(lift, { sex, ageYears: ageYears + 2, weightKg });
            const rightWay = ageYears < 22 ? older >= here - 1e-9 : older <= here + 1e-9;
            if (heavier < here - 1e-9 || !rightWay) faults.push(`${sex} ${lift} ${ageYears} ${weightKg}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('meets the 5th percentiles where thousands of lifters were counted', () => {
    // OpenPowerlifting: men of the 83 kg and women of the 63 kg class, 24–34 years.
    expect(strengthCapKg('bench', { sex: '남', ageYears: 29.5, weightKg: 80.5 })).toBeCloseTo(87.5, 0);
    expect(strengthCapKg('squat', { sex: '남', ageYears: 29.5, weightKg: 80.5 })).toBeCloseTo(127.5, 0);
    expect(strengthCapKg('deadlift', { sex: '여', ageYears: 29.5, weightKg: 60.4 })).toBeCloseTo(87.5, -1);
  });
});

import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { exerciseStrength, memberStrength } from '../../learning/member-strength.js';
import type { EngineMember } from '../../strength/strength.types.js';
import { holdSecondsAtShare } from './hold-endurance.js';
import { repetitionsAtShare } from '../../strength/repetition-table.js';

/** Bodies of usual Korean proportions: 172.5 cm, 74 kg, 20 % and 159.6 cm, 58 kg, 29 %. */
function usual(sex: '남' | '여', ageYears: number, more: Partial<EngineMember> = {}): EngineMember {
  const man = sex === '남';
  const bodyFatPercent = man ? 20 : 29;
  return {
    sex,
    ageYears,
    heightCm: man ? 172.5 : 159.6,
    weightKg: man ? 74 : 58,
    bodyFatPercent,
    muscleMassPercent: (man ? 0.56 : 0.545) * (100 - bodyFatPercent),
    upDownBalance: 0.5,
    compositionSource: 'measured',
    memberKey: 1,
    ...more,
  };
}

/** The body's load as a share of the exercise's 1RM. */
function shareFor(slug: string, member: EngineMember, experience?: 'beginner' | 'advanced'): number {
  const workout = productWorkoutOf(slug);
  const own = exerciseStrength(memberStrength(member, experience, null), workout)!;
  return (workout.bodyweightShare! * member.weightKg) / own.oneRepMaxKg;
}

const most = (slug: string, member: EngineMember, experience?: 'beginner' | 'advanced'): number =>
  repetitionsAtShare(shareFor(slug, member, experience));

/**
 * Push-ups to exhaustion, CSEP Canadian Physical Activity, Fitness and Lifestyle Approach (2003), reprinted in ACSM's Guidelines for
 * Exercise Testing and Prescription: minimum of "fair" and minimum of "very good". Men on their toes, women on their knees.
 */
const PUSH_UPS: [sex: '남' | '여', age: number, fair: number, veryGood: number][] = [
  ['남', 25, 17, 29],
  ['남', 35, 12, 22],
  ['남', 45, 10, 17],
  ['남', 55, 7, 13],
  ['남', 65, 5, 11],
  ['여', 25, 10, 21],
  ['여', 35, 8, 20],
  ['여', 45, 5, 15],
  ['여', 55, 2, 11],
  ['여', 65, 2, 12],
];

describe('bodyweight moves on published norms', () => {
  it.each(PUSH_UPS)(
    'puts the push-ups of a usual %s of %d among fair to good: %d to %d',
    (sex, age, fair, veryGood) => {
      const repetitions = most(sex === '남' ? 'push-up' : 'knee-push-up', usual(sex, age));
      expect(repetitions).toBeGreaterThanOrEqual(fair);
      expect(repetitions).toBeLessThan(veryGood);
    },
  );

  it('gives a usual man of 25 one pull-up, a lean trained one several, a usual woman none', () => {
    expect(most('pull-up', usual('남', 25))).toBeGreaterThanOrEqual(1);
    expect(most('pull-up', usual('남', 25))).toBeLessThan(4);
    const lean = usual('남', 30, {
      heightCm: 175,
      weightKg: 68,
      bodyFatPercent: 12,
      muscleMassPercent: 49.3,
    });
    expect(most('pull-up', lean, 'advanced')).toBeGreaterThanOrEqual(5);
    expect(most('pull-up', usual('여', 25))).toBe(0);
  });

  it('holds planks about as long as the medians of Strand 2014, shaded: 100 and 70 s', () => {
    expect(holdSecondsAtShare(shareFor('plank', usual('남', 25)), 'trunk')).toBeCloseTo(100, -1);
    expect(holdSecondsAtShare(shareFor('plank', usual('여', 25)), 'trunk')).toBeCloseTo(70, -1);
    expect(holdSecondsAtShare(1, 'trunk')).toBe(0);
  });

  it.each([
    ['pike-push-up', 'push-up'],
    ['push-up', 'incline-push-up'],
    ['incline-push-up', 'knee-push-up'],
    ['decline-push-up', 'push-up'],
    ['diamond-push-up', 'push-up'],
    ['chest-dip', 'bench-dip'],
    ['pull-up', 'inverted-row'],
    ['pistol-squat', 'bodyweight-lunge'],
    ['bodyweight-lunge', 'bodyweight-squat'],
    ['nordic-curl', 'gym-ball-leg-curl'],
    ['hanging-leg-raise', 'hanging-knee-raise'],
    ['decline-sit-up', 'sit-up'],
    ['sit-up', 'crunch'],
  ])('%s is harder than %s for everybody', (harder, easier) => {
    for (const sex of ['남', '여'] as const) {
      for (const ageYears of [16, 25, 45, 70]) {
        for (const weightKg of [45, 58, 74, 90, 120]) {
          const member = usual(sex, ageYears, { weightKg });
          expect(shareFor(harder, member)).toBeGreaterThan(shareFor(easier, member));
        }
      }
    }
  });
});

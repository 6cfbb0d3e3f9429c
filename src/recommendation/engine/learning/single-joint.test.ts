import { nextTarget } from '../progression/next-target.js';
import { FIXTURE_CATALOGUE, fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { MAN, TEST_BODIES, WOMAN } from '../workout/fixture/test-bodies.js';
import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import { exerciseStrength, memberStrength } from './member-strength.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { LoadAnswer } from './load-evidence.js';
import { day, observation } from './observations.fixture.js';
import { learn } from './replay.js';
import { beliefOn } from './strength-belief.js';
import type { StrengthBelief } from './strength-belief.types.js';
import { isSingleJoint } from './strength-prior.js';

const LOADED = FIXTURE_CATALOGUE.filter(
  ({ baseLift, loadType, bodyweightShare }) =>
    baseLift !== null && bodyweightShare === null && loadType !== 'hold' && loadType !== 'band',
);
const CRUNCH: EngineWorkout = {
  ...fixtureWorkout('덤벨 컬'),
  ...{ id: 901, koreanName: '케이블 크런치', pattern: 'trunkFlexion', mechanic: 'compound' },
  ...{ loadType: 'stack', incrementKg: 2.5, minLoadKg: 2.5, ratioMale: 0.6, ratioFemale: 0.6 },
};
const SINGLE = [...LOADED.filter(isSingleJoint), CRUNCH];
const COMPOUND = LOADED.filter(workout => !isSingleJoint(workout));
const BODIES: readonly EngineMember[] = [MAN, WOMAN, TEST_BODIES[3]!, TEST_BODIES[70]!];
/** With the usual loads, and with finer and coarser ones. */
const SHOWN = COMPOUND.flatMap(workout => [
  workout,
  ...[0.5, 1.25, 5].map(incrementKg => ({ ...workout, incrementKg })),
]);

/** Gives the same answer to the current prescription eight times per day. */
function answering(
  before: StrengthBelief | null,
  workout: EngineWorkout,
  member: EngineMember,
  answer: LoadAnswer,
  days: readonly number[],
): StrengthBelief | null {
  return days.reduce((belief, index) => {
    let told = belief;
    const seen = Array.from({ length: 8 }, () => {
      const { weightKg, repeat } = prescribeWorkout(
        memberStrength(member, undefined, told),
        workout,
        'general',
      );
      const kg = weightKg ?? workout.minLoadKg;
      const one = observation(
        workout,
        index,
        { kind: 'answer', weightKg: kg, repetitions: repeat, answer },
        member,
      );
      told = learn(told, [one]);
      return one;
    });
    return learn(belief, seen);
  }, before);
}

/** kg of a new recommendation, and of a routine that already has the exercise. */
function shownBy(belief: StrengthBelief | null, member: EngineMember, workout: EngineWorkout): number[] {
  const strength = memberStrength(member, undefined, belief && beliefOn(belief, day(2)));
  const { weightKg } = prescribeWorkout(strength, workout, 'general');
  const asked = { weightKg: 4 * Math.max(workout.minLoadKg, workout.incrementKg), repetitions: 10, sets: 3 };
  const sessions = [{ date: day(0), asked, sets: null, answer: 'RIGHT' as const }];
  const next = nextTarget({ strength, workout, goal: 'general', sessions, today: day(3) });
  return [weightKg ?? 0, next.weightKg ?? 0];
}

const known = (member: EngineMember): StrengthBelief | null =>
  COMPOUND.reduce<StrengthBelief | null>(
    (belief, workout) => answering(belief, workout, member, 'RIGHT', [0]),
    null,
  );

describe('a trunk or single-joint exercise', () => {
  it.each([
    ['at the first answers', false],
    ['where the others are known', true],
  ])('moves what any other shows by at most one step of its load, %s', (_, isKnown) => {
    const offenders: string[] = [];
    for (const member of BODIES) {
      const before = isKnown ? known(member) : null;
      const shownBefore = SHOWN.map(workout => shownBy(before, member, workout));
      for (const single of SINGLE) {
        for (const answer of ['LIGHT', 'HEAVY'] as const) {
          const after = answering(before, single, member, answer, [1]);
          SHOWN.forEach((workout, place) => {
            const is = shownBy(after, member, workout);
            const moved = Math.max(...shownBefore[place]!.map((kg, i) => Math.abs(is[i]! - kg)));
            if (moved <= workout.incrementKg + 1e-9) return;
            offenders.push(
              `${single.koreanName} ${answer} → ${workout.koreanName} by ${workout.incrementKg}`,
            );
          });
        }
      }
    }
    expect(offenders).toEqual([]);
  });

  it('leaves every other exercise as it would be without it, months later, too', () => {
    const before = known(MAN);
    for (const single of SINGLE) {
      const after = answering(before, single, MAN, 'HEAVY', [1, 4, 20, 40, 90]);
      for (const workout of COMPOUND) {
        const [was, is] = [before, after].map(belief =>
          exerciseStrength(memberStrength(MAN, undefined, beliefOn(belief!, day(100))), workout),
        );
        expect(is!.oneRepMaxKg).toBeCloseTo(was!.oneRepMaxKg, 9);
        expect(is!.logStandardDeviation).toBeCloseTo(was!.logStandardDeviation, 9);
        expect(is!.learned.relatedCount).toBe(was!.learned.relatedCount);
      }
    }
  });

  it('keeps its own strength while its lift rests, and loses it while it rests itself', () => {
    const curl = fixtureWorkout('덤벨 컬');
    const oneRepMaxKg = (belief: StrengthBelief, index: number): number =>
      exerciseStrength(memberStrength(MAN, undefined, beliefOn(belief, day(index))), curl)!.oneRepMaxKg;
    const trained = answering(known(MAN), curl, MAN, 'RIGHT', [1, 40])!;
    expect(oneRepMaxKg(trained, 50)).toBeCloseTo(oneRepMaxKg(trained, 41), 9);
    expect(Math.log(oneRepMaxKg(trained, 41) / oneRepMaxKg(trained, 68))).toBeCloseTo(0.063, 6);
  });
});

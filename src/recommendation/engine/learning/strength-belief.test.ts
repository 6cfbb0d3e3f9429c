import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { MAN } from '../workout/fixture/test-bodies.js';
import { estimateStrength } from '../strength/strength-estimate.js';
import type { EngineMember } from '../strength/strength.types.js';
import { learnDay } from './learn-day.js';
import { BENCH } from './observations.fixture.js';
import { beliefOn, initialBelief, learnedOf, learnedOfLift, rebasedBelief } from './strength-belief.js';

const GUESSED: EngineMember = { ...MAN, compositionSource: 'default' };
const ESTIMATE = estimateStrength(MAN, undefined);
const CURL = { ...fixtureWorkout('덤벨 컬'), baseLift: 'bench' as const };
const bench = { ...BENCH, baseLift: 'bench' as const };
const shown = () =>
  learnDay(null, {
    ...{ date: '2026-01-10', member: MAN, experience: undefined, workout: BENCH },
    evidence: [{ lowKg: 60, highKg: 60, noiseSd: 0.057 }],
  });

describe('what is believed', () => {
  it('stays as it is on its own day and on those before', () => {
    const known = shown();
    expect(beliefOn(known, '2026-01-10')).toBe(known);
    expect(beliefOn(known, '2026-01-03')).toBe(known);
    expect(beliefOn(known, '2026-01-11')).not.toBe(known);
  });

  it('stays as it is while the estimate from the body does', () => {
    const known = shown();
    expect(rebasedBelief(known, MAN, ESTIMATE)).toBe(known);
  });

  it('follows an estimate of which one lift has changed', () => {
    const known = shown();
    const { lifts } = ESTIMATE;
    const stronger = { ...lifts.squat, oneRepMaxKg: lifts.squat.oneRepMaxKg * 1.1 };
    const moved = rebasedBelief(known, MAN, { ...ESTIMATE, lifts: { ...lifts, squat: stronger } });
    expect(moved.basisKg.squat).toBe(stronger.oneRepMaxKg);
    expect(moved.basisKg.bench).toBe(known.basisKg.bench);
  });

  it('is after a first measurement what it would have been with one from the start', () => {
    const estimate = estimateStrength(GUESSED, undefined);
    const guessed = initialBelief(GUESSED, estimate);
    const measured = rebasedBelief(guessed, MAN, estimate);
    const fromTheStart = initialBelief(MAN, estimate);
    expect(guessed.overallVariance).toBeGreaterThan(fromTheStart.overallVariance);
    expect(measured.overallVariance).toBe(fromTheStart.overallVariance);
    measured.joint.covariance.forEach((value, i) =>
      expect(value).toBeCloseTo(fromTheStart.joint.covariance[i]!, 12),
    );
  });

  it('of an exercise is as uncertain as its lift and, until it was observed, its own ratio', () => {
    const known = shown();
    // The standard deviation of a single-joint exercise is a fifth.
    expect(learnedOf(known, CURL, '남').variance - learnedOfLift(known, 'bench').variance).toBeCloseTo(
      0.04,
      12,
    );
    expect(learnedOf(known, bench, '남').variance).toBeLessThan(learnedOfLift(known, 'bench').variance);
  });
});

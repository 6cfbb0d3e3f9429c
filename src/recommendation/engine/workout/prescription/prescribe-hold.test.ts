import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { MAN } from '../fixture/test-bodies.js';
import { exerciseStrength, memberStrength } from '../../learning/member-strength.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { prescribeHold } from './prescribe-hold.js';
import { prescribeWorkout } from './prescribe-workout.js';

const PLANK = productWorkoutOf('plank');
const STRENGTH = memberStrength(MAN, undefined, null);
const PLAIN = prescribeWorkout(STRENGTH, PLANK, 'general');

/** A hold at this share of the maximal load, with a reserve. */
function held(share: number, askedReserve = 3, workout: EngineWorkout = PLANK) {
  const own = {
    ...exerciseStrength(STRENGTH, PLANK)!,
    ...{ oneRepMaxKg: 200, firstSessionFactor: 0.5 },
  };
  const plain = {
    ...PLAIN,
    fit: 'fits',
    basis: { ...PLAIN.basis, bodyLoadKg: 100 * share, askedReserve },
  } as const;
  return prescribeHold(STRENGTH, workout, own, 'general', plain);
}

describe('a hold', () => {
  // Trunk: a hold lasts 22.69 s · share^-2.27 (Frey Law 2010), 37.7 s at 0.8, 25.5 s at 0.95.
  it('is as long as the goal wants, where two thirds of the longest are more', () => {
    expect(held(0.5)).toMatchObject({ repeat: 30, fit: 'fits', repsInReserve: null });
    expect(held(0.8).repeat).toBe(25);
    expect(held(0.95).repeat).toBe(15);
  });

  it('is half of the longest at most where it has to stay light', () => {
    expect(held(0.8, 4).repeat).toBe(15);
    expect(held(0.95, 4)).toMatchObject({ repeat: 10, fit: 'fits' });
    expect(held(0.5, 4).repeat).toBe(30);
  });

  it('of less than ten seconds is too heavy', () => {
    expect(held(1).fit).toBe('tooHeavy');
    expect(held(1, 4).fit).toBe('tooHeavy');
  });

  it('against a wall is one of the knees: 19.38 s · share^-1.88', () => {
    const sit: EngineWorkout = { ...PLANK, pattern: 'squat' };
    expect(held(0.8, 3, sit)).toMatchObject({ repeat: 15, basis: { holdingJoint: 'knee' } });
    expect(held(0.8)).toMatchObject({ basis: { holdingJoint: 'trunk', usualRepetitions: 30 } });
  });

  it('of which nobody knows how heavy it is is for nobody, but for one that harms nobody', () => {
    const unknown = (gentle: boolean, bodyLoadKg: number | null) =>
      prescribeHold(
        STRENGTH,
        { ...PLANK, gentle },
        bodyLoadKg === null ? exerciseStrength(STRENGTH, PLANK) : null,
        'general',
        { ...PLAIN, basis: { ...PLAIN.basis, bodyLoadKg } },
      );
    for (const bodyLoadKg of [null, 60]) {
      expect(unknown(false, bodyLoadKg).fit).toBe('unknown');
      expect(unknown(true, bodyLoadKg)).toMatchObject({ fit: 'fits', repeat: 30 });
    }
  });
});

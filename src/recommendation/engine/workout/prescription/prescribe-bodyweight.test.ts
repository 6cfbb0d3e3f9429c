import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { MAN } from '../fixture/test-bodies.js';
import { exerciseStrength, memberStrength } from '../../learning/member-strength.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { prescribeAssistingBand, prescribeBodyweight } from './prescribe-bodyweight.js';
import { prescribeWorkout } from './prescribe-workout.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';

const STRENGTH = memberStrength(MAN, undefined, null);
const PUSH_UP = productWorkoutOf('push-up');

/** 100 kg can be lifted once; the displayed range reaches a tenth to both sides. */
const OWN = {
  ...exerciseStrength(STRENGTH, PUSH_UP)!,
  ...{ oneRepMaxKg: 100, firstSessionFactor: 1, logStandardDeviation: Math.log(1.1) / RANGE_SD },
};

/** Ten repetitions are usual, the goal's range is eight to twelve, the reserve three; this much of the body is lifted. */
function plainOf(bodyLoadKg: number, askedReserve = 3): Prescription {
  const plain = prescribeWorkout(STRENGTH, PUSH_UP, 'general');
  const range = { leastRepetitions: 8, mostRepetitions: 12, fewestRepetitions: 8, furthestRepetitions: 12 };
  return {
    ...plain,
    ...{ repeat: 10, repsInReserve: askedReserve, weightKg: null, weightRange: null },
    fit: 'fits',
    basis: { ...plain.basis, ...range, usualRepetitions: 10, bodyLoadKg, askedReserve },
  };
}
const prescribed = (bodyLoadKg: number, workout: Partial<EngineWorkout> = {}, askedReserve?: number) =>
  prescribeBodyweight(STRENGTH, { ...PUSH_UP, ...workout }, OWN, plainOf(bodyLoadKg, askedReserve));

describe('a body that is the load', () => {
  // 86 % of the 1RM can be lifted five times, 70 % twelve times, 51 % twenty-five times.
  it.each([
    [45.9, 20, 10, 'tooLight'],
    [50.9, 20, 3, 'tooLight'],
    [53.39, 20, 3, 'fits'],
    [69.9, 9, 3, 'fits'],
    [78.9, 5, 3, 'fits'],
    [80.9, 4, 3, 'fewRepetitions'],
    [82.9, 3, 3, 'fewRepetitions'],
    // Closer to failure, because three repetitions are the minimum.
    [85.9, 3, 2, 'fewRepetitions'],
    [88.9, 3, 1, 'fewRepetitions'],
  ])('of %d %% is lifted %d times with %d left: %s', (bodyLoadKg, repeat, repsInReserve, fit) => {
    const { shareOfOneRepMax, ...found } = prescribed(bodyLoadKg);
    expect(found).toMatchObject({ repeat, repsInReserve, fit, weightKg: null });
    expect(shareOfOneRepMax).toBeCloseTo(bodyLoadKg / 100, 9);
  });

  it('is too heavy where fewer than three are left, and sooner for who has to stay light', () => {
    expect(prescribed(91.9).fit).toBe('tooHeavy');
    expect(prescribed(80.9, {}, 4)).toMatchObject({ repeat: 3, repsInReserve: 4 });
    expect(prescribed(82.9, {}, 4).fit).toBe('tooHeavy');
    expect(prescribed(85.9, {}, 4).fit).toBe('tooHeavy');
  });
});

describe('a band that helps', () => {
  // Ten repetitions with three in reserve are 67 kg.
  it.each([
    [66.9, 'tooLight'],
    [67.1, 'fits'],
    [111, 'fits'],
    [112, 'tooHeavy'],
  ])('carries two fifths of %d kg at most: %s', (bodyLoadKg, fit) => {
    expect(prescribeAssistingBand(OWN, plainOf(bodyLoadKg)).fit).toBe(fit);
  });
});

describe('a station that helps', () => {
  const station = { assistable: true, incrementKg: 5, minLoadKg: 0 };

  it('takes off what is too much, in its steps', () => {
    // Nine repetitions with three in reserve are 70 kg; a tenth to both sides 63.6 and 77 kg.
    const found = prescribed(79.9, station);
    expect(found).toMatchObject({
      weightKg: 10,
      repeat: 9,
      repsInReserve: 3,
      weightRange: [5, 20],
      loadLabel: '보조',
    });
    expect(found.shareOfOneRepMax).toBeCloseTo(0.699, 9);
  });

  it('is not needed by who lifts the whole body that often', () => {
    expect(prescribed(66.9, station)).toMatchObject({ fit: 'tooLight', weightKg: null });
    expect(prescribed(67.1, station)).toMatchObject({ fit: 'fits', loadLabel: '보조' });
  });

  it('may help more than the range does where the last session was much lighter', () => {
    const plain = plainOf(79.9);
    const held = { ...plain, basis: { ...plain.basis, mostLoadKg: 50 } };
    expect(prescribeBodyweight(STRENGTH, { ...PUSH_UP, ...station }, OWN, held)).toMatchObject({
      ...{ weightKg: 30, weightRange: [30, 30], limit: 'lastTime' },
    });
  });

  it('carries four fifths of the body at most', () => {
    expect(prescribed(300, station)).toMatchObject({ fit: 'fits', weightKg: 230 });
    expect(prescribed(400, station).fit).toBe('tooHeavy');
  });
});

describe('plates on a belt', () => {
  const belt = { loadType: 'bodyweightLoadable', assistable: false, incrementKg: 2.5, minLoadKg: 0 } as const;

  it('are added to the body', () => {
    const found = prescribed(59.9, belt);
    expect(found).toMatchObject({
      weightKg: 10,
      repeat: 9,
      repsInReserve: 3,
      weightRange: [2.5, 15],
      loadLabel: '추가 중량',
    });
    expect(found.shareOfOneRepMax).toBeCloseTo(0.699, 9);
  });

  it('may be none at the lower end, and are none where the body is enough', () => {
    expect(prescribed(64.9, belt)).toMatchObject({ weightKg: 5, weightRange: [0, 10] });
    expect(prescribed(69.9, belt)).toMatchObject({ weightKg: null, weightRange: null, repeat: 9 });
  });

  it('are none where the body alone leaves fewer repetitions than the goal wants', () => {
    expect(prescribed(80.9, belt)).toMatchObject({ weightKg: null, repeat: 4, fit: 'fewRepetitions' });
  });
});

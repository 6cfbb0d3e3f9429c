import { exerciseStrength, memberStrength } from '../../learning/member-strength.js';
import { MAN } from '../fixture/test-bodies.js';
import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { cautiousOneRepMaxKg, statedReserve } from './stated-reserve.js';

const own = (firstSessionFactor: number) => ({
  ...exerciseStrength(memberStrength(MAN, undefined, null), productWorkoutOf('barbell-curl'))!,
  ...{ oneRepMaxKg: 100, firstSessionFactor },
});

it('a careful first session is chosen from less than the estimate', () => {
  expect(cautiousOneRepMaxKg(own(0.9))).toBe(90);
});

describe('the reserve that is told', () => {
  // 70 % of the 1RM can be lifted twelve times, 64 % fifteen times.
  it('is what was asked for, while it is missed by rounding only', () => {
    expect(statedReserve(own(1), { liftedKg: 70, repetitions: 9 }, 3)).toBe(3);
    expect(statedReserve(own(1), { liftedKg: 64, repetitions: 10 }, 3)).toBe(3);
    expect(statedReserve(own(1), { liftedKg: 70, repetitions: 10 }, 3)).toBe(3);
  });

  it('is what is left where that is three more', () => {
    expect(statedReserve(own(1), { liftedKg: 64, repetitions: 9 }, 3)).toBe(6);
  });

  it('is what is left where a first session starts lighter, and never less than was asked for', () => {
    expect(statedReserve(own(0.9), { liftedKg: 70, repetitions: 8 }, 3)).toBe(4);
    expect(statedReserve(own(0.9), { liftedKg: 70, repetitions: 10 }, 3)).toBe(3);
  });
});

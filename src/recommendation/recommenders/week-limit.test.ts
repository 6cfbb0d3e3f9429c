import { ANSWER, endOf } from './week-limit.js';

const ms = { now: 0 };
const at = (passed: number, bound: number, value = 1000): boolean => {
  ms.now = passed;
  return endOf(ANSWER, () => ms.now)({ plan: [], value, bound });
};

describe('the search for a first answer', () => {
  it('ends after 250 ms where the week is close to the best, and otherwise goes on until it is', () => {
    expect([at(249, 1010), at(250, 1010), at(250, 1011), at(2_499, 1100)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([at(250, Infinity), at(2_500, 1100), at(2_500, Infinity)]).toEqual([false, true, true]);
  });
});

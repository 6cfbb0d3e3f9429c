import { weekNumber } from './workout-inputs.service.js';

describe('the running number of the week', () => {
  it('turns on Monday at midnight in Korea', () => {
    const sunday = weekNumber(new Date('2026-03-01T23:59:59+09:00'));
    expect(weekNumber(new Date('2026-03-02T00:00:00+09:00'))).toBe(sunday + 1);
    expect(weekNumber(new Date('2026-03-08T23:59:59+09:00'))).toBe(sunday + 1);
  });
});

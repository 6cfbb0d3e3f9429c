import { dropSeconds } from './drag-settings';

it('drops within 0.33 to 0.55 seconds, the farther the longer', () => {
  expect(dropSeconds(0)).toBe(0.33);
  expect(dropSeconds(750)).toBeCloseTo(0.44);
  expect(dropSeconds(1500)).toBeCloseTo(0.55);
  expect(dropSeconds(9999)).toBeCloseTo(0.55);
});

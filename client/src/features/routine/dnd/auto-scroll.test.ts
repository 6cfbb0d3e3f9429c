import { scrollStep } from './auto-scroll';

const SIZE = 1000;
const LATE = 5000;

it('begins a quarter from the edge and is fastest from a twentieth on', () => {
  expect(scrollStep(500, SIZE, LATE)).toBe(0);
  expect(scrollStep(749, SIZE, LATE)).toBe(0);
  expect(scrollStep(760, SIZE, LATE)).toBe(1);
  expect(scrollStep(850, SIZE, LATE)).toBe(7);
  expect(scrollStep(949, SIZE, LATE)).toBeLessThanOrEqual(28);
  expect(scrollStep(950, SIZE, LATE)).toBe(28);
  expect(scrollStep(1200, SIZE, LATE)).toBe(28);
});

it('scrolls upwards near the start', () => {
  expect(scrollStep(251, SIZE, LATE)).toBe(0);
  expect(scrollStep(50, SIZE, LATE)).toBe(-28);
  expect(scrollStep(-30, SIZE, LATE)).toBe(-28);
});

it('crawls for the first 360 ms and has its full speed after 1200 ms', () => {
  expect(scrollStep(990, SIZE, 0)).toBe(1);
  expect(scrollStep(990, SIZE, 359)).toBe(1);
  expect(scrollStep(990, SIZE, 780)).toBe(7);
  expect(scrollStep(990, SIZE, 1199)).toBeLessThanOrEqual(28);
  expect(scrollStep(990, SIZE, 1200)).toBe(28);
});

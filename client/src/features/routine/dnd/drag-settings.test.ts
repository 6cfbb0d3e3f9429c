import {
  autoScroll,
  dropSeconds,
  MOUSE_DISTANCE_PX,
  SCROLL_FROM,
  SCROLL_MAX_SPEED_PX,
  TOUCH_DELAY_MS,
} from './drag-settings';

it("holds the specification's drag constants", () => {
  expect(MOUSE_DISTANCE_PX).toBe(5);
  expect(TOUCH_DELAY_MS).toBe(120);
  expect(SCROLL_FROM).toBe(0.25);
  expect(SCROLL_MAX_SPEED_PX).toBe(28);
  expect(autoScroll).toMatchObject({ threshold: { y: 0.25 }, acceleration: 28 });
});

it('drops within 0.33 to 0.55 seconds, the farther the longer', () => {
  expect(dropSeconds(0)).toBe(0.33);
  expect(dropSeconds(750)).toBeCloseTo(0.44);
  expect(dropSeconds(1500)).toBeCloseTo(0.55);
  expect(dropSeconds(9999)).toBeCloseTo(0.55);
});

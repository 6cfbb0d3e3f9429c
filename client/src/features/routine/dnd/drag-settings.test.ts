import { MOUSE_DISTANCE_PX, TOUCH_DELAY_MS } from '../../../shared/lib/drag-start';
import {
  dropSeconds,
  SCROLL_DAMPENED_UNTIL_MS,
  SCROLL_FROM,
  SCROLL_FULL_FROM,
  SCROLL_MAX_SPEED_PX,
  SCROLL_SLOW_UNTIL_MS,
} from './drag-settings';

it("holds the specification's drag constants", () => {
  expect(MOUSE_DISTANCE_PX).toBe(5);
  expect(TOUCH_DELAY_MS).toBe(120);
  expect(SCROLL_FROM).toBe(0.25);
  expect(SCROLL_MAX_SPEED_PX).toBe(28);
  expect(SCROLL_FULL_FROM).toBe(0.05);
  expect(SCROLL_SLOW_UNTIL_MS).toBe(360);
  expect(SCROLL_DAMPENED_UNTIL_MS).toBe(1200);
});

it('drops within 0.33 to 0.55 seconds, the farther the longer', () => {
  expect(dropSeconds(0)).toBe(0.33);
  expect(dropSeconds(750)).toBeCloseTo(0.44);
  expect(dropSeconds(1500)).toBeCloseTo(0.55);
  expect(dropSeconds(9999)).toBeCloseTo(0.55);
});

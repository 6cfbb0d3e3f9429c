import {
  SCROLL_DAMPENED_UNTIL_MS,
  SCROLL_FROM,
  SCROLL_FULL_FROM,
  SCROLL_MAX_SPEED_PX,
  SCROLL_SLOW_UNTIL_MS,
} from './drag-settings';

/** px per step early in a drag, when scrolling could surprise. */
const SLOWEST_PX = 1;
const ease = (share: number): number => share ** 2;

/**
 * px of the next auto-scroll step during a drag: negative upwards, 0 away from the edges. It starts at
 * {@link SCROLL_FROM} of the container from its edge, is fastest from {@link SCROLL_FULL_FROM} on, and is slowed
 * early in the drag.
 * @param position of the dragged item's middle, in px from the container's start
 * @param size of the container in px
 * @param elapsed ms since the drag began
 */
export function scrollStep(position: number, size: number, elapsed: number): number {
  const towardsEnd = position > size / 2;
  const toEdge = towardsEnd ? size - position : position;
  const from = size * SCROLL_FROM;
  const full = size * SCROLL_FULL_FROM;
  if (toEdge > from) return 0;
  const near = Math.min(1, (from - toEdge) / (from - full));
  const speed = Math.ceil(SCROLL_MAX_SPEED_PX * ease(near));
  const step = dampen(speed, elapsed);
  return towardsEnd ? step : -step;
}

function dampen(speed: number, elapsed: number): number {
  if (speed === 0 || elapsed >= SCROLL_DAMPENED_UNTIL_MS) return speed;
  if (elapsed < SCROLL_SLOW_UNTIL_MS) return SLOWEST_PX;
  const grown = (elapsed - SCROLL_SLOW_UNTIL_MS) / (SCROLL_DAMPENED_UNTIL_MS - SCROLL_SLOW_UNTIL_MS);
  return Math.max(SLOWEST_PX, Math.ceil(speed * ease(grown)));
}

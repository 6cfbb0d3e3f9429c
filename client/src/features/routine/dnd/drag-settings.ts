import type { AutoScrollOptions } from '@dnd-kit/core';

/** px the mouse moves before a drag begins: below that it is a click. */
export const MOUSE_DISTANCE_PX = 5;
/** ms a finger rests before a drag begins: sooner it is a scroll. */
export const TOUCH_DELAY_MS = 120;
/** px a resting finger may tremble. */
export const TOUCH_TOLERANCE_PX = 6;
/** Auto-scroll begins at this share of the container from its edge. */
export const SCROLL_FROM = 0.25;
/** px a step at the very edge. */
export const SCROLL_MAX_SPEED_PX = 28;
/** One step a frame. */
const SCROLL_STEP_MS = 16;

/**
 * dnd-kit's speed grows evenly from the threshold to the edge. The full speed from 5 percent on and the dampening of the
 * first 360 to 1200 ms belong to another library and have no counterpart here.
 */
export const autoScroll: AutoScrollOptions = {
  threshold: { x: 0.1, y: SCROLL_FROM },
  acceleration: SCROLL_MAX_SPEED_PX,
  interval: SCROLL_STEP_MS,
};

/** Seconds a dropped card takes home: the shortest for a step, the longest from this distance on. */
const DROP_MIN_S = 0.33;
const DROP_MAX_S = 0.55;
const DROP_FAR_PX = 1500;

export const dropSeconds = (distancePx: number): number =>
  DROP_MIN_S + (DROP_MAX_S - DROP_MIN_S) * Math.min(1, Math.max(0, distancePx / DROP_FAR_PX));

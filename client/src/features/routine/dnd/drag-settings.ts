/** Auto-scroll begins at this share of the container from its edge. */
export const SCROLL_FROM = 0.25;
/** From this share of the container from its edge on it is fastest. */
export const SCROLL_FULL_FROM = 0.05;
/** px a step at the fastest. */
export const SCROLL_MAX_SPEED_PX = 28;
/** ms from the drag's beginning: until the first it only crawls, until the second it gains speed. */
export const SCROLL_SLOW_UNTIL_MS = 360;
export const SCROLL_DAMPENED_UNTIL_MS = 1200;

/** Seconds a dropped card takes to its place: the shortest for a step, the longest from this distance on. */
const DROP_MIN_S = 0.33;
const DROP_MAX_S = 0.55;
const DROP_FAR_PX = 1500;

export const dropSeconds = (distancePx: number): number =>
  DROP_MIN_S + (DROP_MAX_S - DROP_MIN_S) * Math.min(1, Math.max(0, distancePx / DROP_FAR_PX));

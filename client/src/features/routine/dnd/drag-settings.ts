/** Auto-scroll starts at this share of the container from its edge. */
export const SCROLL_FROM = 0.25;
/** Fastest from this share of the container from its edge on. */
export const SCROLL_FULL_FROM = 0.05;
/** px per step at the fastest. */
export const SCROLL_MAX_SPEED_PX = 28;
/** ms since the drag began: until the first it crawls, until the second it accelerates. */
export const SCROLL_SLOW_UNTIL_MS = 360;
export const SCROLL_DAMPENED_UNTIL_MS = 1200;

/** Seconds a dropped card takes to its place: the shortest for one step, the longest from this distance on. */
const DROP_MIN_S = 0.33;
const DROP_MAX_S = 0.55;
const DROP_FAR_PX = 1500;

export const dropSeconds = (distancePx: number): number =>
  DROP_MIN_S + (DROP_MAX_S - DROP_MIN_S) * Math.min(1, Math.max(0, distancePx / DROP_FAR_PX));

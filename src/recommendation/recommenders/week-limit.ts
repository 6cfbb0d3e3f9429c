import type { Solution } from '../engine/week/week-search.js';

export interface WeekLimit {
  ms: number;
  /** How often the search may ask whether it is over: the same answer on a busy machine. */
  steps?: number;
  /** From then on, a week that is this close to the bound ends the search. */
  enough?: { ms: number; gap: number };
}

/** A member waits for it; the proof may come later. Few weeks take longer than 250 ms: `bench/README.md`. */
export const ANSWER: WeekLimit = { ms: 2_500, enough: { ms: 250, gap: 0.01 } };
/** Three weeks are compared while the member looks at the first. A busy machine takes longer rather than finding no gain. */
export const COMPARED: WeekLimit = { steps: 2_000, ms: 10_000 };

/** Tells a search when to end. @param passedMs milliseconds since it began */
export function endOf(limit: WeekLimit, passedMs: () => number): (soFar: Solution) => boolean {
  let { steps = Infinity } = limit;
  const { ms, enough = { ms: Infinity, gap: 0 } } = limit;
  return ({ value, bound }) => {
    const passed = passedMs();
    // Before the first prices the bound is infinite: no week is close to it.
    return --steps < 0 || passed >= ms || (passed >= enough.ms && value >= bound * (1 - enough.gap));
  };
}

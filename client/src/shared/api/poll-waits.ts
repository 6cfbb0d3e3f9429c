export const POLL_EVERY_MS = 1000;
/** Most jobs finish within 100 ms, nearly all within half a second: a longer wait would waste its rest. */
const FIRST_WAITS_MS = [60, 60, 80, 100, 150, 200, 300] as const;
/** Together less than a second. */
export const QUICK_TRIES = FIRST_WAITS_MS.length;

/** How long to wait after this many tries, from 1 on. */
export const waitAfter = (tries: number): number => FIRST_WAITS_MS[tries - 1] ?? POLL_EVERY_MS;

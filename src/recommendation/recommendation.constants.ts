/** How long a worker owns a job it has claimed: far longer than a job takes, well within the 30 s a client waits. */
export const LEASE_MS = 10_000;
/** Beginnings of one job before it is given up. */
export const MOST_ATTEMPTS = 3;
/** How often rows that nobody works on are looked for. */
export const SWEEP_MS = 1_000;
/** A waiting row older than this was lost by the queue, or its message is late. */
export const STRANDED_AFTER_MS = 2_000;
/** Jobs of one process that wait for the database side by side; the engine itself runs one at a time. */
export const JOB_CONCURRENCY = 4;
/** Of the ten seconds a shutdown may take. */
export const DRAIN_MS = 7_000;
/** Milliseconds until the next try, times the attempts so far. */
export const RETRY_DELAY_MS = 500;

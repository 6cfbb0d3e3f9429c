import type { UnfinishedJob } from './job-ledger.service.js';

/** A waiting job this much overdue was lost by the queue, or its message is late. */
export const OVERDUE_MS = 2_000;
/** How often a worker says of its jobs that it lives. */
export const HEARTBEAT_MS = 1_000;
/** A worker whose row has stood still for this long counts as dead. */
export const DEAD_MS = 5_000;

/**
 * Finds jobs nobody works on, by how long this process has seen their rows stand still on its own steady clock. The
 * times in the rows come from clocks that may jump or differ between machines: they make a waiting job be found
 * sooner after a restart, and never decide alone that a worker is dead.
 */
export class StrandedJobs {
  private firstSeen = new Map<string, number>();

  /** @param steadyNow milliseconds of a clock that never jumps */
  constructor(private readonly steadyNow: () => number = () => performance.now()) {}

  /**
   * @param read gives all unfinished rows of interest, the same each time as long as they stand still
   * @param now the time of day
   */
  async look(
    read: () => Promise<{ pending: UnfinishedJob[]; running: UnfinishedJob[] }>,
    now: Date,
  ): Promise<{ overdue: UnfinishedJob[]; abandoned: UnfinishedJob[] }> {
    // From before the reading: what happens while it takes long must not count as standing still.
    const steady = this.steadyNow();
    const { pending, running } = await read();
    const before = this.firstSeen;
    this.firstSeen = new Map();
    const stoodStill = (state: string, row: UnfinishedJob) => {
      const seen = `${state} ${row.id} ${row.attempts} ${row.queuedAt.getTime()} ${row.heartbeatAt?.getTime()}`;
      const since = before.get(seen) ?? steady;
      this.firstSeen.set(seen, since);
      return steady - since;
    };
    const waited = (row: UnfinishedJob) =>
      Math.max(stoodStill('PENDING', row), now.getTime() - row.queuedAt.getTime());
    return {
      overdue: pending.filter(row => waited(row) >= row.delayMs + OVERDUE_MS),
      abandoned: running.filter(row => stoodStill('RUNNING', row) >= DEAD_MS),
    };
  }
}

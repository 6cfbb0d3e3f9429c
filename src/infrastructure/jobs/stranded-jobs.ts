import type { Clock } from '../../common/time/clock.js';
import type { UnfinishedJob } from './job-ledger.service.js';

/** A waiting job this overdue was lost by the queue, or its message is late. */
export const OVERDUE_MS = 2_000;
/** Interval of a worker's heartbeats. */
export const HEARTBEAT_MS = 1_000;
/** A worker whose row has not changed for this long counts as dead. */
export const DEAD_MS = 5_000;

/**
 * Finds jobs nobody works on, by how long their rows have not changed on this process' own monotonic clock. The times in the rows come from clocks
 * that may jump or differ between machines: they help to find a waiting job sooner after a restart, and never decide alone that a worker is dead.
 */
export class StrandedJobs {
  private firstSeen = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /**
   * @param read returns all unfinished rows of interest, identical as long as they do not change
   */
  async look(
    read: () => Promise<{ pending: UnfinishedJob[]; running: UnfinishedJob[] }>,
  ): Promise<{ overdue: UnfinishedJob[]; abandoned: UnfinishedJob[] }> {
    // Taken before the read: changes during a slow read must not count as standing still.
    const steady = this.clock.steadyMs();
    const now = this.clock.now();
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

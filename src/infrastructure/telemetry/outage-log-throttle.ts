const MINUTE_MS = 60_000;

/**
 * During an outage every request and sweep fails the same way. Logs the first failure of a cause in full, then a count once a minute, until a
 * minute passes without one.
 */
export class OutageLogThrottle {
  /** Failures per cause since its last log line. */
  private readonly untold = new Map<string, number>();

  /** @param tell writes the log line about failures that were not logged one by one */
  constructor(private readonly tell: (outage: string, times: number) => void) {}

  /** Whether this repeats a failure whose cause was logged already. */
  has(outage: string): boolean {
    const times = this.untold.get(outage);
    this.untold.set(outage, times === undefined ? 0 : times + 1);
    if (times === undefined) this.lookLater(outage);
    return times !== undefined;
  }

  private lookLater(outage: string): void {
    setTimeout(() => {
      const times = this.untold.get(outage) ?? 0;
      this.untold.delete(outage);
      if (times === 0) return;
      this.tell(outage, times);
      this.untold.set(outage, 0);
      this.lookLater(outage);
    }, MINUTE_MS).unref();
  }
}

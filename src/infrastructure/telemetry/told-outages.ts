const MINUTE_MS = 60_000;

/**
 * While something is out of reach every request and sweep fails alike. The first failure of a cause is told whole, then how many
 * more there were, once a minute, until there is a minute without any.
 */
export class ToldOutages {
  /** Failures of a cause since the last line about it. */
  private readonly untold = new Map<string, number>();

  /** @param tell writes the line about those that were not told one by one */
  constructor(private readonly tell: (outage: string, times: number) => void) {}

  /** Whether this is one more failure of a cause that has been told. */
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

/** Periodic work that must not overlap itself: starting it during a run waits for the end of that run. */
export class SingleRun {
  private current: Promise<void> | undefined;

  start(work: () => Promise<void>): Promise<void> {
    this.current ??= work().finally(() => (this.current = undefined));
    return this.current;
  }

  /** Resolves when nothing is running, whether the run succeeded or failed. Call it at process end. */
  async settled(): Promise<void> {
    await this.current?.catch(() => undefined);
  }
}

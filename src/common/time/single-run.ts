/** Something done at intervals that must not overlap itself: while it runs, starting it again waits for its end. */
export class SingleRun {
  private current: Promise<void> | undefined;

  start(work: () => Promise<void>): Promise<void> {
    this.current ??= work().finally(() => (this.current = undefined));
    return this.current;
  }

  /** Resolves when nothing runs, however it ended. For the end of the process. */
  async settled(): Promise<void> {
    await this.current?.catch(() => undefined);
  }
}

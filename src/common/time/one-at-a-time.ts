/** Work that must not overlap: each begins when all that was given before it has ended, however it ended. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all that was given has ended. */
  async settled(): Promise<void> {
    await this.last;
  }
}

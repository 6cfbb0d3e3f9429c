/** Runs one piece of work at a time, in order; a failure does not stop the next one. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves once the queue is empty. */
  async settled(): Promise<void> {
    await this.last;
  }
}

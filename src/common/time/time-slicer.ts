import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets long work yield the event loop: `await slicer.yieldIfDue()` between its steps. */
export class TimeSlicer {
  private began = performance.now();

  /** @param othersTurn yields to others; receives the length of the slice before it, ms */
  constructor(
    private readonly turnMs = 5,
    private readonly othersTurn: (workedMs: number) => Promise<unknown> = () => nextTurn(),
  ) {}

  /** Whether to yield now; check it first in tight loops, where a promise per step costs too much. */
  get isDue(): boolean {
    return performance.now() - this.began >= this.turnMs;
  }

  async yieldIfDue(): Promise<void> {
    if (!this.isDue) return;
    await this.othersTurn(performance.now() - this.began);
    this.began = performance.now();
  }
}

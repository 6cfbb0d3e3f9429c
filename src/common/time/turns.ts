import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work that lets others have their turn of the event loop: `await turns.rest()` between its steps. */
export class Turns {
  private began = performance.now();

  /** @param othersTurn is told how long the turn before it was */
  constructor(
    private readonly turnMs = 5,
    private readonly othersTurn: (workedMs: number) => Promise<unknown> = () => nextTurn(),
  ) {}

  /** Whether a rest is due: where it is asked so often that a promise each time would tell. */
  get isOver(): boolean {
    return performance.now() - this.began >= this.turnMs;
  }

  async rest(): Promise<void> {
    if (!this.isOver) return;
    await this.othersTurn(performance.now() - this.began);
    this.began = performance.now();
  }
}

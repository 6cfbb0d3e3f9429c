import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work that lets others have their turn of the event loop: `await turns.rest()` between its steps. */
export class Turns {
  private began = performance.now();

  /** @param othersTurn is told how long the turn before it was */
  constructor(
    private readonly turnMs = 5,
    private readonly othersTurn: (workedMs: number) => Promise<unknown> = () => nextTurn(),
  ) {}

  async rest(): Promise<void> {
    const worked = performance.now() - this.began;
    if (worked < this.turnMs) return;
    await this.othersTurn(worked);
    this.began = performance.now();
  }
}

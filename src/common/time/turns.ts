import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work that lets others have their turn of the event loop: `await turns.rest()` between its steps. */
export class Turns {
  private began = performance.now();

  constructor(private readonly turnMs = 5) {}

  async rest(): Promise<void> {
    if (performance.now() - this.began < this.turnMs) return;
    await nextTurn();
    this.began = performance.now();
  }
}

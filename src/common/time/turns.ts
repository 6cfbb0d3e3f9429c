import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 5;

/** Long work that lets others have their turn of the event loop: `await turns.rest()` between its steps. */
export class Turns {
  private began = performance.now();

  async rest(): Promise<void> {
    if (performance.now() - this.began < TURN_MS) return;
    await nextTurn();
    this.began = performance.now();
  }
}

import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.js';

/** Asks the thread one thing and waits for its answer. */
export type Ask<Message, Answer> = (message: Message) => Promise<Answer>;

export interface ThreadLimits {
  /** Heap of the thread, MB. */
  memoryMb: number;
  /** Longest silence of the thread, ms. */
  silenceMs: number;
}

/**
 * Heavy work in a thread of its own, one piece of work at a time: what exceeds the limits ends the thread alone. Each message gets
 * one answer.
 */
export class TurnThread<Message, Answer> {
  private last: Promise<unknown> = Promise.resolve();

  /** @param script @param caller as `startThread` takes them */
  constructor(
    private readonly script: string,
    private readonly caller: string,
    readonly limits: ThreadLimits,
  ) {}

  /** Gives `work` a fresh thread once all that was asked for before is done. */
  inTurn<T>(work: (ask: Ask<Message, Answer>) => Promise<T>): Promise<T> {
    const run = this.last
      .catch(() => undefined)
      .then(async () => {
        const worker = startThread(this.script, this.caller, {
          resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
        });
        // Where it ends between two answers, the next question gets none.
        worker.on('error', () => undefined);
        try {
          return await work(message => this.ask(worker, message));
        } finally {
          await worker.terminate();
        }
      });
    this.last = run;
    return run;
  }

  private async ask(worker: Worker, message: Message): Promise<Answer> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), this.limits.silenceMs);
    // Rejects with the thread's error, which is also how it ends.
    const answer = once(worker, 'message', { signal: silence.signal });
    worker.postMessage(message);
    try {
      const [answered] = (await answer) as [Answer];
      return answered;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Whether the thread was silent for longer than it may, or had no more memory. */
export function isThreadLimit(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

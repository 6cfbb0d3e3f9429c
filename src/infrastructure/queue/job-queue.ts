/** A message: which row to work on, never data. */
export interface JobMessage {
  /** The job's row. */
  id: number;
  /**
   * How often the job had been begun when it was handed over. Of messages that agree in both numbers a queue may
   * drop all but one while it has it; with a higher attempt it is another message.
   */
  attempt: number;
}

export type Deliver = (id: number) => Promise<void>;

/**
 * Hands jobs from the process that wants them done to one that works. Each name is a queue of its own, so that jobs of
 * one name never wait for those of another. The row a message names is the truth; the queue only makes things fast.
 * Hence an adapter owes little:
 *
 * - A message reaches one handler of its name, usually within milliseconds and without polling. It may come twice,
 *   late or, when the queue lost it, never: handlers claim the row first, and a sweep finds rows that nobody came for.
 * - `add` resolves when the message is handed over and rejects within about two seconds when it cannot be. It never
 *   waits for the job.
 * - A handler that rejects has dealt with its row; the adapter does not try again.
 * - Nothing is delivered before `work` and nothing after `stop`.
 *
 * `test/contracts/queue.test.ts` holds every adapter to it.
 */
export abstract class JobQueue {
  /** @param delayMs how long to hold the message back, default 0 */
  abstract add(name: string, message: JobMessage, delayMs?: number): Promise<void>;

  /** Begins to deliver messages of a name, at most `concurrency` at a time. At most once a name. */
  abstract work(name: string, deliver: Deliver, concurrency: number): Promise<void>;

  /** Stops delivering and waits for handlers that run, at most `graceMs`. */
  abstract stop(graceMs: number): Promise<void>;

  /** Rejects when the queue is out of reach. */
  abstract ping(): Promise<void>;
}

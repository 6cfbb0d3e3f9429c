/** What travels: never data, only which row to work on. */
export interface JobMessage {
  jobId: number;
  /**
   * How often the job had been begun when it was handed over. Of messages that agree in both numbers a queue may
   * drop all but one while it waits; with a higher attempt it is another message.
   */
  attempt: number;
}

export type JobHandler = (jobId: number) => Promise<void>;

/**
 * Hands jobs from the process that wants them done to one that works. The row a message names is the truth; the queue
 * only makes things fast. Hence an adapter owes little:
 *
 * - A message reaches one handler, usually within milliseconds and without polling. It may come twice, late or, when
 *   the queue lost it, never: handlers claim the row first, and a sweep hands out rows that nobody came for.
 * - `enqueue` resolves when the message is handed over and rejects within about two seconds when it cannot be. It
 *   never waits for the job.
 * - A handler that rejects has dealt with its row; the adapter does not try again.
 * - Nothing is delivered before `work` and nothing after `stop`.
 *
 * `test/contracts/queue.test.ts` holds every adapter to it.
 */
export abstract class JobQueue {
  /** @param delayMs how long to hold the message back, default 0 */
  abstract enqueue(message: JobMessage, delayMs?: number): Promise<void>;

  /** Begins to deliver to `handler`, at most `concurrency` at a time. At most once a queue. */
  abstract work(handler: JobHandler, concurrency: number): Promise<void>;

  /** Stops delivering and waits for handlers that run, at most `graceMs`. */
  abstract stop(graceMs: number): Promise<void>;

  /** Rejects when the queue is out of reach. */
  abstract ping(): Promise<void>;
}

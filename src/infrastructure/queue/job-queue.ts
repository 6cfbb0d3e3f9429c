/** A message: the row to work on, never data. */
export interface JobMessage {
  /** The job's row. */
  id: number;
  /**
   * How often the job had been started when it was added. A queue may drop all but one of the messages that agree in both numbers while it holds
   * them; a higher attempt makes another message.
   */
  attempt: number;
}

export type Deliver = (id: number) => Promise<void>;

/**
 * Hands jobs from the process that requests them to one that runs them. Each name is a separate queue, so that jobs of one name never wait for
 * those of another. The row in a message is the source of truth; the queue only makes delivery fast. Hence the few duties of an adapter:
 *
 * - A message reaches one handler of its name, usually within milliseconds and without polling. It may arrive twice, late or, when the queue lost
 *   it, never: handlers claim the row first, and a sweep finds rows that nobody claimed.
 * - `add` resolves when the message is handed over and rejects within about two seconds if it cannot be. It never waits for the job.
 * - A handler that rejects has dealt with its row; the adapter does not retry.
 * - Nothing is delivered before `work` and nothing after `stop`.
 *
 * `test/contracts/queue.test.ts` holds every adapter to this.
 */
export abstract class JobQueue {
  /** @param delayMs how long to hold the message back, default 0 */
  abstract add(name: string, message: JobMessage, delayMs?: number): Promise<void>;

  /** Starts to deliver messages of a name, at most `concurrency` at a time. Call it at most once per name. */
  abstract work(name: string, deliver: Deliver, concurrency: number): Promise<void>;

  /** Stops delivering and waits for running handlers, at most `graceMs`. */
  abstract stop(graceMs: number): Promise<void>;

  /** Rejects if the queue is unreachable. */
  abstract ping(): Promise<void>;
}

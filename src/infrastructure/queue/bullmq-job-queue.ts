import { Logger } from '@nestjs/common';
import { Worker, type Queue } from 'bullmq';
import { JobQueue, type JobHandler, type JobMessage } from './job-queue.js';
import { waitAtMost } from './wait-at-most.js';

/** Longest wait for Redis to take or answer something. */
const REDIS_TIMEOUT_MS = 2_000;

/** Jobs through Redis, for any number of processes. */
export class BullMqJobQueue extends JobQueue {
  private readonly logger = new Logger(BullMqJobQueue.name);
  private readonly running = new Set<Promise<void>>();
  private lastError = '';
  private worker: Worker<JobMessage> | undefined;

  /** @param queue producer whose commands fail at once while Redis is away */
  constructor(
    private readonly queue: Queue<JobMessage>,
    private readonly redisUrl: string,
  ) {
    super();
    this.tellOutages(queue);
  }

  async enqueue(message: JobMessage, delayMs = 0): Promise<void> {
    const { jobId, attempt } = message;
    await atMost(
      this.queue.add('job', message, {
        jobId: `${jobId}-${attempt}`,
        delay: delayMs,
        // The row keeps the outcome and counts the attempts.
        attempts: 1,
        removeOnComplete: true,
        removeOnFail: true,
      }),
    );
  }

  async work(handler: JobHandler, concurrency: number): Promise<void> {
    const worker = new Worker<JobMessage>(this.queue.name, job => this.track(handler(job.data.jobId)), {
      connection: { url: this.redisUrl, maxRetriesPerRequest: null, retryStrategy },
      prefix: this.queue.opts.prefix,
      concurrency,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.tellOutages(worker);
    this.worker = worker;
    // Without Redis the process starts all the same: its sweep works the rows.
    await waitAtMost(worker.waitUntilReady(), REDIS_TIMEOUT_MS);
  }

  async stop(graceMs: number): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    if (!worker) return;
    // Without Redis an orderly farewell would wait for it to come back.
    const reachable = await this.ping().then(
      () => true,
      () => false,
    );
    if (!reachable) await waitAtMost(Promise.all(this.running), graceMs);
    const closed = await waitAtMost(worker.close(!reachable), graceMs);
    if (!closed) await waitAtMost(worker.disconnect(), REDIS_TIMEOUT_MS);
  }

  async ping(): Promise<void> {
    await atMost(this.queue.getWaitingCount());
  }

  private track(run: Promise<void>): Promise<void> {
    this.running.add(run);
    return run.finally(() => this.running.delete(run));
  }

  /** Both connections try again many times a minute: the same fault is told once. */
  private tellOutages(connection: { on(event: 'error', listener: (error: Error) => void): unknown }): void {
    connection.on('error', ({ message }: Error) => {
      if (message !== this.lastError) this.logger.warn(`Redis: ${message}`);
      this.lastError = message;
    });
  }
}

/** Milliseconds until ioredis tries to connect again. */
export function retryStrategy(times: number): number {
  return Math.min(times * 100, 2_000);
}

async function atMost<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('Redis does not answer'), { code: 'ETIMEDOUT' })),
      REDIS_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

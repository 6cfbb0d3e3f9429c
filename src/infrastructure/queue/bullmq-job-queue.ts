import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Worker, type Queue } from 'bullmq';
import type { Redis, RedisOptions } from 'ioredis';
import { once } from 'node:events';
import { JobQueue, type Deliver, type JobMessage } from './job-queue.js';
import { waitAtMost } from '../../common/time/wait-at-most.js';

/** Longest wait for a response from Redis. */
const REDIS_TIMEOUT_MS = 2_000;

interface RedisPlace {
  options: RedisOptions;
  /** Prefix of every key. */
  prefix: string;
}

/** Jobs through Redis, for any number of processes: one BullMQ queue per name. */
export class BullMqJobQueue extends JobQueue implements OnApplicationShutdown {
  private readonly logger = new Logger(BullMqJobQueue.name);
  private readonly producers = new Map<string, Promise<Queue<JobMessage>>>();
  private readonly running = new Set<Promise<void>>();
  private workers: Worker<JobMessage>[] = [];

  /**
   * @param connection used to add messages; its commands fail at once while Redis is unreachable
   * @param createQueue creates the producer of a name on that connection
   */
  constructor(
    private readonly connection: Redis,
    private readonly place: RedisPlace,
    private readonly createQueue: (name: string) => Promise<Queue<JobMessage>>,
  ) {
    super();
    this.tellOutages(connection);
  }

  async add(name: string, message: JobMessage, delayMs = 0): Promise<void> {
    await atMost(this.addNow(name, message, delayMs));
  }

  async work(name: string, deliver: Deliver, concurrency: number): Promise<void> {
    const worker = new Worker<JobMessage>(name, job => this.track(deliver(job.data.id)), {
      connection: { ...this.place.options, maxRetriesPerRequest: null, retryStrategy },
      prefix: this.place.prefix,
      concurrency,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.tellOutages(worker);
    this.workers.push(worker);
    // The process starts without Redis, too: its sweep finds the rows.
    await waitAtMost(worker.waitUntilReady(), REDIS_TIMEOUT_MS);
  }

  async stop(graceMs: number): Promise<void> {
    const { workers } = this;
    this.workers = [];
    if (workers.length === 0) return;
    // Closing a worker waits for Redis, even while Redis is unreachable.
    const reachable = await this.ping().then(
      () => true,
      () => false,
    );
    if (!reachable) await waitAtMost(Promise.all(this.running), graceMs);
    await Promise.all(
      workers.map(async worker => {
        const closed = await waitAtMost(worker.close(!reachable), graceMs);
        if (!closed) await waitAtMost(worker.disconnect(), REDIS_TIMEOUT_MS);
      }),
    );
  }

  async ping(): Promise<void> {
    await atMost(this.connected().then(() => this.connection.ping()));
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }

  private async addNow(name: string, message: JobMessage, delayMs: number): Promise<void> {
    const producer = await this.producer(name);
    await producer.add('job', message, {
      jobId: `${message.id}-${message.attempt}`,
      delay: delayMs,
      // The row stores the outcome and counts the attempts.
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  private producer(name: string): Promise<Queue<JobMessage>> {
    let producer = this.producers.get(name);
    if (!producer) {
      producer = this.createQueue(name).then(queue => {
        this.tellOutages(queue);
        return queue;
      });
      this.producers.set(name, producer);
    }
    return producer;
  }

  /** Rejects with the first error of a connection that is down. */
  private async connected(): Promise<void> {
    if (this.connection.status === 'ready') return;
    await once(this.connection, 'ready', { signal: AbortSignal.timeout(REDIS_TIMEOUT_MS) });
  }

  private track(run: Promise<void>): Promise<void> {
    this.running.add(run);
    return run.finally(() => this.running.delete(run));
  }

  /** All connections retry many times a minute; the log reports an outage once. */
  private tellOutages(connection: { on(event: 'error', listener: (error: Error) => void): unknown }): void {
    connection.on('error', (error: Error) => this.logger.warn({ err: error, outage: 'Redis' }));
  }
}

/** Milliseconds until ioredis reconnects. */
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

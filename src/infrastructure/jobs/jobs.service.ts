import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentRequest } from '../../common/http/request-context.js';
import { Clock } from '../../common/time/clock.js';
import { isUniqueViolation } from '../database/database-errors.js';
import { Database } from '../database/database.js';
import { JobQueue } from '../queue/job-queue.js';
import type { JobName, JobPayloads } from './job-payloads.js';
import { Job } from './job.entity.js';

interface AddOptions {
  /** While a job with this name and key is unfinished, no second one is created. At most 79 characters. */
  key?: string;
  /** The member it is for: deleting the member deletes the job. */
  userId?: number;
  /** Milliseconds before it may start. */
  delayMs?: number;
}

export interface AddedJob<N extends JobName> {
  id: number;
  /** The payload of the unfinished job, if there was one. */
  payload: JobPayloads[N];
}

/** `gone`: it has not failed, or another retry was faster. `busy`: another job with its key is unfinished. */
type Retry = 'again' | 'gone' | 'busy';

/** Retries when the unfinished job of a key ends at the same moment. */
const MOST_RACES = 3;

/** Queues work that runs outside a request. */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly handingOver = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Stores a job; once this resolves, the job will run, whatever happens to processes and queues.
   *
   * @param payload or a function that creates it in the transaction that stores the job: rows that the job is about exist
   *   exactly if the job does
   */
  async add<N extends JobName>(
    name: N,
    payload: JobPayloads[N] | ((manager: EntityManager) => Promise<JobPayloads[N]>),
    options: AddOptions = {},
  ): Promise<AddedJob<N>> {
    for (let race = 1; ; race++) {
      try {
        const added = await this.database.write(async manager => {
          const made = payload instanceof Function ? await payload(manager) : payload;
          return { id: await this.insert(manager, name, made, options), payload: made };
        });
        this.handOver(name, added.id, options.delayMs);
        return added;
      } catch (error) {
        if (options.key === undefined || !isUniqueViolation(error) || race === MOST_RACES) throw error;
        const unfinished = await this.unfinished(name, options.key);
        if (unfinished) return unfinished;
      }
    }
  }

  /** The unfinished job with a key. */
  async unfinished<N extends JobName>(name: N, key: string): Promise<AddedJob<N> | null> {
    const row = await this.database.read.findOne(Job, {
      select: { id: true, payload: true },
      where: { uniqueKey: uniqueKeyOf(name, key) },
    });
    return row && { id: row.id, payload: row.payload as JobPayloads[N] };
  }

  /** A job's row with its progress and result. Null if there is no such job, or no longer. */
  find(name: JobName, id: number): Promise<Job | null> {
    return this.database.read.findOneBy(Job, { id, name });
  }

  /** The newest job of a name; null if there is none, or no longer. */
  latest(name: JobName): Promise<Job | null> {
    return this.database.read.findOne(Job, { where: { name }, order: { id: 'DESC' } });
  }

  /** Runs a failed job again, with as many attempts as a new one. */
  async retry(name: JobName, id: number): Promise<Retry> {
    try {
      const failed = await this.database.write(manager => this.takeUpAgain(manager, name, id));
      if (!failed) return 'gone';
      this.handOver(name, id, 0, failed.attempts);
      return 'again';
    } catch (error) {
      if (isUniqueViolation(error)) return 'busy';
      throw error;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.handingOver);
  }

  private async takeUpAgain(manager: EntityManager, name: JobName, id: number): Promise<Job | null> {
    const row = await manager.findOneBy(Job, { id, name, state: 'FAILED' });
    if (!row) return null;
    const { affected } = await manager
      .createQueryBuilder()
      .update(Job)
      .set({
        state: 'PENDING',
        uniqueKey: row.keptKey,
        keptKey: null,
        // Earlier attempts no longer count; the number of attempts continues, because it identifies the claim.
        interruptions: row.attempts,
        failure: null,
        finishedAt: null,
        queuedAt: this.clock.now(),
        delayMs: 0,
      })
      .where("id = :id AND state = 'FAILED'", { id })
      .execute();
    return affected === 1 ? row : null;
  }

  private async insert<N extends JobName>(
    manager: EntityManager,
    name: N,
    payload: JobPayloads[N],
    { key, userId, delayMs = 0 }: AddOptions,
  ): Promise<number> {
    const now = this.clock.now();
    const { identifiers } = await manager.insert(Job, {
      name,
      payload: payload as object,
      state: 'PENDING',
      uniqueKey: key === undefined ? null : uniqueKeyOf(name, key),
      userId: userId ?? null,
      requestId: currentRequest()?.requestId ?? null,
      queuedAt: now,
      delayMs,
      createdAt: now,
    });
    // TypeORM returns a generated `bigint` as text.
    return Number(identifiers[0]!.id);
  }

  /** Not awaited: whatever happens to the message, the row exists, and a sweep finds it within seconds. */
  private handOver(name: JobName, id: number, delayMs = 0, attempt = 0): void {
    const handing: Promise<void> = this.queue
      .add(name, { id, attempt }, delayMs)
      .catch((error: unknown) => this.logger.warn({ err: error, job: name, jobId: id, outage: 'queue' }))
      .finally(() => this.handingOver.delete(handing));
    this.handingOver.add(handing);
  }
}

function uniqueKeyOf(name: JobName, key: string): string {
  return `${name}:${key}`;
}

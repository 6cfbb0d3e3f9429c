import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../database/database.js';
import type { JobName } from './job-payloads.js';
import { Job, type JobState } from './job.entity.js';

/** A job this process owns until another one claims it. */
export type ClaimedJob = Pick<
  Job,
  'id' | 'payload' | 'uniqueKey' | 'userId' | 'requestId' | 'attempts' | 'interruptions' | 'createdAt'
> & { name: JobName };

/** An unfinished row as a sweep reads it. */
export type UnfinishedJob = Pick<Job, 'id' | 'attempts' | 'queuedAt' | 'delayMs' | 'heartbeatAt'>;

type Write = (manager: EntityManager) => Promise<void>;

/** Unfinished rows that a sweep reads per state, oldest first. */
const SWEEP_BATCH = 200;
/** Rows deleted per statement. */
const PRUNE_BATCH = 500;

/** The states of jobs in their rows. Every change is one conditional UPDATE, so that two workers cannot both win. */
@Injectable()
export class JobLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims a waiting row. Null if another worker has it or it is done. */
  async claim(id: number): Promise<ClaimedJob | null> {
    return this.database.write(async manager => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(Job)
        .set({ state: 'RUNNING', attempts: () => 'attempts + 1', heartbeatAt: this.clock.now() })
        .where("id = :id AND state = 'PENDING'", { id })
        .execute();
      if (affected !== 1) return null;
      return (await manager.findOneByOrFail(Job, { id })) as ClaimedJob;
    });
  }

  /** Sends the heartbeat of the job's worker. False if another worker has the job. */
  beat(claim: ClaimedJob, progress: number): Promise<boolean> {
    return this.leave(claim, { heartbeatAt: this.clock.now(), progress });
  }

  /** Stores the result and what `also` writes; writes nothing if another worker has claimed the job since. */
  finish(claim: ClaimedJob, result: unknown, also?: Write): Promise<boolean> {
    return this.leave(
      claim,
      // A done job needs no payload, and the payload may name people.
      { ...this.ended('DONE'), payload: {}, progress: 100, result: result ?? null },
      also,
    );
  }

  /** Fails the job for good. @param message a Korean sentence for the requester */
  fail(claim: ClaimedJob, message: string, also?: Write): Promise<boolean> {
    const { uniqueKey: keptKey } = claim;
    return this.leave(claim, { ...this.ended('FAILED'), failure: message, keptKey }, also);
  }

  /** Lets anybody claim the job again. @param interrupted whether the attempt does not count */
  putBack(claim: ClaimedJob, { delayMs = 0, interrupted = false } = {}): Promise<boolean> {
    return this.leave(claim, {
      state: 'PENDING',
      queuedAt: this.clock.now(),
      delayMs,
      heartbeatAt: null,
      ...(interrupted ? { interruptions: claim.interruptions + 1 } : {}),
    });
  }

  /** Takes a job from a worker that seems dead, unless its row has changed since `seen` was read. */
  async takeFromDead(seen: UnfinishedJob): Promise<boolean> {
    const { affected } = await this.database.write(manager =>
      manager
        .createQueryBuilder()
        .update(Job)
        .set({ state: 'PENDING', queuedAt: this.clock.now(), delayMs: 0, heartbeatAt: null })
        .where("id = :id AND state = 'RUNNING' AND attempts = :attempts AND heartbeatAt = :heartbeatAt", seen)
        .execute(),
    );
    return affected === 1;
  }

  /** Waiting or running jobs of a name, oldest first. */
  unfinished(name: string, state: 'PENDING' | 'RUNNING'): Promise<UnfinishedJob[]> {
    return this.database.read.find(Job, {
      select: { id: true, attempts: true, queuedAt: true, delayMs: true, heartbeatAt: true },
      where: { name, state },
      order: { queuedAt: 'ASC', id: 'ASC' },
      take: SWEEP_BATCH,
    });
  }

  /** Numbers of waiting, running and failed jobs. */
  async counts(): Promise<{ name: string; state: JobState; count: number }[]> {
    const rows = await this.database.read
      .createQueryBuilder(Job, 'job')
      .select(['job.name AS name', 'job.state AS state', 'COUNT(*) AS count'])
      .where("job.state IN ('PENDING', 'RUNNING', 'FAILED')")
      .groupBy('job.name')
      .addGroupBy('job.state')
      .getRawMany<{ name: string; state: JobState; count: number | string }>();
    return rows.map(row => ({ ...row, count: Number(row.count) }));
  }

  /** Failed jobs, last first. */
  failed(limit: number): Promise<Pick<Job, 'id' | 'name' | 'failure' | 'finishedAt'>[]> {
    return this.database.read.find(Job, {
      select: { id: true, name: true, failure: true, finishedAt: true },
      where: { state: 'FAILED' },
      order: { finishedAt: 'DESC' },
      take: limit,
    });
  }

  /** How long the oldest waiting job has been due, by this process' clock; 0 if none waits. */
  async longestWaitSeconds(): Promise<number> {
    const now = this.clock.now().getTime();
    const waiting = await this.database.read.find(Job, {
      select: { id: true, queuedAt: true, delayMs: true },
      where: { state: 'PENDING' },
      order: { queuedAt: 'ASC', id: 'ASC' },
      take: SWEEP_BATCH,
    });
    return Math.max(
      0,
      ...waiting.map(({ queuedAt, delayMs }) => (now - queuedAt.getTime() - delayMs) / 1000),
    );
  }

  /** Deletes jobs that ended before the given times. */
  async prune(before: Record<'DONE' | 'FAILED', Date>): Promise<void> {
    for (const state of ['DONE', 'FAILED'] as const) {
      for (;;) {
        const rows = await this.database.read.find(Job, {
          select: { id: true },
          where: { state, finishedAt: LessThan(before[state]) },
          take: PRUNE_BATCH,
        });
        if (rows.length === 0) break;
        await this.database.write(manager =>
          manager.delete(
            Job,
            rows.map(({ id }) => id),
          ),
        );
      }
    }
  }

  private ended(state: Extract<JobState, 'DONE' | 'FAILED'>): Partial<Job> {
    return { state, uniqueKey: null, heartbeatAt: null, finishedAt: this.clock.now() };
  }

  private leave(claim: ClaimedJob, changes: Partial<Job>, also?: Write): Promise<boolean> {
    return this.database.write(async manager => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(Job)
        // TypeORM takes the type of a JSON column for a nested entity.
        .set(changes as QueryDeepPartialEntity<Job>)
        .where("id = :id AND state = 'RUNNING' AND attempts = :attempts", {
          id: claim.id,
          attempts: claim.attempts,
        })
        .execute();
      if (affected !== 1) return false;
      await also?.(manager);
      return true;
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { JobMessage } from '../../infrastructure/queue/job-queue.js';
import { RecommendationHistory, type RecommendationType } from '../entities/recommendation-history.entity.js';
import { LEASE_MS, MOST_ATTEMPTS, STRANDED_AFTER_MS } from '../recommendation.constants.js';

/** A job this process owns until its lease ends. */
export interface Claim {
  id: number;
  /** Names the claim: whoever claims the row later has a higher one. */
  attempt: number;
  userId: number;
  type: RecommendationType;
  request: Record<string, unknown>;
}

/** Rows handed out at once by a sweep. */
const SWEEP_BATCH = 200;

/** The states of jobs in their rows. Every change is one conditional UPDATE, so that two workers cannot both win. */
@Injectable()
export class JobLedger {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Takes a waiting row, or one whose worker let its lease run out. Null when somebody else has it or it is done. */
  async claim(id: number): Promise<Claim | null> {
    const now = this.clock.now();
    return this.database.write(async manager => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(RecommendationHistory)
        .set({
          state: 'RUNNING',
          attempts: () => 'attempts + 1',
          leaseUntil: new Date(now.getTime() + LEASE_MS),
        })
        .where('id = :id AND attempts < :most', { id, most: MOST_ATTEMPTS })
        .andWhere("(state = 'PENDING' OR (state = 'RUNNING' AND leaseUntil < :now))", { now })
        .execute();
      if (affected !== 1) return null;
      const row = await manager.findOneByOrFail(RecommendationHistory, { id });
      return { id, attempt: row.attempts, userId: row.userId, type: row.type, request: row.request };
    });
  }

  /** Stores the result, unless the lease ran out and another worker has claimed the row since. */
  finish(claim: Claim, result: Record<string, unknown>): Promise<boolean> {
    return this.leave(claim, {
      state: 'DONE',
      result,
      pendingKey: null,
      leaseUntil: null,
      finishedAt: this.clock.now(),
    });
  }

  /** Gives the job up for good. @param message a Korean sentence for the member */
  fail(claim: Claim, message: string): Promise<boolean> {
    return this.leave(claim, {
      state: 'FAILED',
      failureMessage: message,
      pendingKey: null,
      leaseUntil: null,
      finishedAt: this.clock.now(),
    });
  }

  /** Lets anybody claim the job again. */
  putBack(claim: Claim): Promise<boolean> {
    return this.leave(claim, { state: 'PENDING', leaseUntil: null });
  }

  /** Jobs nobody seems to work on: waiting for too long, or claimed by a worker whose lease ran out. */
  async stranded(): Promise<JobMessage[]> {
    const now = this.clock.now();
    const rows = await this.database.read
      .createQueryBuilder(RecommendationHistory, 'history')
      .select(['history.id', 'history.attempts'])
      .where('history.attempts < :most', { most: MOST_ATTEMPTS })
      .andWhere(
        "((history.state = 'PENDING' AND history.createdAt < :before) OR (history.state = 'RUNNING' AND history.leaseUntil < :now))",
        { before: new Date(now.getTime() - STRANDED_AFTER_MS), now },
      )
      .orderBy('history.id')
      .limit(SWEEP_BATCH)
      .getMany();
    return rows.map(({ id, attempts }) => ({ jobId: id, attempt: attempts }));
  }

  /** Fails the jobs whose last allowed attempt ended without a word. Answers how many. */
  async failExhausted(message: string): Promise<number> {
    const now = this.clock.now();
    const exhausted = await this.database.read
      .createQueryBuilder(RecommendationHistory, 'history')
      .where('history.attempts >= :most', { most: MOST_ATTEMPTS })
      .andWhere("(history.state = 'PENDING' OR (history.state = 'RUNNING' AND history.leaseUntil < :now))", {
        now,
      })
      .getCount();
    if (exhausted === 0) return 0;
    const { affected } = await this.database.write(manager =>
      manager
        .createQueryBuilder()
        .update(RecommendationHistory)
        .set({
          state: 'FAILED',
          failureMessage: message,
          pendingKey: null,
          leaseUntil: null,
          finishedAt: now,
        })
        .where('attempts >= :most', { most: MOST_ATTEMPTS })
        .andWhere("(state = 'PENDING' OR (state = 'RUNNING' AND leaseUntil < :now))", { now })
        .execute(),
    );
    return affected ?? 0;
  }

  private async leave(claim: Claim, changes: Partial<RecommendationHistory>): Promise<boolean> {
    const { affected } = await this.database.write(manager =>
      manager
        .createQueryBuilder()
        .update(RecommendationHistory)
        // The type of a JSON column is taken for a nested entity.
        .set(changes as QueryDeepPartialEntity<RecommendationHistory>)
        .where("id = :id AND state = 'RUNNING' AND attempts = :attempt", {
          id: claim.id,
          attempt: claim.attempt,
        })
        .execute(),
    );
    return affected === 1;
  }
}

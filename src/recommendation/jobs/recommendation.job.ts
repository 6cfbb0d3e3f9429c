import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { ERROR_CATALOGUE } from '../../common/errors/error-catalogue.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../../infrastructure/jobs/job-handler.js';
import { RecommendationOutcomes } from '../outcomes/recommendation-outcomes.service.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import { Recommender } from '../recommenders/recommender.service.js';

declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    recommendation: { historyId: number };
  }
}

type Run = JobRun<'recommendation'>;

/** Computes a requested recommendation and writes its answer into the history. */
@Injectable()
@HandlesJob('recommendation', {
  // Jobs wait for the database in parallel; the engine itself runs one at a time.
  concurrency: 4,
  // Part of the 30 s that a client waits.
  timeoutMs: 10_000,
  attempts: 3,
  retryDelayMs: attempt => 500 * attempt,
  givenUp: ERROR_CATALOGUE.RECOMMENDATION_FAILED_EXCEPTION.message,
})
export class RecommendationJob implements JobHandler<'recommendation'> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly recommender: Recommender,
    private readonly ends: RecommendationOutcomes,
  ) {}

  async handle({ payload: { historyId } }: Run): Promise<JobOutcome> {
    const history = await this.database.read.findOneBy(RecommendationHistory, { id: historyId });
    // The member may have been deleted since.
    if (!history) return {};
    const result = await this.recommender.recommend(history);
    return {
      commit: manager => this.end(manager, history, { state: 'DONE', result }),
    };
  }

  async failed(manager: EntityManager, { payload }: Pick<Run, 'payload'>, message: string): Promise<void> {
    const history = await manager.findOne(RecommendationHistory, {
      select: { id: true, type: true, createdAt: true },
      where: { id: payload.historyId },
    });
    if (history) await this.end(manager, history, { state: 'FAILED', failureMessage: message });
  }

  private async end(
    manager: EntityManager,
    history: Pick<RecommendationHistory, 'id' | 'type' | 'createdAt'>,
    changes: Partial<RecommendationHistory>,
  ): Promise<void> {
    const ended = { ...changes, finishedAt: this.clock.now() };
    const { affected } = await manager.update(
      RecommendationHistory,
      { id: history.id },
      // TypeORM takes the type of a JSON column for a nested entity.
      ended as QueryDeepPartialEntity<RecommendationHistory>,
    );
    // The member may have been deleted in the meantime.
    if (affected === 1) await this.ends.end(manager, history, changes.result ?? null);
  }
}

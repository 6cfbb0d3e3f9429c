import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../common/time/clock.js';
import { SingleRun } from '../common/time/single-run.js';
import { overwriteRows } from '../infrastructure/database/bulk-rows.js';
import { Database } from '../infrastructure/database/database.js';
import { GoneRecommendation } from './entities/gone-recommendation.entity.js';
import {
  RecommendationHistory,
  WORKOUT_TYPES,
  type HistoryType,
} from './entities/recommendation-history.entity.js';

/** The newest recommendations of each kind that are kept per member: two pages of the list. */
export const HISTORIES_KEPT = 40;
/** Nothing younger than this is deleted, in days. */
const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;
/** Members counted per statement, using only the index. */
const MEMBERS_AT_ONCE = 500;
/** Rows deleted per transaction. */
const ROWS_AT_ONCE = 50;
/** Pause between transactions, to let other writes through. */
const PAUSE_MS = 20;

/** A member with too many histories of one kind. */
interface OverfullHistory {
  userId: number;
  type: HistoryType;
}

/**
 * Deletes old recommendations every night. It keeps the newest of each kind, everything from the last month, pending ones, and those that a
 * routine's workout (its loads depend on it) or an accepted week came from. Safe to run in several processes at once.
 */
@Injectable()
export class HistoriesSweep implements BeforeApplicationShutdown {
  private readonly runs = new SingleRun();
  private over = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** 04:20 in Korea, when few members train. */
  @Cron('20 4 * * *', { timeZone: 'Asia/Seoul' })
  run(): Promise<void> {
    return this.runs.start(async () => {
      const before = new Date(this.clock.now().getTime() - DAYS_KEPT * DAY_MS);
      for await (const hoard of this.hoards()) await this.reduce(hoard, before);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.over = true;
    await this.runs.settled();
  }

  private async *hoards(): AsyncGenerator<OverfullHistory> {
    const last = await this.database.read.maximum(RecommendationHistory, 'userId');
    for (let from = 1; from <= (last ?? 0) && !this.over; from += MEMBERS_AT_ONCE) {
      yield* await this.database.read
        .createQueryBuilder(RecommendationHistory, 'history')
        .select(['history.userId AS userId', 'history.type AS type'])
        .where('history.userId BETWEEN :from AND :to', { from, to: from + MEMBERS_AT_ONCE - 1 })
        .groupBy('history.userId')
        .addGroupBy('history.type')
        .having('COUNT(*) > :kept', { kept: HISTORIES_KEPT })
        .getRawMany<OverfullHistory>();
      await pause(PAUSE_MS);
    }
  }

  private async reduce({ userId, type }: OverfullHistory, before: Date): Promise<void> {
    const [newestToGo] = await this.database.read.find(RecommendationHistory, {
      select: { id: true },
      where: { userId, type },
      order: { id: 'DESC' },
      skip: HISTORIES_KEPT,
      take: 1,
    });
    while (newestToGo && !this.over) {
      const rows = await this.database.read
        .createQueryBuilder(RecommendationHistory, 'history')
        .select('history.id AS id')
        .where('history.userId = :userId AND history.type = :type', { userId, type })
        .andWhere('history.id <= :newest AND history.createdAt < :before', { newest: newestToGo.id, before })
        .andWhere("history.state <> 'PENDING'")
        .andWhere('NOT EXISTS (SELECT 1 FROM my_workouts kept WHERE kept.historyId = history.id)')
        .andWhere(
          'NOT EXISTS (SELECT 1 FROM training_weeks accepted WHERE accepted.userId = history.userId AND history.id IN (accepted.historyId, accepted.againId))',
        )
        .orderBy('history.id')
        .limit(ROWS_AT_ONCE)
        .getRawMany<{ id: number }>();
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      // A workout added to a routine in the meantime keeps its row and loses the reference.
      await this.database.write(async manager => {
        const gone = ids.map(historyId => ({ userId, historyId }));
        if (WORKOUT_TYPES.includes(type)) {
          await overwriteRows(manager, GoneRecommendation, gone, ['userId', 'historyId']);
        }
        await manager.delete(RecommendationHistory, ids);
      });
      await pause(PAUSE_MS);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { RecommendationOutcome } from '../entities/recommendation-outcome.entity.js';
import {
  RECOMMENDATION_TYPES,
  type HistoryType,
  type RecommendationHistory,
  type RecommendationType,
} from '../entities/recommendation-history.entity.js';
import { shortfallOf } from './shortfall.js';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** Rarer reasons could reveal one member's health. */
const LEAST_OF_A_REASON = 3;
const MOST_REASONS = 10;

export interface RecommendationDay {
  day: string;
  type: RecommendationType;
  made: number;
  kept: number;
  swapped: number;
  answered: number;
  unfilled: number;
  failed: number;
}

export interface ShortfallCount {
  type: RecommendationType;
  reason: string;
  count: number;
}

const isCounted = (type: HistoryType): type is RecommendationType =>
  (RECOMMENDATION_TYPES as readonly HistoryType[]).includes(type);

@Injectable()
export class RecommendationOutcomes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The history must exist; weeks and their days are not counted. @param result null for a failed recommendation */
  async end(
    manager: EntityManager,
    { id, type, createdAt }: Pick<RecommendationHistory, 'id' | 'type' | 'createdAt'>,
    result: Record<string, unknown> | null,
  ): Promise<void> {
    if (!isCounted(type)) return;
    const shortfall = result && shortfallOf(type, result);
    const row = { historyId: id, day: koreanDate(createdAt), type, failed: result === null, shortfall };
    await saveByKey(manager, RecommendationOutcome, row, ['historyId']);
  }

  async mark(
    manager: EntityManager,
    historyId: number,
    what: Partial<Pick<RecommendationOutcome, 'kept' | 'swapped' | 'answered'>>,
  ): Promise<void> {
    await manager.update(RecommendationOutcome, { historyId }, what);
  }

  /** Counts per day over the last thirty days, for both kinds, earliest first; days without requests are absent. */
  async days(): Promise<RecommendationDay[]> {
    const rows = await this.database.read
      .createQueryBuilder(RecommendationOutcome, 'ended')
      .select(['ended.day AS day', 'ended.type AS type', 'COUNT(*) AS made'])
      .addSelect(['SUM(ended.kept) AS kept', 'SUM(ended.swapped) AS swapped'])
      .addSelect(['SUM(ended.answered) AS answered', 'SUM(ended.failed) AS failed'])
      .addSelect('COUNT(ended.shortfall)', 'unfilled')
      .where('ended.day >= :from', { from: this.from() })
      .groupBy('ended.day')
      .addGroupBy('ended.type')
      .orderBy('ended.day')
      .addOrderBy('ended.type')
      .getRawMany<Record<keyof RecommendationDay, string>>();
    return rows.map(row => ({
      ...{ day: row.day, type: row.type as RecommendationType },
      ...{ made: Number(row.made), kept: Number(row.kept), swapped: Number(row.swapped) },
      ...{ answered: Number(row.answered), unfilled: Number(row.unfilled), failed: Number(row.failed) },
    }));
  }

  /** Why items were missing in these days, most frequent first; omits reasons that occurred less than three times. */
  async reasons(): Promise<ShortfallCount[]> {
    const rows = await this.database.read
      .createQueryBuilder(RecommendationOutcome, 'ended')
      .select(['ended.type AS type', 'ended.shortfall AS reason'])
      .addSelect('COUNT(*)', 'total')
      .where('ended.day >= :from AND ended.shortfall IS NOT NULL', { from: this.from() })
      .groupBy('ended.type')
      .addGroupBy('ended.shortfall')
      .having('COUNT(*) >= :least', { least: LEAST_OF_A_REASON })
      .orderBy('total', 'DESC')
      .addOrderBy('ended.shortfall')
      .limit(MOST_REASONS)
      .getRawMany<{ type: RecommendationType; reason: string; total: number | string }>();
    return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  }

  private from(): string {
    return koreanDate(new Date(this.clock.now().getTime() - (DAYS - 1) * DAY_MS));
  }
}

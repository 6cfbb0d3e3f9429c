import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { overwriteRows, whereTaken } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import type { Experience } from '../../training-preferences/public.js';
import { StrengthObservation } from '../entities/strength-observation.entity.js';

export type NewObservation = Omit<StrengthObservation, 'id' | 'createdAt'>;

const ONE_A_DAY = ['userId', 'source', 'date'] as const;
/** Far from the number of values either database takes. */
const SOURCES_AT_ONCE = 5_000;

/** Keeps what was seen of members' strength. Whatever changes here is believed, or no longer believed, from then on. */
@Injectable()
export class Observations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps one; one of the same source and day gives way to it. */
  async record(manager: EntityManager, observation: NewObservation): Promise<void> {
    // First the belief's row, so that two writers of one member come one after the other.
    await this.changed(manager, observation.userId, observation.date);
    const row = { ...observation, createdAt: this.clock.now() };
    await overwriteRows<Omit<StrengthObservation, 'id'>>(manager, StrengthObservation, [row], ONE_A_DAY);
  }

  /** As if it had never been seen. */
  async withdraw(manager: EntityManager, userId: number, source: string, date: string): Promise<void> {
    await this.changed(manager, userId, date);
    await manager.delete(StrengthObservation, { userId, source, date });
  }

  /**
   * Puts these in place of all that was seen at the given sources, on whatever day. One of a source and day that are not among them
   * gives way, but stays in its place among those of its day.
   *
   * @param since the earliest day any of them, before or after, is of
   */
  async replace(
    manager: EntityManager,
    userId: number,
    sources: readonly string[],
    observations: readonly NewObservation[],
    since: string,
  ): Promise<void> {
    if (sources.length === 0 && observations.length === 0) return;
    await this.changed(manager, userId, since);
    for (let from = 0; from < sources.length; from += SOURCES_AT_ONCE) {
      await manager.delete(StrengthObservation, {
        userId,
        source: In(sources.slice(from, from + SOURCES_AT_ONCE)),
      });
    }
    const createdAt = this.clock.now();
    await overwriteRows<Omit<StrengthObservation, 'id'>>(
      manager,
      StrengthObservation,
      observations.map(observation => ({ ...observation, createdAt })),
      ONE_A_DAY,
    );
  }

  /** The experience each of these sources was observed with, where it was stated. */
  async experiences(
    manager: EntityManager,
    userId: number,
    sources: readonly string[],
  ): Promise<Map<string, Experience>> {
    const found = new Map<string, Experience>();
    for (let from = 0; from < sources.length; from += SOURCES_AT_ONCE) {
      const rows = await manager.find(StrengthObservation, {
        select: { source: true, experience: true },
        where: { userId, source: In(sources.slice(from, from + SOURCES_AT_ONCE)), experience: Not(IsNull()) },
      });
      for (const { source, experience } of rows) found.set(source, experience!);
    }
    return found;
  }

  /** Whether it belongs to a session that is still running. */
  isHeld({ heldUntil }: Pick<StrengthObservation, 'heldUntil'>): boolean {
    return heldUntil !== null && heldUntil > this.clock.now();
  }

  /** Those after a day, or all, in the order of their days; held ones, too. */
  after(userId: number, day: string | null): Promise<StrengthObservation[]> {
    return this.database.read.find(StrengthObservation, {
      where: { userId, ...(day === null ? {} : { date: MoreThan(day) }) },
      order: { date: 'ASC', id: 'ASC' },
    });
  }

  /** Those of a day and after it; held ones, too. */
  since(userId: number, day: string): Promise<StrengthObservation[]> {
    return this.database.read.findBy(StrengthObservation, { userId, date: MoreThanOrEqual(day) });
  }

  /** Each exercise's logged and answered loads of its last days, in order. Held observations are left out. */
  async lastDays(
    userId: number,
    workoutIds: readonly number[],
    days: number,
  ): Promise<StrengthObservation[]> {
    if (workoutIds.length === 0) return [];
    return this.database.read
      .createQueryBuilder(StrengthObservation, 'own')
      .innerJoin(
        query =>
          query
            .select('each.id', 'id')
            .addSelect('DENSE_RANK() OVER (PARTITION BY each.workoutId ORDER BY each.date DESC)', 'daysBack')
            .from(StrengthObservation, 'each')
            .where('each.userId = :userId AND each.workoutId IN (:...workoutIds)')
            .andWhere("(each.source LIKE 'answer:%' OR each.source LIKE 'set:%')")
            .andWhere('(each.heldUntil IS NULL OR each.heldUntil <= :now)'),
        'ranked',
        'ranked.id = own.id',
      )
      .where('ranked.daysBack <= :days')
      .setParameters({ userId, workoutIds, days, now: this.clock.now() })
      .orderBy('own.date')
      .addOrderBy('own.id')
      .getMany();
  }

  /** What was computed from that day's observations, or is being computed now, holds no longer. */
  private async changed(manager: EntityManager, userId: number, date: string): Promise<void> {
    // What is compared with is written last: MariaDB writes one column after the other.
    const forgotten = ['belief', 'basis', 'settledOn'].map(
      column => [column, `CASE WHEN settledOn >= ? THEN NULL ELSE ${column} END`] as const,
    );
    const instead = whereTaken(manager, ['userId'], fresh => [['revision', fresh('revision')], ...forgotten]);
    await manager.query(`INSERT INTO strength_beliefs (userId, revision) VALUES (?, ?)${instead}`, [
      ...[userId, randomUUID()],
      ...forgotten.map(() => date),
    ]);
  }
}

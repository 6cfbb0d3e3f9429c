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
/** Far below the maximum number of values in either database. */
const SOURCES_AT_ONCE = 5_000;

/** Stores observations of members' strength. Every change affects the belief at once. */
@Injectable()
export class Observations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores one observation, replacing one with the same source and day. */
  async record(manager: EntityManager, observation: NewObservation): Promise<void> {
    // Locks the belief's row first, so that two writers for one member run one after the other.
    await this.changed(manager, observation.userId, observation.date);
    const row = { ...observation, createdAt: this.clock.now() };
    await overwriteRows<Omit<StrengthObservation, 'id'>>(manager, StrengthObservation, [row], ONE_A_DAY);
  }

  /** Deletes the observation, as if it had never been made. */
  async withdraw(manager: EntityManager, userId: number, source: string, date: string): Promise<void> {
    await this.changed(manager, userId, date);
    await manager.delete(StrengthObservation, { userId, source, date });
  }

  /**
   * Replaces all observations of the given sources, on any day. A new observation from another source overwrites an existing one of that
   * source and day, which keeps its position within the day.
   *
   * @param since the earliest day of any observation, before or after
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

  /** The stated experience per source, where there is one. */
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

  /** Whether it belongs to a running session. */
  isHeld({ heldUntil }: Pick<StrengthObservation, 'heldUntil'>): boolean {
    return heldUntil !== null && heldUntil > this.clock.now();
  }

  /** Observations after a day, or all, by day; includes held ones. */
  after(userId: number, day: string | null): Promise<StrengthObservation[]> {
    return this.database.read.find(StrengthObservation, {
      where: { userId, ...(day === null ? {} : { date: MoreThan(day) }) },
      order: { date: 'ASC', id: 'ASC' },
    });
  }

  /** Observations from a day on; includes held ones. */
  since(userId: number, day: string): Promise<StrengthObservation[]> {
    return this.database.read.findBy(StrengthObservation, { userId, date: MoreThanOrEqual(day) });
  }

  /** Logged and answered loads of the last days of each exercise, in order; excludes held observations. */
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

  /** Invalidates the stored belief that includes this day, and any computation in progress. */
  private async changed(manager: EntityManager, userId: number, date: string): Promise<void> {
    // The compared column comes last: MariaDB assigns columns one after the other.
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

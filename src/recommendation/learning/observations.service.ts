import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { StrengthBeliefRow } from '../entities/strength-belief.entity.js';
import { StrengthObservation } from '../entities/strength-observation.entity.js';

/** Keeps what was seen of members' strength. Whatever changes here is believed, or no longer believed, from then on. */
@Injectable()
export class Observations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps one; one of the same source and day gives way to it. */
  async record(
    manager: EntityManager,
    observation: Omit<StrengthObservation, 'id' | 'createdAt'>,
  ): Promise<void> {
    // First the belief's row, so that two writers of one member come one after the other.
    await this.changed(manager, observation.userId, observation.date);
    const row = { ...observation, createdAt: this.clock.now() };
    await saveByKey(manager, StrengthObservation, row, ['userId', 'source', 'date']);
  }

  /** As if it had never been seen. */
  async withdraw(manager: EntityManager, userId: number, source: string, date: string): Promise<void> {
    await this.changed(manager, userId, date);
    await manager.delete(StrengthObservation, { userId, source, date });
  }

  /** Those after a day, or all, in the order of their days. */
  after(userId: number, day: string | null): Promise<StrengthObservation[]> {
    return this.database.read.find(StrengthObservation, {
      where: { userId, ...(day === null ? {} : { date: MoreThan(day) }) },
      order: { date: 'ASC', id: 'ASC' },
    });
  }

  /** Of each exercise the answers of the last day before `today` and those of `today`, in their order. */
  async lastAnswers(
    userId: number,
    workoutIds: readonly number[],
    today: string,
  ): Promise<StrengthObservation[]> {
    if (workoutIds.length === 0) return [];
    return this.database.read
      .createQueryBuilder(StrengthObservation, 'own')
      .where("own.userId = :userId AND own.workoutId IN (:...workoutIds) AND own.source LIKE 'answer:%'")
      .andWhere(
        query =>
          `(own.date = :today OR own.date = ${query
            .subQuery()
            .select('MAX(other.date)')
            .from(StrengthObservation, 'other')
            .where('other.userId = own.userId AND other.workoutId = own.workoutId')
            .andWhere("other.date < :today AND other.source LIKE 'answer:%'")
            .getQuery()})`,
      )
      .setParameters({ userId, workoutIds, today })
      .orderBy('own.date')
      .addOrderBy('own.id')
      .getMany();
  }

  /** What was computed from that day's observations, or is being computed now, holds no longer. */
  private async changed(manager: EntityManager, userId: number, date: string): Promise<void> {
    await saveByKey(manager, StrengthBeliefRow, { userId, revision: randomUUID() }, ['userId']);
    await manager.update(
      StrengthBeliefRow,
      { userId, settledOn: MoreThanOrEqual(date) },
      { settledOn: null, belief: null, basis: null },
    );
  }
}

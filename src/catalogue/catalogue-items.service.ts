import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../infrastructure/database/database.js';
import { Supplement } from './entities/supplement.entity.js';
import { Workout } from './entities/workout.entity.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import type { WorkoutRow } from './read-model/catalogue-rows.js';

/** Catalogue items that other domains reference by id. Leaves out items that have just been removed. */
@Injectable()
export class CatalogueItems {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  /** Workouts by id, including hidden ones. */
  async workouts(ids: readonly number[]): Promise<Map<number, WorkoutRow>> {
    const rows = await this.catalogue.workouts.rows([...new Set(ids)]);
    return new Map(rows.map(row => [row.id, row]));
  }

  /** Supplement variants with their product by id, including hidden ones. */
  async variants(ids: readonly number[]): Promise<Map<number, Supplement>> {
    const rows = await this.database.read.find(Supplement, {
      where: { id: In([...new Set(ids)]) },
      relations: { product: true },
    });
    return new Map(rows.map(row => [row.id, row]));
  }

  /** Which of these workouts exist and are visible, as seen by the caller's transaction. */
  async visibleWorkouts(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
    const where = { id: In([...ids]), hidden: false };
    return idsOf(await manager.find(Workout, { select: { id: true }, where }));
  }

  /** The same for supplement variants. */
  async visibleVariants(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
    const where = { id: In([...ids]), product: { hidden: false } };
    return idsOf(await manager.find(Supplement, { select: { id: true }, where }));
  }
}

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

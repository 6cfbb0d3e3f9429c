import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../infrastructure/database/database.js';
import { Supplement } from './entities/supplement.entity.js';
import { Workout } from './entities/workout.entity.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import type { WorkoutRow } from './read-model/catalogue-rows.js';

/** Items of the catalogue that rows of other domains refer to by id. Those that have just been removed are left out. */
@Injectable()
export class CatalogueItems {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  /** By id, hidden ones too. */
  async workouts(ids: readonly number[]): Promise<Map<number, WorkoutRow>> {
    const rows = await this.catalogue.workouts.rows([...new Set(ids)]);
    return new Map(rows.map(row => [row.id, row]));
  }

  /** Supplement variants with their product by id, hidden ones too. */
  async variants(ids: readonly number[]): Promise<Map<number, Supplement>> {
    const rows = await this.database.read.find(Supplement, {
      where: { id: In([...new Set(ids)]) },
      relations: { product: true },
    });
    return new Map(rows.map(row => [row.id, row]));
  }

  /** Which of these workouts are there and not hidden, as the caller's transaction sees them. */
  async visibleWorkouts(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
    const where = { id: In([...ids]), hidden: false };
    return idsOf(await manager.find(Workout, { select: { id: true }, where }));
  }

  /** The same of supplement variants. */
  async visibleVariants(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
    const where = { id: In([...ids]), product: { hidden: false } };
    return idsOf(await manager.find(Supplement, { select: { id: true }, where }));
  }
}

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

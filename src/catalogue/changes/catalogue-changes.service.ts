import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChange, type CatalogueChangeKind } from '../entities/catalogue-change.entity.js';
import { CatalogueState } from '../entities/catalogue-state.entity.js';

export interface ChangedThing {
  kind: CatalogueChangeKind;
  /** Id of the workout, product (not variant), machine or body part; null for `all`. */
  id: number | null;
}

const STATE = { id: 1 };
const CHANGES_KEPT_MS = 24 * 3_600_000;

/** The running number of the catalogue and the log of what changed, which every instance follows. */
@Injectable()
export class CatalogueChanges {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The number of the last committed change. */
  async version(): Promise<number> {
    const state = await this.database.read.findOneByOrFail(CatalogueState, STATE);
    return state.version;
  }

  /**
   * Locks the catalogue for the rest of the transaction and takes the next number. Changes thereby commit in the
   * order of their numbers, and nobody who reads "everything after n" can miss one.
   */
  async lock(manager: EntityManager): Promise<CatalogueState> {
    await manager.increment(CatalogueState, STATE, 'version', 1);
    return manager.findOneByOrFail(CatalogueState, STATE);
  }

  /**
   * To be called inside every transaction that changes the catalogue. After the commit, `CatalogueMemory.refresh()`
   * shows the change on this instance at once; the others find it within a second.
   */
  async record(manager: EntityManager, things: ChangedThing[]): Promise<void> {
    const { version } = await this.lock(manager);
    const at = this.clock.now();
    await manager.insert(
      CatalogueChange,
      things.map(({ kind, id }) => ({ version, kind, entityId: id, at })),
    );
  }

  /** What changed after `version`, oldest first. */
  async since(version: number): Promise<CatalogueChange[]> {
    return this.database.read
      .createQueryBuilder(CatalogueChange, 'change')
      .where('change.version > :version', { version })
      .orderBy('change.version')
      .addOrderBy('change.id')
      .getMany();
  }

  /** Forgets changes that every running instance has long seen. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - CHANGES_KEPT_MS);
    await this.database.write(manager =>
      manager.createQueryBuilder().delete().from(CatalogueChange).where('at < :before', { before }).execute(),
    );
  }
}

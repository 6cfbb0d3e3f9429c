import { Injectable } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Between, In, type EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChange, type CatalogueChangeKind } from '../entities/catalogue-change.entity.js';
import { CatalogueState } from '../entities/catalogue-state.entity.js';
import { UnseenItem } from '../entities/unseen-item.entity.js';

export interface ChangedCatalogueItem {
  kind: CatalogueChangeKind;
  /** Id of the workout, product (not variant), machine or body part; null for `all`. */
  id: number | null;
}

export interface AddedCatalogueItem extends ChangedCatalogueItem {
  /** A variant added to an existing product. */
  joins?: boolean;
}

/** A change as stored in the log. */
export type LoggedChange = Pick<CatalogueChange, 'version' | 'kind' | 'entityId'>;

const STATE = { id: 1 };
const CHANGES_KEPT_MS = 24 * 3_600_000;
/** Changes read or deleted per statement: some milliseconds on SQLite, which works on the thread that answers requests. */
const READ_AT_ONCE = 2_000;
/** Everything after one change, in index order. */
const LATER = 'change.version >= :version AND (change.version > :version OR change.id > :id)';
/** TypeORM takes 10 ms to build a statement of this size, and no request is answered meanwhile. */
const ROWS_AT_ONCE = 200;

/** The catalogue's version number, and the change log that every instance follows. */
@Injectable()
export class CatalogueChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The version of the last committed change. */
  async version(): Promise<number> {
    const state = await this.database.read.findOneByOrFail(CatalogueState, STATE);
    return state.version;
  }

  /** Locks the catalogue for the rest of the transaction. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.increment(CatalogueState, STATE, 'lockVersion', 1);
  }

  /**
   * Hides the items added in this transaction from everybody until they are recorded, also from a process that starts in between and reads the whole
   * catalogue.
   */
  async withhold(manager: EntityManager, added: readonly AddedCatalogueItem[]): Promise<void> {
    const ids = (wanted: UnseenItem['kind']) => [
      ...new Set(
        added.flatMap(({ kind, id, joins }) => (kind === wanted && !joins && id !== null ? [id] : [])),
      ),
    ];
    for (const kind of ['workout', 'supplement'] as const)
      await insertRows(
        manager,
        UnseenItem,
        ids(kind).map(entityId => ({ kind, entityId })),
      );
  }

  /**
   * Call this inside every transaction that changes the catalogue. It locks the catalogue and takes the next version, so that changes commit in
   * version order and no reader of "everything after n" misses one. After the commit, `CatalogueReadModel.refresh()` shows the change on this
   * instance at once; the others find it within a second. Entries older than a day leave the log.
   */
  async record(manager: EntityManager, things: readonly ChangedCatalogueItem[]): Promise<void> {
    if (things.length === 0) return;
    await manager.increment(CatalogueState, STATE, 'version', 1);
    const { version } = await manager.findOneByOrFail(CatalogueState, STATE);
    const at = this.clock.now();
    const different = [...new Map(things.map(thing => [`${thing.kind} ${thing.id}`, thing])).values()];
    for (let from = 0; from < different.length; from += ROWS_AT_ONCE) {
      const some = different.slice(from, from + ROWS_AT_ONCE);
      await manager.insert(
        CatalogueChange,
        some.map(({ kind, id }) => ({ version, kind, entityId: id, at })),
      );
      await this.show(manager, some);
    }
    await this.forgetBefore(manager, new Date(at.getTime() - CHANGES_KEPT_MS));
  }

  /** Changes after `version`, oldest first; `all` if the log no longer reaches back that far. */
  async since(version: number): Promise<LoggedChange[]> {
    const changes: LoggedChange[] = [];
    let after = { version, id: 0 };
    for (let later = 'change.version > :version'; ; later = LATER) {
      const some = await this.database.read
        .createQueryBuilder(CatalogueChange, 'change')
        .select(['change.id AS id', 'change.version AS version'])
        .addSelect(['change.kind AS kind', 'change.entityId AS entityId'])
        .where(later, after)
        .orderBy('change.version')
        .addOrderBy('change.id')
        .limit(READ_AT_ONCE)
        .getRawMany<LoggedChange & { id: number }>();
      changes.push(...some.map(({ version, kind, entityId }) => ({ version, kind, entityId })));
      if (some.length < READ_AT_ONCE) break;
      after = some.at(-1)!;
      await othersTurn();
    }
    const [first] = changes;
    if (first === undefined || first.version === version + 1) return changes;
    return [{ version: changes.at(-1)!.version, kind: 'all', entityId: null }];
  }

  private async show(manager: EntityManager, things: readonly ChangedCatalogueItem[]): Promise<void> {
    for (const kind of ['workout', 'supplement'] as const) {
      const ids = things.flatMap(thing => (thing.kind === kind && thing.id !== null ? [thing.id] : []));
      if (ids.length > 0) await manager.delete(UnseenItem, { kind, entityId: In(ids) });
    }
  }

  /** Deletes all changes of a version together: a partly deleted version would read as complete. */
  private async forgetBefore(manager: EntityManager, before: Date): Promise<void> {
    const { first, last } = (await manager
      .createQueryBuilder(CatalogueChange, 'change')
      .select(['MIN(change.id) AS first', 'MAX(change.id) AS last'])
      .where('change.at < :before', { before })
      .getRawOne<{ first: number | null; last: number | null }>())!;
    if (first === null || last === null) return;
    for (let to = first; to <= last; to += READ_AT_ONCE) {
      await manager.delete(CatalogueChange, { id: Between(to, Math.min(last, to + READ_AT_ONCE - 1)) });
    }
  }
}

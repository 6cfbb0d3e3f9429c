import type { DataSource, EntityManager, FindOneOptions, FindOptionsWhere } from 'typeorm';
import type { Work, WriteOptions, Writer } from './writer.js';

export interface PoolLoad {
  busy: number;
  idle: number;
  waiting: number;
}

/** On SQLite all other writes wait for a transaction's end, up to 8 s: longer work must be split. */
const LONGEST_WRITE_MS = 5_000;

/** mysql2 has no public API for its pool's load; a test checks that these fields exist. */
type CountedPool = Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;

/**
 * The only access to the database. Reads go through `read`; every write goes through `write`, one transaction each.
 *
 * TypeORM shares a single SQLite connection, on which two concurrent transactions would corrupt each other, and a plain write would join whichever
 * is open. So on SQLite, writes queue up on their own connection, and reads use a second one, which (WAL) sees only committed data. On MariaDB both
 * are the same pool.
 */
export class Database {
  private afterClose: () => void = () => undefined;
  private writes = 0;

  constructor(
    private readonly writer: Writer,
    private readonly reader: DataSource,
  ) {}

  /** For queries only: it returns committed data. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  get embedded(): boolean {
    return this.reader.options.type === 'better-sqlite3';
  }

  /**
   * Runs `work` in one transaction: all of it happens or nothing. Throwing rolls back. Do not nest calls. `work` may run again after a deadlock, so
   * it must not have effects outside the database.
   */
  async write<T>(work: Work<T>, options: WriteOptions = {}): Promise<T> {
    this.writes++;
    try {
      return await this.writer.write(work, options);
    } finally {
      this.writes--;
    }
  }

  /**
   * For a transaction that starts now: returns a check whether it has kept other writes waiting too long. Always false on MariaDB, where writes do
   * not wait.
   */
  holdsUpOthers(): () => boolean {
    const began = performance.now();
    return () => this.embedded && performance.now() - began > LONGEST_WRITE_MS;
  }

  /** Transactions that are open or queued. */
  get openWrites(): number {
    return this.writes;
  }

  /** Load of the MariaDB connections, and the number of queries waiting for one. */
  get pool(): PoolLoad {
    const { pool } = this.reader.driver as unknown as { pool: CountedPool };
    const idle = pool._freeConnections.length;
    return { idle, busy: pool._allConnections.length - idle, waiting: pool._connectionQueue.length };
  }

  /**
   * Locks rows until the transaction ends, on all nodes of a Galera cluster: there, two transactions on two nodes conflict only over rows that they
   * write. SQLite needs no lock.
   */
  async lock<T extends { lockVersion?: number }>(
    manager: EntityManager,
    entity: new () => T,
    where: FindOptionsWhere<T>,
  ): Promise<void> {
    if (!this.embedded) await manager.increment(entity, where, 'lockVersion', 1);
  }

  /** Options that lock the rows a transaction reads before it writes to them (otherwise: `lock`). SQLite needs none: its writes run one after the other. */
  get rowLock(): Pick<FindOneOptions, 'lock'> {
    return this.embedded ? {} : { lock: { mode: 'pessimistic_write' } };
  }

  /** Resolves if the database can be read and written; rejects otherwise. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
    await this.writer.check();
  }

  /** Call this after a transaction that removed personal data: afterwards nothing of it is left in the files. */
  scrub(): Promise<void> {
    return this.writer.scrub();
  }

  /** Registers a callback for when the database is completely closed. */
  onClosed(act: () => void): void {
    this.afterClose = act;
  }

  async close(): Promise<void> {
    if (this.embedded) await this.reader.destroy();
    await this.writer.close();
    this.afterClose();
  }
}

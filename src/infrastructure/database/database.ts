import type { DataSource, EntityManager, FindOneOptions } from 'typeorm';
import type { Work, WriteOptions, Writer } from './writer.js';

export interface PoolLoad {
  busy: number;
  idle: number;
  waiting: number;
}

/** On SQLite all other writes wait for a transaction's end, up to 8 s: what would take longer has to come in parts. */
const LONGEST_WRITE_MS = 5_000;

/** mysql2 has no public way to ask its pool how it does; a test holds these to it. */
type CountedPool = Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;

/**
 * The one way to the database. Reads go through `read`; every write goes through `write`, one transaction each.
 *
 * TypeORM shares a single SQLite connection, on which two transactions in flight would corrupt each other and a
 * plain write would land in whichever is open. So on SQLite writes queue up on their own connection, and reads
 * have a second one on which (WAL) they see only what was committed. On MariaDB both are the same pool.
 */
export class Database {
  private afterClose: () => void = () => undefined;
  private writes = 0;

  constructor(
    private readonly writer: Writer,
    private readonly reader: DataSource,
  ) {}

  /** For queries only: what it returns is committed. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /** True on the embedded database. */
  get embedded(): boolean {
    return this.reader.options.type === 'better-sqlite3';
  }

  /**
   * Runs `work` in one transaction: all of it happens or nothing. Throwing rolls back. Must not be nested.
   * `work` may run again after a deadlock, so it must not have effects outside the database.
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
   * For a transaction that begins now: tells whether other writes have waited for it too long. Always false on MariaDB, where they do not
   * wait.
   */
  holdsUpOthers(): () => boolean {
    const began = performance.now();
    return () => this.embedded && performance.now() - began > LONGEST_WRITE_MS;
  }

  /** Transactions that have begun or wait to. */
  get openWrites(): number {
    return this.writes;
  }

  /** What the connections to MariaDB do, and how many queries wait for one. */
  get pool(): PoolLoad {
    const { pool } = this.reader.driver as unknown as { pool: CountedPool };
    const idle = pool._freeConnections.length;
    return { idle, busy: pool._allConnections.length - idle, waiting: pool._connectionQueue.length };
  }

  /**
   * Options that lock the rows a transaction reads before it changes them. SQLite needs none: its writes run one
   * after the other.
   */
  get rowLock(): Pick<FindOneOptions, 'lock'> {
    return this.embedded ? {} : { lock: { mode: 'pessimistic_write' } };
  }

  /** Answers if the database can be read and written; rejects while it cannot. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
    await this.writer.check();
  }

  /** To be called after a transaction that removed a person's data: afterwards nothing of it is left in the files. */
  scrub(): Promise<void> {
    return this.writer.scrub();
  }

  /** What happens once nothing of the database is open any more. */
  onClosed(act: () => void): void {
    this.afterClose = act;
  }

  async close(): Promise<void> {
    if (this.embedded) await this.reader.destroy();
    await this.writer.close();
    this.afterClose();
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { DataSource, EntityManager, FindOneOptions } from 'typeorm';

/** How often a transaction that lost a deadlock is tried again before its error is passed on. */
const DEADLOCK_RETRIES = 4;

/**
 * The one way to the database. Reads go through `read`; every write goes through `write`, one transaction each.
 *
 * TypeORM shares a single SQLite connection, on which two transactions in flight would corrupt each other and a
 * plain write would land in whichever is open. So on SQLite writes queue up on their own connection, and reads
 * have a second one on which (WAL) they see only what was committed. On MariaDB both are the same pool.
 */
@Injectable()
export class Database {
  private readonly logger = new Logger(Database.name);
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly writer: DataSource,
    private readonly reader: DataSource,
  ) {}

  /** For queries only: what it returns is committed. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /** True on the embedded database. */
  get embedded(): boolean {
    return this.writer.options.type === 'better-sqlite3';
  }

  /**
   * Runs `work` in one transaction: all of it happens or nothing. Throwing rolls back. Must not be nested.
   * `work` may run again after a deadlock, so it must not have effects outside the database.
   */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (!this.embedded) return this.retryingDeadlocks(work);
    const run = this.lastWrite.then(() => this.writer.transaction(work));
    this.lastWrite = run.catch(() => undefined);
    return run;
  }

  /**
   * Options that lock the rows a transaction reads before it changes them. SQLite needs none: its writes run one
   * after the other.
   */
  get rowLock(): Pick<FindOneOptions, 'lock'> {
    return this.embedded ? {} : { lock: { mode: 'pessimistic_write' } };
  }

  /** Answers if the database does. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  async close(): Promise<void> {
    await this.lastWrite;
    if (this.reader !== this.writer) await this.reader.destroy();
    await this.writer.destroy();
  }

  private async retryingDeadlocks<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.writer.transaction(work);
      } catch (error) {
        if (!isDeadlock(error) || attempt > DEADLOCK_RETRIES) throw error;
        this.logger.debug(`deadlock, attempt ${attempt}`);
        await new Promise(resolve => setTimeout(resolve, attempt * 10 + Math.random() * 20));
      }
    }
  }
}

function driverCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const driverError = 'driverError' in error ? error.driverError : error;
  if (!(driverError instanceof Error)) return '';
  const code = 'code' in driverError && typeof driverError.code === 'string' ? driverError.code : '';
  // libsql reports the family (`SQLITE_CONSTRAINT`) and says which one in the text.
  return `${code} ${driverError.message}`;
}

function isDeadlock(error: unknown): boolean {
  return /ER_LOCK_DEADLOCK|ER_LOCK_WAIT_TIMEOUT|ER_CHECKREAD/.test(driverCode(error));
}

/** Whether a write failed because a row with the same unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return /ER_DUP_ENTRY|SQLITE_CONSTRAINT_UNIQUE|SQLITE_CONSTRAINT_PRIMARYKEY|UNIQUE constraint failed/.test(
    driverCode(error),
  );
}

/** Whether a write failed because another row refers to this one, or the row it refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return /ER_ROW_IS_REFERENCED|ER_NO_REFERENCED_ROW|SQLITE_CONSTRAINT_FOREIGNKEY|FOREIGN KEY constraint failed/.test(
    driverCode(error),
  );
}

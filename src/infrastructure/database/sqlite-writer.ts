import { Logger } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isBusy, isDiskFault } from './database-errors.js';
import type { SqliteDriver } from './sqlite-driver.js';
import { SqliteTransaction } from './sqlite-transaction.js';
import type { Work, WriteOptions, Writer } from './writer.js';

const LIMITS = {
  /** Longest wait of a write for those before it, and for another writing process. */
  waitMs: 8_000,
  /** A transaction without activity for this long waits for something that will not come. */
  hungMs: 10_000,
};
/** Interval between tries to begin while another process writes. */
const RETRY_MS = 20;
/** With less free disk space, uploads and transactions soon fail, bytes. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024;

/**
 * Writes to SQLite, one transaction after the other on its own connection.
 *
 * SQLite ends a transaction itself on some errors (a full disk, an I/O error) and not on others, and TypeORM keeps its own count of nested
 * transactions. So this class begins, commits and rolls back on the handle, and asks the handle afterwards what is open.
 */
export class SqliteWriter implements Writer {
  private readonly logger = new Logger(SqliteWriter.name);
  private last: Promise<unknown> = Promise.resolve();
  private diskFault: unknown;
  /** The last value set; undefined while unknown. */
  private synchronous: 'FULL' | 'NORMAL' | undefined;

  /**
   * @param folder the database's folder, to check its disk's free space
   * @param onStuck called when the handle cannot leave a transaction: only a new process can then write
   */
  constructor(
    private readonly source: DataSource,
    private readonly handle: SqliteDriver,
    private readonly folder: string,
    private readonly onStuck: () => void = () => process.exit(1),
    private readonly limits = LIMITS,
  ) {
    // A wait inside SQLite would block the whole process: `begin` waits outside.
    handle.pragma('busy_timeout = 0');
    this.synchronize('FULL');
  }

  write<T>(work: Work<T>, { mayBeLost = false }: WriteOptions = {}): Promise<T> {
    const before = this.last;
    const deadline = performance.now() + this.limits.waitMs;
    const run = this.turn(before).then(() => this.transaction(work, deadline, mayBeLost));
    this.last = Promise.allSettled([before, run]).then(() => undefined);
    return run;
  }

  /** Rejects if the disk is full, or if disk errors made writes fail and they still fail. */
  async check(): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < LEAST_FREE_BYTES) {
      throw Object.assign(new Error(`${bavail * bsize} bytes are free on the disk`), { code: 'ENOSPC' });
    }
    // The value means nothing: the write itself shows whether writing works again.
    if (this.diskFault !== undefined) {
      await this.write(manager => manager.query(`PRAGMA user_version = ${Date.now() % 1_000_000}`));
    }
  }

  async scrub(): Promise<void> {
    await this.last;
    // Pages are overwritten as they are freed (secure_delete); the log holds their earlier content until it is emptied.
    this.truncateLog();
  }

  async close(): Promise<void> {
    await this.last;
    this.truncateLog();
    await this.source.destroy();
  }

  /** Waits for earlier writes, up to a limit. */
  private async turn(before: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(busy('other writes take too long')), this.limits.waitMs);
    });
    await Promise.race([before, timeout]).finally(() => clearTimeout(timer));
  }

  private async transaction<T>(work: Work<T>, deadline: number, mayBeLost: boolean): Promise<T> {
    await this.begin(deadline, mayBeLost);
    const transaction = new SqliteTransaction(this.source, this.handle, this.limits.hungMs);
    try {
      const result = await transaction.run(work);
      transaction.end();
      this.handle.exec('COMMIT');
      this.diskFault = undefined;
      return result;
    } catch (error) {
      if (isDiskFault(error)) this.diskFault = error;
      throw error;
    } finally {
      transaction.end();
      this.leaveTransaction();
    }
  }

  private async begin(deadline: number, mayBeLost: boolean): Promise<void> {
    for (;;) {
      try {
        this.synchronize(mayBeLost ? 'NORMAL' : 'FULL');
        this.handle.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (isDiskFault(error)) this.diskFault = error;
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  /** Set before each transaction, so that none inherits it. A FULL write also syncs the earlier ones to the disk. */
  private synchronize(wanted: 'FULL' | 'NORMAL'): void {
    if (this.synchronous === wanted) return;
    this.synchronous = undefined;
    this.handle.pragma(`synchronous = ${wanted}`);
    this.synchronous = wanted;
  }

  /** Afterwards the handle is outside any transaction, or `onStuck` was called. */
  private leaveTransaction(): void {
    if (!this.handle.inTransaction) return;
    try {
      this.handle.exec('ROLLBACK');
    } catch (error) {
      this.logger.error({ err: error, during: 'rollback' });
    }
    if (!this.handle.inTransaction) return;
    this.logger.fatal('The database is stuck in a transaction: this process ends');
    this.onStuck();
  }

  /** Checkpoints everything into the database file and empties the log beside it, so that the file alone is complete. */
  private truncateLog(): void {
    try {
      this.handle.pragma('wal_checkpoint(TRUNCATE)');
    } catch (error) {
      this.logger.warn({ err: error, during: 'checkpoint' });
    }
  }
}

function busy(message: string): Error {
  return Object.assign(new Error(message), { code: 'SQLITE_BUSY' });
}

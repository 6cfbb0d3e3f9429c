import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PreparedStatement, PreparingRunner, SqliteDriver } from './sqlite-driver.js';
import type { Work } from './writer.js';

/** Idle ticks after which a transaction counts as hung. */
const IDLE_TICKS = 10;

/**
 * The connection as the work of one transaction sees it. Its statements run only while this transaction is open, so no late statement (not awaited,
 * or after an error that made SQLite roll back itself) runs outside a transaction or in the next one.
 */
export class SqliteTransaction {
  readonly manager: EntityManager;
  private open = true;
  private idleTicks = 0;

  constructor(
    source: DataSource,
    private readonly handle: SqliteDriver,
    private readonly hungMs: number,
  ) {
    const shared = source.createQueryRunner() as PreparingRunner;
    const runner = Object.assign(Object.create(shared) as QueryRunner, {
      data: {},
      // TypeORM must neither begin nor commit itself; its nested transactions are savepoints.
      isTransactionActive: true,
      transactionDepth: 1,
      getStmt: async (sql: string) => this.guarded(await shared.getStmt(sql)),
    });
    this.manager = source.createEntityManager(runner);
    Object.assign(runner, { manager: this.manager });
  }

  /**
   * Runs the work. Rejects if it is idle for so long that it must be hung; see `end`. It counts ticks: none occur while a long statement keeps the
   * process busy, or while the process is stopped.
   */
  async run<T>(work: Work<T>): Promise<T> {
    let watch: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        if (++this.idleTicks > IDLE_TICKS) reject(new Error('A transaction hung: it did nothing'));
      }, this.hungMs / IDLE_TICKS);
    });
    try {
      return await Promise.race([work(this.manager), hung]);
    } finally {
      clearInterval(watch);
    }
  }

  /** Refuses the work's statements from now on. */
  end(): void {
    this.open = false;
  }

  private guarded(statement: PreparedStatement): PreparedStatement {
    return {
      reader: statement.reader,
      all: (...parameters) => this.whileOpen(() => statement.all(...parameters)),
      run: (...parameters) => this.whileOpen(() => statement.run(...parameters)),
    };
  }

  private whileOpen<T>(act: () => T): T {
    if (!this.open) throw new Error('A statement came after its transaction had ended');
    if (!this.handle.inTransaction) throw new Error('SQLite has rolled the transaction back');
    this.idleTicks = 0;
    return act();
  }
}

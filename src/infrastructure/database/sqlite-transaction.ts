import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PreparedStatement, PreparingRunner, SqliteDriver } from './sqlite-driver.js';
import type { Work } from './writer.js';

/**
 * What the work of one transaction gets of the connection. Its statements run only while this transaction is open, so nothing that
 * comes late (was not awaited, or went on after an error that made SQLite roll back by itself) lands outside of one or in the next.
 */
export class SqliteTransaction {
  readonly manager: EntityManager;
  private open = true;
  private lastUse = performance.now();

  constructor(
    source: DataSource,
    private readonly handle: SqliteDriver,
    private readonly hungMs: number,
  ) {
    const shared = source.createQueryRunner() as PreparingRunner;
    const runner = Object.assign(Object.create(shared) as QueryRunner, {
      data: {},
      // TypeORM must neither begin nor commit by itself; what it nests are savepoints.
      isTransactionActive: true,
      transactionDepth: 1,
      getStmt: async (sql: string) => this.guarded(await shared.getStmt(sql)),
    });
    this.manager = source.createEntityManager(runner);
    Object.assign(runner, { manager: this.manager });
  }

  /** Runs the work. Rejects when it does nothing for so long that it must be hung; see `end`. */
  async run<T>(work: Work<T>): Promise<T> {
    let watch: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        if (performance.now() - this.lastUse > this.hungMs)
          reject(new Error('A transaction hung: it did nothing'));
      }, this.hungMs / 10);
    });
    try {
      return await Promise.race([work(this.manager), hung]);
    } finally {
      clearInterval(watch);
    }
  }

  /** From now on the work's statements are refused. */
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
    this.lastUse = performance.now();
    return act();
  }
}

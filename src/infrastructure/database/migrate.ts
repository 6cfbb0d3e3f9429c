import { MigrationExecutor, type DataSource } from 'typeorm';

/** How long an instance waits while another one migrates the same database. */
const WAIT_SECONDS = 600;
/** Locks of MariaDB are the whole server's, so each database has a name of its own. */
const LOCK = "CONCAT('migrate:', MD5(DATABASE()))";

/** Brings the tables of the embedded database up to date, each step whole or not at all. */
export async function migrateSqlite(source: DataSource): Promise<void> {
  await source.runMigrations({ transaction: 'each' });
}

/**
 * Brings the tables up to date, one instance at a time; whoever waited finds nothing to do. MariaDB ends a transaction at every CREATE
 * TABLE, so a killed instance leaves a migration half done, and every migration can be run again over its own half.
 */
export async function migrateMariadb(source: DataSource): Promise<void> {
  // The lock is the connection's, and goes with it if this process dies.
  const runner = source.createQueryRunner();
  try {
    const [{ taken }] = await runner.query(`SELECT GET_LOCK(${LOCK}, ${WAIT_SECONDS}) AS taken`);
    if (Number(taken) !== 1) throw new Error('Another instance has been migrating the database for too long');
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await runner.query(`DO RELEASE_LOCK(${LOCK})`);
  } finally {
    await runner.release();
  }
}

import { MigrationExecutor, type DataSource } from 'typeorm';

/** How long an instance waits while another one migrates the same database. */
const WAIT_SECONDS = 600;
/** MariaDB's locks are server-wide, so each database has its own name. */
const LOCK = "CONCAT('migrate:', MD5(DATABASE()))";

/** Migrates the embedded database; each step runs completely or not at all. */
export async function migrateSqlite(source: DataSource): Promise<void> {
  await source.runMigrations({ transaction: 'each' });
}

/**
 * Migrates one instance at a time; an instance that waited finds nothing to do. MariaDB commits at every CREATE TABLE, so a killed instance leaves
 * a migration half done; every migration can run again over its own half.
 */
export async function migrateMariadb(source: DataSource): Promise<void> {
  // The lock belongs to the connection and ends with it if this process dies.
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

import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';

/** How long an instance waits while another one migrates the same database. */
const WAIT_SECONDS = 600;
/** MariaDB's locks are server-wide, so each database has its own name. */
const LOCK = "CONCAT('migrate:', MD5(DATABASE()))";

/** The table that exists while migrations run, and remains if they are interrupted. */
export const MIGRATING = 'migrating';

/** Migrates the embedded database; each step runs completely or not at all. */
export async function migrateSqlite(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await migrate(source, runner, 'each');
  } finally {
    await runner.release();
  }
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
    await migrate(source, runner, 'none');
    await runner.query(`DO RELEASE_LOCK(${LOCK})`);
  } finally {
    await runner.release();
  }
}

/** @throws Error if a newer version has migrated the database: this one would not know what its columns mean */
async function migrate(source: DataSource, runner: QueryRunner, transaction: 'each' | 'none'): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = transaction;
  const known = source.migrations.map(migration => migration.name ?? migration.constructor.name);
  const unknown = (await executor.getExecutedMigrations()).filter(({ name }) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`The database is of a newer version: ${unknown.map(({ name }) => name).join(', ')}`);
  const pending = await executor.getPendingMigrations();
  if (pending.length > 0)
    await runner.query(`CREATE TABLE IF NOT EXISTS ${MIGRATING} (id INTEGER PRIMARY KEY)`);
  await executor.executePendingMigrations();
  if (await runner.hasTable(MIGRATING)) await runner.query(`DROP TABLE ${MIGRATING}`);
}

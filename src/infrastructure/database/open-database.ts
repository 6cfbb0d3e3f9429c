import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import type { Config } from '../../config/config.js';
import { Database } from './database.js';
import { limitedMysql, type MariadbLimits } from './limited-mysql.js';
import { MariadbWriter } from './mariadb-writer.js';
import { migrateMariadb, migrateSqlite } from './migrate.js';
import { requireRestored } from './restoring.js';
import { bindWholeNumbers, restBetweenStatements, SqliteDriver } from './sqlite-driver.js';
import { SqliteWriter } from './sqlite-writer.js';

/** Timeouts for MariaDB: after them, a call fails instead of waiting on. */
const CONNECT_MS = 3_000;
const ACQUIRE_MS = 5_000;
const STATEMENT_MS = 8_000;

type Entities = (new () => object)[];

/** Opens and migrates the database of `config`. */
export function openDatabase(config: Config, entities: Entities): Promise<Database> {
  return config.databaseUrl ? openMariadb(config, entities) : openSqlite(config, entities);
}

async function openMariadb(config: Config, entities: Entities): Promise<Database> {
  // A migration may change a large table.
  const limits = { acquireMs: ACQUIRE_MS, statementMs: 0 };
  const source = await new DataSource(mariadbOptions(config, entities, limits)).initialize();
  try {
    const [{ version }] = await source.query<[{ version: string }]>('SELECT VERSION() AS version');
    requireMariadb(version);
    await requireRestored(source);
    await migrateMariadb(source);
    limits.statementMs = STATEMENT_MS;
    return new Database(new MariadbWriter(source), source);
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/**
 * MySQL lacks `INSERT … RETURNING`: without this check the process would start and answer 500 to what MySQL cannot do.
 *
 * @param version as the server reports it, such as `10.11.14-MariaDB-0+deb12u2`
 * @throws Error for any other server, and for versions before 10.11
 */
export function requireMariadb(version: string): void {
  const [, major, minor] = /^(\d+)\.(\d+)\..*MariaDB/i.exec(version) ?? [];
  if (Number(major) > 10 || (Number(major) === 10 && Number(minor) >= 11)) return;
  throw new Error(`DATABASE_URL: MariaDB 10.11 or newer is needed, and this server is ${version}`);
}

async function openSqlite(config: Config, entities: Entities): Promise<Database> {
  createPrivately(sqlitePath(config));
  const { source, handle } = await sqliteSource(config, entities);
  try {
    await requireRestored(source);
    await migrateSqlite(source);
    const reader = await sqliteSource(config, entities);
    // Every write goes through the writer.
    reader.handle.pragma('query_only = ON');
    return new Database(new SqliteWriter(source, handle, config.dataDir), reader.source);
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/**
 * SQLite creates its other files with the mode of the database file. An existing one is not even opened: closing any descriptor of it drops this
 * process's locks (POSIX), also those of a connection that is closed but not collected yet. Another process then takes the write-ahead log away
 * under the open connections, and what they write is lost.
 */
function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** Path of the embedded database. */
export function sqlitePath({ dataDir }: Config): string {
  return join(dataDir, 'routineup.sqlite');
}

/** One connection to the embedded database. */
export async function sqliteSource(config: Config, entities: Entities, migrations = MIGRATIONS) {
  let handle: SqliteDriver | undefined;
  const source = await new DataSource({
    ...shared(entities),
    migrations,
    type: 'better-sqlite3',
    driver: SqliteDriver,
    database: sqlitePath(config),
    statementCacheSize: 200,
    prepareDatabase: (database: SqliteDriver) => {
      handle = database;
      database.pragma('journal_mode = WAL');
      // FULL: data of a 2xx response is on the disk, even after a power failure.
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      // Overwrites deleted data.
      database.pragma('secure_delete = ON');
      database.pragma('busy_timeout = 5000');
    },
  }).initialize();
  bindWholeNumbers(source.driver);
  restBetweenStatements(source);
  return { source, handle: handle! };
}

/** Without `limits`, a statement may take as long as it needs. */
export function mariadbOptions(
  config: Config,
  entities: Entities,
  limits: MariadbLimits = { acquireMs: ACQUIRE_MS, statementMs: 0 },
): DataSourceOptions {
  const url = new URL(config.databaseUrl);
  return {
    ...shared(entities),
    // Returns the ids of inserted rows; with the type `mysql`, TypeORM would count up from the first id, whatever the increment.
    type: 'mariadb',
    driver: limitedMysql(limits),
    host: url.hostname,
    port: url.port ? Number(url.port) : 3306,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    charset: 'utf8mb4_unicode_ci',
    // All times are UTC; dates stay text.
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    // Copied, because the driver modifies it.
    ssl: config.databaseTls && { ...config.databaseTls },
    poolSize: config.databasePoolSize,
    connectTimeout: CONNECT_MS,
    extra: { maxIdle: config.databasePoolSize, enableKeepAlive: true },
  };
}

function shared(entities: Entities) {
  return { entities, migrations: MIGRATIONS, synchronize: false as const, logging: false };
}

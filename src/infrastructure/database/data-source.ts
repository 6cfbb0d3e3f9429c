import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import type { Config } from '../../config/config.js';
import { SqliteDriver } from './sqlite-driver.js';

/** The part of better-sqlite3's interface that pragmas need. */
interface SqliteHandle {
  pragma(statement: string): unknown;
}

type Entities = (new () => object)[];

/** Opens the database of `config`: a writer and a reader, one and the same on MariaDB. Migrates first. */
export async function openDataSources(
  config: Config,
  entities: Entities,
): Promise<{ writer: DataSource; reader: DataSource }> {
  const shared = { entities, migrations: MIGRATIONS, synchronize: false, logging: false };
  const options = { ...shared, ...(config.databaseUrl ? mariadbOptions(config) : sqliteOptions(config)) };
  const writer = await new DataSource(options).initialize();
  try {
    // MariaDB ends a transaction at every CREATE TABLE, so each migration stands for itself there.
    await writer.runMigrations({ transaction: config.databaseUrl ? 'none' : 'each' });
    const reader = config.databaseUrl ? writer : await new DataSource(options).initialize();
    return { writer, reader };
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

function sqliteOptions(config: Config): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    driver: SqliteDriver,
    database: join(config.dataDir, 'routineup.sqlite'),
    statementCacheSize: 200,
    prepareDatabase: (database: SqliteHandle) => {
      database.pragma('journal_mode = WAL');
      // FULL: an answer of 2xx is on the disk, even when the power goes.
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      database.pragma('busy_timeout = 5000');
    },
  };
}

function mariadbOptions(config: Config): DataSourceOptions {
  const url = new URL(config.databaseUrl);
  return {
    type: 'mysql',
    host: url.hostname,
    port: url.port ? Number(url.port) : 3306,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    charset: 'utf8mb4_unicode_ci',
    // All times are UTC; dates stay the text they are.
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: config.databasePoolSize,
    connectTimeout: 5_000,
    extra: { maxIdle: config.databasePoolSize, enableKeepAlive: true },
  };
}

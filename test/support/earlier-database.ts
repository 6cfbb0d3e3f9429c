import { DataSource, type DataSourceOptions } from 'typeorm';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.js';
import { SqliteDriver } from '../../src/infrastructure/database/sqlite-driver.js';
import { createStack, type StackName } from './test-stack.js';

export interface EarlierDatabase {
  source: DataSource;
  remove(): Promise<void>;
}

/** A database as it was before this migration. */
export async function databaseBefore(
  migration: (typeof MIGRATIONS)[number],
  stackName: StackName,
): Promise<EarlierDatabase> {
  const stack = await createStack(stackName);
  const migrations = MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration));
  const options: DataSourceOptions =
    stackName === 'server'
      ? { type: 'mariadb', url: stack.env.DATABASE_URL!, timezone: 'Z', migrations }
      : {
          type: 'better-sqlite3',
          driver: SqliteDriver,
          database: join(stack.env.DATA_DIR!, 'old.sqlite'),
          migrations,
        };
  const source = await new DataSource(options).initialize();
  await source.runMigrations({ transaction: stackName === 'server' ? 'none' : 'each' });
  const remove = async () => {
    await source.destroy();
    await stack.remove();
  };
  return { source, remove };
}

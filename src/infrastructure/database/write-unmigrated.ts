import { existsSync } from 'node:fs';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { mariadbOptions, sqlitePath, sqliteSource } from './open-database.js';

/** How long SQLite waits for the application's own writes, ms. */
const WAIT_MS = 30_000;

/**
 * For a command beside a running application, which may be of the previous version: it migrates nothing.
 *
 * @param work skipped if the entity has no table yet
 */
export async function writeUnmigrated(
  config: Config,
  entity: new () => object,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  // Opening it would create it.
  if (!config.databaseUrl && !existsSync(sqlitePath(config))) return;
  const source = await open(config, entity);
  try {
    const runner = source.createQueryRunner();
    const isKnown = await runner
      .hasTable(source.getMetadata(entity).tableName)
      .finally(() => runner.release());
    if (isKnown) await work(source.manager);
  } finally {
    await source.destroy();
  }
}

async function open(config: Config, entity: new () => object): Promise<DataSource> {
  if (config.databaseUrl) return new DataSource(mariadbOptions(config, [entity])).initialize();
  const { source, handle } = await sqliteSource(config, [entity]);
  handle.pragma(`busy_timeout = ${WAIT_MS}`);
  return source;
}

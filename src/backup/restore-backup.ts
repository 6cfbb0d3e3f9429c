import type { Config } from '../config/config.js';
import { countRows, fillDatabase } from '../infrastructure/database/database-copy.js';
import { readManifest, restoreFiles, rowsOf, type Manifest } from './archive.js';

/**
 * Fills an empty installation from a backup, of whichever database it was made. The next start brings it up to date.
 *
 * @throws when something is in the database already, the backup is damaged, or not every row arrived
 */
export async function restoreBackup(folder: string, config: Config): Promise<Manifest> {
  const manifest = await restoreRows(folder, config);
  await restoreFiles(folder, config);
  return manifest;
}

/** The database alone. Throws as `restoreBackup` does. */
export async function restoreRows(folder: string, config: Config): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { migrations, tables } = manifest;
  await fillDatabase(config, { migrations, tables: Object.keys(tables) }, rowsOf(folder));
  const counts = await countRows(config);
  for (const [table, rows] of Object.entries(tables)) {
    if (counts[table] !== rows) throw new Error(`${table} has ${counts[table]} rows instead of ${rows}`);
  }
  return manifest;
}

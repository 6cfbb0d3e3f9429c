import type { Config } from '../config/config.js';
import { fillDatabase } from '../infrastructure/database/database-copy.js';
import { readManifest, restoreFiles, rowsOf, type Manifest } from './archive.js';

/** Which processes ran when the backup was made: on the restored database those would refuse every one with another secret or folder. */
const ALIVE = 'instances';

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
  const counts = tables[ALIVE] === undefined ? tables : { ...tables, [ALIVE]: 0 };
  await fillDatabase(config, { migrations, counts }, lastingRows(folder));
  return manifest;
}

async function* lastingRows(folder: string): ReturnType<typeof rowsOf> {
  for await (const each of rowsOf(folder)) if (each.table !== ALIVE) yield each;
}

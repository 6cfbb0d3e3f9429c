import type { Config } from '../config/config.js';
import { fillDatabase } from '../infrastructure/database/database-copy.js';
import {
  readManifest,
  requireRoomToRestore,
  restoreFiles,
  rowsOf,
  quickManifest,
  type Manifest,
} from './archive.js';

/**
 * The processes that ran during the backup: in the restored database their rows would make every process with another secret or folder refuse to
 * start.
 */
const ALIVE = 'instances';

/**
 * Fills an empty installation from a backup of either database. The next start migrates it.
 *
 * @throws when the database is not empty, the backup is damaged or too large for the disk, or a row is missing afterwards
 */
export function restoreBackup(folder: string, config: Config): Promise<Manifest> {
  return restoreRows(folder, config, manifest => restoreFiles(folder, config, manifest));
}

/** Restores only the database, and what `rest` does. Throws what `restoreBackup` throws. */
export async function restoreRows(
  folder: string,
  config: Config,
  rest?: (manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  if (rest) await requireRoomToRestore(folder, config, await quickManifest(folder));
  const manifest = await readManifest(folder);
  const { migrations, tables } = manifest;
  const counts = tables[ALIVE] === undefined ? tables : { ...tables, [ALIVE]: 0 };
  await fillDatabase(config, { migrations, counts }, lastingRows(folder), async () => rest?.(manifest));
  return manifest;
}

async function* lastingRows(folder: string): ReturnType<typeof rowsOf> {
  for await (const each of rowsOf(folder)) if (each.table !== ALIVE) yield each;
}

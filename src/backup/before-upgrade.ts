import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { pendingUpgrade } from '../infrastructure/database/database-copy.js';
import { retryUntilRoom } from '../infrastructure/database/retry-until-room.js';
import { readManifest } from './archive.js';
import type { CreateApp } from './check-backup.js';
import { backupsIn, HOUR_MS, makeBackup } from './make-backup.js';

/** Same as for the daily backup. */
const KEPT_DAYS = 14;

/**
 * Makes a backup if this version is about to migrate a database in use. Its check rehearses the upgrade: it restores the rows into another database
 * and migrates them. An instance that restarts repeatedly does this once an hour.
 *
 * @returns the backup's folder; undefined if no upgrade is pending or a fresh backup exists
 * @throws Error if the backup failed, or the upgrade failed on it: nothing has changed then
 */
export async function backUpBeforeUpgrade(config: Config, createApp: CreateApp): Promise<string | undefined> {
  const done = await retryUntilRoom(() => pendingUpgrade(config));
  if (done === undefined || (await hasFreshOne(config.backupDir, done))) return undefined;
  try {
    return await makeBackup(config, config.backupDir, KEPT_DAYS, createApp);
  } catch (cause) {
    // Another instance that started with this one has its backup and migrates under this one's hands.
    if ((await pendingUpgrade(config)) === undefined) return undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Not upgraded, as there is no backup that the upgrade was tried on: ${reason}`, {
      cause,
    });
  }
}

async function hasFreshOne(into: string, migrations: string[]): Promise<boolean> {
  const young = (await backupsIn(into)).filter(
    ({ ending, time }) => ending === '' && time > Date.now() - HOUR_MS,
  );
  for (const { name } of young) {
    const manifest = await readManifest(join(into, name)).catch(() => undefined);
    if (manifest && manifest.migrations.join() === migrations.join()) return true;
  }
  return false;
}

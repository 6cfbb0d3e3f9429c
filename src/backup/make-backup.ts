import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { snapshotOf } from '../infrastructure/database/database-copy.js';
import { writeArchive } from './archive.js';
import { traceBackup } from './backup-trace.js';
import { checkBackup, type CreateApp } from './check-backup.js';

const NAME = /^routineup-\d{4}-\d\d-\d\dT[\d-]+Z$/;
/** Of a process that was killed, or with a fault found by the check. */
const LEFT_OVER = /^routineup-\d{4}-\d\d-\d\dT[\d-]+Z\.(part|unchecked)$/;
const DAY_MS = 86_400_000;

/**
 * Makes a backup of a running installation and checks it by restoring it. Only then do older ones beyond the `keep` newest go.
 * Either way the admins are told what came of it.
 *
 * @param into the folder in which backups are kept
 * @returns the backup's own folder
 */
export async function makeBackup(
  config: Config,
  into: string,
  keep: number,
  createApp: CreateApp,
): Promise<string> {
  const startedAt = new Date();
  // Without its trace a backup is still one.
  const trace = (checked: boolean, kilobytes: number | null) =>
    traceBackup(config, { startedAt, finishedAt: new Date(), checked, kilobytes }).catch(console.error);
  try {
    const folder = await makeChecked(config, into, keep, createApp);
    await trace(true, await kilobytesOf(folder));
    return folder;
  } catch (error) {
    await trace(false, null);
    throw error;
  }
}

async function makeChecked(
  config: Config,
  into: string,
  keep: number,
  createApp: CreateApp,
): Promise<string> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const folder = join(into, nameOf(new Date()));
  const snapshot = await snapshotOf(config);
  try {
    await writeArchive(folder, config, snapshot);
  } finally {
    snapshot.close();
  }
  await checkBackup(folder, createApp).catch(async (error: unknown) => {
    // It must not count as one, nor take a good one's place.
    await rename(folder, `${folder}.unchecked`);
    throw error;
  });
  // Their names sort by time.
  const names = (await readdir(into)).sort();
  const surplus = names.filter(name => NAME.test(name)).slice(0, -keep);
  const yesterday = nameOf(new Date(Date.now() - DAY_MS));
  const cutOff = names.filter(name => LEFT_OVER.test(name) && name < yesterday);
  for (const name of [...surplus, ...cutOff]) await rm(join(into, name), { recursive: true });
  return folder;
}

function nameOf(time: Date): string {
  return `routineup-${time.toISOString().replace(/[:.]/g, '-')}`;
}

async function kilobytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return Math.ceil(bytes / 1000);
}

import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { snapshotOf } from '../infrastructure/database/database-copy.js';
import { ProcessLock } from '../infrastructure/database/process-lock.js';
import { writeArchive } from './archive.js';
import { traceBackup } from './backup-trace.js';
import { checkBackup, SCRATCH, type CreateApp } from './check-backup.js';

/** Complete and checked; `.part`: being written, or left by a killed process; `.unchecked`: the check found a fault. */
const NAME = /^routineup-(\d{4}-\d\d-\d\d)T([\d-]+)Z(|\.part|\.unchecked)$/;
const LOCK = '.lock';
export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Makes a backup of a running installation and checks it by restoring it. Only then are older ones deleted. Either way, admins see the result. Of
 * failed backups only the newest stays, so that they do not fill the disk.
 *
 * @param into the folder of all backups
 * @param keep number of days whose backups stay, counting only days that have one
 * @returns the folder of this backup
 */
export async function makeBackup(
  config: Config,
  into: string,
  keep: number,
  createApp: CreateApp,
): Promise<string> {
  const startedAt = new Date();
  // A backup without a log entry is still a backup.
  const trace = (checked: boolean, kilobytes: number | null) =>
    traceBackup(config, { startedAt, finishedAt: new Date(), checked, kilobytes }).catch(console.error);
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    const lock = await untilNoOther(into);
    const folder = await makeChecked(config, into, keep, createApp).finally(() => lock.release());
    await trace(true, await kilobytesOf(folder));
    return folder;
  } catch (error) {
    await trace(false, null);
    throw error;
  }
}

/** One backup at a time per folder, on whichever machine: unfinished files found at its start therefore belong to no running backup. */
async function untilNoOther(into: string): Promise<ProcessLock> {
  const until = performance.now() + HOUR_MS;
  for (;;) {
    const lock = ProcessLock.take(join(into, LOCK));
    if (lock) return lock;
    if (performance.now() > until) throw new Error('Another backup has been in the making for an hour');
    await setTimeout(1_000);
  }
}

async function makeChecked(
  config: Config,
  into: string,
  keep: number,
  createApp: CreateApp,
): Promise<string> {
  await removeLeftOver(into);
  const folder = join(into, nameOf(new Date()));
  const last = (await backupsIn(into)).findLast(({ ending }) => ending === '');
  await writeArchive(folder, config, () => snapshotOf(config), last && join(into, last.name));
  await checkBackup(folder, config, createApp).catch(async (error: unknown) => {
    // It must not count as a backup, nor replace a good one.
    await rename(folder, `${folder}.unchecked`);
    await removeLeftOver(into);
    throw error;
  });
  const whole = (await backupsIn(into)).filter(({ ending }) => ending === '');
  const days = [...new Set(whole.map(({ day }) => day))].slice(-keep);
  for (const { name, day } of whole) if (!days.includes(day)) await rm(join(into, name), { recursive: true });
  return folder;
}

/**
 * When a daily process makes its next backup: a day after the last good one, and an hour after the last attempt, whoever made it. So a process that
 * restarts repeatedly neither fills the disk nor pushes out the backups of other days.
 *
 * @returns milliseconds from now, 0 for at once
 */
export async function untilNextBackup(into: string, now = Date.now()): Promise<number> {
  const found = await backupsIn(into);
  const last = (ones: typeof found) => Math.max(-Infinity, ...ones.map(({ time }) => Math.min(time, now)));
  const good = last(found.filter(({ ending }) => ending === ''));
  return Math.max(0, good + DAY_MS - now, last(found) + HOUR_MS - now);
}

/** Removes what killed processes left, and all failed backups except the last of the past day. */
async function removeLeftOver(into: string): Promise<void> {
  const yesterday = Date.now() - DAY_MS;
  const found = await backupsIn(into);
  const lastFailed = found.findLast(({ ending, time }) => ending === '.unchecked' && time > yesterday);
  const leftOver = found.filter(each => each.ending !== '' && each !== lastFailed).map(({ name }) => name);
  const scratch = (await readdir(into)).filter(name => name.startsWith(SCRATCH));
  for (const name of [...leftOver, ...scratch]) await rm(join(into, name), { recursive: true });
}

/** The backups in a folder, oldest first. */
export async function backupsIn(into: string) {
  const names = await readdir(into).catch(() => []);
  return names.sort().flatMap(name => {
    const [, day, time, ending] = NAME.exec(name) ?? [];
    if (!day) return [];
    const [hours, minutes, seconds, thousandths] = time!.split('-');
    return [{ name, day, ending, time: Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`) }];
  });
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

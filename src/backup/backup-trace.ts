import { And, LessThanOrEqual, Not } from 'typeorm';
import type { Config } from '../config/config.js';
import { writeUnmigrated } from '../infrastructure/database/write-unmigrated.js';
import { Backup } from './entities/backup.entity.js';

/** Traces that are kept, beside the last good one. */
const MOST = 60;

/** Writes down in the database that was backed up what came of it. */
export function traceBackup(config: Config, trace: Omit<Backup, 'id'>): Promise<void> {
  return writeUnmigrated(config, Backup, async manager => {
    await manager.insert(Backup, { ...trace });
    const [oldest] = await manager.find(Backup, { order: { id: 'DESC' }, skip: MOST, take: 1 });
    if (!oldest) return;
    // However often it failed since: when there was a good one is what the admins ask.
    const [good] = await manager.find(Backup, {
      where: { checked: true },
      order: { startedAt: 'DESC' },
      take: 1,
    });
    await manager.delete(Backup, { id: And(LessThanOrEqual(oldest.id), Not(good?.id ?? 0)) });
  });
}

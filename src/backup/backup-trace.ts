import { And, LessThanOrEqual, Not } from 'typeorm';
import type { Config } from '../config/config.js';
import { writeUnmigrated } from '../infrastructure/database/write-unmigrated.js';
import { Backup } from './entities/backup.entity.js';

/** Log entries kept, besides the last good one. */
const MOST = 60;

/** Records the result of a backup in the database that was backed up. */
export function traceBackup(config: Config, trace: Omit<Backup, 'id'>): Promise<void> {
  return writeUnmigrated(config, Backup, async manager => {
    await manager.insert(Backup, { ...trace });
    const [oldest] = await manager.find(Backup, { order: { id: 'DESC' }, skip: MOST, take: 1 });
    if (!oldest) return;
    // However many backups failed since: admins need to know when the last good one was.
    const [good] = await manager.find(Backup, {
      where: { checked: true },
      order: { startedAt: 'DESC' },
      take: 1,
    });
    await manager.delete(Backup, { id: And(LessThanOrEqual(oldest.id), Not(good?.id ?? 0)) });
  });
}

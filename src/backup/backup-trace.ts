import { LessThanOrEqual } from 'typeorm';
import type { Config } from '../config/config.js';
import { writeUnmigrated } from '../infrastructure/database/write-unmigrated.js';
import { Backup } from './entities/backup.entity.js';

/** Traces that are kept. */
const MOST = 60;

/** Writes down in the database that was backed up what came of it. */
export function traceBackup(config: Config, trace: Omit<Backup, 'id'>): Promise<void> {
  return writeUnmigrated(config, Backup, async manager => {
    await manager.insert(Backup, { ...trace });
    const [oldest] = await manager.find(Backup, { order: { id: 'DESC' }, skip: MOST, take: 1 });
    if (oldest) await manager.delete(Backup, { id: LessThanOrEqual(oldest.id) });
  });
}

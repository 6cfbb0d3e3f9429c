import { Injectable, Module } from '@nestjs/common';
import { Database } from '../infrastructure/database/database.js';
import { Backup } from './entities/backup.entity.js';

export interface LastBackups {
  /** The last backup that was restored and checked. */
  checked: Backup | null;
  /** The last backup of all, which may have failed. */
  last: Backup | null;
}

/** Reads the log of the backup command. */
@Injectable()
export class BackupLog {
  constructor(private readonly database: Database) {}

  async last(): Promise<LastBackups> {
    const [last = null] = await this.database.read.find(Backup, { order: { id: 'DESC' }, take: 1 });
    if (!last || last.checked) return { checked: last, last };
    const [checked = null] = await this.database.read.find(Backup, {
      where: { checked: true },
      order: { startedAt: 'DESC' },
      take: 1,
    });
    return { checked, last };
  }
}

@Module({ providers: [BackupLog], exports: [BackupLog] })
export class BackupLogModule {}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A backup or an attempt at one: the log entry that the backup command leaves for the admins. */
@Entity('backups')
@Index('backups_checked', ['checked', 'startedAt'])
export class Backup {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  startedAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  finishedAt: Date;

  /** Whether the backup was restored and checked. False if it failed. */
  @Column({ type: 'boolean' })
  checked: boolean;

  /** kB of all its files; null if it could not be made. */
  @Column({ type: 'int', nullable: true })
  kilobytes: number | null;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That a backup was made, or tried: the trace its command leaves for the admins. */
@Entity('backups')
@Index('backups_checked', ['checked', 'startedAt'])
export class Backup {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  startedAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  finishedAt: Date;

  /** Whether it was restored and looked at. False where it could not be made. */
  @Column({ type: 'boolean' })
  checked: boolean;

  /** kB of all its files; null where it could not be made. */
  @Column({ type: 'int', nullable: true })
  kilobytes: number | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CardioEffort, CardioKind } from '../cardio.vocabulary.js';

/** One visit to the gym, as the phone recorded it. */
@Entity('training_sessions')
@Index('training_sessions_revision', ['userId', 'revision'])
@Index('training_sessions_day', ['userId', 'localDate'])
export class TrainingSession {
  /** UUIDv7, created by the client. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'int' })
  userId: number;

  /** The member's routine it started from; may be deleted since. */
  @Column({ type: 'int', nullable: true })
  routineId: number | null;

  /** The member's workout recommendation it started from; may be deleted since. */
  @Column({ type: 'int', nullable: true })
  historyId: number | null;

  /** The routine's name at the time. */
  @Column({ type: 'varchar', length: 40 })
  title: string;

  @Column({ type: 'datetime', precision: 3 })
  startedAt: Date;

  /** Null while it is running. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  /** `YYYY-MM-DD` in the member's time zone at the start. */
  @Column({ type: 'varchar', length: 10 })
  localDate: string;

  /** IANA name. */
  @Column({ type: 'varchar', length: 64 })
  timezone: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** Kind of endurance exercise; null for lifting. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  cardioKind: CardioKind | null;

  /** Set with a kind, as is the effort. */
  @Column({ type: 'int', nullable: true })
  cardioSeconds: number | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  cardioEffort: CardioEffort | null;

  @Column({ type: 'int', nullable: true })
  cardioMeters: number | null;

  /** Deletes its sets, too. */
  @Column({ type: 'boolean', default: false })
  deleted: boolean;

  /** The member's revision (`TrainingLog`) of its last write. */
  @Column({ type: 'int' })
  revision: number;

  /** When the server last wrote this row; writes of its sets do not count. */
  @Column({ type: 'datetime', precision: 3 })
  writtenAt: Date;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `DONE` and `FAILED` are final. */
export type JobState = 'PENDING' | 'RUNNING' | 'DONE' | 'FAILED';

/** Work outside a request. This row is the source of truth; a queue carries only its id. */
@Entity('jobs')
@Index('jobs_waiting', ['name', 'state', 'queuedAt'])
@Index('jobs_finished', ['state', 'finishedAt'])
@Index('jobs_unique', ['uniqueKey'], { unique: true })
@Index('jobs_user', ['userId'])
export class Job {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'varchar', length: 40 })
  name: string;

  /** Emptied when the job is done. */
  @Column({ type: 'simple-json' })
  payload: unknown;

  @Column({ type: 'varchar', length: 10 })
  state: JobState;

  /** Unique among unfinished jobs; null afterwards. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  uniqueKey: string | null;

  /** The unique key of a failed job, restored on retry. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  keptKey: string | null;

  /** The member it is for: deleting the member deletes the job. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Id of the request that created it, for the logs. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  requestId: string | null;

  /** Number of claims by workers. Identifies a claim, because a later claim has a higher number. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Claims that do not count against the job, because their process was shut down. */
  @Column({ type: 'int', default: 0 })
  interruptions: number;

  /** Percent. */
  @Column({ type: 'int', default: 0 })
  progress: number;

  @Column({ type: 'simple-json', nullable: true })
  result: unknown;

  /** A Korean sentence for the member or admin. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  failure: string | null;

  /** When it was last queued; `delayMs` counts from then. */
  @Column({ type: 'datetime', precision: 3 })
  queuedAt: Date;

  /** Milliseconds. */
  @Column({ type: 'int', default: 0 })
  delayMs: number;

  /** Heartbeat: changes every few seconds while its worker lives. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  heartbeatAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

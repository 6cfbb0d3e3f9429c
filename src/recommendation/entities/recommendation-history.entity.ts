import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const RECOMMENDATION_TYPES = ['workout', 'supplement'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const RECOMMENDATION_STATES = ['PENDING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

/**
 * A recommendation that was asked for: the job, its state and its result. This row is the truth; a queue carries
 * only its id.
 */
@Entity('recommendation_histories')
@Index('recommendation_histories_user', ['userId', 'type', 'id'])
@Index('recommendation_histories_state', ['state', 'leaseUntil'])
@Index('recommendation_histories_pending', ['pendingKey'], { unique: true })
export class RecommendationHistory {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 12 })
  type: RecommendationType;

  @Column({ type: 'varchar', length: 10 })
  state: RecommendationState;

  @Column({ type: 'simple-json' })
  request: Record<string, unknown>;

  /** Snapshot of the answer: can be read again unchanged after the catalogue has changed. */
  @Column({ type: 'simple-json', nullable: true })
  result: Record<string, unknown> | null;

  /** The Korean sentence of a failed one. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  failureMessage: string | null;

  /** Hash of member and request while unfinished, null after: the same request twice is one job. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  pendingKey: string | null;

  /** How often a worker has begun it. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Until when the worker that claimed it owns it; after that a sweep hands it out again. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  leaseUntil: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

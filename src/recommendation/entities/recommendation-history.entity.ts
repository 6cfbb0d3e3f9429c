import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const RECOMMENDATION_TYPES = ['workout', 'supplement'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** `week`: a requested plan of days. `day`: a day of an accepted week, a workout recommendation that no list shows. */
export const HISTORY_TYPES = [...RECOMMENDATION_TYPES, 'week', 'day'] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];
/** Types that contain workouts to train. */
export const WORKOUT_TYPES: readonly HistoryType[] = ['workout', 'day'];

export const RECOMMENDATION_STATES = ['PENDING', 'DONE', 'FAILED'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

/** A requested recommendation, with its answer once the job has ended. */
@Entity('recommendation_histories')
@Index('recommendation_histories_user', ['userId', 'type', 'id'])
@Index('recommendation_histories_request', ['userId', 'requestId'], { unique: true })
export class RecommendationHistory {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 12 })
  type: HistoryType;

  @Column({ type: 'varchar', length: 10 })
  state: RecommendationState;

  /** The client's own id of the request; null if it sent none. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  requestId: string | null;

  @Column({ type: 'simple-json' })
  request: Record<string, unknown>;

  /** Snapshot of the answer: stays readable and unchanged after the catalogue changes. */
  @Column({ type: 'simple-json', nullable: true })
  result: Record<string, unknown> | null;

  /** The Korean message of a failed recommendation. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  failureMessage: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

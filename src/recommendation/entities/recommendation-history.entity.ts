import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const RECOMMENDATION_TYPES = ['workout', 'supplement'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** `week`: a plan of days that was asked for. `day`: a day of an accepted one, a recommendation of workouts in no list. */
export const HISTORY_TYPES = [...RECOMMENDATION_TYPES, 'week', 'day'] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];
/** Those with workouts to be trained. */
export const WORKOUT_TYPES: readonly HistoryType[] = ['workout', 'day'];

export const RECOMMENDATION_STATES = ['PENDING', 'DONE', 'FAILED'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

/** A recommendation that was asked for, and its answer once its job has ended. */
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

  /** The client's own id of the request; null where it gave none. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  requestId: string | null;

  @Column({ type: 'simple-json' })
  request: Record<string, unknown>;

  /** Snapshot of the answer: can be read again unchanged after the catalogue has changed. */
  @Column({ type: 'simple-json', nullable: true })
  result: Record<string, unknown> | null;

  /** The Korean sentence of a failed one. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  failureMessage: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LoadAnswer, LoadDoubt } from '../../recommendation/public.js';

export const SET_KINDS = ['warmup', 'work'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** One set: planned and done numbers side by side. Weights are kg as shown (per hand, on the stack, assistance for 보조). */
@Entity('training_sets')
@Index('training_sets_revision', ['userId', 'revision'])
@Index('training_sets_workout', ['workoutId', 'userId'])
export class TrainingSet {
  /** UUIDv7, created by the client. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'int' })
  userId: number;

  @Index('training_sets_session')
  @Column({ type: 'varchar', length: 36 })
  sessionId: string;

  @Column({ type: 'int' })
  workoutId: number;

  /** The name at the time: the log stays readable if the workout is hidden or renamed later. */
  @Column({ type: 'varchar', length: 100 })
  workoutName: string;

  /** Position of the workout in the session. */
  @Column({ type: 'int' })
  workoutOrdinal: number;

  /** Position of the set in its workout, including warm-up sets. */
  @Column({ type: 'int' })
  ordinal: number;

  @Column({ type: 'varchar', length: 6 })
  kind: SetKind;

  @Column({ type: 'double', nullable: true })
  targetWeight: number | null;

  @Column({ type: 'int', nullable: true })
  targetReps: number | null;

  @Column({ type: 'int', nullable: true })
  targetSeconds: number | null;

  @Column({ type: 'double', nullable: true })
  targetReserve: number | null;

  /** For a set that ends by feeling, with this field and the next two; else null. `targetReps` is then a guess. */
  @Column({ type: 'int', nullable: true })
  targetLeast: number | null;

  @Column({ type: 'int', nullable: true })
  targetMost: number | null;

  /** Perceived repetitions in reserve at which to stop. */
  @Column({ type: 'int', nullable: true })
  targetFelt: number | null;

  @Column({ type: 'double', nullable: true })
  weight: number | null;

  @Column({ type: 'int', nullable: true })
  reps: number | null;

  /** For a hold. */
  @Column({ type: 'int', nullable: true })
  seconds: number | null;

  /** Perceived repetitions in reserve, 0–5; 5 means five or more. */
  @Column({ type: 'int', nullable: true })
  reserve: number | null;

  /** On the last work set of a workout; it applies to the whole workout. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  answer: LoadAnswer | null;

  /** Null = planned but not done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  doneAt: Date | null;

  /** Workouts of a session with the same number alternate. */
  @Column({ type: 'int', nullable: true })
  supersetGroup: number | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  /** The member confirmed an unusual load. */
  @Column({ type: 'boolean', default: false })
  confirmed: boolean;

  /** Detected on writing; until `confirmed`, nothing is learned from it. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  doubt: LoadDoubt | null;

  @Column({ type: 'boolean', default: false })
  deleted: boolean;

  /** The member's revision (`TrainingLog`) of its last write. */
  @Column({ type: 'int' })
  revision: number;
}

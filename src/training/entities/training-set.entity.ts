import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LoadAnswer, LoadDoubt } from '../../recommendation/public.js';

export const SET_KINDS = ['warmup', 'work'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** One set: what was planned beside what was done. Weights are kg as shown (per hand, on the stack, help where 보조). */
@Entity('training_sets')
@Index('training_sets_revision', ['userId', 'revision'])
@Index('training_sets_workout', ['workoutId', 'userId'])
export class TrainingSet {
  /** UUIDv7, made by the client. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'int' })
  userId: number;

  @Index('training_sets_session')
  @Column({ type: 'varchar', length: 36 })
  sessionId: string;

  @Column({ type: 'int' })
  workoutId: number;

  /** At the time: a workout hidden or renamed later leaves the log readable. */
  @Column({ type: 'varchar', length: 100 })
  workoutName: string;

  /** Place of the workout in the session. */
  @Column({ type: 'int' })
  workoutOrdinal: number;

  /** Place of the set in its workout, warm-up sets counted. */
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

  /** Of a set that was to be ended by how it feels, with this and the next two; else null. Then `targetReps` is a guess. */
  @Column({ type: 'int', nullable: true })
  targetLeast: number | null;

  @Column({ type: 'int', nullable: true })
  targetMost: number | null;

  /** Repetitions felt to be left at which to stop. */
  @Column({ type: 'int', nullable: true })
  targetFelt: number | null;

  @Column({ type: 'double', nullable: true })
  weight: number | null;

  @Column({ type: 'int', nullable: true })
  reps: number | null;

  /** Of a hold. */
  @Column({ type: 'int', nullable: true })
  seconds: number | null;

  /** Repetitions felt to be left, 0–5; 5 means five or more. */
  @Column({ type: 'int', nullable: true })
  reserve: number | null;

  /** On the last work set of a workout; it holds for the workout. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  answer: LoadAnswer | null;

  /** Null = planned and not done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  doneAt: Date | null;

  /** Workouts of a session with the same number are done in turn. */
  @Column({ type: 'int', nullable: true })
  supersetGroup: number | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  /** The member said yes to a load far from the usual. */
  @Column({ type: 'boolean', default: false })
  confirmed: boolean;

  /** Found when it was written; until `confirmed` nothing is learned from it. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  doubt: LoadDoubt | null;

  @Column({ type: 'boolean', default: false })
  deleted: boolean;

  /** The member's counter (`TrainingLog`) when it was last written. */
  @Column({ type: 'int' })
  revision: number;
}

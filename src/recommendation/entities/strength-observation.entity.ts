import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CarriedCorrection } from '../engine/learning/learn-carried.js';
import type { Seen } from '../engine/learning/load-evidence.js';
import type { Experience } from '../../training-preferences/public.js';

/**
 * One observation of a member's strength. The belief is computed from these rows alone: changing or deleting a row changes the belief
 * retroactively.
 */
@Entity('strength_observations')
@Index('strength_observations_once', ['userId', 'source', 'date'], { unique: true })
@Index('strength_observations_day', ['userId', 'date'])
@Index('strength_observations_exercise', ['userId', 'workoutId', 'date'])
export class StrengthObservation {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** Where it was observed (`answer:21` = the answer to workout 21 of a routine): one per day, a later one replaces the earlier. */
  @Column({ type: 'varchar', length: 60 })
  source: string;

  /** `YYYY-MM-DD`: the session's local date for a set, KST for an answer or a typed weight. */
  @Column({ type: 'varchar', length: 10 })
  date: string;

  /** Null for a conclusion of an older learning model. */
  @Index('strength_observations_workout')
  @Column({ type: 'int', nullable: true })
  workoutId: number | null;

  /** As stated in the recommendation it belongs to. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  experience: Experience | null;

  @Column({ type: 'simple-json' })
  seen: Seen | CarriedCorrection;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Set for a running session: until then the observation teaches nothing. Otherwise null. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  heldUntil: Date | null;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CarriedCorrection } from '../engine/learning/learn-carried.js';
import type { Seen } from '../engine/learning/load-evidence.js';
import type { Experience } from '../../training-preferences/public.js';

/**
 * Something seen of a member's strength. What is believed is computed from these rows alone: changing or deleting one
 * changes what is believed, as if it had always been so.
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

  /** What it was seen at (`answer:21` = the answer to workout 21 of a routine): one a day, a later one replaces the earlier. */
  @Column({ type: 'varchar', length: 60 })
  source: string;

  /** `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10 })
  date: string;

  /** Null for what an earlier edition of the learning concluded. */
  @Index('strength_observations_workout')
  @Column({ type: 'int', nullable: true })
  workoutId: number | null;

  /** As stated in the recommendation it came from. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  experience: Experience | null;

  @Column({ type: 'simple-json' })
  seen: Seen | CarriedCorrection;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Of a session that is still running: until then it teaches nothing. Otherwise null. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  heldUntil: Date | null;
}

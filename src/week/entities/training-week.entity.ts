import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WeekCardioDto } from '../../recommendation/public.js';

/** A day of a week, in the order of the plan. */
export interface KeptDay {
  /** 1 = Monday; null in a week without days. Differs from the plan if the day was moved. */
  day: number | null;
  /** The member skips it. */
  skipped: boolean;
  /** The recommendation of its workouts. */
  historyId: number;
  /** A member's routine that replaces the workouts; absent if there is none. */
  routineId?: number | null;
}

/** The week that a member accepted. The loads of a day are derived from the log on read. */
@Entity('training_weeks')
export class TrainingWeek {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Its Monday, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  startsOn: string;

  /** The recommendation it was accepted from, with its request. */
  @Column({ type: 'int' })
  historyId: number;

  /** The recommendation that replanned the rest of the week, or null. */
  @Column({ type: 'int', nullable: true })
  againId: number | null;

  @Column({ type: 'simple-json' })
  days: KeptDay[];

  /** Endurance on its current days; null if the week was accepted before it could be moved: then as recommended. */
  @Column({ type: 'simple-json', nullable: true })
  cardio: WeekCardioDto[] | null;

  /** Increments with every change. */
  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}

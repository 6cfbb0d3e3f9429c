import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day of a week, in the order of the plan. */
export interface KeptDay {
  /** 1 = Monday; null in a week without days. Another than planned where it was moved. */
  day: number | null;
  /** The member said that nothing is done on it. */
  skipped: boolean;
  /** The recommendation of its workouts. */
  historyId: number;
  /** A routine of the member's that is done on it instead; absent where there is none. */
  routineId?: number | null;
}

/** The week that a member accepted. What is to be lifted on a day follows from the log when it is read. */
@Entity('training_weeks')
export class TrainingWeek {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Its Monday, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  startsOn: string;

  /** The answer it was accepted from, with what was asked for. */
  @Column({ type: 'int' })
  historyId: number;

  /** The answer that the rest of the week was planned again by, or null. */
  @Column({ type: 'int', nullable: true })
  againId: number | null;

  @Column({ type: 'simple-json' })
  days: KeptDay[];

  /** One more with every change. */
  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}

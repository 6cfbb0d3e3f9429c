import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A workout that is never recommended to the member again. */
@Entity('excluded_workouts')
export class ExcludedWorkout {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Index('excluded_workouts_workout')
  @PrimaryColumn({ type: 'int' })
  workoutId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A workout that a member never wants to be recommended again. */
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

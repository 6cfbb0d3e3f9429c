import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Routine } from './routine.entity.js';

export const ROUTINE_MODES = ['auto', 'fixed'] as const;
export type RoutineMode = (typeof ROUTINE_MODES)[number];

/** A workout in a routine. */
@Entity('my_workouts')
@Index('my_workouts_routine_workout', ['routineId', 'workoutId'], { unique: true })
@Index('my_workouts_routine_index', ['routineId', 'myWorkoutIndex'])
export class MyWorkout {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  routineId: number;

  @Index('my_workouts_workout')
  @Column({ type: 'int' })
  workoutId: number;

  /** Position in the routine, 1-based and dense. */
  @Column({ type: 'int' })
  myWorkoutIndex: number;

  /** kg as loaded on the equipment. */
  @Column({ type: 'double', nullable: true })
  weight: number | null;

  @Column({ type: 'int', nullable: true })
  rep: number | null;

  @Column({ type: 'int', nullable: true })
  setCount: number | null;

  /** The recommendation it was added from. */
  @Column({ type: 'int', nullable: true })
  historyId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** `auto`: weight and repetitions follow what was learned, or are the row's own if nothing is known; `fixed`: typed. */
  @Column({ type: 'varchar', length: 5, default: 'fixed' })
  mode: RoutineMode;

  @ManyToOne(() => Routine)
  @JoinColumn({ name: 'routineId' })
  routine: Relation<Routine>;
}

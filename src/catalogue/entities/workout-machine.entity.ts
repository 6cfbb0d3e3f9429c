import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Machine } from './machine.entity.js';
import { Workout } from './workout.entity.js';

/** The machines a workout needs, all of them at once. */
@Entity('workout_machines')
export class WorkoutMachine {
  @PrimaryColumn({ type: 'int' })
  workoutId: number;

  @Index('workout_machines_machine')
  @PrimaryColumn({ type: 'int' })
  machineId: number;

  @ManyToOne(() => Workout, workout => workout.machines)
  @JoinColumn({ name: 'workoutId' })
  workout: Relation<Workout>;

  @ManyToOne(() => Machine)
  @JoinColumn({ name: 'machineId' })
  machine: Relation<Machine>;
}

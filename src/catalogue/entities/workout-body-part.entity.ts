import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BodyPart } from './body-part.entity.js';
import { Workout } from './workout.entity.js';

/** The body parts a workout trains, primary ones first. */
@Entity('workout_body_parts')
export class WorkoutBodyPart {
  @PrimaryColumn({ type: 'int' })
  workoutId: number;

  @Index('workout_body_parts_part')
  @PrimaryColumn({ type: 'int' })
  bodyPartId: number;

  @Column({ type: 'boolean' })
  isPrimary: boolean;

  /** Display order, 0-based over primary then secondary. */
  @Column({ type: 'int' })
  position: number;

  @ManyToOne(() => Workout, workout => workout.bodyParts)
  @JoinColumn({ name: 'workoutId' })
  workout: Relation<Workout>;

  @ManyToOne(() => BodyPart)
  @JoinColumn({ name: 'bodyPartId' })
  bodyPart: Relation<BodyPart>;
}

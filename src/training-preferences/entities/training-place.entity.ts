import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnPlace } from '../places.js';

/** The equipment at one of a member's own places; null loads are those of a typical Korean gym. */
@Entity('training_places')
export class TrainingPlace {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'varchar', length: 12 })
  place: OwnPlace;

  /** Ids of machines; ids that have left the catalogue since are ignored. */
  @Column({ type: 'simple-json' })
  machineIds: number[];

  /** kg between two dumbbells. */
  @Column({ type: 'double', nullable: true })
  dumbbellStepKg: number | null;

  /** kg of one dumbbell. */
  @Column({ type: 'double', nullable: true })
  lightestDumbbellKg: number | null;

  @Column({ type: 'double', nullable: true })
  heaviestDumbbellKg: number | null;

  /** A single dumbbell only: excludes workouts with one in each hand. */
  @Column({ type: 'boolean', default: false })
  singleDumbbell: boolean;

  /** kg of one plate; a bar carries them in pairs. */
  @Column({ type: 'double', nullable: true })
  smallestPlateKg: number | null;

  /** kg between two pin positions of a stack. */
  @Column({ type: 'double', nullable: true })
  stackStepKg: number | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnPlace } from '../places.js';

/** What is there to train with at one of a member's own places; null loads are a usual Korean gym's. */
@Entity('training_places')
export class TrainingPlace {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'varchar', length: 12 })
  place: OwnPlace;

  /** Ids of machines; one that has left the catalogue since is passed over. */
  @Column({ type: 'simple-json' })
  machineIds: number[];

  /** kg between two dumbbells. */
  @Column({ type: 'double', nullable: true })
  dumbbellStepKg: number | null;

  /** kg of one. */
  @Column({ type: 'double', nullable: true })
  lightestDumbbellKg: number | null;

  @Column({ type: 'double', nullable: true })
  heaviestDumbbellKg: number | null;

  /** One dumbbell only: nothing that takes one in each hand. */
  @Column({ type: 'boolean', default: false })
  singleDumbbell: boolean;

  /** kg of one plate; a bar carries them in pairs. */
  @Column({ type: 'double', nullable: true })
  smallestPlateKg: number | null;

  /** kg between two pins of a stack. */
  @Column({ type: 'double', nullable: true })
  stackStepKg: number | null;
}

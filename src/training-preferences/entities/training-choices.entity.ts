import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExperienceWireName, TrainingGoalWireName } from '../workout-wire-names.js';
import type { Place } from '../places.js';

/** The member's last choices before a session: defaults of the next one. */
@Entity('training_choices')
export class TrainingChoices {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 12, nullable: true })
  place: Place | null;

  /** Korean names, as in requests. */
  @Column({ type: 'simple-json' })
  bodyParts: string[];

  @Column({ type: 'varchar', length: 12, nullable: true })
  goal: TrainingGoalWireName | null;

  /** null = not answered. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  experience: ExperienceWireName | null;

  /** Minutes; null = no limit. */
  @Column({ type: 'int', nullable: true })
  minutes: number | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExperienceWireName, TrainingGoalWireName } from '../workout-wire-names.js';
import type { Place } from '../places.js';

/** What a member chose last on the way to a session: the next one starts from it. */
@Entity('training_choices')
export class TrainingChoices {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 12, nullable: true })
  place: Place | null;

  /** Korean names, as requests have them. */
  @Column({ type: 'simple-json' })
  bodyParts: string[];

  @Column({ type: 'varchar', length: 12, nullable: true })
  goal: TrainingGoalWireName | null;

  /** null = not answered. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  experience: ExperienceWireName | null;

  /** Minutes; null = as long as it takes. */
  @Column({ type: 'int', nullable: true })
  minutes: number | null;
}

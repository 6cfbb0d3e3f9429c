import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A member's choice of workout for a name used by another application. */
@Entity('training_import_names')
export class ImportName {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** `nameKey` of the name: the same for all its spellings. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  nameKey: string;

  /** As written in the file. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Null: its sets are left out. */
  @Index('training_import_names_workout')
  @Column({ type: 'int', nullable: true })
  workoutId: number | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a member said that a name of another application means. */
@Entity('training_import_names')
export class ImportName {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** `nameKey` of the name: the same for every way to write it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  nameKey: string;

  /** As it was written. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Null: its sets are left out. */
  @Index('training_import_names_workout')
  @Column({ type: 'int', nullable: true })
  workoutId: number | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which import a session came with. */
@Entity('training_imported_sessions')
export class ImportedSession {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  sessionId: string;

  @Index('training_imported_sessions_import')
  @Column({ type: 'int' })
  importId: number;

  /** The sets that came with it; null where it was imported before that was noted: then all count as such. */
  @Column({ type: 'simple-json', nullable: true })
  setIds: string[] | null;
}

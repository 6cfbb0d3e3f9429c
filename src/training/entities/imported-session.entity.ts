import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The import that a session belongs to. */
@Entity('training_imported_sessions')
export class ImportedSession {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  sessionId: string;

  @Index('training_imported_sessions_import')
  @Column({ type: 'int' })
  importId: number;

  /** Its imported sets; null in imports from before this was recorded: then all of its sets count. */
  @Column({ type: 'simple-json', nullable: true })
  setIds: string[] | null;
}

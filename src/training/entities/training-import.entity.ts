import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ImportFormat } from '../foreign-file.types.js';

/** One import of a member's data from another application. */
@Entity('training_imports')
export class TrainingImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('training_imports_user')
  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 10 })
  format: ImportFormat;

  @Column({ type: 'int' })
  sessions: number;

  @Column({ type: 'int' })
  sets: number;

  @Column({ type: 'varchar', length: 10 })
  firstDate: string;

  @Column({ type: 'varchar', length: 10 })
  lastDate: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Time of the undo; null while it is in the log. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  undoneAt: Date | null;

  /** Sets added by hand to its sessions, which survived the undo. */
  @Column({ type: 'int', default: 0 })
  keptSets: number;
}

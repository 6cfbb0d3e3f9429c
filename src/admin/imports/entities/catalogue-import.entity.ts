import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CatalogueResourceName } from '../../../catalogue/public.js';
import type { CheckedImport, ColumnChoices, MendedCells, UndoSkippedRow } from '../catalogue-import.types.js';

/**
 * `reading`: the file is read and tried; `columns`: somebody has to say what its columns are; `checked`: waits for a yes; `writing`,
 * `undoing`: its rows come in, or go; `done`, `undone`; `refused`: a row did not fit after all, so nothing of it is left; `failed`: it
 * could not be read.
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checked',
  'writing',
  'done',
  'refused',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A file that an admin brings into the catalogue, from the upload to its undoing. */
@Entity('catalogue_imports')
@Index('catalogue_imports_admin', ['adminId', 'resource', 'id'])
export class CatalogueImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  adminId: number;

  @Column({ type: 'varchar', length: 20 })
  resource: CatalogueResourceName;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @Column({ type: 'varchar', length: 10 })
  state: ImportState;

  /** Packed (`packed`), until it is in or given up. */
  @Column({ type: 'text', nullable: true, select: false })
  file: string | null;

  @Column({ type: 'simple-json' })
  columns: ColumnChoices;

  /** The first values of each column; null in imports of before. */
  @Column({ type: 'simple-json', nullable: true })
  samples: Record<string, string[]> | null;

  @Column({ type: 'simple-json', nullable: true })
  mended: MendedCells | null;

  /** Rows of the file. */
  @Column({ type: 'int' })
  lines: number;

  /** Rows that were tried, written or taken back, in the state it is in. */
  @Column({ type: 'int' })
  done: number;

  /** Parts of the file that are in the catalogue. */
  @Column({ type: 'int' })
  parts: number;

  @Column({ type: 'simple-json', nullable: true })
  result: CheckedImport | null;

  /** Rows that an undoing left as they were. */
  @Column({ type: 'simple-json' })
  kept: UndoSkippedRow[];

  /** A Korean sentence. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  failure: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

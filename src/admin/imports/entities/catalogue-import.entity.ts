import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CatalogueResourceName } from '../../../catalogue/public.js';
import type { CheckedImport, ColumnChoices, MendedCells, UndoSkippedRow } from '../catalogue-import.types.js';

/**
 * `reading`: the file is read and tried; `columns`: an admin has to map its columns; `checked`: waits for confirmation; `writing`, `undoing`: its
 * rows are written or undone; `done`, `undone`; `refused`: a row did not fit after all, so nothing of the file is left; `failed`: it could not be
 * read.
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

/** A file that an admin imports into the catalogue, from the upload to its undo. */
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

  /** Packed (`packed`), until the file is imported or abandoned. */
  @Column({ type: 'text', nullable: true, select: false })
  file: string | null;

  @Column({ type: 'simple-json' })
  columns: ColumnChoices;

  /** The first values of each column; null in older imports. */
  @Column({ type: 'simple-json', nullable: true })
  samples: Record<string, string[]> | null;

  @Column({ type: 'simple-json', nullable: true })
  mended: MendedCells | null;

  /** Rows of the file. */
  @Column({ type: 'int' })
  lines: number;

  /** Rows tried, written or undone so far in the current state. */
  @Column({ type: 'int' })
  done: number;

  /** Parts of the file that are in the catalogue. */
  @Column({ type: 'int' })
  parts: number;

  @Column({ type: 'simple-json', nullable: true })
  result: CheckedImport | null;

  /** Rows that an undo left unchanged. */
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

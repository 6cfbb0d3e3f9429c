import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A row of the catalogue that an import wrote, before and after: the way back. */
@Entity('catalogue_import_rows')
@Index('catalogue_import_rows_part', ['importId', 'part'])
export class CatalogueImportRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  importId: number;

  /** The transaction it came in with, counted from 0. */
  @Column({ type: 'int' })
  part: number;

  @Column({ type: 'int' })
  rowId: number;

  /** What the catalogue has to refresh: of a variant its product. */
  @Column({ type: 'int' })
  changedId: number;

  /** Null where the import added it. */
  @Column({ type: 'simple-json', nullable: true })
  before: object | null;

  @Column({ type: 'simple-json' })
  after: object;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A catalogue row that an import wrote, before and after, for undo. */
@Entity('catalogue_import_rows')
@Index('catalogue_import_rows_part', ['importId', 'part'])
export class CatalogueImportRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  importId: number;

  /** The transaction that wrote it, counted from 0. */
  @Column({ type: 'int' })
  part: number;

  @Column({ type: 'int' })
  rowId: number;

  /** Id of the item that the catalogue refreshes: for a variant, its product. */
  @Column({ type: 'int' })
  changedId: number;

  /** Null if the import added the row. */
  @Column({ type: 'simple-json', nullable: true })
  before: object | null;

  @Column({ type: 'simple-json' })
  after: object;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row (id 1) that every write to the catalogue locks first, so that changes commit in the order of `version`. */
@Entity('catalogue_state')
export class CatalogueState {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Grows with every change to the catalogue. */
  @Column({ type: 'int' })
  version: number;

  /** Hash of the seed files that were loaded last. */
  @Column({ type: 'varchar', length: 64 })
  seedHash: string;
}

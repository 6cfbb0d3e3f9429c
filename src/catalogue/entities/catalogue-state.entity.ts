import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row (id 1), which every write to the catalogue locks first, so that changes commit in the order of `version`. */
@Entity('catalogue_state')
export class CatalogueState {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Grows with every change to the catalogue. */
  @Column({ type: 'int' })
  version: number;

  /** Hash of the last loaded seed files. */
  @Column({ type: 'varchar', length: 64 })
  seedHash: string;

  @Column({ type: 'int', default: 0, select: false })
  lockVersion?: number;
}

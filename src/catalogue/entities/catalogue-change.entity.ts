import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const CATALOGUE_CHANGE_KINDS = ['workout', 'supplement', 'machine', 'bodyPart', 'all'] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];

/** A changed catalogue item; every instance reads these rows to refresh its memory. */
@Entity('catalogue_changes')
export class CatalogueChange {
  @PrimaryGeneratedColumn()
  id: number;

  /** `CatalogueState.version` of the transaction. */
  @Index('catalogue_changes_version')
  @Column({ type: 'int' })
  version: number;

  @Column({ type: 'varchar', length: 20 })
  kind: CatalogueChangeKind;

  /** Id of the workout, product (not variant), machine or body part; null for `all`. */
  @Column({ type: 'int', nullable: true })
  entityId: number | null;

  @Index('catalogue_changes_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}

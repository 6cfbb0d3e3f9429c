import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SEED_KINDS = ['bodyPart', 'machine', 'workout', 'supplement', 'variant'] as const;
export type SeedKind = (typeof SEED_KINDS)[number];

/** Records that the seed inserted this item once, so that items an admin deleted do not come back. */
@Entity('seed_ledger')
export class SeedLedgerEntry {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: SeedKind;

  @PrimaryColumn({ type: 'varchar', length: 160 })
  slug: string;

  /** The fields as last shipped: a different value in the row means that an admin changed it. */
  @Column({ type: 'simple-json', nullable: true })
  shipped: Record<string, unknown> | null;

  /** Used without `shipped`: whether an admin may have changed the row. */
  @Column({ type: 'boolean', default: false })
  edited: boolean;
}

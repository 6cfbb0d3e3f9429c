import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SEED_KINDS = ['bodyPart', 'machine', 'workout', 'supplement', 'variant'] as const;
export type SeedKind = (typeof SEED_KINDS)[number];

/** Remembers that the seed inserted this once, so that what an admin deleted does not come back. */
@Entity('seed_ledger')
export class SeedLedgerEntry {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: SeedKind;

  @PrimaryColumn({ type: 'varchar', length: 160 })
  slug: string;

  /** The fields as they were shipped last: where the row says otherwise, an admin has changed it. */
  @Column({ type: 'simple-json', nullable: true })
  shipped: Record<string, unknown> | null;

  /** Without `shipped`: whether an admin may have changed the row. */
  @Column({ type: 'boolean', default: false })
  edited: boolean;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SeedKind } from './seed-ledger-entry.entity.js';

/** Fields that a new version would have changed if an admin had not changed them first. */
@Entity('seed_offers')
@Index('seed_offers_row', ['kind', 'rowId'], { unique: true })
export class SeedOffer {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  kind: SeedKind;

  @Column({ type: 'int' })
  rowId: number;

  /** The fields as shipped now, by the seed's field names. */
  @Column({ type: 'simple-json' })
  fields: Record<string, unknown>;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}

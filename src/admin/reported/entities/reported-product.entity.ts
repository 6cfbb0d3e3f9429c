import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportedProductInput } from '../reported-product.input.js';
import type { ReportedRow } from '../reported-row.js';

/**
 * `review`: waits for an admin; `ready`: has its amounts and waits for a price; `listed`: is in the catalogue; `refused`: an admin turned it down;
 * `outside`: has no ingredient that the catalogue knows.
 */
export const REPORTED_STATES = ['review', 'ready', 'listed', 'refused', 'outside'] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

/** A product as its maker reported it to the ministry. */
@Entity('reported_products')
@Index('reported_products_state', ['state', 'id'])
export class ReportedProduct {
  @PrimaryGeneratedColumn()
  id: number;

  /** 품목제조신고번호 */
  @Index('reported_products_report_number', { unique: true })
  @Column({ type: 'varchar', length: 40 })
  reportNumber: string;

  /** The row as fetched. */
  @Column({ type: 'simple-json' })
  raw: ReportedRow;

  /** Fingerprint of `raw`: a new one means that the maker changed the report. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint: string;

  /** Name and maker, one line each: what members search by. */
  @Column({ type: 'varchar', length: 200, default: '' })
  searchName: string;

  @Column({ type: 'varchar', length: 8 })
  state: ReportedState;

  /** The report changed after an admin's decision. */
  @Column({ type: 'boolean', default: false })
  changed: boolean;

  /** The admin's corrections; null if the reading is unchanged. */
  @Column({ type: 'simple-json', nullable: true })
  accepted: ReportedProductInput | null;

  /** Id of the admin who accepted, listed or refused it. */
  @Column({ type: 'int', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'datetime', precision: 3 })
  fetchedAt: Date;
}

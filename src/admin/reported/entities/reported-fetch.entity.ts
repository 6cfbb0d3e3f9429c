import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the reported products have been fetched: one row, of id 1, once somebody has begun. */
@Entity('reported_fetches')
export class ReportedFetch {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Number of the row that is fetched next, from 1. */
  @Column({ type: 'int' })
  nextRow: number;

  /** How many there are, as the last answer said. */
  @Column({ type: 'int', nullable: true })
  total: number | null;

  /** When the last one was fetched; null while some are missing. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

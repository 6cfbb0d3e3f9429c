import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Progress of fetching the reported products: one row with id 1, from the first run on. */
@Entity('reported_fetches')
export class ReportedFetch {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Number of the next row to fetch, from 1. */
  @Column({ type: 'int' })
  nextRow: number;

  /** Number of rows in all, as the last response said. */
  @Column({ type: 'int', nullable: true })
  total: number | null;

  /** When the last row was fetched; null while some remain. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

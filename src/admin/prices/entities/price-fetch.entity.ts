import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the shopping search has been asked: one row, of id 1, once somebody has begun. */
@Entity('price_fetches')
export class PriceFetch {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The variant that was asked about last; 0 before the first. */
  @Column({ type: 'int' })
  lastId: number;

  /** How many were asked about. */
  @Column({ type: 'int' })
  done: number;

  /** How many there were when it began. */
  @Column({ type: 'int' })
  total: number;

  /** When the last one was asked about; null while some are missing. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Progress of the shopping search: one row with id 1, from the first run on. */
@Entity('price_fetches')
export class PriceFetch {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The last variant searched; 0 before the first. */
  @Column({ type: 'int' })
  lastId: number;

  /** Variants searched so far. */
  @Column({ type: 'int' })
  done: number;

  /** Variants when the run began. */
  @Column({ type: 'int' })
  total: number;

  /** When the last variant was searched; null while some remain. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

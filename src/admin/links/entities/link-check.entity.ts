import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LinkFault } from '../link-fault.js';

/** Result of the last check of a catalogue link. */
@Entity('link_checks')
@Index('link_checks_failed', ['failedDays', 'id'])
export class LinkCheck {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('link_checks_url', { unique: true })
  @Column({ type: 'varchar', length: 500 })
  url: string;

  @Column({ type: 'datetime', precision: 3 })
  checkedAt: Date;

  /** Days with a failure since the link last answered. From the second day on it counts as dead. */
  @Column({ type: 'int', default: 0 })
  failedDays: number;

  /** `YYYY-MM-DD`, KST; null while it answers. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  lastFailedDay: string | null;

  /** The last fault; null while it answers. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  fault: LinkFault | null;
}

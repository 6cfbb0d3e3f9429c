import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ServedEvents } from './served-events.js';

/** The secret URL of a member's calendar. */
@Entity('calendar_feeds')
export class CalendarFeed {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** SHA-256 of 128 random bits, base64url: they cannot be guessed, so a slow hash is unnecessary. */
  @Index('calendar_feeds_secret', { unique: true })
  @Column({ type: 'varchar', length: 43 })
  secretHash: string;

  /** When sessions start, `HH:mm` KST; null for all-day events. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  startTime: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null before the first time. */
  @Column({ type: 'simple-json', nullable: true })
  served?: ServedEvents | null;
}

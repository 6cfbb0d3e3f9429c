import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The secret address of a member's calendar. */
@Entity('calendar_feeds')
export class CalendarFeed {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** SHA-256 of 128 random bits, base64url: nothing to guess, so nothing to slow down. */
  @Index('calendar_feeds_secret', { unique: true })
  @Column({ type: 'varchar', length: 43 })
  secretHash: string;

  /** When sessions begin, `HH:mm` in Korea; null for whole days. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  startTime: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

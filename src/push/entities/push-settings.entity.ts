import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a member wants to be told on their devices. */
@Entity('push_settings')
export class PushSettings {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'boolean', default: true })
  today: boolean;

  @Column({ type: 'boolean', default: true })
  rest: boolean;

  @Column({ type: 'boolean', default: true })
  refill: boolean;

  /** When the daily push comes, in Korea. */
  @Column({ type: 'int' })
  hour: number;

  /** When the next daily push is decided. */
  @Index('push_settings_next')
  @Column({ type: 'datetime', precision: 3 })
  nextAt: Date;

  /** The last day whose push was decided, `YYYY-MM-DD` in Korea: there is one a day at most. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  decidedOn: string | null;

  /** Refills that were told: each once, however long it is due. */
  @Column({ type: 'simple-json' })
  toldRefills: string[];
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that receives pushes: its address at a push service, and the keys that only it can read with. */
@Entity('push_subscriptions')
export class PushSubscriptionRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('push_subscriptions_user')
  @Column({ type: 'int' })
  userId: number;

  /** The login on that device: both end together. */
  @Index('push_subscriptions_login', { unique: true })
  @Column({ type: 'int' })
  loginId: number;

  /** SHA-256, base64url: endpoints are too long for an index. */
  @Index('push_subscriptions_endpoint', { unique: true })
  @Column({ type: 'varchar', length: 43 })
  endpointHash: string;

  /** Secret: whoever knows it can end the subscription. */
  @Column({ type: 'text' })
  endpoint: string;

  @Column({ type: 'varchar', length: 87 })
  p256dh: string;

  @Column({ type: 'varchar', length: 22 })
  auth: string;

  /** Our public key when the browser subscribed: no other one reaches it. */
  @Column({ type: 'varchar', length: 87 })
  serverKey: string;

  /** Refusals in a row. */
  @Column({ type: 'int', default: 0 })
  failures: number;

  /** The day of the last daily push, `YYYY-MM-DD` in Korea. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  toldOn: string | null;

  /** The rest that runs while the page is hidden. Random; another rest has another id. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  restId: string | null;

  @Column({ type: 'varchar', length: 36, nullable: true })
  restSessionId: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  restEndsAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

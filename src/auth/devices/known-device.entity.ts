import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A device that has logged in to an account; its attempts are counted separately. */
@Entity('known_devices')
@Index('known_devices_user', ['userId', 'deviceId'], { unique: true })
@Index('known_devices_admin', ['adminId', 'deviceId'], { unique: true })
export class KnownDevice {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'int', nullable: true })
  adminId: number | null;

  /** The id in the device's mark; useless without the signature. */
  @Column({ type: 'varchar', length: 22 })
  deviceId: string;

  @Column({ type: 'datetime', precision: 3 })
  firstSeenAt: Date;

  @Index('known_devices_last_seen')
  @Column({ type: 'datetime', precision: 3 })
  lastSeenAt: Date;
}

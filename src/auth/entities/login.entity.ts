import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One login of a member or an admin: the family of refresh tokens that grew out of it. Access and refresh tokens
 * name it, so that revoking the row kills them all at once.
 */
@Entity('logins')
export class Login {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('logins_user')
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Index('logins_admin')
  @Column({ type: 'int', nullable: true })
  adminId: number | null;

  /** Number of the only refresh token of the family that is valid now. */
  @Column({ type: 'int', default: 0 })
  generation: number;

  /** When `generation` last grew; the one before stays good for the grace period. */
  @Column({ type: 'datetime', precision: 3 })
  rotatedAt: Date;

  /** No token of the last renewal has been used yet: the device may never have received the answer. */
  @Column({ type: 'boolean', default: false })
  renewalUnseen: boolean;

  @Column({ type: 'boolean', default: false })
  rememberMe: boolean;

  /** What its owner calls the device: `iPhone · Safari`. Null for logins from before devices were told apart. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  deviceName: string | null;

  /** The id in the device's mark. */
  @Column({ type: 'varchar', length: 22, nullable: true })
  deviceId: string | null;

  /** An admin's login that was proved by a code of the authenticator as well. */
  @Column({ type: 'boolean', default: false })
  secondFactor: boolean;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** After this no token of it is valid, and the sweep removes the row. */
  @Index('logins_expires')
  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One login of a member or an admin: a family of refresh tokens. Access and refresh tokens name the login, so that revoking this row invalidates them
 * all at once.
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

  /** Number of the family's only valid refresh token. */
  @Column({ type: 'int', default: 0 })
  generation: number;

  /** When `generation` last grew; the previous token stays valid for the grace period. */
  @Column({ type: 'datetime', precision: 3 })
  rotatedAt: Date;

  /** No token of the last renewal has been used yet: the response may have been lost. */
  @Column({ type: 'boolean', default: false })
  renewalUnseen: boolean;

  @Column({ type: 'boolean', default: false })
  rememberMe: boolean;

  /** Device name for its owner: `iPhone · Safari`. Null for logins from before devices were distinguished. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  deviceName: string | null;

  /** The id in the device's mark. */
  @Column({ type: 'varchar', length: 22, nullable: true })
  deviceId: string | null;

  /** Whether an admin's login was also proved by a code of the authenticator. */
  @Column({ type: 'boolean', default: false })
  secondFactor: boolean;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the last token expires; the sweep then removes the row. */
  @Index('logins_expires')
  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}

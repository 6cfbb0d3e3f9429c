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

  @Column({ type: 'boolean', default: false })
  rememberMe: boolean;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** After this the sweep removes the row: no token of it can still be valid. */
  @Index('logins_expires')
  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}

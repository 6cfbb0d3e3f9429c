import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AdminRole } from '../../common/security/access.decorators.js';

/** Somebody who was asked by mail to become an admin. It goes when it is used, and a newer one to the address replaces it. */
@Entity('admin_invitations')
export class AdminInvitation {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('admin_invitations_address', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  mailAddress: string;

  @Column({ type: 'varchar', length: 10 })
  role: AdminRole;

  /** SHA-256 of 256 random bits: nothing to guess, so nothing to slow down. */
  @Index('admin_invitations_token', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @Column({ type: 'int' })
  invitedBy: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}

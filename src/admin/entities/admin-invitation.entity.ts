import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AdminRole } from '../../common/security/access.decorators.js';

/** An invitation by mail to become an admin. Using it deletes it; a newer one to the same address replaces it. */
@Entity('admin_invitations')
export class AdminInvitation {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('admin_invitations_address', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  mailAddress: string;

  @Column({ type: 'varchar', length: 10 })
  role: AdminRole;

  /** SHA-256 of 256 random bits: they cannot be guessed, so a slow hash is unnecessary. */
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

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AdminRole } from '../../common/security/access.decorators.js';

@Entity('admins')
export class Admin {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('admins_login_id', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  loginId: string;

  /** argon2id. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  @Column({ type: 'varchar', length: 10, default: 'owner' })
  role: AdminRole;

  /** Address of the invitation; null for admins who were never invited. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  mailAddress: string | null;

  /** From this time on, the admin cannot log in. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'int', default: 0, select: false })
  lockVersion?: number;
}

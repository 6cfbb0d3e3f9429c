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

  /** Where the invitation went; null for those who were never invited. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  mailAddress: string | null;

  /** From then on this admin cannot log in. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

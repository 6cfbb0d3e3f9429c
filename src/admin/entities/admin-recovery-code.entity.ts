import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A code that replaces the authenticator once. Only its hash is stored. */
@Entity('admin_recovery_codes')
@Index('admin_recovery_codes_code', ['adminId', 'codeHash'], { unique: true })
export class AdminRecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  adminId: number;

  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}

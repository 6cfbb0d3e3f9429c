import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type VerificationPurpose = 'signup' | 'password';

/** A six-digit code that was mailed. Only its hash is kept; it works once, ten minutes, five tries. */
@Entity('verification_codes')
@Index('verification_codes_address', ['mailAddress', 'purpose', 'createdAt'])
export class VerificationCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  purpose: VerificationPurpose;

  @Column({ type: 'varchar', length: 254 })
  mailAddress: string;

  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the right code was entered; a signup may follow within 30 minutes. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  verifiedAt: Date | null;

  /** When a signup or a new password used it up, or a newer code replaced it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  consumedAt: Date | null;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type VerificationPurpose = 'signup' | 'password';

/**
 * A six-digit code that was mailed. Only its hash is kept; it works once, ten minutes, and may be tried five times by
 * who asked for it and five times by everybody else.
 */
@Entity('verification_codes')
@Index('verification_codes_address', ['mailAddress', 'purpose', 'createdAt'])
export class VerificationCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  purpose: VerificationPurpose;

  @Column({ type: 'varchar', length: 254 })
  mailAddress: string;

  /** Who asked for it: a device by its mark, else a network; hashed. */
  @Column({ type: 'varchar', length: 43, default: '' })
  askedBy: string;

  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  /** Tries of who asked for it. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Tries of everybody else. */
  @Column({ type: 'int', default: 0 })
  otherAttempts: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the right code was entered; a signup may follow within 30 minutes. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  verifiedAt: Date | null;

  /** Hash of the proof that was given for entering the right code. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  proofHash: string | null;

  /** When a signup or a new password used it up, or a newer code replaced it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  consumedAt: Date | null;
}

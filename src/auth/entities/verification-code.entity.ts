import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type VerificationPurpose = 'signup' | 'password';

/**
 * A six-digit code sent by mail. Only its hash is stored. It works once, for ten minutes, and allows five tries to the caller who requested it and
 * five to everybody else.
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

  /** The requester, hashed: a device by its mark, else a network. */
  @Column({ type: 'varchar', length: 43, default: '' })
  askedBy: string;

  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  /** Tries of the requester. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Tries of everybody else. */
  @Column({ type: 'int', default: 0 })
  otherAttempts: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the right code was entered; a signup is possible for 30 minutes from then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  verifiedAt: Date | null;

  /** Hash of the proof issued for the right code. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  proofHash: string | null;

  /** When a signup or a new password used it, or a newer code replaced it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  consumedAt: Date | null;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LoginProvider } from '../../config/login-providers.js';

/** An account at a provider with which a member logs in. */
@Entity('identities')
export class Identity {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('identities_user')
  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 10 })
  provider: LoginProvider;

  /** SHA-256 of issuer and subject, base64url: only the two together identify the account (OIDC §5.7). */
  @Index('identities_subject', { unique: true })
  @Column({ type: 'varchar', length: 43 })
  subjectHash: string;

  /** What the provider sent when the account was linked, so that its owner recognises it; never used for lookups. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  mailAddress: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}

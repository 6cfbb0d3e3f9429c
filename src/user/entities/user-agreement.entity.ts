import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const AGREEMENT_KINDS = ['terms', 'privacy', 'health'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** What a member consented to, and when. */
@Entity('user_agreements')
@Index('user_agreements_user_kind', ['userId', 'kind'], { unique: true })
export class UserAgreement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 10 })
  kind: AgreementKind;

  @Column({ type: 'datetime', precision: 3 })
  agreedAt: Date;
}

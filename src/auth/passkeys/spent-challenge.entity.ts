import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An answered challenge, right or wrong: it is not accepted again. */
@Entity('spent_challenges')
export class SpentChallenge {
  @PrimaryColumn({ type: 'varchar', length: 22 })
  nonce: string;

  @Index('spent_challenges_expires')
  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}

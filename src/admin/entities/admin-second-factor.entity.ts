import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An admin's authenticator: an app that derives codes from a shared secret and the time (RFC 6238). */
@Entity('admin_second_factors')
export class AdminSecondFactor {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('admin_second_factors_admin', { unique: true })
  @Column({ type: 'int' })
  adminId: number;

  /** Encrypted, see `SealedSecret`. */
  @Column({ type: 'varchar', length: 200 })
  secret: string;

  /** Time step (half a minute) of the last accepted code: neither that code nor an earlier one is accepted again. */
  @Column({ type: 'int', nullable: true })
  lastStep: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null until a code of this authenticator is entered: until then, logins need no code. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;
}

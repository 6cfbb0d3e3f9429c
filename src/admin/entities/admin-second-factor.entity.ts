import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An admin's authenticator: an app that makes a code of a shared secret and the time (RFC 6238). */
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

  /** Number of the half minute of the last code that was taken: neither it nor one before is taken again. */
  @Column({ type: 'int', nullable: true })
  lastStep: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null until a code of it was entered: before, logins do without. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;
}

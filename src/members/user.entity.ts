import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type Sex = '남' | '여';

/** A member. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  userName: string;

  @Column({ type: 'varchar', length: 10 })
  birthDate: string;

  @Column({ type: 'varchar', length: 1 })
  sex: Sex;

  /** Lower case. */
  @Index('users_login_email', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  loginEmail: string;

  /** argon2id; a hash of random bytes if `hasPassword` is false. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  /** False for a sign-up with a provider account, until a password is set by mail. */
  @Column({ type: 'boolean', default: true })
  hasPassword: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'int', default: 0, select: false })
  lockVersion?: number;
}

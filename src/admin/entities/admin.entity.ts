import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('admins')
export class Admin {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('admins_login_id', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  loginId: string;

  /** argon2id. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A supplement variant on a member's list. */
@Entity('my_supplements')
@Index('my_supplements_user_supplement', ['userId', 'supplementId'], { unique: true })
export class MySupplement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Index('my_supplements_supplement')
  @Column({ type: 'int' })
  supplementId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Routine } from '../entities/routine.entity.js';

/** The link by which anybody sees a routine, until it is taken back. */
@Entity('routine_shares')
export class RoutineShare {
  @PrimaryColumn({ type: 'int' })
  routineId: number;

  /** 128 random bits in hexadecimal, which is the same in every comparison of texts. Kept as it is: the link is shown again. */
  @Index('routine_shares_secret', { unique: true })
  @Column({ type: 'varchar', length: 32 })
  secret: string;

  /** Whether its owner's name is told. */
  @Column({ type: 'boolean', default: false })
  withName: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @OneToOne(() => Routine)
  @JoinColumn({ name: 'routineId' })
  routine: Relation<Routine>;
}

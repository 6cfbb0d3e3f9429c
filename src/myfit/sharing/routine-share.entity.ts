import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Routine } from '../entities/routine.entity.js';

/** A link that shows a routine to anybody, until it is revoked. */
@Entity('routine_shares')
export class RoutineShare {
  @PrimaryColumn({ type: 'int' })
  routineId: number;

  /** 128 random bits in hexadecimal, which compares the same under every collation. Stored in plain text, because the link is shown again. */
  @Index('routine_shares_secret', { unique: true })
  @Column({ type: 'varchar', length: 32 })
  secret: string;

  /** Whether the link shows the owner's name. */
  @Column({ type: 'boolean', default: false })
  withName: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @OneToOne(() => Routine)
  @JoinColumn({ name: 'routineId' })
  routine: Relation<Routine>;
}

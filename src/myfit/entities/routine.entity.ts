import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A member's named routine. */
@Entity('routines')
@Index('routines_user', ['userId', 'deletedAt'])
@Index('routines_user_request', ['userId', 'requestId'], { unique: true })
export class Routine {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** Order among the member's routines, as the client sends it. */
  @Column({ type: 'int' })
  routineIndex: number;

  @Column({ type: 'varchar', length: 20 })
  routineName: string;

  /** Time of deletion; within ten minutes the routine can be restored completely. */
  @Index('routines_deleted')
  @Column({ type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;

  /** If it was made from a recommendation, the client's id of that request; otherwise null. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  requestId: string | null;

  @Column({ type: 'int', default: 0, select: false })
  lockVersion?: number;
}

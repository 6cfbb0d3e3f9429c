import { Entity, PrimaryColumn } from 'typeorm';

/** A member's routine that is deleted for good. */
@Entity('gone_routines')
export class GoneRoutine {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  routineId: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's target weight; no row without a goal. */
@Entity('body_goals')
export class BodyGoal {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** kg. */
  @Column({ type: 'double' })
  weight: number;
}

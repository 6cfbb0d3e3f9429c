import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member wants to weigh; no row without a goal. */
@Entity('body_goals')
export class BodyGoal {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** kg. */
  @Column({ type: 'double' })
  weight: number;
}

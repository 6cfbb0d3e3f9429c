import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row a member who ever logged something: who writes holds it, so that a member's writes come one after the other. */
@Entity('training_logs')
export class TrainingLog {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** The counter of the member's last change: the order in which the server wrote counts, never a phone's clock. */
  @Column({ type: 'int' })
  revision: number;
}

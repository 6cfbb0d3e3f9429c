import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row per member who has ever logged something: a writer locks it, so that a member's writes run one after the other. */
@Entity('training_logs')
export class TrainingLog {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** The revision of the member's last change: the server's write order counts, never a phone's clock. */
  @Column({ type: 'int' })
  revision: number;
}

import { Entity, PrimaryColumn } from 'typeorm';

/** Records that a deleted workout recommendation belonged to a member. */
@Entity('gone_recommendations')
export class GoneRecommendation {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  historyId: number;
}

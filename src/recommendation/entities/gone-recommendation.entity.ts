import { Entity, PrimaryColumn } from 'typeorm';

/** A workout recommendation that a member had and that is cleared away. */
@Entity('gone_recommendations')
export class GoneRecommendation {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  historyId: number;
}

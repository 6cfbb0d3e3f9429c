import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RecommendationType } from './recommendation-history.entity.js';

/** What a member did with a recommendation, in a small row that is quick to count. Deleted with its history. */
@Entity('recommendation_ends')
@Index('recommendation_ends_day', ['day', 'type'])
export class RecommendationOutcome {
  @PrimaryColumn({ type: 'int' })
  historyId: number;

  /** Day of the request, `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'varchar', length: 12 })
  type: RecommendationType;

  /** No answer was produced. */
  @Column({ type: 'boolean', default: false })
  failed: boolean;

  /** Some of it is or was in a routine or among the member's supplements. */
  @Column({ type: 'boolean', default: false })
  kept: boolean;

  /** One of its exercises was swapped for another. */
  @Column({ type: 'boolean', default: false })
  swapped: boolean;

  /** The member rated a kept workout as light, right or heavy, or typed another weight. */
  @Column({ type: 'boolean', default: false })
  answered: boolean;

  /** Why something requested is missing from the answer, one Korean sentence; null where nothing is. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  shortfall: string | null;
}

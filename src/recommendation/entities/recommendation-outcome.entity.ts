import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RecommendationType } from './recommendation-history.entity.js';

/** What a member did with a recommendation, in a small row that is quick to count. Deleted with its history. */
@Entity('recommendation_ends')
@Index('recommendation_ends_day', ['day', 'type'])
export class RecommendationOutcome {
  @PrimaryColumn({ type: 'int' })
  historyId: number;

  /** On which it was asked for, `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'varchar', length: 12 })
  type: RecommendationType;

  /** There is no answer. */
  @Column({ type: 'boolean', default: false })
  failed: boolean;

  /** Something of it is in a routine or among the member's supplements, or was. */
  @Column({ type: 'boolean', default: false })
  kept: boolean;

  /** An exercise of it has given way to another. */
  @Column({ type: 'boolean', default: false })
  swapped: boolean;

  /** The member said of a kept workout that it was light, right or heavy, or typed another weight. */
  @Column({ type: 'boolean', default: false })
  answered: boolean;

  /** Why something that was asked for is not in the answer, one Korean sentence; null where it is whole. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  shortfall: string | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StrengthBelief } from '../engine/learning/strength-belief.types.js';

/**
 * Cache of what the observations up to a day have taught, so that not every read replays them; recomputed when it no longer holds. Every
 * member with an observation has a row.
 */
@Entity('strength_beliefs')
export class StrengthBeliefRow {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Changes with every change of the observations, so that a result computed in the meantime is discarded. */
  @Column({ type: 'varchar', length: 36 })
  revision: string;

  /** The last day whose observations are all included; null = none. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  settledOn: string | null;

  @Column({ type: 'simple-json', nullable: true })
  belief: StrengthBelief | null;

  /** Hash of all other inputs: the body over time, the exercises' load models, the version of the learning model. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  basis: string | null;
}

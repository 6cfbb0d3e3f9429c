import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StrengthBelief } from '../engine/learning/strength-belief.types.js';

/**
 * What the observations up to a day have taught: kept so that they need not be replayed at every reading, and computed again wherever it
 * no longer holds. Every member with an observation has a row.
 */
@Entity('strength_beliefs')
export class StrengthBeliefRow {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Another one with every change of the observations: what was computed meanwhile is not kept. */
  @Column({ type: 'varchar', length: 36 })
  revision: string;

  /** The last day whose observations are in it, all of them; null = none. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  settledOn: string | null;

  @Column({ type: 'simple-json', nullable: true })
  belief: StrengthBelief | null;

  /** Of everything else it was computed from: the body over time, the exercises' load models, the learning itself. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  basis: string | null;
}
